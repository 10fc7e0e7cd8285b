// Building cellars.

import { lacking } from '@adega/kernel/test/lacking.ts';
import { expect, test } from 'vitest';
import { bare, type Position, regionOf, wineAt } from './position.ts';

/** A second site keeps the engine from building by itself. */
const sites = bare().estate(5, { region: 'dao' });
const building = (p: Position = sites): Position => p.copy().play('enter cellars');
const estate = (p: Position, n: number) => p.player().estates[n - 1];

test('cellar.build: one or two, 3 each, over a warehouse', () => {
  const p = building();
  expect(p.refusal('done')).toEqual({ rule: 'move.must' });
  p.play('cellar 1');
  expect(p.isOffered('done')).toBe(true);
  expect([p.player().money, p.s.cellars]).toEqual([17, 11]);
  p.play('cellar 2');
  expect(p.by).toBe(1);
  expect([p.player().money, p.s.cellars]).toEqual([14, 10]);
  expect(p.player().estates.map(e => e.cellar)).toEqual([1, 1, 0, 0, 0]);
});

test('cellar.build: one is enough', () => {
  expect(building().play('cellar 1', 'done').by).toBe(1);
});

test('cellar.build, A153: refused over a cellar, without money, from an empty supply', () => {
  const p = building(sites.estate(1, { cellar: true }));
  expect(p.refusal('cellar 1')).toEqual(lacking('cellar.build', 'warehouse', { warehouse: 1 }, 0));
  expect(p.money(2).refusal('cellar 2')).toEqual(lacking('cellar.build', 'money', { cellar: 3 }, 2));
  const last = p.change(s => {
    s.cellars = 0;
  });
  expect(last.refusal('cellar 2')).toMatchObject({ rule: 'cellar.build', of: 'cellar', has: 0, missing: 1 });
});

test('cellar.build: a cube into the region, or onto the cellar until there is one', () => {
  const p = building(bare().estate(1, { region: 'douro' })).play('cellar 1', 'cellar 2');
  expect(p.s.cubes[regionOf('douro')]).toBe(1);
  expect(estate(p, 2)).toMatchObject({ waiting: 1, onCellar: 1 });
  expect(p.s.cubeSupply).toBe(18);
});

test('C20 wines keep their places', () => {
  const p = building(bare().estate(1, { region: 'alentejo' }).wine('1.1', 'alentejo', 'red', 5).wine('1.2', 'alentejo', 'red', 4));
  p.play('cellar 1');
  expect([1, 2, 3, 4].map(place => wineAt(p, `1.${place}`))).toEqual(['5 alentejo red', '4 alentejo red', '', '']);
});

test('A111 a wine on the second place is worth 1 more at once', () => {
  const p = bare()
    .estate(1, { region: 'douro' })
    .wine('1.2', 'douro', 'red', 6)
    .tile('sales')
    .change(s => {
      s.cubeSupply = 0;
    });
  expect(p.copy().play('enter sales').refusal('sell 1.2 red-7')).toMatchObject({ of: 'value', has: 6, missing: 1 });
  const built = building(p).play('cellar 1', 'done', 'tile sales');
  expect(built.isOffered('sell 1.2 red-7')).toBe(true);
  expect(built.refusal('sell 1.2 red-8')).toMatchObject({ of: 'value', has: 7, missing: 1 });
});

test('cellar.build: an estate that holds wine is like no other, in either place', () => {
  for (const at of ['1.1', '1.2', '2.1', '2.2']) {
    const p = building(bare().wine(at, 'dao', 'red', 5).estate(5, { region: 'dao' }));
    expect([p.isCandidate('cellar 1'), p.isCandidate('cellar 2')]).toEqual([true, true]);
  }
  expect(building().isCandidate('cellar 2')).toBe(false);
});
