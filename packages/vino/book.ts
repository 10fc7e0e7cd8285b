// The book of Vino: every rule with where the text says it, and every ruling.

import type { Book } from '@adega/kernel';
import { RULEBOOK } from './rulebook.ts';
import { RULINGS, type Ruling } from './rulings.ts';

export const book: Book = {
  rules: Object.entries(RULEBOOK).map(([id, { said }]) => ({ id, said })),
  rulings: Object.entries<Ruling>(RULINGS).map(([id, ruling]) => ({ id, ...ruling })),
};
