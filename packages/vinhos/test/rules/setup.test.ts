// The setup: order, regions, the first vineyard and the first tile of each.

import { CHANCE, type Options } from '@adega/kernel';
import { describe, expect, test } from 'vitest';
import { REGIONS, type Region, TILE_ACTIONS } from '../../data/words.ts';
import { CENTRE, type Move, NONE } from '../../state.ts';
import { GAMES } from '../recorded.ts';
import { expertsOf, opening, type Position, regionOf, wineAt } from './position.ts';

/** Up to the first vineyard of the first player; the weather is bad, all stacks show a red tile. */
function choosing(seats = 4): Position {
  const p = opening(seats).play(`order-is ${[1, 2, 3, 4].slice(0, seats).join(' ')}`, 'vintage P1');
  return drawUntil(p, 'start-vineyard');
}

function drawUntil(p: Position, asks: string): Position {
  while (p.asks !== asks) p.play(p.offers()[0] as string);
  return p;
}

/** The first player has chosen; what must be answered for it is answered with `port`, `hire`. */
const founded = (region: Region, ...lines: string[]): Position => choosing().play(`found ${region}`, ...lines);

test('setup.order: a random order, and money by it', () => {
  const p = opening(4);
  expect([p.asks, p.offers().length]).toEqual(['shuffle-order', 24]);
  p.play('order-is 3 1 4 2');
  expect(p.s.order).toEqual([2, 0, 3, 1]);
  expect(p.purses).toEqual([20, 22, 19, 21]);
  expect(opening(2).play('order-is 2 1').purses).toEqual([20, 19]);
  expect(opening(3).offers()).toHaveLength(6);
});

describe('variant.seat-order', () => {
  const PEOPLE = GAMES.filter(({ id }) => id !== 'vinhos/solo');

  test.each(PEOPLE)('variant.seat-order: $id draws no order, and money and all else is as in that order', game => {
    for (const seats of [2, 3, 4]) {
      const told: { readonly rule: string; readonly kind: string }[] = [];
      const order = `order-is ${[1, 2, 3, 4].slice(0, seats).join(' ')}`;
      const sat = game.start({ seats, order: 'seats' });
      const [decision, ...others] = game.decide(sat);
      expect([decision?.by, decision?.moves.map(game.keyOf), others]).toEqual([CHANCE, [order], []]);
      game.apply(sat, CHANCE, decision?.moves[0] as Move, event => told.push(event));
      expect(told[0]).toMatchObject({ rule: 'variant.seat-order', kind: 'order' });
      const drawn = game.start({ seats });
      game.apply(drawn, CHANCE, game.parse(drawn, order) as Move);
      expect(sat).toEqual(drawn);
    }
  });

  test('variant.seat-order: the order is drawn unless something else was chosen, and the solo game has no such option', () => {
    for (const game of PEOPLE) expect(game.options.find(({ id }) => id === 'order')?.default, game.id).toBe('drawn');
    expect(GAMES.find(({ id }) => id === 'vinhos/solo')?.options.some(({ id }) => id === 'order')).toBe(false);
  });
});

test('setup.regions: for a first game with fewer players the recommended ones are out', () => {
  const out = (seats: number) => {
    const p = opening(seats, { regions: 'recommended' }).play(`order-is ${[1, 2, 3, 4].slice(0, seats).join(' ')}`);
    return REGIONS.filter((_, region) => p.s.tops[region] === NONE);
  };
  expect([out(2), out(3), out(4)]).toEqual([['setubal', 'algarve'], ['setubal'], []]);
});

test.each(GAMES)('setup.regions: drawing is the rule and so the default, $id', game => {
  const seats = game.id === 'vinhos/solo' ? 1 : 2;
  const asksWith = (options: Options): readonly string[] => {
    const s = game.start({ seats, ...options });
    game.apply(s, CHANCE, game.decide(s)[0]?.moves[0] as Move);
    return game.decide(s).map(({ asks }) => asks);
  };
  expect(game.options.find(({ id }) => id === 'regions')).toEqual({
    id: 'regions',
    values: ['random', 'recommended'],
    default: 'random',
    rule: 'setup.regions',
  });
  expect(asksWith({})).toEqual(['draw-regions']);
  expect(asksWith({ regions: 'recommended' })).not.toContain('draw-regions');
});

