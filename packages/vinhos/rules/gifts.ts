// Experts that come free.

import type { Seat } from '@adega/kernel';
import { NONE } from '../state.ts';
import { frame, push, type Setting } from './setting.ts';

/** Why experts come free: Setúbal (A34), a stand, the last place of a fair, a magnate tile. `item` of the frame is an index into this. */
export const GIFTS = [
  'region.setubal',
  'press.points-2016',
  'fair.rank',
  'magnate.tiles-2016',
  'press.points-2010',
  'magnate.benefit-2010',
] as const;
export type Gift = (typeof GIFTS)[number];

export function giveExperts(g: Setting, seat: Seat, count: number, rule: Gift, tile = NONE): void {
  if (count > 0) push(g, 'free-experts', seat, count, GIFTS.indexOf(rule), tile);
}

/** A gift that may be declined, whatever the limit. */
export function offerExpert(g: Setting, seat: Seat, rule: Gift): void {
  g.stack.push({ ...frame('free-experts', seat, 1, GIFTS.indexOf(rule)), step: 1 });
}
