// What the values of a pack must have in common, as far as games ask for the same: each check gives what is wrong, at its place.

import { type Problem, pointerOf, shown } from '@adega/kernel';

/** What one check finds; undefined entries are checks that hold. */
export type Found = readonly (Problem | undefined)[];

export type Keys = readonly (string | number)[];

/** Everything that some checks find in a pack. */
export const findingsOf = <P>(checks: readonly ((pack: P) => Found)[], pack: P): Problem[] =>
  checks.flatMap(check => check(pack)).filter(found => found !== undefined);

export const problem = (keys: Keys, expected: string, got: unknown): Problem => ({ path: pointerOf(keys), expected, got: shown(got) });

/** One problem for each item that stands a second time. */
export function distinct(keys: Keys, items: readonly unknown[]): Found {
  return items.map((item, i) => (items.indexOf(item) < i ? problem([...keys, i], 'distinct', item) : undefined));
}

/** One problem for each item whose `field` is that of an earlier one. */
export function distinctBy<T, F extends keyof T & string>(keys: Keys, items: readonly T[], field: F): Found {
  const values = items.map(item => item[field]);
  return values.map((value, i) => (values.indexOf(value) < i ? problem([...keys, i, field], 'distinct', value) : undefined));
}

/** One problem for each number that is not above the one before it. */
export function rising(keys: Keys, numbers: readonly number[]): Found {
  return numbers.map((n, i) => (i === 0 ? undefined : atLeast([...keys, i], (numbers[i - 1] as number) + 1, n)));
}

/** One problem for each number below the one before it. */
export function notFalling(keys: Keys, numbers: readonly number[]): Found {
  return numbers.map((n, i) => (i === 0 ? undefined : atLeast([...keys, i], numbers[i - 1] as number, n)));
}

export const atLeast = (keys: Keys, least: number, got: number): Problem | undefined =>
  got < least ? problem(keys, `at least ${least}`, got) : undefined;

export const atMost = (keys: Keys, most: number, got: number): Problem | undefined =>
  got > most ? problem(keys, `at most ${most}`, got) : undefined;
