// The weights that were learned, each in a file of its own: `lab train` writes them.

type Load = () => Promise<{ readonly default: unknown }>;

export const LEARNED: { readonly [edition: string]: readonly Load[] } = {
  2016: [
    () => import('./weights/2016-2.json', { with: { type: 'json' } }),
    () => import('./weights/2016-3.json', { with: { type: 'json' } }),
    () => import('./weights/2016-4.json', { with: { type: 'json' } }),
  ],
  solo: [() => import('./weights/solo-1.json', { with: { type: 'json' } })],
  reserve: [() => import('./weights/reserve-2.json', { with: { type: 'json' } })],
  first: [() => import('./weights/first-2.json', { with: { type: 'json' } })],
};
