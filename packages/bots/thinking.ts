// Thinking for a seat, wherever it is done: in a page's worker, in a server's thread. It begins with data and ends with data, and a clock caps
// it.

import { type AnyGame, type Bot, type Seat, thoughtsOf } from '@adega/kernel';

/** What somebody is to think about. */
export interface Task {
  readonly seat: Seat;
  /** The name of the bot. */
  readonly level: string;
  /** Entries so far. */
  readonly at: number;
  /** What its thinking begins with, together with seat and entry. */
  readonly seed: string;
  /** What the seat knows. */
  readonly view: unknown;
}

/** What came of it: moves by their keys, and whether time was up before it had thought all it wanted. */
export interface Answer {
  readonly keys: readonly string[];
  readonly cut: boolean;
}

export function thinkAbout(game: AnyGame, players: readonly Bot[], { seat, level, at, seed, view }: Task, watch: Watch): Answer {
  const bot = players.find(({ name }) => name === level);
  const decision = game.decide(view).find(({ by }) => by === seat);
  if (bot === undefined || decision === undefined) throw new Error(`nobody is asked at seat ${seat + 1}`);
  const look = () => game.clone(view);
  const moves = bot.plan({ game, seat, decision, look, rng: thoughtsOf(seed, seat, at), isOver: watch.isOver });
  return { keys: moves.map(move => game.keyOf(move)), cut: watch.cut() };
}

export interface Watch {
  /** Asked now and then. */
  readonly isOver: () => boolean;
  /** Whether it has been over. */
  readonly cut: () => boolean;
}

/** A step that takes longer was kept waiting by something else. */
const LONGEST_STEP = 200; // milliseconds

/** So many milliseconds from now on. Time is up a step before its end: on a slow device steps are long, and none may be begun that ends too
 *  late. */
export function watchFor(most: number, clock: () => number): Watch {
  const end = clock() + most;
  let last = clock();
  let longest = 0;
  let cut = false;
  const isOver = (): boolean => {
    const now = clock();
    longest = Math.max(longest, Math.min(now - last, LONGEST_STEP));
    last = now;
    cut ||= now + longest > end;
    return cut;
  };
  return { isOver, cut: () => cut };
}
