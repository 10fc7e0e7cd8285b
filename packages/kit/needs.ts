// The numbers of a refusal: what a move would need by part, what there is, what is missing.

import type { Amount, Refusal } from '@adega/kernel';

/** One thing that a move needs enough of, under the rule that asks for it. */
export interface Need<R extends string = string> {
  readonly rule: R;
  readonly of: string;
  readonly parts: readonly Amount[];
  readonly has: number;
}

const total = (parts: readonly Amount[]): number => parts.reduce((n, part) => n + part.amount, 0);

export const isShort = (need: Need): boolean => total(need.parts) > need.has;

export const refusalOf = ({ rule, of, parts, has }: Need): Refusal => ({ rule, of, needs: parts, has, missing: total(parts) - has });

/** The refusal under this rule, with the numbers of what is short by it; without, where nothing is. */
export function refusalBy(rule: string, needs: readonly Need[]): Refusal {
  const short = needs.find(need => need.rule === rule && isShort(need));
  return short === undefined ? { rule } : refusalOf(short);
}

/** One of these. */
export const oneOf = <R extends string>(rule: R, of: string, has: number): Need<R> => ({ rule, of, parts: [{ part: of, amount: 1 }], has });
