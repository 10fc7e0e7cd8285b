// What others have changed since somebody moved.
import type { Chapter, Position } from '@adega/wire';
import { expect, test } from 'vitest';
import { boxOf } from '../games/vinhos/box.ts';
import { isResult } from '../games/vinhos/scenes/kinds.ts';
import { touchedBy } from '../games/vinhos/touched.ts';
import { touchedBy as touchedInVino } from '../games/vino/touched.ts';
import { sinceFrom, toldOf } from '../table/since.tsx';

const box = boxOf({ game: 'vinhos/2016' });
const told = (kind: string, details: object) => ({ rule: 'r', kind, ...details });

test('an event is about places of the board and of the player whose it is', () => {
  expect(touchedBy(box, told('wine-sold', { seat: 1, spot: 4, space: 3, wine: 9, money: 5 }))).toEqual(['sale:3', 'wine:1:4']);
  expect(touchedBy(box, told('cellar-built', { seat: 0, estate: 2, cost: 3 }))).toEqual(['cellar:0:2']);
  expect(touchedBy(box, told('vineyard-bought', { seat: 0, region: 3, estate: 2, cost: 3 }))).toEqual(['region:3', 'plot:0:2']);
  expect(touchedBy(box, told('farmers-placed', { seat: 0, from: 3, to: 4 }))).toEqual([]);
});

test('in Vino: vineyards, markers, regions, and where prices have gone', () => {
  const position = { game: 'vino', view: { market: [-2, 0, 3, 0, -1] } } as unknown as Position;
  const things = (kind: string, details: object) => touchedInVino(position, told(kind, details));
  expect(things('bought', { seat: 1, vineyard: 7, region: 1, cost: 100 })).toEqual(['vineyard:7']);
  expect(things('marker', { seat: 1, region: 3, variety: 2 })).toEqual(['marker:3:2']);
  expect(things('revealed', { seat: 1, regions: 0b1010 })).toEqual(['region:1', 'region:3']);
  expect(things('shifted', { seat: 1, variety: 0, fell: 2, rose: [0, 0, 2, 0, 0] })).toEqual(['space:0:3', 'space:2:8']);
  expect(things('stock', { seat: 1, variety: 0, stock: 3 })).toEqual([]);
});

const by = (...seats: number[]): Chapter[] => seats.map(seat => ({ by: seat, key: 'x', events: [] }));
const alone = { viewer: 0, names: ['Ana', 'Bot', 'Bot'], bots: [null, 'level1', 'level1'] } as unknown as Position;

test('what counts is what others did after one’s own last move', () => {
  expect(sinceFrom(alone, by(0, 1, -1, 0, -1, 1, 2))).toBe(5);
  expect(sinceFrom(alone, by(0, 1, 0, -1))).toBeUndefined();
  // At one screen everybody has seen it.
  expect(sinceFrom({ ...alone, bots: undefined }, by(0, 1))).toBeUndefined();
});

test('it is told from its beginning, with what was done for oneself unasked; who watches sees the end', () => {
  const event = (n: number, more: object = {}) => ({ rule: 'x', kind: 'x', seat: 1, n, ...more }) as unknown as Chapter['events'][number];
  const events = [1, 2, 3, 4].map(n => event(n));
  const mine = event(5, { seat: 0, unasked: 1 });
  const anothers = event(6, { seat: 1, unasked: 1 });
  expect(toldOf(alone, [...events, mine, anothers], 2)).toEqual([...events.slice(0, 2), mine]);
  expect(toldOf({ ...alone, viewer: 'watcher' }, events, 2)).toEqual(events.slice(2));
  const prize = { ...event(7), kind: 'fair-prize' };
  expect(toldOf(alone, [...events, prize, anothers], 2, isResult)).toEqual([...events.slice(0, 2), prize]);
});