test('setup.regions: drawn, any', () => {
  const draws = (seats: number) => opening(seats, { regions: 'random' }).play(`order-is ${[1, 2, 3, 4].slice(0, seats).join(' ')}`);
  expect(draws(2).offers()).toHaveLength(36);
  expect(draws(3).offers()).toHaveLength(9);
  expect(draws(4).asks).toBe('turn-vintage');
  const p = draws(2).play('regions-out minho douro');
  expect(REGIONS.filter((_, region) => p.s.tops[region] === NONE)).toEqual(['minho', 'douro']);
});

test('A140 a region that is out has no vineyards, and with Douro its port tiles are out', () => {
  const p = opening(3, { regions: 'random' }).play('order-is 1 2 3', 'regions-out douro');
  expect(p.s.ports).toBe(0);
  expect(opening(3, { regions: 'random' }).play('order-is 1 2 3', 'regions-out dao').s.ports).toBe(6);
  drawUntil(p.play('vintage P1'), 'start-vineyard');
  expect(p.isCandidate('found douro')).toBe(false);
  expect(p.offers()).toHaveLength(8);
});

test('setup.regions: four tiles each, two red, two white', () => {
  const p = choosing();
  REGIONS.forEach((_, region) => {
    expect([(p.s.below[region * 2] as number) + (p.s.tops[region] === 0 ? 1 : 0), p.s.below[region * 2 + 1]]).toEqual([2, 2]);
  });
});

test('setup.vintage: one of the eight, never the 0', () => {
  const p = opening(4).play('order-is 1 2 3 4');
  expect(p.offers()).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map(n => `vintage P${n}`));
  p.play('vintage P6');
  expect(p.s.vintage).toBe(5);
});

test('setup.positions: markers on the centre, two barrels at hand and two with each magnate', () => {
  const p = opening(3);
  for (const player of p.s.players) {
    expect(player).toMatchObject({ at: CENTRE, barrels: 2, atA: 2, atB: 2, atC: 2, fairPoints: 0 });
    expect(player.estates).toHaveLength(5);
  }
});

test('setup.positions: supplies by the number of players', () => {
  const supplies = ({ s }: Position) => [s.wineries, s.cellars, s.enologists, s.farmers, s.cubeSupply];
  expect([2, 3, 4].map(seats => supplies(opening(seats)))).toEqual([
    [11, 8, 7, 9, 20],
    [15, 10, 10, 12, 20],
    [19, 12, 12, 16, 20],
  ]);
});

test('A141, flow.reveal: the top of every stack and pile lies open before the first choice', () => {
  const p = choosing();
  expect(p.s.tops.every(top => top >= 0)).toBe(true);
  expect(p.s.piles.every(top => top >= 0)).toBe(true);
});

test('setup.start-vineyard: in player order, free, with its cube, marker and wine', () => {
  const p = opening(4).play('order-is 3 1 4 2', 'vintage P4');
  drawUntil(p, 'start-vineyard');
  expect(p.by).toBe(2);
  expect(p.offers()).toEqual(REGIONS.map(region => `found ${region}`));
  p.play('found minho');
  expect(p.purses).toEqual([20, 22, 19, 21]);
  expect(p.player(2).estates[0]).toMatchObject({ region: regionOf('minho'), colour: 0, vineyards: 1 });
  expect([p.s.cubes[regionOf('minho')], p.s.cubeSupply]).toEqual([1, 19]);
  expect(wineAt(p, '1.1', 2)).toBe('2 minho red');
  drawUntil(p, 'start-vineyard');
  expect(p.by).toBe(0);
});

