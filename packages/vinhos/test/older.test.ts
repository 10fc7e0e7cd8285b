// What becomes of records of version 1 of the rules.
import { carryRecord } from '@adega/kernel';
import { describe, expect, test } from 'vitest';
import { PACK_2016, PACK_FIRST } from '../data/packs.ts';
import { edition2016 } from '../editions/2016.ts';
import { editionFirst } from '../editions/first.ts';
import { vinhos } from '../game.ts';
import { OLDER } from '../older.ts';

const after = (...keys: string[]) => ({ asks: 'after', keys });
const used = { asks: 'after', key: 'use look.cash' };

describe('expert.use: after the action a helper made a tile compulsory', () => {
  test('the only one was used by the engine', () => {
    expect(OLDER.onlyThen?.(1, after('end', 'tile export'), used)).toBe('tile export');
    expect(OLDER.onlyThen?.(1, after('end', 'use aroma.cash', 'benefit A sales'), used)).toBe('benefit A sales');
  });

  test.each([
    ['one of two was chosen', 1, after('end', 'tile export', 'tile sales'), used],
    ['used in the action', 1, after('end', 'tile export'), { asks: 'sales', key: 'use look.cash' }],
    ['nothing was used', 1, after('end', 'tile export'), { asks: 'after', key: 'tile sales' }],
    ['another question', 1, { asks: 'sales', keys: ['done', 'tile export'] }, used],
    ['by the rules of now', 2, after('end', 'tile export'), used],
    ['at the beginning', 1, after('end', 'tile export'), undefined],
  ])('but not: %s', (_what, rules, asked, before) => expect(OLDER.onlyThen?.(rules, asked, before)).toBeUndefined());
});

test('maintenance.interest: of two wineries the one without a cube was lost', () => {
  const asked = { asks: 'lose-piece', keys: ['lose-winery 2', 'lose-winery 2 cube'] };
  expect(OLDER.onlyThen?.(1, asked, undefined)).toBe('lose-winery 2');
  expect(OLDER.onlyThen?.(1, { ...asked, keys: ['lose-winery 1', ...asked.keys] }, undefined)).toBeUndefined();
  expect(OLDER.onlyThen?.(2, asked, undefined)).toBeUndefined();
});

test('expert.limit: an expert that went before is discarded in the end', () => {
  expect(OLDER.renewed?.(1, 'hire look aroma.cash')).toEqual(['hire look', 'discard aroma.cash']);
  expect(OLDER.renewed?.(1, 'hire look')).toBeUndefined();
  expect(OLDER.renewed?.(2, 'hire look aroma.cash')).toBeUndefined();
});

test('setup.regions: a record that names no regions was played with the recommended ones', () => {
  for (const game of [vinhos(edition2016, PACK_2016), vinhos(editionFirst, PACK_FIRST)]) {
    const text = (rules: number) =>
      `adega-record: 1\ngame: ${game.id}\nrules: ${rules}\npack: ${game.pack}\noption.seats: 2\n\nchance order-is 1 2\n`;
    expect(carryRecord(game, text(1))).toMatchObject({ taken: 1, record: { rules: 2, options: { seats: 2, regions: 'recommended' } } });
  }
});
