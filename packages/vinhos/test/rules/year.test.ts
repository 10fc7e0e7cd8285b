// The course of the game: the phases of a year, the order, and the extra turn at the end.

import { expect, test } from 'vitest';
import type { Event } from '../../events.ts';
import { NONE } from '../../state.ts';
import { bare, expertsOf, opening, type Position } from './position.ts';

/** A whole game in which everybody does the first thing offered. */
function wholeGame(seats: number): Position {
  const p = opening(seats);
  for (let n = 0; p.asks !== 'nothing'; n++) {
    if (n > 5000) throw new Error('no end');
    p.play(p.offers()[0] as string);
  }
  return p;
}

/** The events of each year, the extra turn being the last. */
function years(events: readonly Event[]): Event[][] {
  const list: Event[][] = [];
  for (const event of events) {
    if (event.kind === 'year') list.push([]);
    list.at(-1)?.push(event);
    if (event.kind === 'fair-over' && event['fair'] === 3) list.push([]);
  }
  return list;
}

const kinds = (events: readonly Event[], ...of: string[]): string[] => events.map(event => event.kind).filter(kind => of.includes(kind));

test('year.phases: start, two rounds, maintenance, production, and in years 3, 5 and 6 a fair', () => {
  const phases = years(wholeGame(3).events).map(events => [...new Set(kinds(events, 'year', 'entered', 'aged', 'fair-over'))].join(' '));
  const plain = 'year entered aged';
  expect(phases).toEqual([plain, plain, `${plain} fair-over`, plain, `${plain} fair-over`, `${plain} fair-over`, 'entered']);
});

test('year.phases: maintenance comes before production, production before the fair', () => {
  const p = bare({ seats: 3, year: 3 }).vintage('P2').sold(0, 'red-3').estate(1, { region: 'dao' }).run('year', 3);
  expect(kinds(p.events, 'barrel-back', 'aged', 'wine-made', 'late')).toEqual(['barrel-back', 'aged', 'aged', 'aged', 'wine-made', 'late']);
});

test('year.round: in each year each player takes two turns, in order', () => {
  for (const events of years(wholeGame(3).events).slice(0, 6)) {
    const turns = events.filter(event => event.kind === 'entered').map(event => event.seat);
    expect(turns).toHaveLength(6);
    expect([...turns.slice(0, 3)].sort()).toEqual([0, 1, 2]);
    expect([...turns.slice(3)].sort()).toEqual([0, 1, 2]);
  }
});

test('year.round: the first round of a year is round 1, the second round 2', () => {
  const p = bare({ seats: 2 }).estate(5, { region: 'dao' }).estate(5, { region: 'dao' }, 1);
  expect(p.s.round).toBe(1);
  p.play('enter wineries', 'winery 1', 'done', 'enter cellars', 'cellar 1', 'done');
  expect([p.s.round, p.by, p.asks]).toEqual([2, 0, 'move']);
});

test('year.start: from year 2 on the vintage tile is replaced by one not yet seen', () => {
  const p = bare({ year: 2 })
    .change(s => {
      s.vintage = 3;
      s.vintagesLeft = 0b10010001;
    })
    .run('year-start');
  expect(p.offers()).toEqual(['vintage P1', 'vintage P5', 'vintage P8']);
  p.play('vintage P5');
  expect([p.s.vintage, p.s.vintagesLeft]).toEqual([4, 0b10000001]);
  const first = bare({ year: 1 }).run('year-start');
  expect([first.asks, first.s.vintage]).toEqual(['nothing', 0]);
});

test('year.start: the year marker goes on, row by row without the centre', () => {
  const spaces = [1, 2, 3, 4, 5, 6].map(
    year =>
      bare({ year })
        .change(s => {
          s.tax = NONE;
        })
        .run('year-start').s.tax,
  );
  expect(spaces).toEqual([0, 1, 2, 3, 5, 6]);
});

test('year.refresh, A59: before years 4 and 6 experts and action tiles turn face up', () => {
  const p = (year: number) =>
    bare({ year }).expert('taste.cash', false).expert('look.cash').tile('sales', false).tile('export').run('year-start');
  for (const year of [4, 6]) {
    expect(expertsOf(p(year))).toEqual({ up: ['taste.cash', 'look.cash'], down: [] });
    expect(p(year).player()).toMatchObject({ tilesUp: 0b11000, tilesDown: 0 });
  }
  for (const year of [1, 2, 3, 5]) {
    expect(expertsOf(p(year))).toEqual({ up: ['look.cash'], down: ['taste.cash'] });
    expect(p(year).player()).toMatchObject({ tilesUp: 0b10000, tilesDown: 0b1000 });
  }
});

