// Maintenance: a barrel comes back from sales.

import { expect, test } from 'vitest';
import { NONE } from '../../state.ts';
import { bare } from './position.ts';

test('maintenance.2016: each player takes back one of his barrels from sales, his choice', () => {
  const p = bare().sold(0, 'red-3', 'white-7').run('maintenance');
  expect(p.offers('', 0)).toEqual(['retrieve red-3', 'retrieve white-7']);
  p.play('retrieve white-7');
  expect(p.player().barrels).toBe(3);
  expect(p.s.sales[p.move('retrieve white-7').to]).toBe(NONE);
  expect(p.s.sales[p.move('retrieve red-3').to]).toBe(0);
  expect(p.asks).toBe('nothing');
});

test('C5 exactly one, and it must be taken', () => {
  const p = bare().sold(0, 'red-3', 'red-4', 'red-5').run('maintenance');
  expect(p.offers('', 0)).toHaveLength(3);
  p.play('retrieve red-4');
  expect(p.s.sales.filter(seat => seat === 0)).toHaveLength(2);
});

test('A117 who has one takes it without being asked, who has none is left alone', () => {
  const p = bare().sold(0, 'red-3').exported(1, '4:9').run('maintenance');
  expect(p.asks).toBe('nothing');
  expect(p.s.players.map(player => player.barrels)).toEqual([3, 2, 2, 2]);
});

test('flow.together: all who have a choice are asked at the same time, and answer in any order', () => {
  const p = bare().sold(0, 'red-3', 'red-4').sold(2, 'red-5', 'white-5').run('maintenance');
  expect(p.game.decide(p.s).map(d => d.by)).toEqual([0, 2]);
  const q = p.copy().playBy(2, 'retrieve white-5').playBy(0, 'retrieve red-3');
  p.playBy(0, 'retrieve red-3').playBy(2, 'retrieve white-5');
  expect(q.s).toEqual(p.s);
  expect(p.s.players.map(player => player.barrels)).toEqual([3, 2, 3, 2]);
});
