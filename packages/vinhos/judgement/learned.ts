// The weights that were learned, each in a file of its own: `lab train` writes them.

import type { Weights } from '@adega/kernel';
import type { Edition } from '../editions/edition.ts';

type Load = () => Promise<{ readonly default: unknown }>;
type Shelf = { readonly [edition: string]: readonly Load[] };

/** By edition and number of players: the best there are. With three and four those of 2016 for two play better than what was learned of a
 *  few thousand games for four. */
const LEARNED: Shelf = {
  2016: [() => import('./weights/2016-2.json', { with: { type: 'json' } })],
  solo: [() => import('./weights/solo-1.json', { with: { type: 'json' } })],
  reserve: [() => import('./weights/reserve-2.json', { with: { type: 'json' } })],
  first: [() => import('./weights/first-2.json', { with: { type: 'json' } })],
};

/** Those of the first training, which stay as they are: players are measured against them. An edition that has none is still in training. */
const YARDSTICK: Shelf = {
  2016: [() => import('./yardstick/2016-2.json', { with: { type: 'json' } })],
};

const readFrom = async (shelf: Shelf, { id }: Edition): Promise<Weights[]> =>
  (await Promise.all((shelf[id] ?? []).map(load => load()))).map(module => module.default as Weights);

export const learnedOf = (edition: Edition): Promise<Weights[]> => readFrom(LEARNED, edition);
export const yardstickOf = (edition: Edition): Promise<Weights[]> => readFrom(edition.id in YARDSTICK ? YARDSTICK : LEARNED, edition);
