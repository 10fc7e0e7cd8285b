// A hint in three steps: where to look, if there is more than one place, what to do, and exactly which moves. Each press tells one step more.

import type { Position } from '@adega/wire';
import { lazy, Suspense, useState } from 'react';
import { useSay } from '../text/words.ts';
import { hasPlaces } from './advice-words.ts';
import type { Face } from './face.ts';
import type { Table } from './use-table.ts';

const HintPanel = lazy(() => import('./hint-panel.tsx'));

interface Props {
  readonly face: Face;
  readonly table: Table;
  readonly position: Position;
}

export type Step = 'where' | 'what' | 'exactly';
const NEXT = { where: 'what', what: 'exactly', exactly: undefined } as const satisfies { readonly [S in Step]: Step | undefined };

/** How far the hint for a question has been asked for. */
export interface Hinting {
  readonly step: Step | undefined;
  /** Undefined: all is told. */
  readonly next: Step | undefined;
  /** Somebody thinks about it. */
  readonly busy: boolean;
  on(): void;
  /** Whether more can be told; undefined: it was given up. */
  ready(told: boolean | undefined): void;
}

/** Nothing where nobody is asked, or the table gives no hints. Each question has its own. */
export function useHinting(face: Face, position: Position): Hinting | undefined {
  const { hints, question, at, branch } = position;
  const of = `${branch} ${at} ${question?.seat}`;
  const [asked, setAsked] = useState<{ of: string; step: Step | undefined; ready: boolean }>({ of, step: undefined, ready: false });
  const { step, ready } = asked.of === of ? asked : { step: undefined, ready: false };
  if (!hints || question === undefined) return undefined;
  const next = step === undefined ? 'where' : NEXT[step];
  const busy = step !== undefined && !ready;
  return {
    step,
    next,
    busy,
    // Looked at only now: it goes through all that is offered.
    on: () => !busy && setAsked({ of, step: next === 'where' && !hasPlaces(face, position) ? 'what' : next, ready }),
    ready: told => setAsked(last => ({ of, step: told === undefined || last.of !== of ? undefined : last.step, ready: told === true })),
  };
}

/** Beside the heading of the turn. It stays where it is while somebody thinks: the focus is never nowhere. */
export function HintButton({ hinting: { next, busy, on } }: { readonly hinting: Hinting }) {
  const say = useSay();
  if (next === undefined) return null;
  return (
    <button type="button" className="quiet hint-go" aria-disabled={busy} onClick={on}>
      {say(busy || next === 'where' ? 'advice.hint' : `advice.next.${next}`)}
    </button>
  );
}

/** What has been told so far, above the moves. */
export function Hint({ face, table, position, hinting: { step, ready } }: Props & { readonly hinting: Hinting }) {
  const say = useSay();
  const seat = position.question?.seat;
  if (step === undefined || seat === undefined) return null;
  return (
    <section className="hint open" aria-label={say('advice.hint')} key={`${position.branch} ${position.at} ${seat}`}>
      <Suspense fallback={<p role="status">{say('page.loading')}</p>}>
        <HintPanel face={face} table={table} position={position} seat={seat} step={step} onReady={ready} />
      </Suspense>
    </section>
  );
}
