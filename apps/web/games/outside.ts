// What the pages around a game say of the games: text/<language>/outside.ts of each. The English ones come with the first page.

import { commonWords, type Fetch, fromFiles, tableWords, together, type Words, wordsIn } from '../text/languages.ts';

const ENGLISH = import.meta.glob('./*/text/en/outside.ts', { eager: true });
const OTHERS = import.meta.glob(['./*/text/*/outside.ts', '!./*/text/en/outside.ts']);

/** Of every game, in English. */
export const FIRST_OUTSIDE: Words = Object.assign({}, ...Object.values(ENGLISH).map(wordsIn));

/** How much the pages say: those of the first page, of a table at one screen besides, or of all. */
export type Extent = 'first' | 'table' | 'whole';

const EXTENTS: readonly Extent[] = ['first', 'table', 'whole'];

export const reaches = (there: Extent, wanted: Extent): boolean => EXTENTS.indexOf(there) >= EXTENTS.indexOf(wanted);

/** What the pages around a game say. What is not said of a game in a language is said in English. */
export function pageWords(tag: string, extent: Extent = 'whole'): Fetch {
  const others = fromFiles(OTHERS, path => path.endsWith(`/${tag}/outside.ts`)) ?? (async () => ({}));
  return together(extent === 'whole' ? commonWords(tag) : tableWords(tag), async () => FIRST_OUTSIDE, others);
}
