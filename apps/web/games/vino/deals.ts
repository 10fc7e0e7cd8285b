// Which sale is best for its seller, and what a sale does in a sentence.

import type * as vino from '@adega/vino';
import type { Box } from './box.ts';
import { signed, varietyName } from './names.ts';
import { demandOf, type State } from './set.ts';
import type { Say } from './words.ts';

export type Deal = vino.Deal;

/** The best one: most money left, then the fewest vineyards lost. */
export function bestOf(deals: readonly Deal[]): Deal | undefined {
  return deals.filter(({ isAllowed }) => isAllowed).sort((a, b) => b.net - a.net || a.lost - b.lost || a.n - b.n)[0];
}

/** The best of all that leaves any money. */
export const bestDeal = (deals: readonly (readonly Deal[])[]): Deal | undefined => bestOf(deals.flat().filter(({ net }) => net > 0));

export function helpOf(say: Say, box: Box, s: State, deal: Deal, mark: 'star' | 'ring' | undefined): string {
  const { n, income, lost, fall, net } = deal;
  const variety = varietyName(say, deal.variety);
  if (!deal.isAllowed)
    return say('vino.deal.refused', { n, variety, table: box.tables.revenue[n] ?? 0, demand: -demandOf(box, s, deal.variety) });
  return say('vino.deal.help', { n, variety, income, lost, fall: fall * box.tables.step, net: signed(net), best: mark ?? 'no' });
}
