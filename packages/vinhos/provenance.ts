// Where the printed numbers of a game come from, by the id of the game. A page loads it only when somebody asks.

import { type Cited, citedOf, isOurChoice } from './data/provenance.ts';

export type { Citation } from './data/provenance.ts';

/** The edition whose pack a game comes with. */
const PACKS: { readonly [game: string]: Parameters<typeof citedOf>[0] } = {
  'vinhos/2016': '2016',
  'vinhos/solo': '2016',
  'vinhos/reserve': 'reserve',
  'vinhos/first': 'first',
};

/** Where the value at this pointer of the pack that comes with a game, or of this one, comes from; undefined where we cannot say. */
export function sourceOf(game: string, path: string, pack?: unknown): Cited | undefined {
  const edition = PACKS[game];
  return edition && citedOf(edition, path, pack);
}

/** Whether the number at this pointer is our own reconstruction. */
export function isReconstructed(game: string, path: string): boolean {
  const edition = PACKS[game];
  return edition !== undefined && isOurChoice(edition, path);
}
