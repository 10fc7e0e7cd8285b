// The weights that were learned, each in a file of its own: `lab train` writes them.

import type { Weights } from '@adega/kernel';
import type { Edition } from '../editions/edition.ts';

type Load = () => Promise<{ readonly default: unknown }>;
type Shelf = { readonly [edition: string]: readonly Load[] };

/** By edition and number of players: the best there are. */
const LEARNED: Shelf = {
  2016: [
    () => import('./weights/2016-2.json', { with: { type: 'json' } }),
    () => import('./weights/2016-3.json', { with: { type: 'json' } }),
    () => import('./weights/2016-4.json', { with: { type: 'json' } }),
  ],
  solo: [() => import('./weights/solo-1.json', { with: { type: 'json' } })],
  reserve: [
    () => import('./weights/reserve-2.json', { with: { type: 'json' } }),
    () => import('./weights/reserve-3.json', { with: { type: 'json' } }),
    () => import('./weights/reserve-4.json', { with: { type: 'json' } }),
  ],
  first: [
    () => import('./weights/first-2.json', { with: { type: 'json' } }),
    () => import('./weights/first-3.json', { with: { type: 'json' } }),
    () => import('./weights/first-4.json', { with: { type: 'json' } }),
  ],
};

/** Those that stay as they are: players are measured against them. */
const YARDSTICK: Shelf = {
  2016: [
    () => import('./yardstick/2016-2.json', { with: { type: 'json' } }),
    () => import('./yardstick/2016-3.json', { with: { type: 'json' } }),
    () => import('./yardstick/2016-4.json', { with: { type: 'json' } }),
  ],
  solo: [() => import('./yardstick/solo-1.json', { with: { type: 'json' } })],
  reserve: [
    () => import('./yardstick/reserve-2.json', { with: { type: 'json' } }),
    () => import('./yardstick/reserve-3.json', { with: { type: 'json' } }),
    () => import('./yardstick/reserve-4.json', { with: { type: 'json' } }),
  ],
  first: [
    () => import('./yardstick/first-2.json', { with: { type: 'json' } }),
    () => import('./yardstick/first-3.json', { with: { type: 'json' } }),
    () => import('./yardstick/first-4.json', { with: { type: 'json' } }),
  ],
};

const readFrom = async (shelf: Shelf, { id }: Edition): Promise<Weights[]> =>
  (await Promise.all((shelf[id] ?? []).map(load => load()))).map(module => module.default as Weights);

export const learnedOf = (edition: Edition): Promise<Weights[]> => readFrom(LEARNED, edition);
export const yardstickOf = (edition: Edition): Promise<Weights[]> => readFrom(YARDSTICK, edition);
