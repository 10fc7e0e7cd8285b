import { lacking } from '@adega/kernel/test/lacking.ts';
// Wishes beyond the present question: the rule that the guard of the place would name, with its numbers.

import { expect, test } from 'vitest';
import { bare, type Position } from './position.ts';
import { bare2010 } from './position-2010.ts';

const wish = (p: Position, line: string) => p.game.wish(p.s, 0, p.move(line));

test('expert.use: a wish for what is done beside the answers is refused by its own rule', () => {
  const p = bare({ year: 2 }).expert('taste.vineyard-discount').expert('look.cash');
  expect(wish(p, 'use taste.vineyard-discount')).toEqual(
    lacking('expert.vineyard-discount', 'vineyard-action', { 'vineyard-action': 1 }, 0),
  );
  expect(wish(p, 'use look.cash')).toBeUndefined();
  p.play('use look.cash');
  expect(wish(p, 'use taste.vineyard-discount')).toMatchObject({ rule: 'expert.use', of: 'ability', has: 1, missing: 1 });
});

test('magnate.tiles-2016: so is one for a tile within an action', () => {
  const p = bare({ year: 2 }).estate(1, { region: 'douro', vineyards: 1, wineries: 1 }).tile('points', false);
  expect(wish(p, 'tile points')).toEqual(lacking('magnate.tiles-2016', 'unused', { unused: 1 }, 0));
  expect(wish(p.play('enter staff'), 'tile points')).toEqual(lacking('magnate.tiles-2016', 'unused', { unused: 1 }, 0));
});

test('region.minho: the first rule in the way is named, whatever else is short', () => {
  const p = bare({ year: 2 }).estate(1, { region: 'minho', vineyards: 1 }).money(0);
  p.s.cellars = 0;
  expect(wish(p, 'cellar 1')).toEqual({ rule: 'region.minho' });
});

test('press.once: the same of a wine that has been presented', () => {
  const p = bare({ year: 2 }).estate(1, { region: 'douro', vineyards: 1 }).wine('1.1', 'douro', 'red', 8).at('cellars');
  p.player().presented = 1;
  expect(wish(p, 'present 1.1 2')).toEqual({ rule: 'press.once' });
});

test('sales.sell: where no wine lies nothing can be sold, sent or presented', () => {
  const p = bare({ year: 2 }).at('cellars');
  expect(wish(p, 'sell 1.1 red-5')).toEqual({ rule: 'sales.sell' });
  expect(wish(p, 'present 1.1 0')).toEqual({ rule: 'press.wine' });
});

test('move.able: way and unit are one sum', () => {
  const p = bare({ year: 2 }).at('experts').money(1);
  expect(wish(p, 'winery 1')).toMatchObject({ rule: 'move.able', of: 'money', has: 1 });
  expect(wish(p.money(20), 'winery 1')).toBeUndefined();
});

test('expert.limit: nobody goes before there are too many', () => {
  const p = bare2010({ year: 2 }).expert('taste.cash').at('cellars');
  expect(wish(p, 'hire look taste.cash')).toEqual({ rule: 'expert.limit' });
});

test('bank.action: what is missing on the account is no price', () => {
  const p = bare2010({ year: 2 }).at('experts');
  p.player().account = 0;
  expect(wish(p, 'invest')).toMatchObject({ rule: 'bank.action', of: 'account', has: 0 });
});
