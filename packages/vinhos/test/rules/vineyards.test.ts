// Buying vineyards: how many, from where, into which estate, and the cube that comes with them.

import { lacking } from '@adega/kernel/test/lacking.ts';
import { expect, test } from 'vitest';
import { PACK_2016 } from '../../data/packs.ts';
import type { PackJson } from '../../data/schema.ts';
import { RED, WHITE } from '../../state.ts';
import { bare, type Position, regionOf } from './position.ts';

/** In the Vineyards action, nothing to pay for the way. */
const buying = (p: Position = bare()): Position => p.copy().play('enter vineyards-2');

const cubesIn = (p: Position, region: Parameters<typeof regionOf>[0]): number => p.s.cubes[regionOf(region)] as number;
const estate = (p: Position, n: number) => p.player().estates[n - 1];

test('vineyard.count: one or two, from different regions', () => {
  const p = buying();
  expect(p.isOffered('done')).toBe(false);
  p.play('buy douro 1');
  expect(p.isOffered('done')).toBe(true);
  expect(p.offers('buy').some(line => line.startsWith('buy douro'))).toBe(false);
  expect(p.money(0).refusal('buy douro 2')).toEqual({ rule: 'vineyard.count' });
  p.play('buy algarve 2');
  expect(p.asks).not.toBe('vineyards');
  expect(p.player().money).toBe(20 - 5 - 4);
});

test('vineyard.count: one is enough', () => {
  const p = buying().play('buy minho 1', 'done');
  expect(p.player().money).toBe(17);
  expect(p.by).not.toBe(0);
});

test('A22 the first purchase is complete before the second is made', () => {
  const p = buying().play('buy ribatejo 1');
  expect(p.asks).toBe('vineyards');
  expect(estate(p, 1)).toMatchObject({ vineyards: 1, farmers: 1 });
});

test('A23 the action and a magnate tile may buy from the same region', () => {
  const p = buying(bare().tile('vineyard')).play('buy douro 1', 'done', 'vineyard-up douro red-5', 'tile vineyard', 'buy douro 1');
  expect(estate(p, 1)).toMatchObject({ vineyards: 2 });
  expect(p.player().money).toBe(20 - 5 - 4);
});

test('vineyard.place: it is paid and lies in an estate of its region and colour, or in an empty one', () => {
  const p = buying(
    bare()
      .estate(1, { region: 'douro', colour: 'red' })
      .estate(2, { region: 'douro', colour: 'white' })
      .estate(3, { region: 'dao', colour: 'red' })
      .estate(4, { region: 'douro', colour: 'red', vineyards: 1, wineries: 2 }),
  );
  expect(p.offers('buy').filter(line => line.startsWith('buy douro'))).toEqual(['buy douro 1', 'buy douro 5']);
  expect(p.refusal('buy douro 2')).toEqual({ rule: 'vineyard.place' });
  expect(p.refusal('buy douro 3')).toEqual({ rule: 'vineyard.place' });
  expect(p.refusal('buy douro 4')).toEqual(lacking('vineyard.place', 'slot', { slot: 1 }, 0));
  p.play('buy douro 1');
  expect(p.player().money).toBe(15);
  expect(estate(p, 1)).toMatchObject({ region: regionOf('douro'), colour: RED, vineyards: 2 });
});

test('vineyard.place: its price, and what is missing', () => {
  const p = buying(bare().money(4));
  expect(p.refusal('buy douro 1')).toEqual(lacking('vineyard.place', 'money', { vineyard: 5 }, 4));
  expect(p.isOffered('buy alentejo 1')).toBe(true);
});

test('vineyard.place: a tile that fits nowhere lacks no money', () => {
  const p = buying(bare().estate(1, { region: 'minho', colour: 'red' }).estate(2, { region: 'douro', colour: 'white' }).money(3));
  expect(p.refusal('buy douro 2')).toEqual({ rule: 'vineyard.place' });
});

test('vineyard.place: of several empty estates the first stands for all', () => {
  const p = buying(bare().estate(1, { region: 'douro' }));
  expect(p.isCandidate('buy dao 2')).toBe(true);
  expect(p.isCandidate('buy dao 3')).toBe(false);
  expect(buying(bare().estate(2, { wineries: 1 })).isCandidate('buy dao 2')).toBe(true);
  expect(buying(bare().estate(2, { cellar: true })).isCandidate('buy dao 2')).toBe(true);
});

test('A17 to extend an estate or to found another is free', () => {
  const p = buying(bare().estate(1, { region: 'douro' }));
  expect(p.isOffered('buy douro 1')).toBe(true);
  expect(p.play('buy douro 2').player().estates.slice(0, 2)).toMatchObject([
    { region: regionOf('douro'), vineyards: 1 },
    { region: regionOf('douro'), vineyards: 1 },
  ]);
});

