// Wine experts: hiring them and what each can do.

import { lacking } from '@adega/kernel/test/lacking.ts';
import { describe, expect, test } from 'vitest';
import { PACK_2016 } from '../../data/packs.ts';
import type { PackJson } from '../../data/schema.ts';
import { FEATURES } from '../../data/words.ts';
import { NONE, UNTURNED } from '../../state.ts';
import { bare, expertsOf, type Position, regionOf } from './position.ts';

const hiring = (p: Position = bare()): Position => p.copy().play('enter experts');
const cubesIn = (p: Position, region: Parameters<typeof regionOf>[0]): number => p.s.cubes[regionOf(region)] as number;

test('expert.hire: one or two, 1 each, the top tile of a pile, face up', () => {
  const p = hiring();
  expect(p.refusal('done')).toEqual({ rule: 'move.must' });
  p.play('hire taste', 'expert-up taste.renown', 'hire look');
  expect(expertsOf(p)).toEqual({ up: ['taste.free-move', 'look.free-move'], down: [] });
  expect(p.player().money).toBe(18);
  expect(p.asks).not.toBe('experts');
});

test('expert.hire: one is enough', () => {
  const p = hiring().play('hire taste', 'expert-up taste.renown', 'done');
  expect(p.by).not.toBe(0);
  expect(p.player().money).toBe(19);
});

test('A58 the second is decided on when the next tile of the pile is seen', () => {
  const p = hiring().play('hire taste');
  expect(p.asks).toBe('turn-expert');
  p.play('expert-up taste.renown');
  expect(p.offers()).toEqual(['hire taste', 'hire aroma', 'hire look', 'hire alcohol', 'done']);
  p.play('hire taste');
  expect(expertsOf(p).up).toEqual(['taste.free-move', 'taste.renown']);
});

test('A58 also where the money for the second comes from an expert', () => {
  const p = hiring(bare().money(1).expert('look.cash').expert('aroma.renown')).play('hire taste');
  expect(p.player().money).toBe(0);
  p.play('expert-up taste.renown', 'use look.cash');
  expect(p.isOffered('hire taste')).toBe(true);
});

test('expert.hire, flow.reveal: nobody is hired from a pile that has not been turned up', () => {
  const p = bare({ year: 2 })
    .play('enter experts')
    .change(s => {
      s.piles[0] = UNTURNED;
    });
  expect(p.refusal(`hire ${FEATURES[0]}`)).toEqual({ rule: 'expert.hire' });
});

test('expert.hire, A56: refused without money and from an empty pile', () => {
  const p = hiring(
    bare().change(s => {
      s.piles[1] = NONE;
      s.unseen[1] = 0;
    }),
  );
  expect(p.refusal('hire aroma')).toEqual(lacking('expert.hire', 'expert', { expert: 1 }, 0));
  expect(p.money(0).refusal('hire taste')).toEqual(lacking('expert.hire', 'money', { expert: 1 }, 0));
});

test('A56 where all piles are empty a free expert lapses', () => {
  const p = bare()
    .tile('expert')
    .tile('points')
    .change(s => {
      s.piles.fill(NONE);
      s.unseen.fill(0);
    });
  expect(p.refusal('tile expert')).toEqual(lacking('magnate.tiles-2016', 'expert', { expert: 1 }, 0));
  expect(p.isOffered('tile points')).toBe(true);
});

test('expert.limit: there is none', () => {
  const crowd = ['cash', 'free-move', 'renown', 'retrieve-barrel', 'reorder-vineyards', 'vineyard-discount'];
  const p = ['taste', 'look'].reduce((q, feature) => crowd.reduce((r, ability) => r.expert(`${feature}.${ability}`), q), bare());
  const hired = hiring(p).play('hire aroma');
  expect(expertsOf(hired).up).toHaveLength(13);
});

test('expert.use: a face-up expert is flipped, one a turn', () => {
  const p = bare().expert('taste.cash').expert('look.cash').expert('aroma.cash', false);
  expect(p.offers('use')).toEqual(['use taste.cash', 'use look.cash']);
  p.play('use taste.cash');
  expect(expertsOf(p)).toEqual({ up: ['look.cash'], down: ['taste.cash', 'aroma.cash'] });
  expect(p.refusal('use look.cash')).toEqual(lacking('expert.use', 'ability', { used: 1, ability: 1 }, 1));
  expect(p.offers('use')).toEqual([]);
});

