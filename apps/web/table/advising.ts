// Advice at the table, from what somebody there knows: what to do, what was done, what a position is worth. Like the bots' thinking it runs in
// a second instance of the table's worker.

import { type Adviser, type Asking, adviserWith, type Counsel as Counselled, type Weighed } from '@adega/bots';
import type { Inquiry } from '@adega/desk';
import { type AnyGame, type Judge, type Judgement, type Seat, thoughtsOf } from '@adega/kernel';
import { judgeIn } from '@adega/shelf';
import type { Counsel, Reply, Section, Worth } from '@adega/wire';
import { playedGame, watch } from './thinking.ts';

/** Longer than this nobody waits. */
const MOST = 4000; // milliseconds

/** How much is done, from 0 to 1. */
export type Tell = (share: number) => void;

/** An adviser for so many players, and how long he may think: a test may bring one who thinks less, and has more time. */
interface Manner {
  readonly adviserFor?: (judge: Judge, game: AnyGame, seats: number) => Adviser<unknown, unknown>;
  readonly most?: number;
}

export async function advise(inquiry: Inquiry, tell: Tell, { adviserFor = adviserWith, most = MOST }: Manner = {}): Promise<Reply> {
  const game = playedGame(inquiry);
  const judge = await judgeIn(inquiry);
  if (judge === undefined) return { type: 'trouble', re: inquiry.re, trouble: { code: 'no-advice', why: 'nobody' } };
  const adviser = adviserFor(judge, game, judge.seatsOf(inquiry.view));
  if (inquiry.type === 'worth') return worthOf(inquiry, judge, adviser);
  return counselOn(inquiry, game, judge, adviser, { tell, isOver: watch(most).isOver });
}

function worthOf({ re, at, view }: Inquiry, { seatsOf }: Judge, adviser: Adviser<unknown, unknown>): Worth {
  const seats = Array.from({ length: seatsOf(view) }, (_, seat) => ({ seat, ...adviser.worth(view, seat) }));
  return { type: 'worth', re, at, seats: seats.map(({ sections, ...worth }) => ({ ...worth, sections: told(sections) })) };
}

function counselOn(
  inquiry: Inquiry,
  game: AnyGame,
  { judgement }: Judge,
  adviser: Adviser<unknown, unknown>,
  waiting: Pick<Asking<unknown>, 'tell' | 'isOver'>,
): Counsel | (Reply & { type: 'trouble' }) {
  const { re, seat, seed } = inquiry;
  const turn = turnIn(game, judgement, inquiry);
  if (turn === undefined) return { type: 'trouble', re, trouble: { code: 'no-advice', why: 'secret' } };
  const { at, seen, played } = turn;
  const counsel = adviser.counsel(seen, seat, thoughtsOf(seed, seat, at), { ...waiting, played });
  return { type: 'counsel', re, seat, at, grain: judgement.grain, ...toldOf(game, counsel) };
}

interface TurnSeen {
  /** Entries before it. */
  readonly at: number;
  /** What is known there. */
  readonly seen: unknown;
  /** What was done in it, up to the first draw; absent where it is still to be done. */
  readonly played?: readonly unknown[] | undefined;
}

/** The turn that somebody asks about: among what a seat did one after the other it goes from where a turn begins to where the next one does.
 *  Undefined where it was done in secret. */
function turnIn(game: AnyGame, { turnOf }: Judgement<unknown>, { view, seat, at, played }: Inquiry): TurnSeen | undefined {
  const s = game.clone(view);
  if (played === undefined) return { at, seen: view };
  let turn: { at: number; seen: unknown; played: unknown[]; number: number } | undefined;
  for (const [i, key] of played.keys.entries()) {
    const number = turnOf(s);
    if (turn?.number !== number) {
      if (turn !== undefined && i > played.asked) break;
      turn = { at: at + i, seen: game.clone(s), played: [], number };
    }
    const move = offeredIn(game, s, seat, key);
    if (move === undefined) return i > played.asked ? turn : undefined;
    turn.played.push(move);
    game.apply(s, seat, move);
  }
  return turn;
}

const offeredIn = (game: AnyGame, s: unknown, seat: Seat, key: string): unknown =>
  game
    .decide(s)
    .find(({ by }) => by === seat)
    ?.moves.find((m: unknown) => game.keyOf(m) === key);

// As messages say it.

/** Parts that nobody could see are not told. */
const LEAST = 0.005;
const MOST_FEATURES = 6;

const told = (sections: readonly Section[]): Section[] =>
  sections
    .filter(({ points, features }) => Math.abs(points) >= LEAST || features.some(one => Math.abs(one.points) >= LEAST))
    .map(({ features, ...section }) => ({ ...section, features: features.slice(0, MOST_FEATURES) }));

const weighed = (game: AnyGame, { moves, points, playouts }: Weighed<unknown>) => ({
  keys: moves.map(move => game.keyOf(move)),
  points,
  playouts,
});

function toldOf(game: AnyGame, { plan, isBest, rivals, cut }: Counselled<unknown>): Pick<Counsel, 'plan' | 'best' | 'rivals' | 'cut'> {
  return {
    plan: weighed(game, plan),
    best: isBest,
    rivals: rivals.map(rival => ({
      ...weighed(game, rival),
      ahead: rival.ahead,
      ...(rival.spread !== undefined && { spread: rival.spread }),
      sections: told(rival.sections),
    })),
    cut,
  };
}
