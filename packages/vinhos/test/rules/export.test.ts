// Sending wine abroad.

import { lacking } from '@adega/kernel/test/lacking.ts';
import { expect, test } from 'vitest';
import { bare, type Position, wineAt } from './position.ts';

const exporter = (seats = 4): Position =>
  bare({ seats }).estate(1, { region: 'dao' }).wine('1.1', 'dao', 'red', 9).wine('1.2', 'dao', 'white', 5);
const sending = (p: Position = exporter()): Position => p.copy().play('enter export');

test('export.send: one or two wines of any colour, a barrel each, for the number of the space in points', () => {
  const p = sending();
  expect(p.isOffered('done')).toBe(false);
  p.play('export 1.1 4:8');
  expect([p.player().exportVp, p.player().barrels, wineAt(p, '1.1')]).toEqual([8, 1, '']);
  expect(p.s.exports[p.move('export 1.1 4:8').to]).toBe(0);
  expect(p.score()['export']).toBe(8);
  expect(p.isOffered('done')).toBe(true);
  p.play('export 1.2 1:4');
  expect([p.player().exportVp, p.player().barrels, p.player().money]).toEqual([12, 0, 20]);
  expect(p.by).toBe(1);
});

test('export.send: two wines are all, and one is enough', () => {
  const p = sending(exporter().wine('2.1', 'dao', 'red', 9).barrels(3)).play('export 1.1 4:8', 'export 2.1 4:7');
  expect(p.by).toBe(1);
  expect(sending().play('export 1.1 4:8', 'done').by).toBe(1);
});

test('export.send: with the last barrel the action is over', () => {
  const p = sending(exporter().barrels(1)).play('export 1.1 4:8');
  expect([p.by, wineAt(p, '1.2')]).toEqual([1, '5 dao white']);
});

test('export.send: cubes where the space needs them', () => {
  const p = sending(exporter().cubes('dao', 2)).play('export 1.1 5:11');
  expect(p.s.cubeSupply).toBe(20);
  expect(p.player().exportVp).toBe(11);
});

test('export.send: refused on a space that is taken, without a barrel, beyond the value', () => {
  const p = sending(exporter().exported(2, '3:9'));
  expect(p.refusal('export 1.1 3:9')).toEqual(lacking('export.send', 'free-space', { 'free-space': 1 }, 0));
  expect(p.refusal('export 1.1 4:10')).toEqual(lacking('export.send', 'value', { space: 10 }, 9));
  expect(p.barrels(0).refusal('export 1.1 4:9')).toMatchObject({ rule: 'export.send', of: 'barrel', has: 0, missing: 1 });
});

test('export.two-players: with two players only the framed columns', () => {
  const p = sending(exporter(2));
  expect(p.offers('export').filter(line => line.startsWith('export 1.1'))).toEqual([
    'export 1.1 3:6',
    'export 1.1 3:7',
    'export 1.1 3:8',
    'export 1.1 3:9',
    'export 1.1 4:7',
    'export 1.1 4:8',
    'export 1.1 4:9',
    'export 1.1 5:8',
    'export 1.1 5:9',
  ]);
  expect(p.refusal('export 1.1 1:4')).toEqual({ rule: 'export.two-players' });
  expect(p.refusal('export 1.2 2:5')).toEqual({ rule: 'export.two-players' });
  expect(sending(exporter(3)).isOffered('export 1.1 1:4')).toBe(true);
});

test('export.two-players: the frame counts when the space is entered', () => {
  const p = bare({ seats: 2 }).estate(1, { region: 'dao' }).wine('1.1', 'dao', 'red', 5);
  expect(p.refusal('enter export')).toEqual(lacking('move.able', 'value', { space: 6 }, 5));
  expect(p.wine('1.1', 'dao', 'red', 6).isOffered('enter export')).toBe(true);
});

test('A54 after its barrel was taken back a space may be used and scored again', () => {
  const p = exporter()
    .exported(0, '4:9')
    .own(player => {
      player.exportVp = 9;
    })
    .expert('taste.retrieve-barrel');
  p.play('use taste.retrieve-barrel 4:9', 'enter export', 'export 1.1 4:9');
  expect(p.player().exportVp).toBe(18);
});

test('export.send: an empty place of a cellar is no wine', () => {
  const p = bare().estate(1, { region: 'dao', cellar: true }).cubes('dao', 4);
  expect(p.refusal('enter export')).toMatchObject({ rule: 'move.able', of: 'wine' });
});
