// The words of the games' tables, found in their folders. A game without a drawing may have some, too.

import { filledUp, fromFiles, together, type Words } from '../text/languages.ts';

/** words.ts for every game of a folder; words-solo.ts for 'vinhos/solo' besides. */
const TABLE = import.meta.glob('./*/text/*/words*.ts');
/** Only the rules page needs them; those of all editions together. */
const RULINGS = import.meta.glob('./*/text/*/rulings*.ts');

/** What is fetched with a page of its own: the chapters of the first steps, and the book that one reads. */
const READING = { course: import.meta.glob('./*/text/*/course.ts'), rulebook: import.meta.glob('./*/text/*/rulebook.ts') };

export type Reading = keyof typeof READING;

const folderOf = (game: string, tag: string): string => `./${game.split('/')[0]}/text/${tag}/`;

/** Each file is filled up by itself: what an edition says in English stands for what its game says in another language. */
export function fetchGameWords(tag: string, game: string): Promise<Words> {
  const files = ['words.ts', `words-${game.split('/')[1]}.ts`];
  return together(...files.map(file => filledUp(tag, of => fromFiles(TABLE, path => path === folderOf(game, of) + file))))();
}

/** What is said of a game on such a page, besides the words of its tables. */
export const fetchReading = (tag: string, game: string, of: Reading): Promise<Words> =>
  filledUp(tag, at => fromFiles(READING[of], path => path === `${folderOf(game, at)}${of}.ts`))();

export const fetchRulings = (tag: string, game: string): Promise<Words> =>
  filledUp(tag, of => fromFiles(RULINGS, path => path.startsWith(folderOf(game, of))))();