test('A19 slots have no order: a vineyard goes beside two wineries, wherever they were built', () => {
  const p = buying(bare().estate(1, { wineries: 2 })).play('buy algarve 1');
  expect(estate(p, 1)).toMatchObject({ region: regionOf('algarve'), vineyards: 1, wineries: 2 });
});

test('A24 an empty stack is sold out', () => {
  const p = buying(bare().top('douro', undefined));
  expect(p.refusal('buy douro 1')).toEqual(lacking('vineyard.place', 'vineyard', { vineyard: 1 }, 0));
});

test('A24, A140 a region out of play has nothing to buy', () => {
  expect(buying(bare({ seats: 2 })).isCandidate('buy setubal 1')).toBe(false);
});

test('C1 the price is that of the tile', () => {
  const regions = PACK_2016.regions.map(region =>
    region.id === 'dao' ? { ...region, tiles: region.tiles.map((tile, i) => ({ ...tile, cost: i === 1 ? 6 : 4 })) } : region,
  );
  const p = bare({ pack: { ...PACK_2016, regions } as PackJson });
  const dear = p.change(s => {
    s.tops[regionOf('dao')] = 1;
  });
  expect(buying(p).play('buy dao 1').player().money).toBe(16);
  expect(buying(dear).play('buy dao 1').player().money).toBe(14);
});

test('vineyard.cube: one cube from the supply into the region', () => {
  const p = buying(bare().cubes('douro', 2)).play('buy douro 1');
  expect(cubesIn(p, 'douro')).toBe(3);
  expect(p.s.cubeSupply).toBe(17);
});

test('vineyard.cube, A38: skipped where the supply is empty or no space is free; the purchase stands', () => {
  const full = buying(bare().cubes('douro', 4)).play('buy douro 1');
  expect(cubesIn(full, 'douro')).toBe(4);
  expect(full.s.cubeSupply).toBe(16);
  const none = bare().change(s => {
    s.cubeSupply = 0;
  });
  const p = buying(none).play('buy douro 1');
  expect(cubesIn(p, 'douro')).toBe(0);
  expect(p.s.cubeSupply).toBe(0);
  expect(estate(p, 1)).toMatchObject({ vineyards: 1 });
});

test('vineyard.first: the first vineyard gives the estate its region, its colour and the benefit', () => {
  const p = buying(bare().top('douro', 'white')).play('buy douro 1');
  expect(estate(p, 1)).toMatchObject({ region: regionOf('douro'), colour: WHITE });
  expect(p.player().ports).toBe(2);
});

test('vineyard.first: the second vineyard of an estate brings no benefit', () => {
  const p = buying(bare().estate(1, { region: 'douro' })).play('buy douro 1');
  expect(p.player().ports).toBe(0);
  expect(p.events.some(event => event.rule === 'vineyard.first')).toBe(false);
});

test('A18 every estate that is founded brings the benefit, also in a region where one has an estate', () => {
  const p = buying(bare().estate(1, { region: 'dao', cellar: true })).play('buy dao 2');
  expect(estate(p, 2)).toMatchObject({ region: regionOf('dao'), cellar: 1 });
  expect(p.s.cellars).toBe(11);
});

test('vineyard.waiting-cubes: the cubes that waited follow the cube of the vineyard', () => {
  const p = buying(bare().estate(1, { wineries: 2, cellar: true, waiting: 3, onCellar: 1 })).play('buy douro 1');
  expect(cubesIn(p, 'douro')).toBe(4);
  expect(estate(p, 1)).toMatchObject({ waiting: 0, onCellar: 0 });
  expect(p.s.cubeSupply).toBe(19);
});

test('A36 what finds no free space returns to the supply, the own cube being placed first', () => {
  const p = buying(bare().cubes('douro', 2).estate(1, { wineries: 2, cellar: true, waiting: 3 })).play('buy douro 1');
  expect(cubesIn(p, 'douro')).toBe(4);
  expect(p.s.cubeSupply).toBe(18 - 1 + 2);
});

test('A37 they move even where the supply has no cube for the vineyard', () => {
  const p = buying(
    bare()
      .estate(1, { wineries: 2, waiting: 2 })
      .change(s => {
        s.cubeSupply = 0;
      }),
  ).play('buy douro 1');
  expect(cubesIn(p, 'douro')).toBe(2);
});

test('vineyard.count: nothing has been bought yet, in no region', () => {
  expect(buying().isOffered('buy tras-os-montes 1')).toBe(true);
});