test('expert.use: the next turn has its own', () => {
  const p = bare({ seats: 2 }).estate(5, { region: 'dao' }).expert('taste.cash').expert('look.cash').expert('aroma.cash', true, 1);
  p.play('use taste.cash', 'enter wineries', 'winery 1', 'done');
  expect(p.by).toBe(1);
  expect(p.offers('use')).toEqual(['use aroma.cash']);
});

test('expert.cash: 2, before the move, before, during and after the action', () => {
  const p = bare().estate(5, { region: 'dao' }).expert('taste.cash');
  expect(p.copy().play('use taste.cash').player().money).toBe(22);
  const between = p.copy().play('enter wineries');
  expect(between.isOffered('use taste.cash')).toBe(true);
  const during = between.copy().play('winery 1');
  expect(during.copy().play('use taste.cash').player().money).toBe(20 - 3 + 2);
  const after = during.copy().play('winery 1');
  expect(after.offers()).toEqual(['end', 'use taste.cash']);
  expect(after.play('use taste.cash').player().money).toBe(16);
});

test('A46 who stops the action with his experts in view ends the turn with it', () => {
  const p = bare().estate(5, { region: 'dao' }).expert('taste.cash').play('enter wineries', 'winery 1');
  expect(p.copy().play('done').by).toBe(1);
  // A tile could still come in between: it is asked for, and the experts beside it.
  const tile = p.tile('points').play('done');
  expect(tile.offers()).toEqual(['end', 'use taste.cash', 'tile points']);
  // What was done since has changed things.
  expect(tile.play('tile points').offers()).toEqual(['end', 'use taste.cash']);
  expect(tile.play('use taste.cash').by).toBe(1);
});

test('A46 who passes at the centre ends the turn with it, where he was asked', () => {
  const p = bare().at('cellars').estate(1, { region: 'dao' }).expert('taste.cash');
  const asked = p.wine('1.1', 'dao', 'red', 4).play('enter centre', 'slot 1', 'pass');
  expect(asked.by).toBe(1);
  expect(p.play('enter centre', 'slot 1').offers()).toEqual(['end', 'use taste.cash']);
});

test('A46 stopping a tile used before the move leaves the end of the turn to be asked', () => {
  const p = bare().estate(1, { region: 'dao' }).estate(5, { region: 'dao' }).tile('sales').expert('taste.cash');
  const two = p.wine('1.1', 'dao', 'red', 3).wine('1.2', 'dao', 'white', 3);
  two.play('tile sales', 'sell 1.1 red-3', 'done', 'enter wineries', 'winery 5', 'winery 5');
  expect(two.offers()).toEqual(['end', 'use taste.cash']);
});

test('A46 an expert hired a moment ago can be used', () => {
  const p = hiring(bare().change(s => s.piles.splice(0, 1, 0))).play('hire taste', 'expert-up taste.renown', 'hire look');
  expect(p.offers()).toEqual(['end', 'use taste.cash']);
});

test('A46 money makes a question where something costs money that is not there', () => {
  const building = (money: number) =>
    bare().estate(5, { region: 'dao' }).expert('taste.cash').money(money).play('enter wineries', 'winery 5');
  expect([building(4).asks, building(4).offers()]).toEqual(['wineries', ['done', 'use taste.cash']]);
  expect([building(3).asks, building(3).offers()]).toEqual(['after', ['end', 'use taste.cash']]);
  expect(building(4).play('use taste.cash').isOffered('winery 1')).toBe(true);
});

test('A46 a cube makes a question of the end of a sale where it opens another', () => {
  const selling = (quality: number) =>
    bare()
      .estate(1, { region: 'dao' })
      .wine('1.1', 'dao', 'red', 3)
      .wine('1.2', 'dao', 'red', quality)
      .expert('taste.renown')
      .play('enter sales', 'sell 1.1 red-3');
  expect([selling(3).asks, selling(3).offers('done')]).toEqual(['sales', ['done']]);
  expect(selling(3).play('use taste.renown dao').isOffered('sell 1.2 red-4')).toBe(true);
  expect(selling(2).asks).toBe('after');
});

