import { expect, test } from 'vitest';
import { beginKey, endKey, putEach, putNumber, putNumbers, putWord } from '../position-key.ts';

function keyOf(...lists: readonly (readonly number[])[]): number {
  beginKey();
  putEach(lists, putNumbers);
  return endKey();
}

test('the same numbers have one key', () => {
  expect(keyOf([1, 2], [3])).toBe(keyOf([1, 2], [3]));
  expect(Number.isSafeInteger(keyOf([1, -2], [0x7fffffff]))).toBe(true);
});

test.each([
  ['another number', keyOf([1, 2], [4])],
  ['another sign', keyOf([1, -2], [3])],
  ['another order', keyOf([2, 1], [3])],
  ['a number that is in the other list', keyOf([1], [2, 3])],
  ['a zero more', keyOf([1, 2], [3, 0])],
  ['a list more', keyOf([1, 2], [3], [])],
])('%s makes another', (_what, key) => {
  expect(key).not.toBe(keyOf([1, 2], [3]));
});

test('words that differ make keys that differ', () => {
  const keyOfWord = (word: string) => {
    beginKey();
    putWord(word);
    putNumber(1);
    return endKey();
  };
  expect(keyOfWord('move')).toBe(keyOfWord('move'));
  expect(new Set(['move', 'moves', 'mvoe', ''].map(keyOfWord)).size).toBe(4);
});

test('positions that hardly differ have keys of their own', () => {
  const keys = new Set<number>();
  for (let a = 0; a < 50; a++) for (let b = 0; b < 50; b++) for (let c = 0; c < 50; c++) keys.add(keyOf([a, 0, b, 0, 0, c]));
  expect(keys.size).toBe(125_000);
});
