// Names of components as phrases.

import type { Box } from './box.ts';
import { isGovernment, priceOf, REGIONS, regionOf, VARIETIES } from './set.ts';
import type { Say } from './words.ts';

export const regionName = (say: Say, region: number): string => say(`vino.region.${REGIONS[region] ?? 'liguria'}`);
export const varietyName = (say: Say, variety: number): string => say(`vino.variety.${VARIETIES[variety] ?? 'barbera'}`);
/** As on its marker. */
export const varietyLetter = (variety: number): string => (VARIETIES[variety] ?? '').slice(0, 1).toUpperCase();

export const regionNames = (say: Say, regions: readonly number[]): string => say.list(regions.map(region => regionName(say, region)));

/** Where on its road a vineyard lies, counted from 1. */
export const placeOnRoad = (box: Box, vineyard: number): number => vineyard - (box.tables.first[regionOf(box, vineyard)] as number) + 1;

export const vineyardParts = (say: Say, box: Box, vineyard: number) => ({
  region: regionName(say, regionOf(box, vineyard)),
  n: placeOnRoad(box, vineyard),
  price: priceOf(box, vineyard),
  kind: isGovernment(box, vineyard) ? 'government' : 'private',
});

export const vineyardName = (say: Say, box: Box, vineyard: number): string => say('vino.vineyard', vineyardParts(say, box, vineyard));
/** The same where its price is not paid. */
export const placeName = (say: Say, box: Box, vineyard: number): string => say('vino.place', vineyardParts(say, box, vineyard));
/** Under a heading that names the region. */
export const vineyardShort = (say: Say, box: Box, vineyard: number): string =>
  say('vino.vineyard.short', vineyardParts(say, box, vineyard));

/** By how much each variety rises, in money. */
export function risesIn(say: Say, { tables }: Box, steps: readonly number[]): string {
  const some = steps.flatMap((n, variety) =>
    n > 0 ? [say('vino.rise', { variety: varietyName(say, variety), rise: n * tables.step })] : [],
  );
  return say.list(some);
}

/** A word of the pack that names a variety, by its name; anything else as it is. */
export const varietyWord = (say: Say, word: string): string => {
  const variety = (VARIETIES as readonly string[]).indexOf(word);
  return variety < 0 ? word : varietyName(say, variety);
};

/** With a sign also when it is positive, and written like all other amounts of money. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