test('A46 what is only tried is told to nobody', () => {
  const told = (p: Position) => p.events.map(event => event.kind).filter(kind => kind === 'expert-flipped' || kind === 'cash');
  const building = bare().estate(5, { region: 'dao' }).expert('taste.cash').money(4).play('enter wineries', 'winery 5');
  expect([building.asks, told(building)]).toEqual(['wineries', []]);
  const buying = boughtOne(bare().estate(5, { region: 'dao', colour: 'white' }).expert('taste.reorder-vineyards'));
  expect([buying.asks, told(buying)]).toEqual(['vineyards', []]);
});

test('A46 an expert who can do nothing, or a tile, makes no question of a single answer', () => {
  const building = (tile: 'sales' | 'points') =>
    bare()
      .estates({ region: 'douro', vineyards: 3 })
      .estate(5, { region: 'dao', wineries: 1 })
      .expert('taste.cash')
      .tile(tile)
      .play('enter wineries');
  // There is no wine to be sold.
  expect([building('sales').asks, building('sales').player().estates[4]?.wineries]).toEqual(['after', 2]);
  expect(building('points').offers()).toEqual(['winery 5', 'use taste.cash', 'tile points']);
  const alike = bare()
    .money(3)
    .expert('look.reorder-vineyards')
    .expert('look.renown')
    .change(s => s.below.fill(0));
  expect(alike.play('enter vineyards-2').asks).not.toBe('vineyards');
});

test('A46 who stops a tile used after the action ends the turn with it', () => {
  const p = bare().estate(1, { region: 'dao' }).tile('sales').expert('taste.cash').expert('look.vineyard-discount');
  const two = p.wine('1.1', 'dao', 'red', 3).wine('1.2', 'dao', 'white', 3);
  two.play('enter wineries', 'winery 2', 'winery 3', 'tile sales', 'sell 1.1 red-3');
  expect(two.isOffered('use taste.cash')).toBe(true);
  expect(two.play('done').by).toBe(1);
});

test('A46 a barrel makes a question of the end of a sale where it opens another', () => {
  const selling = (barrels: number, quality = 3) =>
    bare()
      .estate(1, { region: 'dao' })
      .wine('1.1', 'dao', 'red', 3)
      .wine('1.2', 'dao', 'white', quality)
      .exported(0, '1:4')
      .barrels(barrels)
      .expert('taste.retrieve-barrel')
      .play('enter sales', 'sell 1.1 red-3');
  expect(selling(1).isOffered('use taste.retrieve-barrel 1:4')).toBe(true);
  expect(selling(1).asks).toBe('sales');
});

test('A46 beside every other question of the turn that is asked anyway', () => {
  const p = bare()
    .at('cellars')
    .estate(1, { region: 'dao' })
    .wine('1.1', 'dao', 'red', 9)
    .vintage('P4')
    .expert('taste.cash')
    .expert('look.renown')
    .expert('aroma.free-move');
  const asked: string[] = [];
  for (const line of ['enter centre', 'slot 1', 'present 1.1 0', 'stand 2', 'hire taste', 'done', 'done', 'collect A', 'done']) {
    if (p.isOffered('use taste.cash')) asked.push(p.asks);
    p.play(line);
  }
  expect(asked).toEqual([
    ...['move', 'order', 'centre', 'stand', 'free-experts', 'send-expert', 'send-expert', 'collect-barrels', 'collect-barrels'],
  ]);
});

test('expert.free-move: only with a move, not beside what the Vineyards action is asked', () => {
  const p = bare().expert('taste.vineyard-discount').expert('look.free-move').play('enter vineyards-2');
  expect(p.offers('use')).toEqual(['use taste.vineyard-discount']);
  expect(p.refusal('use look.free-move')).toEqual(lacking('expert.free-move', 'entering', { entering: 1 }, 0));
});

