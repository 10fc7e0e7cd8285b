// What a law is, and what it is given to judge.

import { difference } from '../equal.ts';
import type { Decision, Entry, Game, Random, Seat, Viewer } from '../game.ts';
import type { GameRecord } from '../record.ts';

/** true: put to the test, and it holds. undefined: nothing here to put it to the test. A text: broken, and how. */
export type Verdict = true | undefined | string;

/** What only the writer of a game's tests knows. Written from the rules, not from the code under test. */
export interface Hooks<S, M> {
  /** Quantities that stay the same throughout: coins, cubes, cards. */
  readonly conserved?: (s: S) => { readonly [quantity: string]: number };
  /** Another state that differs only in what the viewer cannot know. */
  readonly twins?: (s: S, viewer: Viewer, rng: Random) => S | undefined;
  /** Whether what the viewer knows leaves several arrangements possible. */
  readonly several?: (s: S, viewer: Viewer) => boolean;
  /** A move to be preferred, so that rare and hidden things get on the table; undefined for any move. */
  readonly steer?: (s: S, d: Decision<M>, rng: Random) => M | undefined;
  /** Whether this game may go on for ever, by an option: then it need not come to an end here. */
  readonly endless?: (s: S) => boolean;
  /** A single answer that a seat is asked for all the same, because it spends something of its own. */
  readonly asked?: (m: M) => boolean;
  /** A bot, given what it may know: twins must make it choose the same. */
  readonly choose?: (view: S, seat: Seat) => M;
}

/** A position in a game that is being played, with what has led to it. */
export interface Moment<S, M> {
  readonly game: Game<S, M>;
  readonly hooks: Hooks<S, M>;
  readonly rng: Random;
  readonly seats: readonly Seat[];
  readonly viewers: readonly Viewer[];
  readonly record: GameRecord<M>;
  /** Only to be looked at: what plays on takes a copy. */
  readonly state: S;
  /** What `decide` gave straight after the last move, before anything else was asked. */
  readonly decisions: readonly Decision<M>[];
  /** The last entry, and the state before it. */
  readonly step?: { readonly before: S; readonly entry: Entry<M> } | undefined;
  readonly over: boolean;
  /** Copies made by the game on the way, with what they held then. */
  readonly copies: readonly { readonly copy: S; readonly text: string }[];
  /** The state at the start. */
  readonly first: S;
}

/** When a law can be judged: at a position, at a step from one to the next, or when no more is played. */
export type When = 'position' | 'step' | 'end';

export interface Law {
  readonly id: string;
  readonly when: When;
  check<S, M>(at: Moment<S, M>): Verdict;
}

/** The first thing that is broken; whether any was put to the test. */
export function all<T>(things: Iterable<T>, check: (thing: T) => Verdict): Verdict {
  let tested: Verdict;
  for (const thing of things) {
    const verdict = check(thing);
    if (typeof verdict === 'string') return verdict;
    tested = verdict ?? tested;
  }
  return tested;
}

export function same(what: string, a: unknown, b: unknown): Verdict {
  const d = difference(a, b);
  return d === undefined || `${what}${d}`;
}

/** What a broken game throws is the answer to why it is broken. */
export const messageOf = (error: unknown): string => (error instanceof Error ? `${error.name}: ${error.message}` : String(error));

export const keysOf = <S, M>(game: Game<S, M>, moves: readonly M[]): readonly string[] => moves.map(m => game.keyOf(m));

export const decisionOf = <M>(decisions: readonly Decision<M>[], seat: Seat): Decision<M> | undefined => decisions.find(d => d.by === seat);

export const nameOf = (viewer: Viewer): string => (viewer === 'watcher' ? viewer : `seat ${viewer}`);

export const anyOf = <T>(things: readonly T[], rng: Random): T | undefined => things[things.length < 2 ? 0 : rng.below(things.length)];
