// What a sale is worth to its seller: the income, less what it would cost to buy back the vineyards that go with it, the cheapest of the
// variety. What the price falls is not counted: it hurts others as much.

import type { Box } from './box.ts';
import { ownedBy, playerOf, priceOf, regionOf, type Sale, type State, VARIETIES } from './set.ts';

export interface Deal extends Sale {
  readonly variety: number;
  /** Money that is left when what was given back is bought again. */
  readonly net: number;
}

/** Everything that a seat could sell now, by variety; none of what it does not have. */
export function dealsOf(box: Box, s: State, seat: number): Deal[][] {
  const { grows } = playerOf(s, seat);
  return VARIETIES.map((_, variety) => {
    const prices = ownedBy(s, seat)
      .filter(v => grows[regionOf(box, v)] === variety)
      .map(v => priceOf(box, v))
      .sort((a, b) => a - b);
    const worth = (lost: number): number => prices.slice(0, lost).reduce((sum, price) => sum + price, 0);
    return box.look.sales(s, seat, variety).map(sale => ({ ...sale, variety, net: sale.income - worth(sale.lost) }));
  });
}

/** Whether it may be sold at all: not for less than nothing (V3). */
export const isAllowed = ({ income }: Deal): boolean => income >= 0;

/** The best one: most money left, then the fewest vineyards lost. */
export function bestOf(deals: readonly Deal[]): Deal | undefined {
  return deals.filter(isAllowed).sort((a, b) => b.net - a.net || a.lost - b.lost || a.n - b.n)[0];
}

/** The best of all that leaves any money. */
export const bestDeal = (deals: readonly (readonly Deal[])[]): Deal | undefined => bestOf(deals.flat().filter(({ net }) => net > 0));