test('A46 cash: also within a magnate tile and between two sales', () => {
  const p = bare().estate(5, { region: 'dao' }).expert('taste.cash').tile('winery').play('tile winery');
  expect(p.isOffered('use taste.cash')).toBe(true);
  const sale = bare().estate(1, { region: 'dao' }).wine('1.1', 'dao', 'red', 6).wine('1.2', 'dao', 'red', 5).expert('taste.cash');
  expect(sale.play('enter sales', 'sell 1.1 red-6').isOffered('use taste.cash')).toBe(true);
});

test('expert.renown: a cube into a region in play with a free space', () => {
  const p = bare({ seats: 2 }).cubes('douro', 4).expert('taste.renown');
  expect(p.offers('use')).toEqual(
    ['tras-os-montes', 'minho', 'dao', 'ribatejo', 'lisboa', 'alentejo'].map(region => `use taste.renown ${region}`),
  );
  expect(p.refusal('use taste.renown douro')).toEqual({ rule: 'expert.renown' });
  p.play('use taste.renown dao');
  expect([cubesIn(p, 'dao'), p.s.cubeSupply]).toEqual([1, 15]);
  expect(expertsOf(p)).toEqual({ up: [], down: ['taste.renown'] });
});

test('A39 a region out of play takes no cubes', () => {
  expect(bare({ seats: 2 }).expert('taste.renown').isCandidate('use taste.renown setubal')).toBe(false);
});

test('expert.renown, A153: not from an empty supply', () => {
  const p = bare()
    .expert('taste.renown')
    .change(s => {
      s.cubeSupply = 0;
    });
  expect(p.refusal('use taste.renown dao')).toEqual(lacking('expert.renown', 'cube', { cube: 1 }, 0));
});

test('A46 renown and barrel: before the move, before the action, between two steps of it and after it', () => {
  const p = bare().estate(5, { region: 'dao' }).expert('taste.renown').expert('look.retrieve-barrel').sold(0, 'red-3');
  expect(p.isOffered('use taste.renown dao')).toBe(true);
  expect(p.isOffered('use look.retrieve-barrel red-3')).toBe(true);
  const between = p.copy().play('enter wineries');
  expect(between.isOffered('use taste.renown dao')).toBe(true);
  expect(between.isOffered('use look.retrieve-barrel red-3')).toBe(true);
  const during = between.play('winery 1');
  expect(during.isOffered('use taste.renown dao')).toBe(true);
  expect(during.isOffered('use look.retrieve-barrel red-3')).toBe(true);
  const after = during.play('winery 2');
  expect([after.asks, after.offers('use').length]).toEqual(['after', 10]);
});

test('A46 and within a magnate tile', () => {
  const p = bare().estate(5, { region: 'dao' }).expert('taste.renown').expert('look.retrieve-barrel').sold(0, 'red-3').tile('winery');
  p.play('tile winery');
  expect([p.asks, p.offers('use').length]).toEqual(['wineries', 10]);
});

test('A46 after the action nothing becomes compulsory through it', () => {
  const p = bare()
    .estate(5, { region: 'dao' })
    .expert('taste.renown')
    .tile('winery')
    .tile('points')
    .play('enter wineries', 'winery 1', 'winery 2');
  p.play('use taste.renown dao');
  expect(p.offers()).toEqual(['end', 'tile points', 'tile winery']);
  expect(p.play('end').by).toBe(1);
});

test('A46 a barrel that the tile needs may come back for it', () => {
  const p = bare().estate(1, { region: 'dao' }).estate(5, { region: 'dao' }).wine('1.1', 'dao', 'red', 6);
  const ready = p.sold(0, 'red-3').barrels(0).expert('look.retrieve-barrel').tile('sales').play('enter wineries', 'winery 1', 'winery 2');
  expect(ready.refusal('tile sales')).toMatchObject({ rule: 'magnate.tiles-2016' });
  ready.play('use look.retrieve-barrel red-3');
  expect(ready.offers()).toEqual(['end', 'tile sales']);
});

test('A150 a cube just added may be used in the same turn', () => {
  const p = bare().estate(1, { region: 'dao' }).wine('1.1', 'dao', 'red', 5).expert('taste.renown');
  p.play('enter sales', 'use taste.renown dao', 'sell 1.1 red-6');
  expect(p.player().money).toBe(26);
  expect(cubesIn(p, 'dao')).toBe(0);
});

