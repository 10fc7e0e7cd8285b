// The books of the rules page: for each game its rules, with where the texts say them, and its rulings.

import type { Book as Whole } from '@adega/kernel';
import { TITLES } from '@adega/shelf';

export type { RuleSaid as Rule } from '@adega/kernel';

export interface Book extends Whole {
  /** The game in whose words it is written. */
  readonly game: string;
}

const whole = await Promise.all(TITLES.map(async ({ id, book }) => [id, await book?.()] as const));

export const BOOKS: readonly Book[] = whole.flatMap(([game, book]) => (book === undefined ? [] : [{ game, ...shortened(book) }]));

/** Without what stands in the book that is read before it. */
function shortened(book: Whole): Whole {
  const before = whole.find(([game]) => game === book.besides)?.[1];
  if (before === undefined) return book;
  const isNew = ({ id }: { readonly id: string }): boolean => ![...before.rules, ...before.rulings].some(known => known.id === id);
  return { ...book, rules: book.rules.filter(isNew), rulings: book.rulings.filter(isNew) };
}

const holds = ({ rules, rulings }: Book, id: string): boolean => [...rules, ...rulings].some(known => known.id === id);

/** The book in which a rule or a ruling stands. */
export const bookWith = (id: string): Book | undefined => BOOKS.find(book => holds(book, id));