test('C11 nothing happens to multipliers: one without a barrel stays without', () => {
  const p = bare({ year: 4 }).multiplier('wines-high', false).multiplier('cellars-high').run('year-start');
  expect([p.player().multipliers, p.player().manned]).toEqual([0b10100, 0b10000]);
});

/** The end of a round, with the lower row as it is. */
const closing = (order: number[], slots: number[]): Position =>
  bare()
    .change(s => {
      s.order = order;
      s.slots = slots;
    })
    .run('round', 4);

test('order.apply, A14: who chose a number has it; the others keep their order in the places left', () => {
  expect(closing([0, 1, 2, 3], [1, NONE, NONE, 2]).s.order).toEqual([1, 0, 3, 2]);
  expect(closing([3, 2, 1, 0], [NONE, 0, NONE, NONE]).s.order).toEqual([3, 0, 2, 1]);
  expect(closing([0, 1, 2, 3], [3, 2, 1, 0]).s.order).toEqual([3, 2, 1, 0]);
  const p = closing([2, 0, 1, 3], [NONE, NONE, NONE, NONE]);
  expect(p.s.order).toEqual([2, 0, 1, 3]);
});

test('order.apply: the lower row is empty afterwards', () => {
  expect(closing([0, 1, 2, 3], [1, NONE, NONE, 2]).s.slots).toEqual([NONE, NONE, NONE, NONE]);
});

test('A15 the order changes after the round, not within it', () => {
  const p = [0, 1].reduce((q, seat) => q.at('cellars', seat).estate(5, { region: 'dao' }, seat), bare({ seats: 2 }));
  p.play('enter centre', 'slot 2');
  expect([p.by, p.s.order]).toEqual([1, [0, 1]]);
  p.play('enter wineries', 'winery 1', 'done');
  expect([p.s.order, p.by, p.s.slots]).toEqual([[1, 0], 1, [NONE, NONE]]);
});

/** After the last fair. */
const extra = (p: Position): Position => p.run('game', 7);

test('end.extra-2016, A142: one more turn each, in the order of the last fair, and the game is over', () => {
  const p = extra(
    bare({ seats: 2 })
      .change(s => {
        s.order = [1, 0];
      })
      .estate(5, { region: 'dao' })
      .estate(5, { region: 'dao' }, 1),
  );
  expect([p.by, p.s.year]).toEqual([1, 7]);
  p.play('enter wineries', 'winery 1', 'done');
  expect(p.by).toBe(0);
  p.play('enter cellars', 'cellar 1', 'done');
  expect(p.game.decide(p.s)).toEqual([]);
  const turns =
    years(wholeGame(3).events)[6]
      ?.filter(event => event.kind === 'entered')
      .map(event => event.seat) ?? [];
  expect([...turns].sort()).toEqual([0, 1, 2]);
});

test('A11, move.tax: in the extra turn there is no tax; distance and players are paid', () => {
  const p = extra(bare().at('experts').at('wineries', 1).at('wineries', 2));
  expect(p.s.tax).toBe(NONE);
  p.play('enter wineries');
  expect(p.purses).toEqual([20 - 3 - 3, 21, 21, 20]);
});

test('A142 one expert and one tile may be used, nothing has turned up again', () => {
  const p = extra(bare().estate(5, { region: 'dao' }).expert('taste.cash').expert('look.cash', false).tile('points').tile('sales', false));
  expect([p.offers('use'), p.offers('tile')]).toEqual([['use taste.cash'], ['tile points']]);
  p.play('use taste.cash', 'tile points');
  expect([p.offers('use'), p.offers('tile')]).toEqual([[], []]);
  expect(p.isCandidate('stay')).toBe(true);
});

test('A118 nothing ages after the last fair', () => {
  const p = extra(bare({ seats: 2 }).estate(1, { cellar: true }).wine('1.4', 'dao', 'red', 9));
  while (p.asks !== 'nothing') p.play(p.offers('enter experts')[0] ?? (p.offers()[0] as string));
  expect(p.score()['wines']).toBe(4);
});

test('year.start: the last tile needs no draw', () => {
  const p = bare({ year: 2 })
    .change(s => {
      s.vintagesLeft = 0b100;
    })
    .run('year-start');
  expect([p.asks, p.s.vintage, p.s.vintagesLeft]).toEqual(['nothing', 2, 0]);
});

test('order.apply: where nobody chose, nothing is told', () => {
  expect(closing([2, 0, 1, 3], [NONE, NONE, NONE, NONE]).events.some(event => event.rule === 'order.apply')).toBe(false);
  expect(closing([2, 0, 1, 3], [NONE, NONE, NONE, 2]).events.some(event => event.rule === 'order.apply')).toBe(true);
});

test('end.extra-2016: the finished game is still in its extra turn', () => {
  expect(wholeGame(3).s.year).toBe(7);
});
