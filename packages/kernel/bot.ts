// What a bot is: somebody at a seat who is asked and answers.

import type { Decision, Game, Random, Seat } from './game.ts';
import { type Stream, stream } from './rng.ts';

/** What a bot is asked, and what it may go by. */
export interface Situation<S, M> {
  readonly game: Game<S, M>;
  readonly seat: Seat;
  readonly decision: Decision<M>;
  /** What the seat knows: a view, made when it is asked for, the bot's own to keep and play on. */
  readonly look: () => S;
  /** The bot's own stream: its thinking does not change what chance does. */
  readonly rng: Random;
  /** Whether it must answer at once: asked now and then while it thinks. Absent: it may take its time. */
  readonly isOver?: (() => boolean) | undefined;
}

export interface Bot {
  readonly name: string;
  /** How it plays with so many players, in short: where two of one name differ in it, they are two. */
  readonly print?: ((seats: number) => string) | undefined;
  /** What it does, as far ahead as it can tell: a move of the decision, and answers to its own next decisions, as long as no draw and
   *  nobody else comes between. Never empty. */
  plan<S, M>(situation: Situation<S, M>): readonly M[];
}

/** The stream with which a seat thinks before this entry of a record: reload, undo and another device give the same play. */
export const thoughtsOf = (seed: string, seat: Seat, entry: number): Stream => stream(seed, `bot ${seat + 1}, entry ${entry + 1}`);