test('A136 the first wine: 2, in Lisboa and Ribatejo 3; no weather', () => {
  const wine = (region: Region, ...lines: string[]) => wineAt(founded(region, ...lines), '1.1');
  expect(['tras-os-montes', 'minho', 'dao', 'alentejo', 'algarve'].map(region => wine(region as Region))).toEqual([
    '2 tras-os-montes red',
    '2 minho red',
    '2 dao red',
    '2 alentejo red',
    '2 algarve red',
  ]);
  expect([wine('lisboa'), wine('ribatejo')]).toEqual(['3 lisboa red', '3 ribatejo red']);
});

test('A136 with the benefit of the region: winery, farmer, cellar', () => {
  expect(founded('lisboa').player().estates[0]).toMatchObject({ wineries: 1 });
  expect(founded('ribatejo').player().estates[0]).toMatchObject({ farmers: 1 });
  const dao = founded('dao');
  expect(dao.player().estates[0]).toMatchObject({ cellar: 1 });
  expect(dao.s.cubes[regionOf('dao')]).toBe(1);
});

test('A136 Setúbal: two experts and a wine of 2', () => {
  const p = founded('setubal');
  expect([p.by, p.asks]).toEqual([0, 'free-experts']);
  expect(wineAt(p, '1.1')).toBe('2 setubal red');
  p.play('hire look').draw().play('hire look');
  expect(expertsOf(p).up).toHaveLength(2);
  expect(p.purses[0]).toBe(19);
});

test('A116 Douro: a wine of 2 and two port tiles, or a wine of 5 and one', () => {
  const p = founded('douro');
  expect(p.offers()).toEqual(['port', 'port 1']);
  const plain = p.copy().play('port');
  expect([wineAt(plain, '1.1'), plain.player().ports, plain.s.ports]).toEqual(['2 douro red', 2, 4]);
  const port = p.play('port 1');
  expect([wineAt(port, '1.1'), port.player().ports, port.s.ports]).toEqual(['5 douro red', 1, 5]);
});

test('A115 the fourth in Douro finds no port tile and is not asked', () => {
  const p = choosing();
  for (let seat = 0; seat < 3; seat++) drawUntil(p.play('found douro', 'port'), 'start-vineyard');
  expect(p.s.ports).toBe(0);
  p.play('found douro');
  expect([wineAt(p, '1.1', 3), p.player(3).ports]).toEqual(['2 douro white', 0]);
});

test('A135 several players may choose the same region', () => {
  const p = choosing();
  for (let seat = 0; seat < 3; seat++) drawUntil(p.play('found minho'), 'start-vineyard');
  expect(p.isOffered('found minho')).toBe(true);
  p.play('found minho');
  expect(p.s.players.map(player => player.estates[0]?.region)).toEqual([1, 1, 1, 1]);
  expect(p.s.cubes[regionOf('minho')]).toBe(4);
  expect(p.s.tops[regionOf('minho')]).toBe(NONE);
});

/** Up to the first pick of a tile. */
const picking = (seats = 4): Position => drawUntil(choosing(seats), 'magnate-pick');
const tilesIn = (p: Position): number => p.s.display.filter(id => id !== NONE).length;

test('setup.magnate-pick: in reverse order each takes an action tile from the display', () => {
  const p = picking(3);
  const turns: number[] = [];
  while (p.asks === 'magnate-pick') {
    turns.push(p.by);
    p.play(p.offers()[0] as string);
  }
  expect(turns).toEqual([2, 1, 0]);
  for (const player of p.s.players) expect([player.tilesUp !== 0, player.tilesDown]).toEqual([true, 0]);
});

test('C14 the display is refilled only when all have one', () => {
  const p = picking();
  expect(tilesIn(p)).toBe(12);
  p.play(p.offers()[0] as string);
  expect(tilesIn(p)).toBe(11);
  while (p.asks === 'magnate-pick') p.play(p.offers()[0] as string);
  drawUntil(p, 'move');
  expect(tilesIn(p)).toBe(12);
});

