// What is compared, and which examples of the notation are shown.
import type { Standing } from '@adega/wire';
import { describe, expect, test } from 'vitest';
import { spread } from '../table/command.tsx';
import { rowsOf } from '../table/compared.ts';

const standing = (name: string | undefined, parts: readonly [string, number][], money: number): Standing => ({
  ...(name === undefined ? {} : { name }),
  from: 3,
  at: 5,
  mark: { at: 0, kind: 'year', n: 1 },
  over: false,
  scores: [
    {
      seat: 0,
      total: parts.reduce((sum, [, amount]) => sum + amount, 0),
      parts: parts.map(([part, amount]) => ({ rule: 'r', part, amount })),
    },
  ],
  measures: [{ part: 'money', amounts: [money] }],
});

test('every row has an amount for each idea and says whether they differ, also where only an idea has it', () => {
  const rows = rowsOf(
    [
      standing(undefined, [['export', 4]], 7),
      standing(
        'bold',
        [
          ['export', 4],
          ['fair', 3],
        ],
        7,
      ),
    ],
    0,
  );
  expect(rows).toEqual([
    { kind: 'total', part: '', amounts: [4, 7], differs: true },
    { kind: 'part', part: 'export', amounts: [4, 4], differs: false },
    { kind: 'part', part: 'fair', amounts: [0, 3], differs: true },
    { kind: 'measure', part: 'money', amounts: [7, 7], differs: false },
  ]);
});

describe('examples of the notation', () => {
  test('have every verb before a second move of one, in the order of the offers', () => {
    const keys = ['enter sales', 'enter export', 'enter staff', 'use look.cash', 'end'];
    expect(spread(keys, 4)).toEqual(['enter sales', 'enter export', 'use look.cash', 'end']);
    expect(spread(keys, 9)).toEqual(keys);
    expect(spread(keys, 2)).toEqual(['enter sales', 'use look.cash']);
  });
});
