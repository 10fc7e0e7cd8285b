// Lines of play counted from positions of every kind of question: a change of the rules changes a number. When it is meant, the numbers
// are changed with it.

import { perft } from '@adega/kernel';
import { expect, test } from 'vitest';
import { holdings, type Position, position, upTo } from './rules/position.ts';

const first = (_s: unknown, d: { readonly moves: readonly unknown[] }) => d.moves[0] as never;
const PRIVATE = upTo(13, 5, 9, 12);
const OWNERS = holdings(
  {
    A: [
      ['toscana', 'nebbiolo', [1, 3]],
      ['veneto', 'nebbiolo', [2]],
    ],
    B: [['lazio', 'barbera', [1, 2, 3]]],
    C: [['lazio', 'trebbiano', [4]]],
  },
  {},
);
const buyers = (region: string) => ({ A: { chosen: [region, 'trentino'] }, B: { chosen: [region, 'trentino'] } });
const taking = holdings(
  { A: [['campania', 'barbera', PRIVATE.slice(0, 5)]], B: [['campania', 'nebbiolo', PRIVATE.slice(5, 9)]] },
  buyers('campania'),
);

/** A table of our own, so that the counts stay when ours is calibrated anew. */
const TABLE = {
  sale: {
    revenue: upTo(39).map(n => 100 * n),
    lost: upTo(39).map(n => Math.floor((n + 1) / 3)),
    fall: upTo(39).map(n => Math.min(20, Math.ceil(n / 2))),
  },
};
const selling = () => position({ phase: 'sell', ...OWNERS }, 3, TABLE);

const POSITIONS: readonly (readonly [name: string, at: () => Position, lines: readonly number[]])[] = [
  ['the start of three', () => position({ phase: 'setup' }), [3, 45, 585]],
  ['the start of five', () => position({ phase: 'setup' }, 5), [3, 45, 585]],
  ['a third vineyard', () => position({ phase: 'third', ...OWNERS }), [306, 116_418]],
  ['choices', () => position({ ...OWNERS }), [36, 1296]],
  ['owners', () => position({ phase: 'buy', ...holdings({ A: [['liguria', 'barbera', [1]]] }, buyers('liguria')) }), [3, 7, 83]],
  ['newcomers', () => position({ phase: 'buy', players: buyers('liguria') }), [7, 25, 85]],
  ['a gift', () => position({ phase: 'buy', ...taking }).play('A buy campania.13'), [3, 75, 1227]],
  ['a sale', () => selling(), [4, 14, 70]],
  ['a lease', () => selling().play('A sell nebbiolo 3'), [3, 30, 120]],
  ['a shift', () => selling().play('A sell nebbiolo 1'), [4, 16, 48]],
];

test.each(POSITIONS)('%s', (_name, at, lines) => {
  const { game, s } = at();
  expect(lines.map((_, i) => perft(game, s, i + 1, first))).toEqual(lines);
});
