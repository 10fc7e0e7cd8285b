// A turn as a whole: what is turned up when, and what ends with it.

import { expect, test } from 'vitest';
import { NONE, UNTURNED } from '../../state.ts';
import { bare, regionOf } from './position.ts';

test('flow.reveal: the next tile of a stack is turned up when the turn ends, not before', () => {
  const p = bare().play('enter vineyards-2', 'buy douro 1');
  expect([p.asks, p.s.tops[regionOf('douro')]]).toEqual(['vineyards', UNTURNED]);
  p.play('done');
  expect([p.by, p.asks, p.offers()]).toEqual([-1, 'turn-vineyard', ['vineyard-up douro red-5', 'vineyard-up douro white-5']]);
  expect(p.game.decide(p.s)[0]?.weights).toEqual([1, 2]);
  p.play('vineyard-up douro white-5');
  expect([p.by, p.asks]).toEqual([1, 'move']);
});

test('flow.reveal: earlier where a tile could still use what it shows', () => {
  const vineyard = bare().tile('vineyard').play('enter vineyards-2', 'buy douro 1', 'done');
  expect(vineyard.asks).toBe('turn-vineyard');
  expect(vineyard.play('vineyard-up douro white-5').offers()).toEqual(['end', 'tile vineyard']);
  const expert = bare().tile('expert').play('enter experts', 'hire taste').draw().play('hire look').draw();
  expect(expert.offers()).toEqual(['end', 'tile expert']);
  const points = bare().tile('points').play('enter vineyards-2', 'buy douro 1', 'done');
  expect([points.asks, points.offers()]).toEqual(['after', ['end', 'tile points']]);
  points.play('end');
  expect(points.asks).toBe('turn-vineyard');
});

test('flow.reveal: before the move, when a tile was used before it', () => {
  const p = bare().tile('vineyard').play('tile vineyard', 'buy douro 1');
  expect(p.asks).toBe('turn-vineyard');
  expect(p.draw().asks).toBe('move');
});

test('flow.reveal: before the action, when a tile was used between', () => {
  const p = bare().tile('vineyard').play('enter vineyards-2', 'tile vineyard', 'buy douro 1');
  expect(p.asks).toBe('turn-vineyard');
  p.draw();
  expect([p.asks, p.isOffered('buy douro 1')]).toEqual(['vineyards', true]);
});

test('flow.reveal: a pile whose next expert nobody can hire any more stays as it is until the turn ends', () => {
  const p = bare().money(1).play('enter experts', 'hire taste');
  // The action is over by itself, and the pile is turned up at the end of the turn.
  expect([p.asks, p.s.turn.stage]).toEqual(['turn-expert', 'after']);
});

test('flow.reveal: a stack whose tiles are all alike is turned up without a draw', () => {
  const p = bare()
    .change(s => {
      s.below[regionOf('douro') * 2] = 0;
    })
    .play('enter vineyards-2', 'buy douro 1', 'done');
  expect([p.by, p.s.tops[regionOf('douro')], p.s.below[regionOf('douro') * 2 + 1]]).toEqual([1, 1, 1]);
});

test('move.must: what was used in a turn ends with it', () => {
  const p = bare({ seats: 2 }).expert('taste.vineyard-discount').tile('points').play('tile points', 'enter vineyards-2');
  p.play('use taste.vineyard-discount', 'buy minho 1', 'done').draw();
  expect([p.by, p.s.turn]).toEqual([1, { seat: 1, stage: 'before', experts: 0, tiles: 0, discount: 0, owes: 0, declined: 0 }]);
});

test('flow.reveal: a pile, too, when the turn ends', () => {
  const p = bare().tile('points').play('enter experts', 'hire taste', 'expert-up taste.renown', 'hire look');
  expect([p.asks, p.s.piles[2]]).toEqual(['after', UNTURNED]);
});

test('flow.reveal: at once where the tile for an expert is at hand', () => {
  const p = bare().tile('expert').play('enter experts', 'hire taste', 'expert-up taste.renown', 'hire look');
  expect([p.asks, p.s.turn.stage]).toEqual(['turn-expert', 'after']);
});

test('flow.reveal: not where the tile of this turn has been used', () => {
  const p = bare()
    .tile('points')
    .tile('vineyard')
    .expert('look.cash')
    .play('tile points', 'enter vineyards-2', 'buy douro 1', 'buy minho 2');
  expect([p.asks, p.offers()]).toEqual(['after', ['end', 'use look.cash']]);
});

test('flow.reveal: what a tile used after the action uncovers waits for the end of the turn', () => {
  const p = bare().estate(5, { region: 'dao' }).tile('vineyard').expert('look.cash').play('enter wineries', 'winery 1', 'done');
  p.play('tile vineyard', 'buy douro 1');
  expect([p.asks, p.s.tops[regionOf('douro')]]).toEqual(['after', UNTURNED]);
});

test('year.round: between turns it is nobody’s turn', () => {
  const p = [0, 1].reduce(
    (q, seat) => q.estate(5, { region: 'dao' }, seat).wine('5.1', 'dao', 'red', 5, seat),
    bare({ seats: 2, year: 3 }),
  );
  for (const space of ['cellars', 'wineries']) {
    for (const seat of [0, 1]) {
      expect(p.by).toBe(seat);
      p.play(`enter ${space}`, `${space === 'cellars' ? 'cellar' : 'winery'} 1`, 'done');
    }
  }
  expect(p.asks).toBe('stand');
  expect(p.s.turn).toEqual({ seat: NONE, stage: 'none', experts: 0, tiles: 0, discount: 0, owes: 0, declined: 0 });
});
