// The board of the tests: prices of its own, so that the examples stay when ours are calibrated anew.

import { PACK } from '../../data/packs.ts';
import type { PackJson } from '../../data/schema.ts';
import type { Region } from '../../data/words.ts';

const PRICES: { readonly [R in Region]: { private: number[]; government: number[] } } = {
  liguria: { private: [100, 150, 200], government: [] },
  lazio: { private: [80, 100, 120, 140, 150, 160, 180, 200, 210, 230, 250], government: [150, 180, 220, 260] },
  campania: { private: [70, 90, 110, 130, 150, 160, 180, 200, 220, 240], government: [140, 180, 230] },
  sardegna: { private: [60, 80, 100, 120, 150, 170, 190, 220, 250], government: [130, 170, 220] },
  calabria: { private: [40, 60, 80, 100, 130, 160, 190, 220], government: [] },
  abruzzo: { private: [90, 120, 150, 170, 190, 210, 240], government: [160, 200, 250] },
  toscana: {
    private: [120, 140, 150, 160, 170, 180, 190, 200, 210, 220, 230, 250, 270, 290, 310, 350],
    government: [180, 210, 240, 280, 320],
  },
  veneto: { private: [100, 120, 140, 150, 160, 170, 180, 190, 200, 210, 220, 230, 250, 280], government: [160, 190, 230, 270] },
  trentino: { private: [150, 180, 200, 220, 250, 300], government: [] },
};

const columns = Array.from({ length: PACK.pawns - 1 }, (_, i) => i + 1);

export const BOARD: PackJson = {
  ...PACK,
  regions: PACK.regions.map(region => ({ ...region, ...PRICES[region.id] })),
  sale: {
    revenue: columns.map(n => 100 * n + 10 * n * n),
    lost: columns.map(n => Math.floor((n + 1) / 3)),
    fall: columns.map(n => Math.ceil(n / 2)),
  },
};
