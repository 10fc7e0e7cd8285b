// What a bot is: somebody at a seat who is asked and answers.

import type { Decision, Game, Random, Seat } from './game.ts';

/** What a bot is asked, and what it may go by. */
export interface Situation<S, M> {
  readonly game: Game<S, M>;
  readonly seat: Seat;
  readonly decision: Decision<M>;
  /** What the seat knows: a view, made when it is asked for, the bot's own to keep and play on. */
  readonly look: () => S;
  /** The bot's own stream: its thinking does not change what chance does. */
  readonly rng: Random;
}

export interface Bot {
  readonly name: string;
  /** One of the moves of the decision. */
  choose<S, M>(situation: Situation<S, M>): M;
}
