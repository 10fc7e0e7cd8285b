// The laws of what is offered, held to each position that a test of the rules comes to: lists that are made without asking a guard are
// what the guard lets pass, and the numbers of what it refuses add up.

import { CHANCE, type Game } from '../index.ts';
import { offered, refusals } from '../laws/offers.ts';

/** Of seats that have a choice: a position put up by hand may be one at which nobody would be asked. */
export function holdOffers<S, M>(game: Game<S, M>, state: S): void {
  const decisions = game.decide(state);
  const seats = decisions.flatMap(({ by, moves }) => (by === CHANCE || moves.length === 1 ? [] : [by]));
  for (const { id, check } of [offered, refusals]) {
    const verdict = check({ game, state, decisions, seats });
    if (typeof verdict === 'string') throw new Error(`${id}: ${verdict}`);
  }
}
