// Choosing on the board: every offered move is a path of things; pressing the last of them plays it.

import type { Position, Previewed, Question, Remedied } from '@adega/wire';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { Face } from './face.ts';
import { useGoals } from './goal.tsx';
import { Refusal } from './refusal.tsx';

type GreyedMove = Question['greyed'][number];

interface Way<T> {
  readonly path: readonly string[];
  readonly move: T;
}

/** What a thing on the board is to the seat that is asked. */
export interface Role {
  /** A goal is no part of the question; pressing it shows the way there. */
  readonly state: 'plain' | 'offered' | 'chosen' | 'greyed' | 'goal';
  /** The offered moves that go through it from what is chosen already. */
  readonly keys: readonly string[];
  /** The move that pressing it plays. */
  readonly completes: string | undefined;
  /** It comes first in one of its moves: what to press now. The others can be pressed too, in any order. */
  readonly next?: boolean;
  /** It begins another move: what is chosen is let go. */
  readonly afresh?: boolean;
  /** The move it stands for beyond the question. */
  readonly goal?: string | undefined;
  /** Why it cannot be pressed: one for each move that would go through it. */
  readonly refused: readonly GreyedMove[];
}

const PLAIN: Role = { state: 'plain', keys: [], completes: undefined, refused: [] };

export interface Choosing {
  readonly face: Face | undefined;
  readonly position: Position | undefined;
  readonly chosen: readonly string[];
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
  roleOf: () => PLAIN,
  press: () => undefined,
  point: () => undefined,
  clear: () => undefined,
  preview: async () => undefined,
});

export const useChoosing = (): Choosing => useContext(Chosen);

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
  const remediesOf = useCallback((key: string) => onRemedies(seat ?? 0, key), [onRemedies, seat]);
  const chosen = picked.at === at ? picked.things : NOTHING;
  const choose = useCallback((things: readonly string[]) => setPicked({ at, things }), [at]);
  const ways = useMemo(() => waysOf(face, position), [face, position]);
  const roles = useMemo(() => withOthers(rolesOf(ways, chosen), chosen.length > 0 ? rolesOf(ways, NOTHING) : undefined), [ways, chosen]);
  const askGoal = useGoals();
  const roleOf = useCallback((id: string) => roles.get(id) ?? goalRole(face, position, id), [roles, face, position]);

  const press = useCallback(
    (id: string, place: Element) => {
      const { state, completes, refused, goal, afresh = false } = roleOf(id);
      if (state === 'chosen') choose(chosen.filter(thing => thing !== id));
      else if (completes !== undefined && seat !== undefined) onChoose(seat, completes);
      else if (state === 'offered') choose(afresh ? [id] : [...chosen, id]);
      else if (state === 'greyed') setAsked({ at, thing: id, moves: refused, place });
      else if (goal !== undefined) askGoal(goal);
    },
    [roleOf, chosen, choose, seat, at, onChoose, askGoal],
  );
  const clear = useCallback(() => choose(NOTHING), [choose]);
  useEscape(chosen.length > 0, clear);

  const known = pointed !== undefined && position.question?.offered.includes(pointed) ? pointed : undefined;
  const value = useMemo(
    () => ({ face, position, chosen, roleOf, press, point, clear, preview: onPreview }),
    [face, position, chosen, roleOf, press, clear, onPreview],
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

const NOTHING: readonly string[] = [];

function goalRole(face: Face, position: Position, id: string): Role {
  const goal = face.goal(position, id);
  return goal === undefined ? PLAIN : { ...PLAIN, state: 'goal', goal };
}

interface Ways {
  readonly offered: readonly Way<string>[];
  readonly greyed: readonly Way<GreyedMove>[];
}

function waysOf(face: Face, position: Position): Ways {
  const { offered = [], greyed = [] } = position.question ?? {};
  return {
    offered: offered.map(key => ({ path: face.path(position, key), move: key })),
    greyed: greyed.map(move => ({ path: face.path(position, move.key), move })),
  };
}

/** Besides what goes on from the things chosen, whatever another move could begin with. */
export function withOthers(roles: ReadonlyMap<string, Role>, fresh: ReadonlyMap<string, Role> | undefined): ReadonlyMap<string, Role> {
  const all = new Map(roles);
  for (const [id, role] of fresh ?? []) if (role.next === true && !all.has(id)) all.set(id, { ...role, next: false, afresh: true });
  return all;
}

type Draft = { -readonly [K in keyof Role]: Role[K] } & { keys: string[]; refused: GreyedMove[] };

/** What each thing is when these are chosen. A path may be pressed in any order. */
export function rolesOf({ offered, greyed }: Ways, chosen: readonly string[]): ReadonlyMap<string, Role> {
  const roles = new Map<string, Draft>();
  const roleAt = (id: string, state: Role['state']) => {
    const role: Draft = roles.get(id) ?? { state, next: false, keys: [], completes: undefined, refused: [] };
    roles.set(id, role);
    return role;
  };
  const rest = ({ path }: Way<unknown>): readonly string[] | undefined =>
    chosen.every(id => path.includes(id)) ? path.filter(id => !chosen.includes(id)) : undefined;
  for (const id of chosen) roleAt(id, 'chosen');
  for (const way of offered) {
    const left = rest(way);
    for (const id of left ?? []) {
      const role = roleAt(id, 'offered');
      role.keys.push(way.move);
      if (id === left?.[0]) role.next = true;
      if (left?.length === 1) role.completes = way.move;
    }
  }
  for (const way of greyed) for (const id of rest(way) ?? []) roleAt(id, 'greyed').refused.push(way.move);
  return roles;
}

function useEscape(on: boolean, act: () => void): void {
  useEffect(() => {
    if (!on) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && act();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}
