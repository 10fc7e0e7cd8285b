// The titles of the solo game by the number of awards: as solo.awards has them.

/** From so many awards on, the best first. */
export const TITLES = [
  ['wine-magnate', 15],
  ['wine-producer', 10],
  ['wine-snob', 5],
  ['table-wine', 0],
] as const;

export type Title = (typeof TITLES)[number][0];

export const titleOf = (awards: number): Title => (TITLES.find(([, from]) => awards >= from) ?? TITLES[3])[0];

/** The most awards there can be: 4 + 2 + 3 + 5 + 1 + 1; a chart is as high. */
export const MOST_AWARDS = 16;
