// What a seat can do now and what it cannot, with the reason. Worked out from what the seat knows.

import type { GameEvent, Refusal, Seat } from '@adega/kernel';
import { type Match, viewFor } from './match.ts';

export interface Greyed {
  readonly key: string;
  readonly refusal: Refusal;
}

export interface Offers {
  readonly seat: Seat;
  /** The kind of question. */
  readonly asks: string;
  readonly offered: readonly string[];
  readonly greyed: readonly Greyed[];
}

/** The question to this seat, or undefined while it is not asked. */
export function offersFor<S, M, E extends GameEvent>(match: Match<S, M, E>, seat: Seat): Offers | undefined {
  const { game } = match;
  const view = viewFor(match, seat);
  const decision = game.decide(view).find(d => d.by === seat);
  if (decision === undefined) return undefined;
  const offered = decision.moves.map(m => game.keyOf(m));
  const known = new Set(offered);
  const greyed = game.candidates(view, seat).flatMap(m => {
    const key = game.keyOf(m);
    const refusal = known.has(key) ? undefined : game.forbids(view, seat, m);
    return refusal === undefined ? [] : [{ key, refusal }];
  });
  return { seat, asks: decision.asks, offered, greyed };
}

/** Why this candidate is not offered; undefined if it is offered or no candidate. */
export function refusalOf<S, M, E extends GameEvent>(match: Match<S, M, E>, seat: Seat, key: string): Refusal | undefined {
  const view = viewFor(match, seat);
  const move = match.game.candidates(view, seat).find(m => match.game.keyOf(m) === key);
  return move === undefined ? undefined : match.game.forbids(view, seat, move);
}