test('expert.retrieve-barrel, A51: from sales, export and own multipliers, not from the magnates, and only own ones', () => {
  const p = bare()
    .sold(0, 'red-3')
    .sold(1, 'red-4')
    .exported(0, '4:9')
    .exported(2, '4:8')
    .multiplier('cellars-high')
    .multiplier('wines-high', false)
    .expert('taste.retrieve-barrel');
  expect(p.offers('use')).toEqual([
    'use taste.retrieve-barrel red-3',
    'use taste.retrieve-barrel 4:9',
    'use taste.retrieve-barrel x-cellars-high',
  ]);
  const sales = p.copy().play('use taste.retrieve-barrel red-3');
  expect([sales.player().barrels, sales.s.sales[sales.move('retrieve red-3').to]]).toEqual([3, NONE]);
});

test('A52 what a barrel has earned stays; a majority and a multiplier count what is there at the end', () => {
  const p = bare()
    .exported(0, '4:9')
    .own(player => {
      player.exportVp = 9;
    })
    .estate(1, { cellar: true })
    .multiplier('cellars-high')
    .expert('taste.retrieve-barrel');
  expect(p.score()).toMatchObject({ export: 9, majorities: 8, multipliers: 3 });
  const fromExport = p.copy().play('use taste.retrieve-barrel 4:9');
  expect(fromExport.score()).toMatchObject({ export: 9, majorities: 0, multipliers: 3 });
  expect(fromExport.player().barrels).toBe(3);
  const fromTile = p.copy().play('use taste.retrieve-barrel x-cellars-high');
  expect(fromTile.score()).toMatchObject({ majorities: 8, multipliers: 0 });
  expect([fromTile.player().barrels, fromTile.player().manned]).toEqual([3, 0]);
});

test('A53 no barrel goes back onto a multiplier', () => {
  const p = bare({ seats: 2 }).multiplier('cellars-high', false).estate(1, { region: 'dao' }).wine('1.1', 'dao', 'red', 6);
  const lines = [p.offers(), p.copy().play('enter sales').offers(), p.copy().play('enter wineries').offers()].flat();
  expect(lines.some(line => line.includes('x-cellars-high'))).toBe(false);
});

test('expert.reorder-vineyards: in the Vineyards action before buying, any order of one stack', () => {
  const p = bare().expert('taste.reorder-vineyards');
  expect(p.refusal('use taste.reorder-vineyards')).toEqual(
    lacking('expert.reorder-vineyards', 'vineyard-action', { 'vineyard-action': 1 }, 0),
  );
  p.play('enter vineyards-2', 'use taste.reorder-vineyards douro');
  expect(p.offers()).toHaveLength(6);
  p.play('arrange douro white-5 red-5 white-5 red-5');
  expect(p.s.tops[regionOf('douro')]).toBe(1);
  expect(p.isOffered('buy douro 1')).toBe(true);
  p.play('buy douro 1', 'done');
  expect(p.offers()).toEqual(['vineyard-up douro red-5']);
});

test('A50 no duty to buy there', () => {
  const p = bare().expert('taste.reorder-vineyards').play('enter vineyards-2', 'use taste.reorder-vineyards douro');
  p.play('arrange douro white-5 red-5 white-5 red-5', 'buy dao 1', 'done');
  expect(p.s.arranged[regionOf('douro')]).toEqual({ by: 0, tiles: [0, 1, 0] });
  expect(p.player().estates[0]).toMatchObject({ region: regionOf('dao') });
});

test('A50, A151 the order below the top is known to him alone', () => {
  const p = bare().expert('taste.reorder-vineyards').play('enter vineyards-2', 'use taste.reorder-vineyards douro');
  const move = p.move('arrange douro white-5 red-5 white-5 red-5');
  expect(p.game.keyOf(p.game.hear({ by: 0, move }, 1).move)).toBe('arrange douro white-5 ?');
  expect(p.game.hear({ by: 0, move }, 0).move).toBe(move);
  p.play('arrange douro white-5 red-5 white-5 red-5');
  expect(p.game.view(p.s, 0).arranged[regionOf('douro')]?.tiles).toEqual([0, 1, 0]);
  expect(p.game.view(p.s, 1).arranged[regionOf('douro')]?.tiles).toBe(null);
  expect(p.game.view(p.s, 'watcher').arranged[regionOf('douro')]?.tiles).toBe(null);
});

