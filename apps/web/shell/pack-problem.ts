// What is wrong with a pack, in words: the codes are those of Problem in the kernel.

import type { CommonWord, Say } from '../text/words.ts';

/** Each code with its word; what is in brackets are the values a, b. */
const BOUNDS: readonly (readonly [RegExp, CommonWord])[] = [
  [/^integer (-?\d+)\.\.(-?\d+)$/, 'pack.bound.integer'],
  [/^list (\d+)$/, 'pack.bound.list'],
  [/^list (\d+)\.\.(\d+)$/, 'pack.bound.lists'],
  [/^one of (.+)$/, 'pack.bound.one-of'],
  [/^text (\d+)\.\.(\d+) of .+$/, 'pack.bound.text'],
  [/^at least (-?\d+)$/, 'pack.bound.at-least'],
  [/^at most (-?\d+)$/, 'pack.bound.at-most'],
  [/^at most (\d+) steps$/, 'pack.bound.steps'],
  [/^a multiple of (\d+)$/, 'pack.bound.multiple'],
  [/^contains (.+)$/, 'pack.bound.contains'],
  [/^a region with government vineyards$/, 'pack.bound.government'],
  [/^centre$/, 'pack.bound.centre'],
  [/^not centre$/, 'pack.bound.not-centre'],
  [/^boolean$/, 'pack.bound.boolean'],
  [/^object$/, 'pack.bound.object'],
  [/^present$/, 'pack.bound.present'],
  [/^absent$/, 'pack.bound.absent'],
  [/^distinct$/, 'pack.bound.distinct'],
  [/^not empty$/, 'pack.bound.not-empty'],
  [/^JSON$/, 'pack.bound.json'],
];

/** What would be right; a code that nobody knows as it stands. */
export function boundText(say: Say, expected: string): string {
  for (const [code, word] of BOUNDS) {
    const [found, a = '', b = ''] = code.exec(expected) ?? [];
    if (found !== undefined) return say(word, { a: a.replaceAll('|', ', '), b });
  }
  return expected;
}

export const placeText = (say: Say, path: string): string => path || say('pack.whole');
