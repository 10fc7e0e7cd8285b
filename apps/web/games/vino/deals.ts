// Which sale is best for its seller.

import type * as vino from '@adega/vino';

export type Deal = vino.Deal;

/** The best one: most money left, then the fewest vineyards lost. */
export function bestOf(deals: readonly Deal[]): Deal | undefined {
  return deals.filter(({ isAllowed }) => isAllowed).sort((a, b) => b.net - a.net || a.lost - b.lost || a.n - b.n)[0];
}

/** The best of all that leaves any money. */
export const bestDeal = (deals: readonly (readonly Deal[])[]): Deal | undefined => bestOf(deals.flat().filter(({ net }) => net > 0));