test('expert.reorder-vineyards: nothing to arrange where the tiles are all alike', () => {
  const p = bare()
    .expert('taste.reorder-vineyards')
    .change(s => {
      s.below[regionOf('douro') * 2 + 1] = 0;
    })
    .play('enter vineyards-2');
  expect(p.refusal('use taste.reorder-vineyards douro')).toEqual({ rule: 'expert.reorder-vineyards' });
  expect(p.isOffered('use taste.reorder-vineyards dao')).toBe(true);
});

test('expert.reorder-vineyards: the order must leave a vineyard to buy (move.able)', () => {
  const p = bare()
    .estates({ region: 'douro' })
    .expert('taste.reorder-vineyards')
    .play('enter vineyards-2', 'use taste.reorder-vineyards douro');
  expect(p.offers().every(line => line.startsWith('arrange douro red-5'))).toBe(true);
  expect(p.refusal('arrange douro white-5 red-5 white-5 red-5')).toEqual({ rule: 'move.able' });
});

test('A48, A49 neither vineyard expert works with a magnate tile, both before any purchase of the action', () => {
  const p = bare().expert('taste.reorder-vineyards').expert('look.vineyard-discount').tile('vineyard');
  const tile = p.copy().play('tile vineyard');
  expect(tile.offers('use')).toEqual([]);
  expect(tile.refusal('use taste.reorder-vineyards')?.of).toBe('vineyard-action');
  expect(tile.refusal('use look.vineyard-discount')).toEqual(
    lacking('expert.vineyard-discount', 'vineyard-action', { 'vineyard-action': 1 }, 0),
  );
  const bought = p.copy().play('enter vineyards-2', 'buy douro 1');
  expect(bought.copy().play('use look.vineyard-discount', 'buy minho 2').player().money).toBe(20 - 5 - 2);
  bought.play('use taste.reorder-vineyards dao', 'arrange dao white-5 red-5 red-5 white-5', 'buy dao 2');
  expect(bought.player().estates[1]).toMatchObject({ region: regionOf('dao'), colour: 1 });
});

test('A49 after the first purchase a discount makes a question where another vineyard can be bought only with it', () => {
  const buying = (money: number) => bare().expert('look.vineyard-discount').money(money).play('enter vineyards-2', 'buy minho 1');
  expect([buying(6).asks, buying(6).offers()]).toEqual(['vineyards', ['done', 'use look.vineyard-discount']]);
  expect(buying(5).asks).not.toBe('vineyards');
});

test('A49 the last purchase that can be made is asked for, because the discount or another tile would make another of it', () => {
  const p = (expert: string) => bare().expert(expert).money(3).play('enter vineyards-2');
  expect(p('look.vineyard-discount').offers()).toEqual(['buy minho 1', 'use look.vineyard-discount']);
  expect(p('look.reorder-vineyards').isOffered('use look.reorder-vineyards minho')).toBe(true);
  expect(p('look.renown').asks).not.toBe('vineyards');
});

/** One vineyard has been bought for the only empty estate; the others are full but for the fifth. */
const boughtOne = (p: Position): Position =>
  [2, 3, 4].reduce((q, n) => q.estate(n, { region: 'douro', vineyards: 3 }), p).play('enter vineyards-2', 'buy minho 1');

test('expert.reorder-vineyards: after a purchase the order need leave nothing to buy', () => {
  const p = boughtOne(bare().estate(5, { region: 'dao' }).expert('taste.reorder-vineyards'));
  expect(p.offers('buy')).toEqual(['buy dao 5']);
  p.play('use taste.reorder-vineyards dao');
  expect(p.offers()).toHaveLength(6);
  expect(p.play('arrange dao white-5 red-5 white-5 red-5').offers('buy')).toEqual([]);
});

