// Play that uses in earnest what random play of 2010 rarely comes to: account and investments, pairs, the rows of the magnates, many experts
// at the fair.

import type { Decision, Random } from '@adega/kernel';
import { sizeOf } from '@adega/kit';
import { PLACES_OF_ROWS } from '../rules/barrels.ts';
import { hasWine, winesOf } from '../rules/wine.ts';
import type { Move, MoveKind, MoveOf, Player, State } from '../state.ts';

type Liking<K extends MoveKind> = { of(p: Player, m: MoveOf<K>): number }['of'];

function likingOf(p: Player, m: Move): number {
  const liking: Liking<MoveKind> | undefined = LIKED[m.kind];
  return liking?.(p, m) ?? 0;
}

/** How much each kind of move is liked; what is not named is neither liked nor shunned. */
const LIKED: { readonly [K in MoveKind]?: Liking<K> } = {
  bring: (_p, m) => sizeOf(m.item),
  // Extra actions while there is wine for more, then multipliers.
  benefit: (p, m) => (m.to >= PLACES_OF_ROWS === winesOf(p) < 3 ? 9 : 6),
  pair: () => 8,
  entrust: () => 8,
  present: p => winesOf(p) - 1,
  sell: () => 4,
  export: () => 5,
  buy: () => 4,
  winery: () => 4,
  enologist: () => 3,
  invest: p => (p.account > 8 ? 6 : -1),
  deposit: p => (p.money > 8 ? 3 : -1),
  withdraw: p => (p.account > 6 && p.money < 4 ? 3 : -1),
  disinvest: p => (p.money === 0 ? 1 : -2),
  use: () => -1,
  done: () => -2,
  end: () => -2,
  pass: p => (hasWine(p) ? -3 : -2),
};

/** One of the moves liked best. Every eighth decision is left alone, so that everything stays possible. */
export function busy(s: State, d: Decision<Move>, rng: Random): Move | undefined {
  const p = s.players[d.by];
  if (p === undefined || rng.below(8) === 0) return undefined;
  const liking = d.moves.map(m => likingOf(p, m));
  const most = Math.max(...liking);
  const best = d.moves.filter((_, i) => liking[i] === most);
  return best[rng.below(best.length)];
}
