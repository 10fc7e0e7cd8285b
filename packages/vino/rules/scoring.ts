// Most vineyards win; ties: most money; then the place is shared (vino.end, V22).

import type { Place, Score, Seat } from '@adega/kernel';
import { placesBy } from '@adega/kit';
import type { State } from '../state.ts';
import { playerOf, type Setting } from './setting.ts';

/** All that a seat owns: every vineyard has a pawn of his on it. */
const ownedBy = (g: Setting, s: State, seat: Seat): number => g.pack.most - playerOf(s, seat).pawns;

export function scoreOf(g: Setting, s: State, seat: Seat): Score {
  const amount = ownedBy(g, s, seat);
  return { seat, total: amount, parts: [{ rule: 'vino.end', part: 'vineyards', amount }] };
}

export function resultOf(g: Setting, s: State): Place[] {
  const marks = s.players.map((p, seat) => [ownedBy(g, s, seat), p.money]);
  return placesBy(['vineyards', 'money'], marks);
}
