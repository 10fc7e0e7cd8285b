// The books of Vinhos: of every edition the rules that hold there, with where the texts say them, and the rulings that concern it.

import type { Book } from '@adega/kernel';
import { type EditionId, RULEBOOK, RULES, type RuleId } from './rulebook.ts';
import { RULINGS, type Ruling } from './rulings.ts';

export function bookOf(edition: EditionId): Book {
  const concerns = ({ editions }: { readonly editions: readonly EditionId[] }): boolean => editions.includes(edition);
  const holds = (rule: RuleId): boolean => RULES[rule].includes(edition);
  return {
    rules: Object.entries(RULEBOOK)
      .filter(([, rule]) => concerns(rule))
      .map(([id, { said }]) => ({ id, said })),
    // A ruling may belong to rules of other editions too.
    rulings: Object.entries<Ruling>(RULINGS)
      .filter(([, ruling]) => concerns(ruling))
      .map(([id, { rules, code, why }]) => ({ id, code, why, rules: rules.filter(holds) })),
    besides: BESIDES[edition],
  };
}

/** The solo game is played by the rules of 2016 and some of its own. */
const BESIDES: { readonly [edition in EditionId]?: string } = { solo: 'vinhos/2016' };
