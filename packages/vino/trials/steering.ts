// Moves that bring a game on: players who buy and sell fill regions, so that gifts, leases and the end are seen.

import type { Decision, Random } from '@adega/kernel';
import type { Move, State } from '../state.ts';

/** A move to be preferred, or undefined for any. Every third decision is left alone, so that everything stays possible. */
export function steer(_s: State, d: Decision<Move>, rng: Random): Move | undefined {
  if (d.by < 0 || rng.below(3) === 0) return undefined;
  const good = d.moves.filter(m => m.kind === 'buy' || m.kind === 'sell');
  return good.length === 0 ? undefined : good[rng.below(good.length)];
}
