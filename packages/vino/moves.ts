// The moves as shared values: each exists once. All have the same fields in the same order.

import { pairs, sparse, table } from '@adega/kit';
import { HIDDEN, type MoveKind, type MoveOf, NONE } from './state.ts';

const make = <K extends MoveKind>(kind: K, item: number = NONE, variety: number = NONE, n: number = NONE): MoveOf<K> =>
  Object.freeze({ kind, item, variety, n }) as unknown as MoveOf<K>;

export const PASS = make('pass');
/** What others hear of a choice before it is revealed. */
export const SEALED = make('choose', HIDDEN);

/** Start markers turned up, as a set of regions. */
export const draw = table(set => make('draw', set));
export const choose = table(set => make('choose', set));
export const reveal = pairs(8, (set, seat) => make('reveal', set, NONE, seat));
/** Buying a vineyard; `variety` is the marker taken with it, NONE in a region where one is grown already. */
export const buy = (vineyard: number, variety: number): MoveOf<'buy'> => BUYS(vineyard, variety + 1);
const BUYS = pairs(8, (vineyard, variety) => make('buy', vineyard, variety - 1));
export const take = table(vineyard => make('take', vineyard));
export const sell = pairs(64, (variety, n) => make('sell', NONE, variety, n));
export const give = table(vineyard => make('give', vineyard));
/** Steps by variety as one number, five bits for each; see stepsOf. */
export const raise = sparse(code => make('raise', code));

const BITS = 5;

export const codeOf = (steps: readonly number[]): number => steps.reduce((code, n, i) => withSteps(code, i, n), 0);

/** The code in which this variety rises so far besides. */
export const withSteps = (code: number, variety: number, n: number): number => code | (n << (BITS * variety));

/** How far a variety rises. */
export const stepsIn = (code: number, variety: number): number => (code >>> (BITS * variety)) & ((1 << BITS) - 1);

/** How far each of so many varieties rises. */
export const stepsOf = (code: number, varieties: number): number[] => Array.from({ length: varieties }, (_, i) => stepsIn(code, i));
