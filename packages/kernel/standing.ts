// Answers that somebody leaves beforehand, so that others need not wait for them.

import type { AnyGame, Seat } from './game.ts';

/** For questions of some kinds, and for no others. */
export interface StandingAnswer<S, M> {
  /** A word of the game. */
  readonly id: string;
  /** The kinds of questions that it answers. */
  readonly asks: readonly string[];
  /** One of the moves that are offered; undefined where none of them is meant. A view will do. */
  choose(s: S, by: Seat, moves: readonly M[]): M | undefined;
}

/** What a seat that has left these answers would say now, and which of them it is. */
export function answerLeft(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  left: readonly string[],
): { readonly id: string; readonly key: string } | undefined {
  const decision = game.decide(state).find(({ by }) => by === seat);
  if (decision === undefined) return undefined;
  for (const answer of game.standing ?? []) {
    if (!left.includes(answer.id) || !answer.asks.includes(decision.asks)) continue;
    const move = answer.choose(state, seat, decision.moves);
    if (move !== undefined) return { id: answer.id, key: game.keyOf(move) };
  }
  return undefined;
}