test('C13 the display has 6, 9 or 12 spaces', () => {
  expect([2, 3, 4].map(seats => tilesIn(picking(seats)))).toEqual([6, 9, 12]);
});

test('C23 one stack: the action tiles lie on the multipliers', () => {
  const p = drawUntil(picking(2), 'move');
  expect(p.s.display.every(id => id < TILE_ACTIONS.length)).toBe(true);
  expect(p.s.actionsLeft.reduce((n, count) => n + count, 0)).toBe(9 - 6 - 2);
});

test('C12 with two players the ten high multipliers and the two single ones', () => {
  const count = (set: number) =>
    set
      .toString(2)
      .split('')
      .filter(bit => bit === '1').length;
  expect([2, 3, 4].map(seats => count(opening(seats).s.multipliersLeft))).toEqual([12, 22, 22]);
  expect([2, 3, 4].map(seats => opening(seats).s.actionsLeft.reduce((n, tiles) => n + tiles, 0))).toEqual([9, 12, 18]);
});

test('setup.magnate-pick: then the first year begins', () => {
  const p = drawUntil(picking(), 'move');
  expect([p.s.year, p.s.round, p.by, p.s.tax]).toEqual([1, 1, 0, 0]);
});

test('setup.positions: before anything is drawn nobody has anything', () => {
  const { s } = opening(2);
  expect(s).toMatchObject({ version: 1, seats: 2, year: 0, round: 0, fairs: 0, regions: 0, tax: NONE, vintage: NONE, ports: 0 });
  expect(s.turn).toEqual({ seat: NONE, stage: 'none', experts: 0, tiles: 0, discount: 0, owes: 0, declined: 0 });
  expect(s.below).toEqual(Array.from({ length: 18 }, () => 0));
  expect(s.cubes).toEqual(REGIONS.map(() => 0));
  for (const player of s.players) {
    expect(player).toMatchObject({ money: 0, presented: 0, exportVp: 0, fairVp: 0, ports: 0, porting: 0, expertsUp: 0, expertsDown: 0 });
    expect(player).toMatchObject({ tilesUp: 0, tilesDown: 0, multipliers: 0, manned: 0 });
    expect(player.wines).toEqual(Array.from({ length: 20 }, () => 0));
    for (const estate of player.estates) {
      expect(estate).toEqual({
        region: NONE,
        colour: NONE,
        vineyards: 0,
        wineries: 0,
        farmers: 0,
        enologists: 0,
        cellar: 0,
        waiting: 0,
        onCellar: 0,
      });
    }
  }
});

test('setup.positions: each pile has the six experts of its feature', () => {
  expect(opening(4).s.unseen).toEqual([0, 6, 12, 18].map(at => 0b111111 << at));
});

test('C12 which multipliers these are', () => {
  expect(opening(2).s.multipliersLeft).toBe(0b11_01010101010101010101);
  expect(opening(4).s.multipliersLeft).toBe(2 ** 22 - 1);
});

test('setup.regions: the set of those in play', () => {
  const four = opening(4).play('order-is 1 2 3 4');
  const two = opening(2, { regions: 'random' }).play('order-is 1 2', 'regions-out minho algarve');
  expect([four.s.regions, two.s.regions]).toEqual([0b111111111, 0b011111101]);
  expect([four.s.randomRegions, two.s.randomRegions]).toEqual([0, 1]);
});

test('setup.start-vineyard: not where the stack is empty', () => {
  const p = choosing().top('minho', undefined);
  expect(p.refusal('found minho')).toMatchObject({ rule: 'setup.start-vineyard', of: 'vineyard', has: 0, missing: 1 });
  expect(p.isOffered('found dao')).toBe(true);
});

test('A116 the last port tile may be spent', () => {
  const p = choosing()
    .change(s => {
      s.ports = 1;
    })
    .play('found douro');
  expect(p.offers()).toEqual(['port', 'port 1']);
  expect([p.play('port 1').player().ports, p.s.ports]).toEqual([0, 1]);
});
