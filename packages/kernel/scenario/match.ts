// Whether what is told of a position is what a scenario expects of it. Only what is expected is looked at.

import { oneOf, type Problem, pointerOf } from '../problem.ts';

export interface Differences {
  /** Words that there are not: the scenario is wrong, whatever the position. */
  readonly unknown: Problem[];
  readonly other: Problem[];
}

const isFields = (x: unknown): x is { readonly [word: string]: unknown } => typeof x === 'object' && x !== null && !Array.isArray(x);

const textOf = (x: unknown): string => JSON.stringify(x) ?? 'nothing';

/** Fields are compared word by word, lists as bags; a number expected of a list is how long it is. */
export function compare(expected: unknown, told: unknown, path: readonly unknown[], found: Differences): void {
  if (isFields(expected) && isFields(told)) {
    for (const [word, value] of Object.entries(expected)) {
      if (Object.hasOwn(told, word)) compare(value, told[word], [...path, word], found);
      else found.unknown.push({ path: pointerOf([...path, word]), expected: oneOf(Object.keys(told)), got: textOf(word) });
    }
  } else if (!isSame(expected, told)) found.other.push({ path: pointerOf(path), expected: textOf(expected), got: textOf(told) });
}

function isSame(expected: unknown, told: unknown): boolean {
  if (!Array.isArray(told)) return textOf(expected) === textOf(told);
  if (typeof expected === 'number') return expected === told.length;
  return Array.isArray(expected) && textOf(sorted(expected)) === textOf(sorted(told));
}

const sorted = (bag: readonly unknown[]): string[] => bag.map(textOf).sort();
