// What came of somebody's games.
import { expect, test } from 'vitest';
import { csvOf, type Finished, MOST_GAMES, newest, peopleIn, playedBy, summariesOf } from '../store/statistics.ts';

const game = (id: number, more: Partial<Finished>): Finished => ({
  id: String(id),
  at: id,
  game: 'vinhos/2016',
  names: ['Ana', 'Bot'],
  bots: [null, 'level3'],
  totals: [60, 50],
  ranks: [1, 2],
  online: false,
  ...more,
});

const GAMES = [
  game(1, { parts: [{ fair: 20, wines: 40 }, { fair: 50 }] }),
  game(2, { totals: [40, 70], ranks: [2, 1], parts: [{ fair: 40 }, { fair: 70 }] }),
  game(3, { names: ['Bea', 'Ana', 'Bot'], bots: [null, null, 'level5'], totals: [80, 80, 70], ranks: [1, 1, 3] }),
  game(4, { game: 'vino', names: ['Ana', 'Bea', 'Eva'], bots: [null, null, null], totals: [9, 12, 10], ranks: [3, 1, 2], online: true }),
];

test('people are found, bots are none of them, and whoever has played most comes first', () => {
  expect(peopleIn(GAMES)).toEqual(['Ana', 'Bea', 'Eva']);
});

test('games are counted by game and number of players: wins, mean, best, and where points came from', () => {
  const [two, ...others] = summariesOf(playedBy('Ana', GAMES));
  expect(two).toMatchObject({ game: 'vinhos/2016', players: 2, wins: 1, mean: 50, best: 60 });
  expect(two?.played.map(({ total, won }) => [total, won])).toEqual([
    [60, true],
    [40, false],
  ]);
  expect(two?.parts).toEqual([
    { part: 'fair', mean: 30 },
    { part: 'wines', mean: 20 },
  ]);
  expect(others.map(({ game, players, wins, best }) => [game, players, wins, best])).toEqual([
    ['vinhos/2016', 3, 1, 80],
    ['vino', 3, 0, 9],
  ]);
});

test('against bots of each level and against people it is counted apart; a shared place is not ahead', () => {
  const [two, three] = summariesOf(playedBy('Ana', GAMES));
  expect(two?.against).toEqual([{ bot: 'level3', games: 2, ahead: 1 }]);
  expect(three?.against).toEqual([
    { bot: null, games: 1, ahead: 0 },
    { bot: 'level5', games: 1, ahead: 1 },
  ]);
});

test('a bot that is called like somebody is not that person', () => {
  expect(playedBy('Ana', [game(1, { bots: ['level1', null] })])).toEqual([]);
});

test('only so many games are reckoned with, the newest', () => {
  const many = newest(Array.from({ length: MOST_GAMES + 5 }, (_, id) => game(id, {})));
  expect([many.length, many[0]?.at, many.at(-1)?.at]).toEqual([MOST_GAMES, MOST_GAMES + 4, 5]);
});

test('a table for other programs has a line for each seat, and no name breaks it', () => {
  const [head, first, second, ...rest] = csvOf([game(0, { names: ['A, "B"', 'Bot'], parts: [{ fair: 1, wines: 2 }, {}] })]).split('\n');
  expect(head).toBe('date,game,players,where,seat,name,kind,rank,total,parts');
  expect(first).toBe('1970-01-01T00:00:00.000Z,vinhos/2016,2,here,1,"A, ""B""",person,1,60,fair 1; wines 2');
  expect(second).toBe('1970-01-01T00:00:00.000Z,vinhos/2016,2,here,2,Bot,level3,2,50,');
  expect(rest).toEqual(['']);
});
