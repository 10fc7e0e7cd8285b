// The government's gift: when the last private vineyard of a region with a bottle is bought, play stops and the government gives its
// remaining vineyards there (vino.gift). Then the bottle is gone.

import type { Seat } from '@adega/kernel';
import { has } from '@adega/kit';
import type { FrameOf } from '../frames.ts';
import { take } from '../moves.ts';
import { NOBODY, NONE, type State } from '../state.ts';
import { type Asking, end, type Procedure, playerOf, push, type Setting, seatOf } from './setting.ts';
import { firstOf, isFree, isGovernment, occupy, ranked, regionOf } from './vineyards.ts';

/** How many vineyards of this kind are for sale in a region, beyond one of them. */
export function leftIn(g: Setting, s: State, region: number, government: boolean, beyond = NONE): number {
  let n = 0;
  for (let v = Math.max(firstOf(g, region), beyond + 1); v < firstOf(g, region + 1); v++)
    if (isFree(s, v) && isGovernment(g, v) === government) n++;
  return n;
}

/** What follows from a purchase: a gift after the last private vineyard (C56, V12, also before the first round: V19), and after the last
 *  government vineyard a gift of nothing (C57, V20). */
export function checkBottle(g: Setting, s: State, vineyard: number): void {
  const region = regionOf(g, vineyard);
  if (has(s.bottles, region) && leftIn(g, s, region, isGovernment(g, vineyard)) === 0) push(g, 'gift', NONE, region);
}

/** By claims as they stand with the vineyard just bought (V13), whoever chose the region; who has taken his share stays before those who
 *  have not. */
export const gift: Procedure<'gift'> = {
  run(g, s, f) {
    const seat = ranked(g, s, f.item, s.order)[f.step];
    const isDone = seat === undefined || f.step > g.pack.gifts.length;
    const n = isDone ? 0 : shareOf(g, s, seat, f.step, leftIn(g, s, f.item, true));
    f.step++;
    if (isDone) return close(g, s, f);
    if (n > 0) push(g, 'take', seat, f.item, n);
  },
};

/** The one with most takes the first share, the next the second, the third the rest; nobody more than he has pawns for. */
const shareOf = (g: Setting, s: State, seat: Seat, rank: number, left: number): number =>
  Math.min(g.pack.gifts[rank] ?? Number.POSITIVE_INFINITY, left, playerOf(s, seat).pawns);

/** Who would get how many, if the government gave its vineyards of a region now. */
export function sharesOf(g: Setting, s: State, region: number): { readonly seat: Seat; readonly n: number }[] {
  let left = leftIn(g, s, region, true);
  return ranked(g, s, region, s.order)
    .slice(0, g.pack.gifts.length + 1)
    .map((seat, rank) => {
      const n = shareOf(g, s, seat, rank, left);
      left -= n;
      return { seat, n };
    })
    .filter(({ n }) => n > 0);
}

/** After the third, or when there are no more owners (V14, V15): the bottle goes, also if there was nothing to give (C57). */
function close(g: Setting, s: State, f: FrameOf<'gift'>): void {
  end(g);
  s.bottles &= ~(1 << f.item);
  g.emit?.({ rule: 'vino.gift', kind: 'bottle-gone', seat: NOBODY, region: f.item });
  if (s.bottles === 0) g.emit?.({ rule: 'vino.end', kind: 'last-bottle', seat: NONE });
}

/** Each chooses along the road, and his stock grows (V17); he must take what is his. Only the
 *  government has any left. */
export const taking: Asking<'take'> = {
  by: seatOf,
  moves(g, s, f, out, all) {
    const from = firstOf(g, f.item);
    for (let v = all ? from : Math.max(from, f.last + 1); v < firstOf(g, f.item + 1); v++) if (isFree(s, v)) out.push(take(v));
  },
  forbids: (g, s, f, m) => (m.item > f.last && leftIn(g, s, f.item, true, m.item) >= f.count - 1 ? undefined : 'vino.gift'),
  play(g, s, f, m) {
    f.last = m.item;
    f.count--;
    if (f.count === 0) end(g);
    g.emit?.({ rule: 'vino.gift', kind: 'given', seat: f.seat, vineyard: m.item, region: f.item });
    occupy(g, s, f.seat, m.item);
  },
};
