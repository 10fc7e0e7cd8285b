// The solo game before its first year: his area, his first vineyard, his first tile.

import { CHANCE } from '@adega/kernel';
import { expect, test } from 'vitest';
import { PACK_2016 } from '../../data/packs.ts';
import { TILE_ACTIONS } from '../../data/words.ts';
import { NONE } from '../../state.ts';
import { expertsOf, regionOf } from './position.ts';
import { type Alone, soloOpening } from './solo-position.ts';

/** Up to the first question of this kind; whatever else is asked gets its first answer. */
function upTo(p: Alone, asks: string): Alone {
  while (p.asks !== asks) p.play(p.offers()[0] as string);
  return p;
}

/** Up to his first vineyard. `order` 2 1: he begins. */
const toHisVineyard = (order: string, found = 'found douro'): Alone => {
  const p = soloOpening().play(`order-is ${order}`);
  if (order === '1 2') upTo(p, 'start-vineyard').play(found);
  return upTo(p, 'draw-number');
};

test('solo.setup: set up as for two players', () => {
  const p = upTo(soloOpening(), 'move');
  expect([p.s.seats, p.s.players.length, p.s.display.length]).toEqual([2, 2, 6]);
  expect(p.s.regions).toBe(0b010111111);
  expect(p.game.options.map(({ id, values }) => [id, values])).toEqual([
    ['seats', [1]],
    ['regions', ['random', 'recommended']],
  ]);
});

test('SO2 C31 he has no money, an expert of each pile, all eight barrels in his area, two of them on export for 19 points', () => {
  const p = upTo(soloOpening(), 'start-vineyard');
  expect(p.him).toMatchObject({ money: 0, barrels: 6, atA: 0, atB: 0, atC: 0, exportVp: 19, fairVp: 0 });
  expect([p.exporter('3:9'), p.exporter('4:10'), p.exporter('5:11')]).toEqual([1, 1, NONE]);
  expect(expertsOf(p, 1)).toEqual({ up: ['taste.cash', 'aroma.cash', 'look.cash', 'alcohol.cash'], down: [] });
  expect(p.s.piles).toEqual([1, 7, 13, 19]);
  expect(p.player()).toMatchObject({ barrels: 2, atA: 2, atB: 2, atC: 2 });
});

test('solo.setup: a pack with few barrels leaves him without the second export', () => {
  const pack = { ...PACK_2016, supplies: { ...PACK_2016.supplies, barrels: 1, magnateBarrels: 0 } };
  const p = upTo(soloOpening(pack), 'start-vineyard');
  expect(p.him).toMatchObject({ barrels: 0, exportVp: 9 });
  expect(p.exporter('4:10')).toBe(NONE);
});

test('setup.start-vineyard: your first vineyard is free', () => {
  expect(upTo(soloOpening(), 'move').player().money).toBe(19);
});

test('SO5 who begins is drawn; you have 19 or 20 accordingly', () => {
  for (const [order, money] of [
    ['1 2', 19],
    ['2 1', 20],
  ] as const) {
    const p = soloOpening().play(`order-is ${order}`);
    expect(upTo(p, 'start-vineyard').purses).toEqual([money, 0]);
  }
});

test('solo.cards: nine action cards, one for each space, and nine number cards, drawn by chance', () => {
  const p = upTo(soloOpening().play('order-is 2 1'), 'draw-number');
  expect(p.by).toBe(CHANCE);
  expect(p.offers()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map(n => `number ${n}`));
  expect(upTo(p, 'draw-card').offers()).toEqual(
    ['vineyards', 'cellars', 'wineries', 'experts', 'centre', 'staff', 'export', 'sales', 'vineyards-2'].map(space => `card ${space}`),
  );
  expect(p.game.decide(p.s)[0]?.weights).toBeUndefined();
});

test('solo.start: the top vineyard of the region drawn leaves the game, a cube comes there', () => {
  const p = toHisVineyard('2 1').play('number 4');
  expect(p.s.cubes[regionOf('dao')]).toBe(1);
  expect(p.s.cubeSupply).toBe(19);
  expect(p.his.vineyards.reduce((a, b) => a + b)).toBe(1);
  expect(p.his.vineyards[regionOf('dao') * 2]).toBe(1);
  expect(p.asks).toBe('turn-vineyard');
  expect(p.events.find(event => event.kind === 'vineyard-discarded')).toMatchObject({ rule: 'solo.start', region: regionOf('dao') });
});

test('SO3 he puts no marker there', () => {
  const p = toHisVineyard('2 1').play('number 4');
  expect(p.him.estates.every(e => e.region === NONE && e.vineyards === 0)).toBe(true);
});

test('SO1 a region out of play is drawn again, the card being out meanwhile', () => {
  const p = toHisVineyard('2 1').play('number 7');
  expect(p.asks).toBe('draw-number');
  expect(p.offers()).not.toContain('number 7');
  p.play('number 9', 'number 1');
  expect(p.s.cubes[regionOf('tras-os-montes')]).toBe(1);
  expect(p.his.numbers).toBe(0b111111111);
});

test('solo.start: so is a region without vineyards', () => {
  const q = toHisVineyard('2 1').change(s => {
    s.tops[regionOf('dao')] = NONE;
  });
  expect(q.play('number 4').asks).toBe('draw-number');
  expect(q.s.cubes[regionOf('dao')]).toBe(0);
});

test('solo.start: he chooses when it is his place in the order', () => {
  expect(upTo(soloOpening().play('order-is 1 2'), 'start-vineyard').s.cubeSupply).toBe(20);
  expect(upTo(soloOpening().play('order-is 2 1'), 'start-vineyard').s.cubeSupply).toBe(19);
});

/** The first of two in the order picks last. */
const toHisTile = (order: string): Alone => {
  const p = soloOpening().play(`order-is ${order}`);
  while (p.s.stack.at(-2)?.kind !== 'lacerda-pick') p.play(p.offers()[0] as string);
  return p;
};

test('SO4 his first tile is that of the display space which a number names; it leaves the game', () => {
  const p = toHisTile('1 2');
  const display = p.s.display.slice();
  p.play('number 5');
  expect(p.s.display).toEqual(display.map((tile, i) => (i === 4 ? NONE : tile)));
  expect(p.him).toMatchObject({ tilesUp: 0, tilesDown: 0, multipliers: 0 });
  expect(p.his.tiles).toBe(1);
  expect(p.his.numbers).toBe(0b111111111);
  expect(p.asks).toBe('magnate-pick');
  expect(p.events.at(-1)).toMatchObject({ rule: 'solo.start', kind: 'tile-discarded', tile: display[4] });
});

test('solo.start: numbers above 6 and spaces without a tile do not count', () => {
  const p = toHisTile('2 1');
  const gone = p.s.display.indexOf(NONE) + 1;
  expect(gone).toBe(1);
  p.play('number 7', 'number 9', `number ${gone}`);
  expect(p.asks).toBe('draw-number');
  p.play('number 6');
  expect(p.s.display[5]).toBe(NONE);
});

test('SO4 he picks in reverse order, and the display is filled when both have', () => {
  const p = toHisTile('1 2').play('number 1');
  expect(p.asks).toBe('magnate-pick');
  expect(p.s.display.filter(tile => tile === NONE)).toHaveLength(1);
  expect(p.s.actionsLeft.reduce((a, b) => a + b) + p.s.display.filter(tile => tile >= 0 && tile < TILE_ACTIONS.length).length).toBe(8);
});
