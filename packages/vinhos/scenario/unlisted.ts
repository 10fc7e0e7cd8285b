// What is wrong with a move of the action marker that the question never lists.

import type { Seat } from '@adega/kernel';
import { has } from '@adega/kit';
import { ABILITIES } from '../data/words.ts';
import { playerOf, type Setting } from '../rules/setting.ts';
import { type Move, NONE, type State } from '../state.ts';

const FREE_MOVE = ABILITIES.indexOf('free-move');
const DISCOUNT = ABILITIES.indexOf('vineyard-discount');

export function unlistedOf(g: Setting, s: State, seat: Seat, m: Move): string | undefined {
  if (m.kind !== 'enter') return undefined;
  const p = playerOf(s, seat);
  if (m.to === p.at) return 'the space where the marker stands already (move.must)';
  if (m.item === NONE) return undefined;
  if (!has(p.expertsUp, m.item)) return 'an expert who does not lie face up before this player (expert.use)';
  const ability = g.pack.expertAbility[m.item];
  if (ability === DISCOUNT) return 'an expert who helps on the way to vineyards only (expert.vineyard-discount)';
  return ability === FREE_MOVE ? undefined : 'an expert who does nothing on a move (expert.free-move)';
}
