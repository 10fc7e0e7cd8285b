// The end of the solo game: his points, your awards and your title.

import { expect, test } from 'vitest';
import { PACK_2016 } from '../../data/packs.ts';
import { edition2016 } from '../../editions/2016.ts';
import { editionSolo } from '../../editions/solo.ts';
import { lookWith } from '../../look.ts';
import { MOST_AWARDS, titleFor } from '../../solo/titles.ts';
import { type Alone, alone } from './solo-position.ts';

/** A position in which you have no award: he has a point and a Bago more, both have a barrel in export. */
const behind = (): Alone =>
  alone()
    .money(1)
    .money(2, 1)
    .own(p => {
      p.exportVp = 10;
    })
    .own(p => {
      p.exportVp = 11;
    }, 1);

test('SO32 solo.end: after the last fair you act once more, he passes', () => {
  const p = alone({ year: 7 }).run('round');
  expect([p.asks, p.by]).toEqual(['move', 0]);
  p.play('enter cellars', 'done');
  expect(p.asks).toBe('nothing');
  expect(p.events.at(-1)).toMatchObject({ rule: 'solo.end', kind: 'passed', seat: 1 });
  expect(p.him.at).toBe(4);
});

test('SO32 also if he is first', () => {
  const p = alone({ year: 7 }).change(s => {
    s.order = [1, 0];
  });
  expect(p.run('round').asks).toBe('move');
});

test('SO30 his points: export and fairs as scored, the money table, majorities, 10 for each multiplier, no wine', () => {
  const p = alone()
    .money(17, 1)
    .exported(1, '3:9', '3:8', '5:11')
    .exported(0, '5:10')
    .multiplier('wines-high', true, 1)
    .multiplier('experts-high', true, 1)
    .own(him => {
      him.exportVp = 30;
      him.fairVp = 12;
    }, 1);
  expect(p.points(1)).toEqual({ export: 30, fair: 12, money: 12, wines: 0, majorities: 10 + 3, multipliers: 20 });
});

test('SO30 the money tile is a multiplier like any other for him, not for you', () => {
  const p = alone().money(17, 1).multiplier('money', true, 1);
  expect(p.points(1)).toMatchObject({ money: 12, multipliers: 10 });
  const yours = alone().money(17).multiplier('money');
  expect(yours.points(0)).toMatchObject({ money: 16, multipliers: 0 });
});

test('SO30 your points are counted as always', () => {
  const p = alone().money(5).wine('1.1', 'dao', 'red', 5).multiplier('wines-high').exported(0, '4:9');
  expect(p.points(0)).toEqual({ export: 0, fair: 0, money: 3, wines: 2, majorities: 8, multipliers: 2 });
});

test('solo.awards: your score is the number of awards, with a part for each kind', () => {
  const p = behind();
  expect(p.score()).toEqual({ points: 0, money: 0, trophies: 0, estates: 0, export: 0, magnates: 0 });
  expect(p.game.scores(p.s)).toHaveLength(1);
  expect(p.game.scores(p.s)[0]?.parts.every(part => part.rule === 'solo.awards')).toBe(true);
});

test('SO31 four for more points than he, strictly more', () => {
  const with11 = behind().own(p => {
    p.exportVp = 11;
  });
  const with12 = behind().own(p => {
    p.exportVp = 12;
  });
  expect([with11.score()['points'], with12.score()['points']]).toEqual([0, 4]);
});

test('SO31 two for more money', () => {
  expect([behind().money(2).score()['money'], behind().money(3).score()['money']]).toEqual([0, 2]);
});

test('SO31 one for each trophy of yours', () => {
  const p = behind().change(s => {
    if (s.lacerda) s.lacerda.trophies = [2, 1];
  });
  expect(p.score()['trophies']).toBe(2);
});

test('SO31 one for each estate with three filled slots', () => {
  const p = behind()
    .estate(1, { region: 'dao', vineyards: 2, wineries: 1 })
    .estate(2, { region: 'minho', vineyards: 3 })
    .estate(3, { region: 'lisboa', vineyards: 1, wineries: 1 });
  expect(p.score()['estates']).toBe(2);
});

test('SO31 one for more points from export at the end, which are those of the majorities', () => {
  // He has scored more in the export area, you have the better majority: 10 for column 3 against 6 for column 5.
  const p = behind().exported(0, '3:6').exported(1, '5:11');
  expect(p.score()['export']).toBe(1);
  expect(behind().exported(0, '5:8').exported(1, '3:9').score()['export']).toBe(0);
  expect(behind().exported(0, '3:6').exported(1, '3:9').score()['export']).toBe(0);
});

test('SO31 one if none of your barrels is with the magnates', () => {
  const left = (atA: number, atB: number, atC: number): number | undefined =>
    behind()
      .own(p => Object.assign(p, { atA, atB, atC }))
      .score()['magnates'];
  expect([left(0, 0, 0), left(1, 0, 0), left(0, 1, 0), left(0, 0, 1), left(1, 1, 0), left(0, 1, 1)]).toEqual([1, 0, 0, 0, 0, 0]);
});

test('solo.awards: the sheet says of each kind how many there are and how many there could be', () => {
  const sheet = lookWith(editionSolo, PACK_2016).awards(behind().money(3).s);
  expect(sheet.map(({ part, amount, most }) => [part, amount, most])).toEqual([
    ['points', 0, 4],
    ['money', 2, 2],
    ['trophies', 0, 3],
    ['estates', 0, 5],
    ['export', 0, 1],
    ['magnates', 0, 1],
  ]);
});

test('SO31 sixteen at most', () => {
  const p = behind()
    .estates({ region: 'dao', vineyards: 3 })
    .money(30)
    .exported(0, '3:6')
    .own(you => Object.assign(you, { exportVp: 99, atA: 0, atB: 0, atC: 0 }))
    .change(s => {
      if (s.lacerda) s.lacerda.trophies = [3, 0];
    });
  expect(p.game.scores(p.s)[0]?.total).toBe(MOST_AWARDS);
});

test('solo.awards: the titles', () => {
  expect([0, 4, 5, 9, 10, 14, 15, 16].map(titleFor)).toEqual([
    'table-wine',
    'table-wine',
    'wine-snob',
    'wine-snob',
    'wine-producer',
    'wine-producer',
    'wine-magnate',
    'wine-magnate',
  ]);
});

test('solo.awards: the result names one place and the title', () => {
  const p = behind()
    .money(30)
    .own(you => {
      you.exportVp = 99;
    })
    .change(s => {
      s.stack = [];
    });
  expect(p.game.result(p.s)).toEqual([{ seat: 0, rank: 1, shared: false, by: 'awards', title: 'wine-snob' }]);
});

test('solo.awards: without an automa there is no sheet', () => {
  expect(lookWith(edition2016, PACK_2016).awards(alone().s)).toEqual([]);
});

test('sales.sell: you receive the money of your sales as always', () => {
  const p = alone().estate(1, { region: 'dao' }).wine('1.1', 'dao', 'red', 5).play('enter sales');
  expect(p.play('sell 1.1 red-5').player().money).toBe(25);
});
