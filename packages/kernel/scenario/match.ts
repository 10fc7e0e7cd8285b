// Whether what is told of a position is what a scenario expects of it. Only what is expected is looked at.

import { oneOf, type Problem, pointerOf } from '../problem.ts';
import { Row, Ways } from './said.ts';

export interface Differences {
  /** Words that there are not: the scenario is wrong, whatever the position. */
  readonly unknown: Problem[];
  readonly other: Problem[];
}

const isFields = (x: unknown): x is { readonly [word: string]: unknown } =>
  typeof x === 'object' && x !== null && !Array.isArray(x) && !(x instanceof Ways) && !(x instanceof Row);

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
  if (told instanceof Ways) return told.words.some(word => word === expected);
  if (told instanceof Row) return typeof expected === 'string' && isSameRow(expected.split(/\s+/).filter(Boolean), told.things);
  if (!Array.isArray(told)) return textOf(expected) === textOf(told);
  if (typeof expected === 'number') return expected === told.length;
  return Array.isArray(expected) && isSameBag(expected, told);
}

const isSameRow = (words: readonly string[], things: readonly unknown[]): boolean =>
  words.length === things.length && words.every((word, i) => isSame(word, things[i]));

/** Each word has a thing of its own. Those that stand for the fewest choose first: of 'red' and 'red-5' the second. */
function isSameBag(words: readonly unknown[], things: readonly unknown[]): boolean {
  const left = [...things];
  const fits = (word: unknown): number => things.filter(thing => isSame(word, thing)).length;
  const isTaken = (word: unknown): boolean => {
    const i = left.findIndex(thing => isSame(word, thing));
    if (i >= 0) left.splice(i, 1);
    return i >= 0;
  };
  return words.length === things.length && [...words].sort((a, b) => fits(a) - fits(b)).every(isTaken);
}
