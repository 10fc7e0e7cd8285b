// The titles of the solo game by the number of awards (solo.awards). Apart from the scoring, so that a page of results need not load the
// rules; the words of the titles live with the page.

/** From so many awards on, the best first. */
export const AWARD_TITLES = [
  ['wine-magnate', 15],
  ['wine-producer', 10],
  ['wine-snob', 5],
  ['table-wine', 0],
] as const;

export type AwardTitle = (typeof AWARD_TITLES)[number][0];

export const titleFor = (awards: number): AwardTitle => AWARD_TITLES.find(([, from]) => awards >= from)?.[0] ?? 'table-wine';

/** The most awards there can be, with any pack: 4 + 2 + 3 + 5 + 1 + 1. */
export const MOST_AWARDS = 16;