describe('A46 a new order makes a question where it opens another purchase', () => {
  const position = (): Position =>
    bare()
      .estate(5, { region: 'dao', colour: 'white' })
      .expert('taste.reorder-vineyards')
      .change(s => {
        // One white tile is left below the red one.
        s.below[regionOf('dao') * 2 + 1] = 1;
      });

  test('the tile that fits may come up', () => {
    const p = boughtOne(position());
    expect([p.asks, p.offers('buy')]).toEqual(['vineyards', []]);
    p.play('use taste.reorder-vineyards dao', 'arrange dao white-5 red-5 red-5');
    expect(p.offers()).toEqual(['buy dao 5', 'done']);
  });

  test('not where no tile fits', () => {
    expect(boughtOne(position().estate(5, { region: 'douro', vineyards: 3 })).asks).not.toBe('vineyards');
  });

  test('not for a tile that is no longer in the stack', () => {
    const tiles = ['red', 'red', 'white', 'white', 'red'].map((colour, i) => ({ colour, cost: i === 4 ? 1 : 5 }));
    const regions = PACK_2016.regions.map(region => (region.id === 'dao' ? { ...region, tiles } : region));
    const cheapReds = (left: number) =>
      boughtOne(
        bare({ pack: { ...PACK_2016, regions } as PackJson })
          .estate(5, { region: 'dao' })
          .expert('taste.reorder-vineyards')
          .money(5)
          .change(s => {
            s.tops[regionOf('dao')] = 2;
            s.below[regionOf('dao') * 3] = left;
          }),
      );
    expect([cheapReds(1).asks, cheapReds(0).asks === 'vineyards']).toEqual(['vineyards', false]);
  });

  test('one ability a turn: not where it would need money, too', () => {
    const p = boughtOne(position().expert('look.cash').money(7));
    expect(p.asks).toBe('after');
    expect(boughtOne(position().expert('look.cash').money(8)).asks).toBe('vineyards');
  });
});

test('expert.vineyard-discount: each vineyard of this action costs 1 less', () => {
  const p = bare().expert('look.vineyard-discount').tile('vineyard');
  p.play('enter vineyards-2', 'use look.vineyard-discount', 'buy douro 1', 'buy minho 2');
  expect(p.player().money).toBe(20 - 4 - 2);
  // The tile after it has its own discount only.
  p.draw().play('tile vineyard', 'buy dao 3');
  expect(p.player().money).toBe(14 - 4);
});

test('expert.vineyard-discount: only in a Vineyards action', () => {
  const p = bare().expert('look.vineyard-discount').estate(5, { region: 'dao' });
  expect(p.refusal('use look.vineyard-discount')).toEqual(
    lacking('expert.vineyard-discount', 'vineyard-action', { 'vineyard-action': 1 }, 0),
  );
  expect(p.play('enter wineries').refusal('use look.vineyard-discount')).toEqual(
    lacking('expert.vineyard-discount', 'vineyard-action', { 'vineyard-action': 1 }, 0),
  );
});

test('A49 no price falls below 0', () => {
  const pack = { ...PACK_2016, abilities: { ...PACK_2016.abilities, discount: 4 } } as PackJson;
  const p = bare({ pack }).expert('look.vineyard-discount').play('enter vineyards-2', 'use look.vineyard-discount', 'buy minho 1');
  expect(p.player().money).toBe(20);
  p.play('buy douro 2');
  expect(p.player().money).toBe(19);
});

test('A58 the next tile is seen where it can just be paid for', () => {
  expect(hiring(bare().money(2)).play('hire taste').asks).toBe('turn-expert');
});

test('A58 not where no money can come', () => {
  const p = bare()
    .money(1)
    .tile('points')
    .expert('look.cash')
    .expert('look.renown')
    .play('enter experts', 'use look.renown dao', 'hire taste');
  expect([p.asks, p.s.turn.stage]).toEqual(['after', 'after']);
  const price = (expert: number) => ({ ...PACK_2016, prices: { ...PACK_2016.prices, expert } }) as PackJson;
  const rich = (expert: number) =>
    bare({ pack: price(expert) })
      .money(expert)
      .tile('points')
      .expert('look.cash')
      .play('enter experts', 'hire taste');
  expect([rich(2).asks, rich(3).asks]).toEqual(['turn-expert', 'after']);
});

