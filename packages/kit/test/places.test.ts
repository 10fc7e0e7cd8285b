// Who comes where: order, ties, places.

import { expect, test } from 'vitest';
import { closeUp, placesBy, ranksOf, shareOut } from '../index.ts';

test('who chose a place gets it, the others close up in their order', () => {
  expect(closeUp([2, 0, 1], [-1, 2, -1])).toEqual([0, 2, 1]);
  expect(closeUp([2, 0, 1], [-1, -1, -1])).toEqual([2, 0, 1]);
  expect(closeUp([0, 1, 2, 3], [3, -1, -1, 0])).toEqual([3, 1, 2, 0]);
});

test('equals share a rank, add up the prizes of their places and divide, rounding down', () => {
  expect(ranksOf([5, 9, 5, 1])).toEqual([1, 0, 1, 3]);
  expect(shareOut([1, 0, 1, 3], [20, 12, 5])).toEqual([8, 20, 8, 0]);
});

test('a place names the criterion that separates it from the next better one, the first from the next worse', () => {
  const places = placesBy(
    ['points', 'money'],
    [
      [10, 3],
      [10, 5],
      [7, 9],
    ],
  );
  expect(places).toEqual([
    { seat: 0, rank: 2, shared: false, by: 'money' },
    { seat: 1, rank: 1, shared: false, by: 'money' },
    { seat: 2, rank: 3, shared: false, by: 'points' },
  ]);
});

test('who is equal in everything shares a place', () => {
  const marks = [[4], [4], [1]];
  expect(placesBy(['points'], marks).map(({ rank, shared }) => [rank, shared])).toEqual([
    [1, true],
    [1, true],
    [3, false],
  ]);
});
