// The score by its parts, and who wins.

import { expect, test } from 'vitest';
import { bare, type Position } from './position.ts';

const tile = (id: string, p: Position = bare()): number | undefined => p.multiplier(id).score()['multipliers'];

test('end.score-2016: money', () => {
  const points = (money: number) => bare().money(money).score()['money'];
  expect([0, 4, 5, 9, 10, 14, 15, 19, 20, 25].map(points)).toEqual([0, 0, 3, 3, 7, 7, 12, 12, 18, 18]);
});

test('end.score-2016: the money tile has a table of its own, with a barrel on it', () => {
  const points = (money: number) => bare().money(money).multiplier('money').score();
  expect([4, 5, 10, 15, 20].map(money => points(money)['money'])).toEqual([0, 5, 10, 16, 24]);
  expect(points(20)['multipliers']).toBe(0);
  expect(bare().money(20).multiplier('money', false).score()['money']).toBe(18);
});

test('end.score-2016, A118: half of the quality of each wine, each rounded down for itself', () => {
  const p = bare().wine('1.1', 'dao', 'red', 3).wine('1.2', 'dao', 'red', 9).wine('2.1', 'dao', 'white', 1).wine('3.1', 'dao', 'white', 7);
  expect(p.score()['wines']).toBe(1 + 4 + 0 + 3);
});

test('A118 neither age nor renown count there', () => {
  const p = bare().estate(1, { region: 'alentejo', cellar: true }).wine('1.4', 'alentejo', 'red', 3).cubes('alentejo', 4);
  expect(p.score()['wines']).toBe(1);
});

test('end.score-2016: the majority in each column of the export area', () => {
  const p = bare().exported(0, '1:4', '1:5').exported(1, '1:6', '5:11').exported(2, '2:8');
  expect([0, 1, 2, 3].map(seat => p.score(seat)['majorities'])).toEqual([14, 6, 12, 0]);
});

test('A143 an empty column pays nobody', () => {
  expect([0, 1, 2, 3].map(seat => bare().score(seat)['majorities'])).toEqual([0, 0, 0, 0]);
});

test('A144 equals divide, rounded down, and there is no second prize', () => {
  const p = bare().exported(0, '3:6').exported(1, '3:7').exported(2, '3:8');
  expect([0, 1, 2, 3].map(seat => p.score(seat)['majorities'])).toEqual([3, 3, 3, 0]);
  const q = bare().exported(0, '3:6', '3:7').exported(1, '3:8');
  expect([0, 1].map(seat => q.score(seat)['majorities'])).toEqual([10, 0]);
});

test('end.score-2016: a multiplier counts only with a barrel on it', () => {
  const p = bare().estate(1, { cellar: true }).estate(2, { cellar: true });
  expect(tile('cellars-high', p)).toBe(6);
  expect(tile('cellars-low', p)).toBe(4);
  expect(p.multiplier('cellars-high', false).score()['multipliers']).toBe(0);
  expect(p.multiplier('cellars-high').multiplier('vineyards-high').score()['multipliers']).toBe(6);
});

test('end.score-2016: vineyards, wineries, enologists and farmers', () => {
  const p = bare()
    .estate(1, { region: 'dao', vineyards: 2, wineries: 1, enologists: 1, farmers: 2 })
    .estate(2, { region: 'minho', vineyards: 1, wineries: 2, enologists: 2, farmers: 1 });
  expect([tile('vineyards-high', p), tile('vineyards-low', p)]).toEqual([6, 3]);
  expect([tile('wineries-high', p), tile('wineries-low', p)]).toEqual([6, 3]);
  expect([tile('enologists-high', p), tile('enologists-low', p)]).toEqual([9, 6]);
  expect([tile('farmers-high', p), tile('farmers-low', p)]).toEqual([9, 6]);
});

test('A100 full estates: all three slots', () => {
  const p = bare()
    .estate(1, { region: 'dao', vineyards: 2, wineries: 1 })
    .estate(2, { region: 'minho', vineyards: 1, wineries: 2 })
    .estate(3, { wineries: 2, cellar: true })
    .estate(4, { region: 'douro', vineyards: 2, farmers: 2 });
  expect([tile('estates-high', p), tile('estates-low', p)]).toEqual([8, 6]);
});