test('expert.renown: the last cube of the supply', () => {
  const p = bare()
    .expert('taste.renown')
    .change(s => {
      s.cubeSupply = 1;
    });
  expect(p.play('use taste.renown dao').s.cubeSupply).toBe(0);
});

test('expert.retrieve-barrel: from the first space of each area', () => {
  const p = bare().sold(0, 'red-3').exported(0, '1:4').multiplier('estates-high').expert('taste.retrieve-barrel');
  const after = (line: string) => p.copy().play(`use taste.retrieve-barrel ${line}`);
  expect(after('1:4').s.exports[0]).toBe(NONE);
  expect(after('1:4').s.sales[0]).toBe(0);
  expect([after('x-estates-high').player().manned, after('x-estates-high').s.exports[0]]).toEqual([0, 0]);
});

test('expert.reorder-vineyards: the action has begun with it', () => {
  const p = bare().expert('taste.reorder-vineyards').tile('vineyard').play('enter vineyards-2');
  expect(p.isOffered('tile vineyard')).toBe(true);
  p.play('use taste.reorder-vineyards dao', 'arrange dao white-5 red-5 white-5 red-5');
  expect(p.isOffered('tile vineyard')).toBe(false);
  expect(p.refusal('done')).toEqual({ rule: 'move.must' });
  expect([p.s.below[regionOf('dao') * 2], p.s.below[regionOf('dao') * 2 + 1]]).toEqual([2, 1]);
});

test('expert.reorder-vineyards: two tiles that differ are enough', () => {
  const p = bare()
    .expert('taste.reorder-vineyards')
    .change(s => {
      s.below[regionOf('douro') * 2] = 0;
      s.below[regionOf('douro') * 2 + 1] = 1;
    })
    .play('enter vineyards-2', 'use taste.reorder-vineyards douro');
  expect(p.offers()).toEqual(['arrange douro red-5 white-5', 'arrange douro white-5 red-5']);
});

test('expert.reorder-vineyards: whoever has just enough for another stack may put anything on top', () => {
  const p = bare().money(3).expert('taste.reorder-vineyards').play('enter vineyards-2', 'use taste.reorder-vineyards douro');
  expect(p.offers()).toHaveLength(6);
});

test('info.open: who only hears of an arrangement follows it, and takes nothing else for it', () => {
  const p = bare().expert('taste.reorder-vineyards').play('enter vineyards-2', 'use taste.reorder-vineyards douro');
  const move = p.move('arrange douro white-5 red-5 white-5 red-5');
  const heard = p.game.hear({ by: 0, move }, 1).move;
  const seen = p.game.view(p.s, 1);
  p.game.apply(seen, 0, heard);
  const after = p.copy().play('arrange douro white-5 red-5 white-5 red-5');
  expect(seen).toEqual(p.game.view(after.s, 1));
  const refuses = (view: typeof p.s, line: string) => {
    try {
      p.game.apply(view, 0, p.move(line));
      return false;
    } catch {
      return true;
    }
  };
  expect(refuses(p.game.clone(p.s), 'arrange douro white-5 ?')).toBe(true);
  expect(refuses(p.game.view(p.s, 0), 'arrange douro white-5 ?')).toBe(true);
  expect(refuses(p.game.view(p.s, 1), 'arrange dao white-5 ?')).toBe(true);
  expect(refuses(p.game.view(p.s, 1), 'hire taste')).toBe(true);
  expect(refuses(p.game.view(p.s, 1), 'use taste.renown minho')).toBe(true);
  const reds = p.change(s => {
    s.below[regionOf('douro') * 2 + 1] = 0;
  });
  expect(refuses(p.game.view(reds.s, 1), 'arrange douro white-5 ?')).toBe(true);
  const oneRed = p.change(s => {
    s.below[regionOf('douro') * 2] = 0;
  });
  expect(refuses(p.game.view(oneRed.s, 1), 'arrange douro red-5 ?')).toBe(false);
});

test('A46 the tile for an expert is one that may follow', () => {
  const p = bare().estate(5, { region: 'dao' }).expert('taste.renown').tile('expert').play('enter wineries', 'winery 1', 'done');
  expect(p.isOffered('use taste.renown dao')).toBe(true);
});
