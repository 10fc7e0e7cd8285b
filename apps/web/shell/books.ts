// The books of the rules page: for each game its rules, with where the texts say them, and its rulings.

import { vinhos, vino } from '@adega/shelf';

export interface Rule {
  readonly id: string;
  readonly said: string;
}

export interface Ruling {
  readonly id: string;
  readonly rules: readonly string[];
  readonly code: boolean;
}

export interface Book {
  /** The game in whose words it is written. */
  readonly game: string;
  readonly rules: readonly Rule[];
  readonly rulings: readonly Ruling[];
}

function vinhosBook(edition: '2016' | 'reserve' | 'first'): Book {
  const isOfEdition = ({ editions }: { readonly editions: readonly string[] }): boolean => editions.includes(edition);
  return {
    game: `vinhos/${edition}`,
    rules: Object.entries(vinhos.RULEBOOK)
      .filter(([, rule]) => isOfEdition(rule))
      .map(([id, { said }]) => ({ id, said })),
    // A ruling may belong to rules of other editions too.
    rulings: Object.entries(vinhos.RULINGS)
      .filter(([, ruling]) => isOfEdition(ruling))
      .map(([id, { rules, code }]) => ({ id, code, rules: rules.filter(rule => vinhos.RULES[rule].includes(edition)) })),
  };
}

/** What the solo game has besides the rules of 2016. */
const isOfSolo = ({ editions }: { readonly editions: readonly string[] }): boolean => editions.includes('solo') && editions.length === 1;

const SOLO: Book = {
  game: 'vinhos/solo',
  rules: Object.entries(vinhos.RULEBOOK)
    .filter(([, rule]) => isOfSolo(rule))
    .map(([id, { said }]) => ({ id, said })),
  rulings: Object.entries(vinhos.RULINGS)
    .filter(([, ruling]) => isOfSolo(ruling))
    .map(([id, { rules, code }]) => ({ id, rules, code })),
};

const VINO: Book = {
  game: 'vino',
  rules: Object.entries(vino.RULEBOOK).map(([id, { said }]) => ({ id, said })),
  rulings: Object.entries(vino.RULINGS).map(([id, { rules, code }]) => ({ id, rules, code })),
};

export const BOOKS: readonly Book[] = [vinhosBook('2016'), vinhosBook('reserve'), vinhosBook('first'), SOLO, VINO];

const holds = ({ rules, rulings }: Book, id: string): boolean => [...rules, ...rulings].some(entry => entry.id === id);

/** The book in which a rule or a ruling stands. */
export const bookWith = (id: string): Book | undefined => BOOKS.find(book => holds(book, id));
