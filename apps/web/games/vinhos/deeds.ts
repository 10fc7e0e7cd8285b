// What components do, as the rest of a sentence: “he can …”, “once: …”.

import type { Box } from './box.ts';
import { benefitNumbers, limitOf, wordAt } from './names.ts';
import { ABILITIES, EXTRA_ACTIONS, REGIONS, TILE_ACTIONS } from './set.ts';
import type { Say } from './words.ts';

/** Of an action tile of a magnate. */
export const tileDeed = (say: Say, box: Box, tile: number): string =>
  say(`tile.does.${wordAt(TILE_ACTIONS, tile)}`, {
    discount: box.tables.tileDiscount[tile] ?? 0,
    points: box.tables.tilePoints[tile] ?? 0,
    price: box.tables.tilePrice[tile] ?? 0,
    sales: limitOf(box, 'sales'),
    export: limitOf(box, 'export'),
  });

/** Of an extra action in a magnate's row. */
export function extraDeed(say: Say, box: Box, extra: number): string {
  const action = box.tables.extraAction[extra] as number;
  return wordAt(EXTRA_ACTIONS, action) === 'investment' ? say('extra.does.investment') : tileDeed(say, box, action);
}

/** Of an expert. */
export function abilityDeed(say: Say, { tables }: Box, expert: number): string {
  const ability = wordAt(ABILITIES, tables.expertAbility[expert] as number);
  return say(`ability.does.${ability}`, { cash: tables.expertCash, discount: tables.expertDiscount });
}

/** What is special about a region, in a sentence. */
export const giftOf = (say: Say, box: Box, region: number): string => say(`gift.${wordAt(REGIONS, region)}`, benefitNumbers(box, region));
