import { expect, test } from 'vitest';
import { COLOURS, coloursOf } from '../colour.ts';

test('whoever has chosen has the colour, others that of their number or the first that is left', () => {
  expect(coloursOf()).toEqual([1, 2, 3, 4, 5, 6]);
  expect(coloursOf([3])).toEqual([3, 2, 1, 4, 5, 6]);
  expect(coloursOf([undefined, 1])).toEqual([2, 1, 3, 4, 5, 6]);
  expect(coloursOf([6, 5, 4])).toEqual([6, 5, 4, 1, 2, 3]);
});

test('no two seats look alike, whatever was chosen', () => {
  for (const chosen of [
    [2, 2],
    [9, 0, -1],
    [1, 1, 1, 1, 1, 1],
    [5, undefined, 5, 3],
  ])
    expect(new Set(coloursOf(chosen)).size, String(chosen)).toBe(COLOURS);
  expect(coloursOf([2, 2])[0]).toBe(2);
});
