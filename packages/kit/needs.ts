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

/** Somebody who asks a guard for its numbers. */
export interface Tally<R extends string = string> {
  /** What is short, where it can be counted. */
  short?: Need<R>;
  /** What it costs, where the guard came so far. */
  price?: Need<R>;
  /** The price is to be part of a larger sum, so here it is never in the way. */
  readonly isPart?: boolean;
}

// What a guard lacks: the rule, where less is there than needed. Numbers are made only for a tally: without one a guard is quick.

export function lacks<R extends string>(rule: R, of: string, part: string, amount: number, has: number, tally?: Tally<R>): R | undefined {
  if (amount <= has) return undefined;
  return tally === undefined ? rule : note(tally, { rule, of, parts: [{ part, amount }], has });
}

/** A thing of which one is needed. */
export function lacksOne<R extends string>(rule: R, of: string, has: number, tally?: Tally<R>): R | undefined {
  if (has > 0) return undefined;
  return tally === undefined ? rule : note(tally, { rule, of, parts: [{ part: of, amount: 1 }], has });
}

/** Something that may be used so often, and has been used. */
export function lacksUse<R extends string>(rule: R, of: string, part: string, used: number, has: number, tally?: Tally<R>): R | undefined {
  if (used < has) return undefined;
  if (tally === undefined) return rule;
  const parts = [
    { part: 'used', amount: used },
    { part, amount: 1 },
  ];
  return note(tally, { rule, of, parts, has });
}

/** A price. */
export function lacksMoney<R extends string>(rule: R, part: string, amount: number, has: number, tally?: Tally<R>): R | undefined {
  if (tally === undefined) return amount <= has ? undefined : rule;
  tally.price = { rule, of: 'money', parts: [{ part, amount }], has };
  return tally.isPart === true || amount <= has ? undefined : note(tally, tally.price);
}

function note<R extends string>(tally: Tally<R>, short: Need<R>): R {
  tally.short = short;
  return short.rule;
}

/** The refusal of a guard that was given a tally. */
export const refusalFor = (rule: string, { short }: Tally): Refusal => (short?.rule === rule ? refusalOf(short) : { rule });

/** The refusal under this rule, with the numbers of what is short by it; without, where nothing is. */
export function refusalBy(rule: string, needs: readonly Need[]): Refusal {
  const short = needs.find(need => need.rule === rule && isShort(need));
  return short === undefined ? { rule } : refusalOf(short);
}

/** One of these. */
export const oneOf = <R extends string>(rule: R, of: string, has: number): Need<R> => ({ rule, of, parts: [{ part: of, amount: 1 }], has });