test('A101 wine tiles up to the number on the tile', () => {
  const wines = (n: number) =>
    Array.from({ length: n }, (_, i) => `${Math.floor(i / 4) + 1}.${(i % 4) + 1}`).reduce((p, at) => p.wine(at, 'dao', 'red', 2), bare());
  expect([tile('wines-high', wines(3)), tile('wines-low', wines(3))]).toEqual([6, 3]);
  expect([tile('wines-high', wines(10)), tile('wines-low', wines(10))]).toEqual([16, 8]);
});

test('A96 magnate tiles: action and multiplier, either side up, with a barrel or not, itself included', () => {
  const p = bare().tile('sales').tile('export', false).multiplier('wines-high', false);
  expect([tile('magnates-high', p), tile('magnates-low', p)]).toEqual([8, 4]);
});

test('A97 barrels taken from the magnates, wherever they went', () => {
  const p = bare().own(player => void Object.assign(player, { atA: 1, atB: 0, atC: 2, barrels: 0 }));
  expect([tile('barrels-high', p), tile('barrels-low', p)]).toEqual([6, 3]);
  expect(tile('barrels-high')).toBe(0);
});

test('A98 a tied majority counts as won', () => {
  const p = bare().exported(0, '1:4', '3:6').exported(1, '1:5');
  expect(tile('majorities', p)).toBe(8);
  expect(p.multiplier('majorities', true, 1).score(1)['multipliers']).toBe(4);
  expect(tile('majorities')).toBe(0);
});

test('A99 experts, face up or down', () => {
  const p = bare().expert('taste.cash').expert('look.cash', false).expert('aroma.cash', false);
  expect([tile('experts-high', p), tile('experts-low', p)]).toEqual([6, 3]);
});

test('end.score-2016: the parts add up, each under its rule', () => {
  const p = bare()
    .money(10)
    .exported(0, '2:8')
    .wine('1.1', 'dao', 'red', 5)
    .estate(1, { cellar: true })
    .multiplier('cellars-high')
    .own(player => void Object.assign(player, { exportVp: 8, fairVp: 9 }));
  expect(p.game.scores(p.s)[0]).toEqual({
    seat: 0,
    total: 8 + 9 + 7 + 2 + 12 + 3,
    parts: [
      { rule: 'export.send', part: 'export', amount: 8 },
      { rule: 'fair.rank', part: 'fair', amount: 9 },
      { rule: 'end.score-2016', part: 'money', amount: 7 },
      { rule: 'end.score-2016', part: 'wines', amount: 2 },
      { rule: 'end.score-2016', part: 'majorities', amount: 12 },
      { rule: 'end.score-2016', part: 'multipliers', amount: 3 },
    ],
  });
});

const places = (p: Position) => p.game.result(p.s).map(({ rank, shared, by }) => [rank, shared, by]);

test('end.tie: most points', () => {
  const p = bare({ seats: 3 }).money(20, 0).money(5, 1).money(15, 2);
  expect(places(p)).toEqual([
    [1, false, 'points'],
    [3, false, 'points'],
    [2, false, 'points'],
  ]);
});

test('end.tie: then more barrels in export, then more money', () => {
  // 18 points each: 14 and 4 in exports of one, 18 for money of the others.
  const p = bare({ seats: 3 })
    .money(4, 0)
    .exported(0, '1:4')
    .own(player => {
      player.exportVp = 4;
    })
    .money(20, 1)
    .money(25, 2);
  expect(p.game.scores(p.s).map(score => score.total)).toEqual([18, 18, 18]);
  expect(places(p)).toEqual([
    [1, false, 'exports'],
    [3, false, 'money'],
    [2, false, 'exports'],
  ]);
});

test('A145 still equal: the place is shared', () => {
  const p = bare({ seats: 3 }).money(20, 0).money(20, 1).money(0, 2);
  expect(places(p).map(([rank, shared]) => [rank, shared])).toEqual([
    [1, true],
    [1, true],
    [3, false],
  ]);
  const q = bare({ seats: 3 }).money(20, 0).money(15, 1).money(15, 2);
  expect(places(q)).toEqual([
    [1, false, 'points'],
    [2, true, 'points'],
    [2, true, 'points'],
  ]);
});

test('A145 who shares the first place is separated by nothing', () => {
  const p = bare({ seats: 3 }).money(20, 0).money(20, 1).money(0, 2);
  expect(places(p)).toEqual([
    [1, true, 'shared'],
    [1, true, 'shared'],
    [3, false, 'points'],
  ]);
});
