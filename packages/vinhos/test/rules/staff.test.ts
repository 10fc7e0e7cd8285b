// Hiring enologists and farmers.

import { lacking } from '@adega/kernel/test/lacking.ts';
import { expect, test } from 'vitest';
import { bare, type Position } from './position.ts';

const hiring = (p: Position): Position => p.copy().play('enter staff');
const estate = (p: Position, n: number) => p.player().estates[n - 1];

test('enologist.hire: one or two in any mix, an enologist for 3 on a winery, a farmer for 2 on a vineyard', () => {
  const p = hiring(bare().estate(1, { region: 'douro', wineries: 2 }));
  expect(p.refusal('done')).toEqual({ rule: 'move.must' });
  p.play('enologist 1');
  expect(p.isOffered('done')).toBe(true);
  expect([p.player().money, p.s.enologists]).toEqual([17, 11]);
  p.play('farmer 1');
  expect([p.player().money, p.s.farmers]).toEqual([15, 15]);
  expect(estate(p, 1)).toMatchObject({ enologists: 1, farmers: 1 });
  expect(p.by).toBe(1);
});

test('enologist.hire: two of a kind', () => {
  const p = hiring(bare().estate(1, { wineries: 2 }).estate(2, { region: 'dao' })).play('enologist 1', 'enologist 1');
  expect(estate(p, 1)).toMatchObject({ enologists: 2 });
  const q = hiring(bare().estate(1, { region: 'douro', vineyards: 2, wineries: 1 })).play('farmer 1', 'farmer 1');
  expect(estate(q, 1)).toMatchObject({ farmers: 2 });
  expect(q.player().money).toBe(16);
});

test('enologist.hire: only on empty wineries and vineyards', () => {
  const p = hiring(bare().estate(1, { region: 'douro', wineries: 1, enologists: 1 }).estate(2, { region: 'dao', farmers: 1, wineries: 1 }));
  expect(p.offers()).toEqual(['farmer 1', 'enologist 2']);
  expect(p.refusal('enologist 1')).toEqual(lacking('enologist.hire', 'empty-winery', { 'empty-winery': 1 }, 0));
  expect(p.refusal('farmer 2')).toMatchObject({ rule: 'enologist.hire', of: 'empty-vineyard', has: 0, missing: 1 });
  expect(p.refusal('farmer 3')).toMatchObject({ rule: 'enologist.hire', of: 'empty-vineyard' });
});

test('enologist.hire: the price, and what is missing', () => {
  const p = hiring(bare().money(2).estate(1, { region: 'douro', vineyards: 2, wineries: 1 }).expert('taste.cash'));
  expect(p.refusal('enologist 1')).toEqual(lacking('enologist.hire', 'money', { enologist: 3 }, 2));
  p.play('farmer 1');
  expect(p.refusal('farmer 1')).toEqual(lacking('enologist.hire', 'money', { farmer: 2 }, 0));
});

test('A153 from an empty supply nobody is hired', () => {
  const p = hiring(bare().estate(1, { region: 'douro', wineries: 1 }));
  const noEnologists = p.change(s => {
    s.enologists = 0;
  });
  expect(noEnologists.refusal('enologist 1')).toMatchObject({ rule: 'enologist.hire', of: 'enologist', has: 0, missing: 1 });
  expect(noEnologists.isOffered('farmer 1')).toBe(true);
  const noFarmers = p.change(s => {
    s.farmers = 0;
  });
  expect(noFarmers.refusal('farmer 1')).toMatchObject({ rule: 'enologist.hire', of: 'farmer', has: 0, missing: 1 });
  expect(noFarmers.isOffered('enologist 1')).toBe(true);
});

test('A31 an enologist may be hired where there is no vineyard yet', () => {
  const p = hiring(bare().estate(1, { wineries: 1 }).estate(2, { wineries: 1 }));
  expect(p.offers('enologist')).toEqual(['enologist 1', 'enologist 2']);
});

test('enologist.hire: the last of the supply may be hired', () => {
  const last = bare()
    .estate(1, { region: 'douro', wineries: 1 })
    .change(s => {
      s.enologists = 1;
      s.farmers = 1;
    });
  expect(hiring(last).offers()).toEqual(['enologist 1', 'farmer 1']);
  const enologist = last.estate(1, { wineries: 1 }).isOffered('enter staff');
  const farmer = last.estate(1, { region: 'douro' }).isOffered('enter staff');
  expect([enologist, farmer]).toEqual([true, true]);
});

test('enologist.hire: where there is no winery at all', () => {
  const p = hiring(bare().estate(1, { region: 'douro', wineries: 1 }));
  expect(p.refusal('enologist 3')).toMatchObject({ rule: 'enologist.hire', of: 'empty-winery', has: 0, missing: 1 });
});
