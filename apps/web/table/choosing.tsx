// Choosing on the board: every offered move is a path of things; pressing the last of them plays it.

import type { Position, Previewed, Remedied } from '@adega/wire';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { Face, Several } from './face.ts';
import { useGoals } from './goal.tsx';
import { Refusal } from './refusal.tsx';
import { type GreyedMove, goalRole, NOTHING, PLAIN, type Role, rolesAmong, rolesOf, type Ways, waysOf, withOthers } from './roles.ts';

export interface Choosing {
  readonly face: Face | undefined;
  readonly position: Position | undefined;
  readonly chosen: readonly string[];
  /** What is chosen is one of several things, of which so many are still to be pressed. */
  readonly left: number | undefined;
  roleOf(id: string): Role;
  /** Chooses a thing, takes a chosen one off, plays a move that is complete, or says at `place` why it cannot be. */
  press(id: string, place: Element): void;
  point(key: string | undefined): void;
  /** Takes everything off that is chosen. */
  clear(): void;
  /** What a move would bring. */
  preview(seat: number, key: string): Promise<Previewed | undefined>;
}

const Chosen = createContext<Choosing>({
  face: undefined,
  position: undefined,
  chosen: [],
  left: undefined,
  roleOf: () => PLAIN,
  press: () => undefined,
  point: () => undefined,
  clear: () => undefined,
  preview: async () => undefined,
});

export const useChoosing = (): Choosing => useContext(Chosen);

/** What was to be chosen when this was handed over, whatever is to be chosen now. */
export const ChoosingAs = ({ choosing, children }: { readonly choosing: Choosing; readonly children: ReactNode }) => (
  <Chosen value={choosing}>{children}</Chosen>
);

/** Apart, so that pointing at something draws nothing anew but what says so. */
const Pointed = createContext<string | undefined>(undefined);

/** The move that is pointed at or has the focus. */
export const usePointed = (): string | undefined => useContext(Pointed);

interface Props {
  readonly face: Face;
  readonly position: Position;
  readonly onChoose: (seat: number, key: string) => void;
  /** Plays moves one after the other. */
  readonly onLine: (seat: number, keys: readonly string[]) => void;
  readonly onRemedies: (seat: number, key: string) => Promise<Remedied | undefined>;
  readonly onPreview: (seat: number, key: string) => Promise<Previewed | undefined>;
  readonly children: ReactNode;
}

/** A thing that cannot be pressed now, and where its reason is shown. */
interface Asked {
  readonly at: string;
  readonly thing: string;
  readonly moves: readonly GreyedMove[];
  readonly place: Element;
}

export function ChoosingOn({ face, position, onChoose, onLine, onRemedies, onPreview, children }: Props) {
  const seat = position.question?.seat;
  // What was chosen or asked belongs to one question.
  const at = `${position.at} ${seat}`;
  const [picked, setPicked] = useState<{ at: string; things: readonly string[] }>({ at, things: [] });
  const [pointed, point] = useState<string | undefined>();
  const [asked, setAsked] = useState<Asked | undefined>();
  // Whoever comes back to a question begins anew.
  useEffect(() => setPicked({ at, things: NOTHING }), [at]);
  const remediesOf = useCallback((key: string) => onRemedies(seat ?? 0, key), [onRemedies, seat]);
  const chosen = picked.at === at ? picked.things : NOTHING;
  const choose = useCallback((things: readonly string[]) => setPicked({ at, things }), [at]);
  const ways = useMemo(() => waysOf(face, position), [face, position]);
  const several = useMemo(() => face.several?.(position), [face, position]);
  const roles = useMemo(() => allRoles(ways, several, chosen), [ways, several, chosen]);
  const askGoal = useGoals();
  const roleOf = useCallback((id: string) => roles.get(id) ?? goalRole(face, position, id), [roles, face, position]);

  const press = useCallback(
    (id: string, place: Element) => {
      const { state, completes, line, refused, goal, afresh = false } = roleOf(id);
      if (state === 'chosen') choose(chosen.filter(thing => thing !== id));
      else if (line !== undefined && seat !== undefined) onLine(seat, line);
      else if (completes !== undefined && seat !== undefined) onChoose(seat, completes);
      else if (state === 'offered') choose(afresh ? [id] : [...chosen, id]);
      else if (state === 'greyed') setAsked({ at, thing: id, moves: refused, place });
      else if (goal !== undefined) askGoal(goal);
    },
    [roleOf, chosen, choose, seat, at, onChoose, onLine, askGoal],
  );
  const clear = useCallback(() => choose(NOTHING), [choose]);
  useEscape(chosen.length > 0, clear);

  const known = pointed !== undefined && position.question?.offered.includes(pointed) ? pointed : undefined;
  const value = useMemo(
    () => ({ face, position, chosen, left: several && several.n - chosen.length, roleOf, press, point, clear, preview: onPreview }),
    [face, position, chosen, several, roleOf, press, clear, onPreview],
  );
  return (
    <Chosen value={value}>
      <Pointed value={known}>{children}</Pointed>
      {asked?.at === at && seat !== undefined && (
        <Refusal
          key={asked.moves[0]?.key ?? ''}
          face={face}
          position={position}
          thing={asked.thing}
          moves={asked.moves}
          place={asked.place}
          onRemedies={remediesOf}
          onPlay={line => onLine(seat, line)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Chosen>
  );
}

/** Where several things are one choice, they are pressed in any order; else every thing leads on to its moves. */
function allRoles(ways: Ways, several: Several | undefined, chosen: readonly string[]): ReadonlyMap<string, Role> {
  if (several !== undefined) return new Map([...rolesOf(ways, NOTHING), ...rolesAmong(several, chosen)]);
  return withOthers(rolesOf(ways, chosen), chosen.length > 0 ? rolesOf(ways, NOTHING) : undefined);
}

function useEscape(on: boolean, act: () => void): void {
  useEffect(() => {
    if (!on) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && act();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}
