// Building wineries.

import { lacking } from '@adega/kernel/test/lacking.ts';
import { expect, test } from 'vitest';
import { bare, type Position, regionOf } from './position.ts';

/** A second site keeps the engine from building by itself. */
const sites = bare().estate(5, { region: 'dao' });
const building = (p: Position = sites): Position => p.copy().play('enter wineries');
const estate = (p: Position, n: number) => p.player().estates[n - 1];

test('winery.build: one or two, 3 each, from the supply into an empty slot', () => {
  const p = building();
  expect(p.refusal('done')).toEqual({ rule: 'move.must' });
  p.play('winery 1');
  expect(p.isOffered('done')).toBe(true);
  expect(estate(p, 1)).toMatchObject({ wineries: 1 });
  expect([p.player().money, p.s.wineries]).toEqual([17, 18]);
  p.play('winery 2');
  expect(p.by).toBe(1);
  expect([p.player().money, p.s.wineries]).toEqual([14, 17]);
});

test('winery.build: one is enough', () => {
  const p = building().play('winery 1', 'done');
  expect(p.by).toBe(1);
});

test('winery.build, A153: refused without money, without a slot, from an empty supply', () => {
  const p = building(bare().estate(1, { region: 'douro', vineyards: 2, wineries: 1 }));
  expect(p.refusal('winery 1')).toEqual(lacking('winery.build', 'slot', { slot: 1 }, 0));
  const poor = building().play('winery 1').money(2);
  expect(poor.refusal('winery 2')).toEqual(lacking('winery.build', 'money', { winery: 3 }, 2));
  const last = building().change(s => {
    s.wineries = 0;
  });
  expect(last.refusal('winery 1')).toEqual(lacking('winery.build', 'winery', { winery: 1 }, 0));
});

test('A20 at most two in an estate: its third slot takes only a vineyard', () => {
  const p = building(bare().estate(1, { wineries: 2 }));
  expect(p.refusal('winery 1')).toMatchObject({ rule: 'winery.build', of: 'slot', missing: 1 });
  expect(building(bare().estate(1, { wineries: 1 })).isOffered('winery 1')).toBe(true);
  expect(p.isOffered('winery 2')).toBe(true);
});

test('winery.build: a cube into the region of the estate', () => {
  const p = building(bare().estate(1, { region: 'douro' })).play('winery 1');
  expect(p.s.cubes[regionOf('douro')]).toBe(1);
  expect(p.s.cubeSupply).toBe(19);
  expect(estate(p, 1)).toMatchObject({ waiting: 0 });
});

test('A30 without a vineyard yet the cube waits on the winery', () => {
  const p = building().play('winery 1');
  expect(estate(p, 1)).toMatchObject({ waiting: 1, onCellar: 0 });
  expect(p.s.cubeSupply).toBe(19);
  expect(p.s.cubes.every(n => n === 0)).toBe(true);
});

test('A38 no cube from an empty supply, none into a full region, and none is owed', () => {
  const empty = building(
    sites.change(s => {
      s.cubeSupply = 0;
    }),
  ).play('winery 1');
  expect(estate(empty, 1)).toMatchObject({ wineries: 1, waiting: 0 });
  expect(empty.s.cubeSupply).toBe(0);
  const full = building(bare().estate(1, { region: 'douro' }).cubes('douro', 4)).play('winery 1');
  expect(full.s.cubes[regionOf('douro')]).toBe(4);
  expect(full.s.cubeSupply).toBe(16);
  expect(estate(full, 1)).toMatchObject({ wineries: 1, waiting: 0 });
});

test('winery.build: the last cube of the supply, and the region with number 1', () => {
  const last = building(
    sites.change(s => {
      s.cubeSupply = 1;
    }),
  ).play('winery 1');
  expect([estate(last, 1)?.waiting, last.s.cubeSupply]).toEqual([1, 0]);
  const first = building(bare().estate(1, { region: 'tras-os-montes' })).play('winery 1');
  expect([first.s.cubes[0], estate(first, 1)?.waiting]).toEqual([1, 0]);
});
