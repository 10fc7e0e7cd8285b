// The fair of years 3, 5 and 6.

import type { Seat } from '@adega/kernel';
import { ranksOf, shareOut } from '@adega/kit';
import { NOBODY, NONE, type State } from '../state.ts';
import { giveExperts, offerExpert } from './gifts.ts';
import { askSeat, end, isAutoma, type Procedure, playerOf, push, type Setting } from './setting.ts';
import { isUnturned } from './supply.ts';
import { hasWine } from './wine.ts';

/** A part of the fair; it gives false while it is not finished. */
export type FairPart = (g: Setting, s: State, count: number) => boolean;

export const fair: Procedure<'fair'> = {
  run(g, s, f) {
    if ((g.pack.fairOfYear[s.year - 1] as number) < 0) return end(g);
    if (isUnturned(s)) return push(g, 'turn-up');
    const part = g.edition.fair[f.step];
    if (part === undefined) return end(g);
    if (part(g, s, f.count++)) {
      f.step++;
      f.count = 0;
    }
  },
};

/** fair.late: in order, whoever has a wine and has not presented (A63, A65); who has takes part without one (A69). */
export function late(g: Setting, s: State, count: number): boolean {
  const seat = s.order[count];
  if (seat === undefined) return true;
  const p = playerOf(s, seat);
  if (p.presented === 1) return false;
  if (hasWine(p) || isAutoma(g, seat)) askSeat(g, 'late-press', seat);
  else g.emit?.({ rule: 'fair.absent', kind: 'absent', seat });
  return false;
}

/** fair.rank; fair.absent: who did not present keeps his rank, his prize is not paid, nobody moves up (A66). Equals share (A76), two players the first and third prize (A78). */
export function rank(g: Setting, s: State): boolean {
  const ranks = ranksOf(s.players.map(p => p.fairPoints));
  const prizes = g.pack.prize[s.fairs]?.[s.seats - 2] as readonly number[];
  shareOut(ranks, prizes).forEach((vp, seat) => {
    const p = playerOf(s, seat);
    if (p.presented === 0 || vp === 0) return;
    p.fairVp += vp;
    g.emit?.({ rule: 'fair.rank', kind: 'fair-prize', seat, vp, rank: ranks[seat] as number, equals: equalsOf(ranks, seat) });
  });
  return true;
}

const equalsOf = (ranks: readonly number[], seat: Seat): number =>
  ranks.filter((rank, other) => other !== seat && rank === ranks[seat]).length;

/** With four players (C26) the last takes an expert, all tied for last in order (A77, A79). */
function toLast(s: State, count: number, give: (seat: Seat) => void): boolean {
  const seat = s.order[count];
  if (s.seats < 4 || seat === undefined) return true;
  if (isLast(s, seat) && playerOf(s, seat).presented === 1) give(seat);
  return false;
}

const isLast = (s: State, seat: Seat): boolean => s.players.every(p => p.fairPoints >= playerOf(s, seat).fairPoints);

export const consoleLast: FairPart = (g, s, count) => toLast(s, count, seat => giveExperts(g, seat, 1, 'fair.rank'));
/** He may decline (A57). */
export const offerLast: FairPart = (g, s, count) => toLast(s, count, seat => offerExpert(g, seat, 'fair.rank'));

/** fair.order-2016: stands from left to right, then those who stayed away in their old order (A67). It is read before the stands are cleared (C22); all may
 *  present again (A60). */
export function orderByStands(g: Setting, s: State): boolean {
  const standing = s.stands.filter(seat => seat !== NOBODY);
  s.order = [...standing, ...s.order.filter(seat => !standing.includes(seat))];
  s.stands.fill(NOBODY);
  for (const p of s.players) p.presented = 0;
  g.emit?.({ rule: 'fair.order-2016', kind: 'order', seat: NOBODY, order: s.order.slice() });
  return true;
}

export function buy(g: Setting): boolean {
  push(g, 'buy-tiles');
  return true;
}

/** fair.buy-2016: the display is discarded and filled anew, but not after the last fair (A93). */
export function refill(g: Setting, s: State): boolean {
  s.display.fill(NONE);
  if (s.fairs + 1 < g.pack.fairs) push(g, 'fill-display');
  return true;
}

export function tidy(g: Setting, s: State): boolean {
  s.fairs++;
  g.emit?.({ rule: 'fair.rank', kind: 'fair-over', seat: NOBODY, fair: s.fairs });
  return true;
}
