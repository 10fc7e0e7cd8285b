// Random packs that pass the schema, for laws that must hold whatever the numbers are. Every number, region and table is drawn anew
// within the bounds, some of them small so that things run out.

import type { Random } from '@adega/kernel';
import { type Draw, drawing } from '@adega/kit/drawing.ts';
import type { PackJson } from '../data/schema.ts';
import { REGIONS, VARIETIES } from '../data/words.ts';

export function randomPack(rng: Random): PackJson {
  const draw = drawing(rng);
  const regions = randomRegions(draw);
  const pawns = draw.whole(10, 50);
  return {
    format: 1,
    edition: 'vino',
    money: startMoney(draw, regions),
    pawns,
    market: randomMarket(draw),
    regions,
    gifts: [draw.whole(0, 3), draw.whole(0, 4)],
    sale: randomSale(draw, pawns - 1),
    stall: draw.whole(1, 4),
  };
}

/** Small regions more often, and one with a bottle at least. */
function randomRegions(draw: Draw): PackJson['regions'] {
  const numbers = draw.shuffled(REGIONS.map((_, i) => i + 1));
  const price = () => 10 * draw.whole(1, 40);
  const few = (min: number, max: number) => draw.whole(min, draw.whole(min, max));
  return draw.shuffled(
    REGIONS.map((id, i) => {
      const varieties = draw.shuffled(VARIETIES).slice(0, draw.whole(2, 5));
      return {
        id,
        number: numbers[i] as number,
        start: varieties[draw.whole(0, varieties.length - 1)] as (typeof VARIETIES)[number],
        varieties,
        private: draw.times(few(1, 12), price),
        government: draw.times(i === 0 ? few(1, 5) : few(0, 5), price),
      };
    }),
  );
}

/** Enough for the two dearest regions, and often not much more. */
function startMoney(draw: Draw, regions: PackJson['regions']): number {
  const cheapest = regions.map(r => Math.min(...r.private, ...r.government)).sort((a, b) => b - a);
  return Math.max(100, (cheapest[0] ?? 0) + (cheapest[1] ?? 0)) + draw.whole(0, 1) * draw.whole(0, 1500);
}

function randomMarket(draw: Draw): PackJson['market'] {
  const step = 50 * draw.whole(1, 4);
  const highest = draw.whole(1, 6);
  return { lowest: -step * Math.min(draw.whole(1, 8), 4 * highest), highest: step * highest, step };
}

function randomSale(draw: Draw, columns: number): PackJson['sale'] {
  const [each, more, share, slope] = [10 * draw.whole(5, 20), draw.whole(0, 15), draw.whole(2, 5), draw.whole(1, 4)];
  return {
    revenue: draw.times(columns, i => each * (i + 1) + more * (i + 1) ** 2),
    lost: draw.times(columns, i => Math.min(49, Math.floor((i + draw.whole(0, 2)) / share))),
    fall: draw.times(columns, i => Math.min(20, Math.floor((i + 2) / slope))),
  };
}
