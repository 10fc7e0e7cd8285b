// What lies on the board: piles, stacks and cubes; and who knows what of them.

import { stream } from '@adega/kernel';
import { expect, test } from 'vitest';
import { NONE } from '../../state.ts';
import { bare, expertsOf, type Position, regionOf } from './position.ts';

/** The taste pile from the top: one that lies open, unseen ones, and those put back. */
const pile = (top: number, unseen: number, returned: number[]): Position =>
  bare().change(s => {
    s.piles[0] = top;
    s.unseen[0] = unseen;
    s.returned[0] = returned;
  });

test('expert.discard: face up under its own pile', () => {
  const p = bare({ year: 2 }).at('cellars').estate(1, { region: 'dao' }).wine('1.1', 'dao', 'white', 5).vintage('P6');
  const sent = p
    .expert('aroma.cash')
    .expert('look.cash')
    .play('enter centre', 'slot 1', 'present 1.1 0', 'stand 1', 'send aroma.cash', 'send look.cash');
  expect(sent.s.returned).toEqual([[], [6], [12], []]);
  expect(expertsOf(sent)).toEqual({ up: [], down: [] });
});

test('A55 the experts put back come after all others, in the order in which they were put back', () => {
  const p = pile(1, 0b100, [3, 0]).play('enter experts', 'hire taste');
  // Of the unseen there is one: it is turned up without a draw.
  expect(p.s.piles[0]).toBe(2);
  p.play('hire taste', 'end');
  expect([p.s.piles[0], p.s.returned[0]]).toEqual([3, [0]]);
});

test('A55 under an empty pile he is the top', () => {
  const p = bare({ year: 2 }).at('cellars').estate(1, { region: 'dao' }).wine('1.1', 'dao', 'white', 5).vintage('P6').expert('aroma.cash');
  const sent = p
    .change(s => {
      s.piles[1] = NONE;
      s.unseen[1] = 0;
    })
    .play('enter centre', 'slot 1', 'present 1.1 0', 'stand 1', 'send aroma.cash');
  expect([sent.s.piles[1], sent.s.returned[1]]).toEqual([6, []]);
});

test('expert.hire: the last of a pile leaves it empty', () => {
  const p = pile(1, 0, []).play('enter experts', 'hire taste');
  expect(p.s.piles[0]).toBe(NONE);
  expect(p.refusal('hire taste')).toMatchObject({ rule: 'expert.hire', of: 'expert', has: 0 });
});

test('A24 the last tile of a stack leaves it empty', () => {
  const p = bare()
    .change(s => {
      s.below[regionOf('douro') * 2] = 0;
      s.below[regionOf('douro') * 2 + 1] = 0;
    })
    .play('enter vineyards-2', 'buy douro 1', 'done');
  expect([p.s.tops[regionOf('douro')], p.by]).toEqual([NONE, 1]);
});

test('info.open: nothing before a player is hidden, nor what lies open', () => {
  const p = bare().expert('taste.cash').expert('look.cash', false).tile('sales').wine('1.1', 'dao', 'red', 5);
  for (const viewer of [0, 1, 2, 3, 'watcher'] as const) expect({ ...p.game.view(p.s, viewer), seenBy: NONE }).toEqual(p.s);
});

test('A151 of a stack or pile only what is in it is known, not the order: chance draws it', () => {
  const p = bare().play('enter experts', 'hire taste');
  expect(p.offers()).toHaveLength(5);
  const tiles = bare().play('enter vineyards-2', 'buy douro 1', 'done');
  expect(tiles.offers()).toEqual(['vineyard-up douro red-5', 'vineyard-up douro white-5']);
});

test('A152 the order of experts put back is known to all', () => {
  const p = pile(1, 0b100, [3, 0]);
  expect(p.game.view(p.s, 'watcher').returned[0]).toEqual([3, 0]);
});

test('A141 region, colour and price of the top tile are known', () => {
  const p = bare().top('douro', 'white').estate(1, { region: 'douro', colour: 'white' }).play('enter vineyards-2');
  expect([p.isOffered('buy douro 1'), p.game.view(p.s, 'watcher').tops[regionOf('douro')]]).toEqual([true, 1]);
});

test('info.open: what a viewer cannot know may be any order of the tiles that are there', () => {
  const p = bare().expert('taste.reorder-vineyards').play('enter vineyards-2', 'use taste.reorder-vineyards douro');
  p.play('arrange douro white-5 red-5 white-5 red-5');
  const seen = p.game.view(p.s, 1);
  const orders = new Set<string>();
  for (let seed = 0; seed < 60; seed++) {
    const guess = p.game.determinize(seen, 1, stream(seed));
    orders.add(String(guess.arranged[regionOf('douro')]?.tiles));
    expect(guess.tops).toEqual(p.s.tops);
  }
  expect([...orders].sort()).toEqual(['0,0,1', '0,1,0', '1,0,0']);
});

const told = (p: Position): number[] => p.events.filter(event => event.kind === 'expert-up').map(event => event['expert'] as number);

test('expert.hire: nothing is turned up where the pile is empty', () => {
  const p = pile(1, 0, []).play('enter experts', 'hire taste');
  expect(told(p)).toEqual([]);
  const second = pile(1, 0b100, []).tile('points').play('enter experts', 'hire taste', 'hire taste');
  expect([second.asks, second.s.piles[0], told(second)]).toEqual(['after', NONE, [2]]);
});

test('A55 a single expert below, unseen or put back, comes up', () => {
  expect(pile(1, 0b1, []).play('enter experts', 'hire taste').s.piles[0]).toBe(0);
  expect(pile(1, 0, [3]).play('enter experts', 'hire taste').s.piles[0]).toBe(3);
});

test('info.open: an arranged stack is forgotten with its last tile', () => {
  const stack = (tiles: number[]) =>
    bare().change(s => {
      s.arranged[regionOf('dao')] = { by: 0, tiles };
      s.below[regionOf('dao') * 2] = tiles.filter(kind => kind === 0).length;
      s.below[regionOf('dao') * 2 + 1] = tiles.filter(kind => kind === 1).length;
    });
  const two = stack([1, 0]).play('enter vineyards-2', 'buy dao 1', 'done', 'vineyard-up dao white-5');
  expect(two.s.arranged[regionOf('dao')]).toEqual({ by: 0, tiles: [0] });
  const one = stack([1]).play('enter vineyards-2', 'buy dao 1', 'done', 'vineyard-up dao white-5');
  expect(one.s.arranged[regionOf('dao')]).toBe(null);
});
