// Selling wine at home.

import { lacking } from '@adega/kernel/test/lacking.ts';
import { expect, test } from 'vitest';
import { NONE } from '../../state.ts';
import { bare, type Position, wineAt } from './position.ts';

const seller = (): Position => bare().estate(1, { region: 'dao' }).wine('1.1', 'dao', 'red', 6).wine('1.2', 'dao', 'white', 5);
const selling = (p: Position = seller()): Position => p.copy().play('enter sales');

test('sales.sell: one or two wines, a barrel each, for the number on the space', () => {
  const p = selling();
  expect(p.isOffered('done')).toBe(false);
  p.play('sell 1.1 red-5');
  expect([p.player().money, p.player().barrels, wineAt(p, '1.1')]).toEqual([25, 1, '']);
  expect(p.s.sales[p.move('retrieve red-5').to]).toBe(0);
  expect(p.isOffered('done')).toBe(true);
  p.play('sell 1.2 white-4');
  expect([p.player().money, p.player().barrels]).toEqual([29, 0]);
  expect(p.by).toBe(1);
});

test('sales.sell: two wines are all, even where more lie in store', () => {
  const p = selling(seller().wine('2.1', 'dao', 'red', 6).barrels(3)).play('sell 1.1 red-5', 'sell 2.1 red-4');
  expect(p.by).toBe(1);
  expect(wineAt(p, '1.2')).not.toBe('');
});

test('sales.sell: one is enough', () => {
  expect(selling().play('sell 1.1 red-6', 'done').by).toBe(1);
});

test('sales.sell: red wine to red spaces, white to white, up to its value', () => {
  expect(selling().offers('sell')).toEqual([
    'sell 1.1 red-3',
    'sell 1.1 red-4',
    'sell 1.1 red-5',
    'sell 1.1 red-6',
    'sell 1.2 white-3',
    'sell 1.2 white-4',
    'sell 1.2 white-5',
  ]);
  expect(selling().isCandidate('sell 1.1 white-3')).toBe(false);
});

test('sales.sell: refused on a space that is taken, without a barrel, beyond its value', () => {
  const p = selling(seller().sold(2, 'red-6'));
  expect(p.refusal('sell 1.1 red-6')).toEqual(lacking('sales.sell', 'free-space', { 'free-space': 1 }, 0));
  expect(p.refusal('sell 1.1 red-7')).toEqual(lacking('sales.sell', 'value', { space: 7 }, 6));
  expect(p.barrels(0).refusal('sell 1.1 red-5')).toEqual(lacking('sales.sell', 'barrel', { barrel: 1 }, 0));
});

test('A149 the action and a sales tile in one turn: four wines', () => {
  const p = selling(seller().wine('2.1', 'dao', 'red', 6).wine('2.2', 'dao', 'white', 5).barrels(4).tile('sales'));
  p.play('sell 1.1 red-5', 'sell 1.2 white-5', 'tile sales', 'sell 2.1 red-6', 'sell 2.2 white-4');
  expect(p.player().money).toBe(20 + 5 + 5 + 6 + 4);
  expect(p.s.sales.filter(seat => seat === 0)).toHaveLength(4);
});

test('A155 which wine and which space is the choice of the owner', () => {
  const p = selling(bare().estate(1, { region: 'dao', cellar: true }).wine('1.1', 'dao', 'red', 6).wine('1.4', 'dao', 'red', 1));
  expect(p.offers('sell').filter(line => line.endsWith('red-6'))).toEqual(['sell 1.1 red-6', 'sell 1.4 red-6']);
  expect(p.s.sales.every(seat => seat === NONE)).toBe(true);
});

test('sales.sell: an empty place of a cellar is no wine, whatever the place would add', () => {
  const p = bare().estate(1, { region: 'dao', cellar: true }).cubes('dao', 4);
  expect(p.refusal('enter sales')).toMatchObject({ rule: 'move.able', of: 'wine' });
  const one = selling(p.cubes('dao', 0).wine('1.2', 'dao', 'white', 3));
  expect(one.offers('sell')).toEqual(['sell 1.2 white-3', 'sell 1.2 white-4']);
});

test('sales.sell: a wine on a space of the other colour is refused by this rule, and what the action is not about by the action', () => {
  const p = selling();
  const refused = (text: string): string | undefined => p.game.forbids(p.s, 0, p.move(text))?.rule;
  expect(refused('sell 1.1 white-4')).toBe('sales.sell');
  expect(refused('sell 3.1 red-4')).toBe('sales.sell');
  expect(refused('winery 1')).toBe('move.must');
});
