// The action tiles of the magnates in a turn.

import { lacking } from '@adega/kernel/test/lacking.ts';
import { expect, test } from 'vitest';
import { PACK_2016 } from '../../data/packs.ts';
import type { PackJson } from '../../data/schema.ts';
import { TILE_ACTIONS, type TileAction } from '../../data/words.ts';
import { NONE } from '../../state.ts';
import { bare, expertsOf, type Position, regionOf, wineAt } from './position.ts';

/** Two sites and two wines, so that nothing is done without being asked. */
const owner = (): Position =>
  bare()
    .estate(1, { region: 'dao', wineries: 1 })
    .estate(2, { region: 'algarve', colour: 'white' })
    .wine('1.1', 'dao', 'red', 9)
    .wine('2.1', 'algarve', 'white', 6);

const withTile = (action: TileAction, p: Position = owner()): Position => p.tile(action);
const using = (action: TileAction, p: Position = owner()): Position => withTile(action, p).play(`tile ${action}`);

test('magnate.tiles-2016: before the move, before the action, after it; never during it', () => {
  const p = withTile('points');
  expect(p.isOffered('tile points')).toBe(true);
  const between = p.copy().play('enter wineries');
  expect(between.isOffered('tile points')).toBe(true);
  const during = between.copy().play('winery 2');
  expect(during.isOffered('tile points')).toBe(false);
  expect(during.refusal('tile points')).toEqual(lacking('magnate.tiles-2016', 'pause', { pause: 1 }, 0));
  const after = during.play('done');
  expect(after.offers()).toEqual(['end', 'tile points']);
});

test('magnate.tiles-2016: not while another tile is being used', () => {
  const p = withTile('points').tile('winery').play('tile winery');
  expect(p.isOffered('tile points')).toBe(false);
});

test('C10 a tile is used by turning it face down, and a tile face down cannot be used', () => {
  const p = withTile('points').tile('winery', false);
  expect(p.refusal('tile winery')).toEqual(lacking('magnate.tiles-2016', 'unused', { unused: 1 }, 0));
  p.play('tile points');
  expect(p.player().tilesUp).toBe(0);
  expect(p.player().tilesDown).toBe((1 << TILE_ACTIONS.indexOf('points')) | (1 << TILE_ACTIONS.indexOf('winery')));
});

test('C10a one a turn', () => {
  const p = withTile('points').tile('winery').play('tile points');
  expect(p.refusal('tile winery')).toEqual(lacking('magnate.tiles-2016', 'tile', { used: 1, tile: 1 }, 1));
  p.play('enter wineries', 'winery 2', 'done');
  expect(p.by).toBe(1);
});

test('C10a the next turn has its own', () => {
  const p = owner().tile('points', true, 1).play('enter wineries', 'winery 2', 'done');
  expect(p.isOffered('tile points')).toBe(true);
});

test('C32 an expert and a tile may be used in the same turn', () => {
  const p = withTile('points').expert('taste.cash').play('tile points', 'use taste.cash');
  expect([p.player().fairPoints, p.player().money]).toEqual([2, 22]);
});

test('magnate.tiles-2016: an expert for nothing', () => {
  const p = using('expert').play('hire look');
  expect(expertsOf(p).up).toEqual(['look.free-move']);
  expect(p.player().money).toBe(20);
  expect(p.draw().asks).toBe('move');
});

test('magnate.tiles-2016: a vineyard for 1 less, one only', () => {
  const p = using('vineyard').play('buy douro 3');
  expect(p.player().money).toBe(16);
  expect(p.draw().asks).toBe('move');
});

test('magnate.tiles-2016: 2 fair points', () => {
  const p = using('points');
  expect(p.player().fairPoints).toBe(2);
  expect(p.asks).toBe('move');
});

test('magnate.tiles-2016: a sales action is one or two wines', () => {
  const p = using('sales');
  expect(p.refusal('done')).toEqual({ rule: 'move.must' });
  p.play('sell 1.1 red-8');
  expect(p.isOffered('done')).toBe(true);
  p.play('sell 2.1 white-7');
  expect(p.asks).toBe('move');
  expect(p.player().money).toBe(35);
});

test('magnate.tiles-2016: an export action is one or two wines', () => {
  const p = using('export', owner().wine('1.2', 'dao', 'red', 5).barrels(3)).play('export 1.1 4:8');
  expect(p.isOffered('done')).toBe(true);
  p.play('export 2.1 1:7');
  expect(p.asks).toBe('move');
  expect(p.player().exportVp).toBe(15);
});

test('magnate.tiles-2016: a winery for 2, a cellar for 1, an enologist for 2, a farmer for 1, one each', () => {
  const winery = using('winery').play('winery 1');
  expect([winery.player().money, winery.player().estates[0]?.wineries, winery.asks]).toEqual([18, 2, 'move']);
  const cellar = using('cellar').play('cellar 2');
  expect([cellar.player().money, cellar.player().estates[1]?.cellar, cellar.asks]).toEqual([19, 1, 'move']);
  const enologist = using('enologist', owner().estate(3, { wineries: 1 }));
  expect(enologist.offers()).toEqual(['enologist 1', 'enologist 3']);
  expect(enologist.isCandidate('farmer 1')).toBe(false);
  enologist.play('enologist 3');
  expect([enologist.player().money, enologist.s.enologists, enologist.asks]).toEqual([18, 11, 'move']);
  const farmer = using('farmer');
  expect(farmer.offers()).toEqual(['farmer 1', 'farmer 2']);
  expect(farmer.isCandidate('enologist 1')).toBe(false);
  farmer.play('farmer 2');
  expect([farmer.player().money, farmer.s.farmers, farmer.asks]).toEqual([19, 15, 'move']);
});

test('magnate.tiles-2016: a tile is used only where it can be carried through', () => {
  const refused = (action: TileAction, p: Position) => withTile(action, p).refusal(`tile ${action}`)?.rule;
  const rule = 'magnate.tiles-2016';
  expect(refused('vineyard', owner().money(1))).toBe(rule);
  expect(refused('vineyard', owner().money(2))).toBe(undefined);
  expect(refused('winery', owner().money(1))).toBe(rule);
  expect(refused('winery', owner().money(2))).toBe(undefined);
  expect(refused('winery', owner().estates({ wineries: 2 }))).toBe(rule);
  expect(refused('cellar', owner().money(0))).toBe(rule);
  expect(refused('cellar', owner().money(1))).toBe(undefined);
  expect(refused('cellar', owner().estates({ cellar: true }))).toBe(rule);
  expect(refused('enologist', owner().money(1))).toBe(rule);
  expect(refused('enologist', owner().money(2))).toBe(undefined);
  expect(refused('enologist', owner().estates({ region: 'dao' }))).toBe(rule);
  expect(refused('farmer', owner().money(0))).toBe(rule);
  expect(refused('farmer', owner().money(1))).toBe(undefined);
  expect(refused('farmer', owner().estates({ wineries: 1 }))).toBe(rule);
  expect(refused('sales', owner().barrels(0))).toBe(rule);
  expect(refused('export', owner().barrels(0))).toBe(rule);
  const noExperts = owner().change(s => {
    s.piles.fill(NONE);
    s.unseen.fill(0);
  });
  expect(refused('expert', noExperts)).toBe(rule);
});

test('A86 between move and action a tile may not take the money that the action needs', () => {
  const p = withTile('winery').money(5).play('enter cellars');
  expect(p.isOffered('tile winery')).toBe(true);
  expect(p.money(4).refusal('tile winery')).toEqual({ rule: 'move.able' });
  expect(
    p
      .money(4)
      .change(s => {
        s.turn.stage = 'before';
      })
      .isOffered('tile winery'),
  ).toBe(true);
  const experts = withTile('cellar').money(1).play('enter experts');
  expect(experts.refusal('tile cellar')).toEqual({ rule: 'move.able' });
});

test('A86 nor the last piece, nor the last place for it', () => {
  const last = (how: (p: Position) => Position, action: TileAction, space: string) =>
    withTile(action, how(owner())).tile('points').play(`enter ${space}`).refusal(`tile ${action}`);
  const cellars = (n: number) => (p: Position) =>
    p.change(s => {
      s.cellars = n;
    });
  expect(last(cellars(1), 'cellar', 'cellars')).toEqual({ rule: 'move.able' });
  expect(last(cellars(2), 'cellar', 'cellars')).toBe(undefined);
  const wineries = (n: number) => (p: Position) =>
    p.change(s => {
      s.wineries = n;
    });
  expect(last(wineries(1), 'winery', 'wineries')).toEqual({ rule: 'move.able' });
  expect(last(wineries(2), 'winery', 'wineries')).toBe(undefined);
  const places = (p: Position) => p.estates({ wineries: 0 }).estate(1, { wineries: 1 });
  expect(last(places, 'enologist', 'staff')).toEqual({ rule: 'move.able' });
  expect(last(p => places(p).estate(2, { wineries: 1 }), 'enologist', 'staff')).toBe(undefined);
});

test('A86 a free piece that a region brings counts as taken', () => {
  const p = withTile('vineyard')
    .change(s => {
      s.cellars = 1;
    })
    .play('enter cellars', 'tile vineyard');
  expect(p.refusal('buy dao 3')).toEqual({ rule: 'move.able' });
  expect(p.isOffered('buy lisboa 3')).toBe(true);
  const q = withTile('vineyard')
    .change(s => {
      s.wineries = 1;
    })
    .play('enter wineries', 'tile vineyard');
  expect(q.refusal('buy lisboa 3')).toEqual({ rule: 'move.able' });
  expect(q.isOffered('buy dao 3')).toBe(true);
});

test('A86 the last experts are left to the action', () => {
  const few = (n: number) =>
    owner().change(s => {
      s.piles = [1, n > 1 ? 7 : NONE, n > 2 ? 13 : NONE, NONE];
      s.unseen.fill(0);
    });
  const tile = (n: number) => withTile('expert', few(n)).tile('points').play('enter experts').refusal('tile expert');
  expect(tile(1)).toEqual({ rule: 'move.able' });
  expect(tile(2)).toBe(undefined);
  const setubal = (n: number) => withTile('vineyard', few(n)).play('enter experts', 'tile vineyard').refusal('buy setubal 3');
  expect(setubal(2)).toEqual({ rule: 'move.able' });
  expect(setubal(3)).toBe(undefined);
});

test('A86 wine and barrels that a trade needs are left to it', () => {
  const one = bare().estate(1, { region: 'dao' }).wine('1.1', 'dao', 'red', 9);
  expect(withTile('export', one).play('enter sales').refusal('tile export')).toEqual({ rule: 'move.able' });
  const two = withTile('export', one.wine('1.2', 'dao', 'red', 8)).play('enter sales', 'tile export', 'export 1.1 4:9');
  // The second wine is needed for the sale, so that the tile ends after one.
  expect(two.asks).toBe('sales');
  const noBarrel = withTile('export', one.wine('1.2', 'dao', 'red', 8))
    .barrels(1)
    .play('enter sales');
  expect(noBarrel.refusal('tile export')).toEqual({ rule: 'move.able' });
});

test('A86 what is bought with the tile leaves a vineyard for the action', () => {
  const p = withTile('vineyard', bare().money(6)).play('enter vineyards-2', 'tile vineyard');
  expect(p.isOffered('buy minho 1')).toBe(true);
  expect(p.refusal('buy douro 1')).toEqual({ rule: 'move.able' });
});

test('A86 in a vineyard bought with the tile a farmer finds his place', () => {
  // What is left does not pay an enologist, for whom there was a place.
  const p = withTile('vineyard', bare().money(4).estate(1, { region: 'dao', farmers: 1, wineries: 1 })).play('enter staff');
  expect(p.isOffered('tile vineyard')).toBe(true);
  expect(p.money(3).refusal('tile vineyard')).toEqual({ rule: 'move.able' });
});

test('A87 a tile used before the move may make the action possible', () => {
  const p = withTile('winery', bare());
  expect(p.refusal('enter staff')).toMatchObject({ rule: 'move.able' });
  p.play('tile winery');
  expect(p.isOffered('enter staff')).toBe(true);
});

test('A87 and between move and action it may bring what the action lacks', () => {
  const p = withTile('sales').money(3).play('enter cellars', 'tile sales', 'sell 1.1 red-8', 'done', 'cellar 2');
  expect(p.isOffered('cellar 1')).toBe(true);
});

test('A88 also in a turn that passes or presents', () => {
  const p = withTile('points').at('cellars').play('enter centre', 'slot 1');
  expect(p.isOffered('tile points')).toBe(true);
  const passed = p.copy().play('pass');
  expect(passed.offers()).toEqual(['end', 'tile points']);
  const presented = p.play('present 1.1 0', 'stand 1', 'done');
  expect(presented.offers()).toEqual(['end', 'tile points']);
});

test('A89 what a tile buys follows the rules of placing: cube, benefit, empty places', () => {
  const winery = using('winery').play('winery 1');
  expect(winery.s.cubes[regionOf('dao')]).toBe(1);
  const cellar = using('cellar').play('cellar 3');
  expect(cellar.player().estates[2]).toMatchObject({ cellar: 1, waiting: 1 });
  const vineyard = using('vineyard').play('buy douro 3');
  expect([vineyard.s.cubes[regionOf('douro')], vineyard.player().ports]).toEqual([1, 2]);
  expect(using('vineyard').refusal('buy minho 1')).toEqual({ rule: 'vineyard.place' });
  expect(using('cellar', owner().estate(3, { region: 'minho' })).refusal('cellar 3')).toEqual({ rule: 'region.minho' });
});

test('A146 barrels taken from the magnates at the release may be used by a tile at once', () => {
  const p = withTile('sales').barrels(0).vintage('P3').at('cellars');
  p.play('enter centre', 'slot 1');
  expect(p.refusal('tile sales')).toEqual(lacking('magnate.tiles-2016', 'barrel', { barrel: 1 }, 0));
  p.play('present 1.1 0', 'stand 1', 'collect A', 'done', 'tile sales', 'sell 2.1 white-7');
  expect(p.player().money).toBe(27);
  expect(wineAt(p, '2.1')).toBe('');
});

test('A86 what is only tried out is not told, and what is done is', () => {
  const tried = withTile('vineyard').play('enter vineyards-2', 'tile vineyard');
  expect(tried.events.some(event => event.kind === 'vineyard-bought')).toBe(false);
  // There is one site, so that both the tile and the action build by themselves.
  const only = withTile('winery', bare().estates({ wineries: 2 }).estate(1, { region: 'dao' })).play('enter wineries', 'tile winery');
  expect(only.events.filter(event => event.kind === 'winery-built').map(event => event['cost'])).toEqual([2, 3]);
});

test('A86 that no expert is left matters to the Experts action only', () => {
  const p = withTile('winery')
    .change(s => {
      s.piles.fill(NONE);
      s.unseen.fill(0);
    })
    .play('enter wineries');
  expect(p.isOffered('tile winery')).toBe(true);
  expect(p.copy().play('tile winery').isOffered('winery 2')).toBe(true);
});

test('A86 all experts of a pile count, those not yet seen and those put back', () => {
  const left = (unseen: number, returned: number[]) =>
    withTile('expert')
      .tile('points')
      .change(s => {
        s.piles = [1, NONE, NONE, NONE];
        s.unseen = [unseen, 0, 0, 0];
        s.returned = [returned, [], [], []];
      })
      .play('enter experts')
      .refusal('tile expert');
  expect(left(0, [])).toEqual({ rule: 'move.able' });
  expect(left(0, [3])).toBe(undefined);
  expect(left(0b1000, [])).toBe(undefined);
});

test('magnate.tiles-2016: a pack may print a price on the expert tile', () => {
  const actions = PACK_2016.magnates.actions.map(tile => (tile.id === 'expert' ? { ...tile, price: 2 } : tile));
  const pack = { ...PACK_2016, magnates: { ...PACK_2016.magnates, actions } } as PackJson;
  const p = bare({ pack }).tile('expert');
  expect(p.money(1).refusal('tile expert')).toEqual(lacking('magnate.tiles-2016', 'money', { expert: 2 }, 1));
  expect(p.money(2).play('tile expert', 'hire taste').player().money).toBe(0);
  const between = p.money(3).expert('look.cash').play('enter experts');
  expect(between.isOffered('tile expert')).toBe(true);
  expect(between.money(2).refusal('tile expert')).toEqual({ rule: 'move.able' });
});

test('fair.buy-2016: the display is filled with what there is', () => {
  const p = bare()
    .change(s => {
      s.display.fill(NONE);
      s.multipliersLeft = 0;
      s.actionsLeft = s.actionsLeft.map((_, i) => (i === 0 ? 2 : 0));
    })
    .run('fill-display');
  expect(p.s.display.filter(id => id !== NONE)).toEqual([0, 0]);
});

test('setup.magnate-pick: of each kind of tile as many chances as tiles', () => {
  const p = bare().change(s => {
    s.display.fill(NONE);
    s.actionsLeft = [3, 0, 2, 0, 0, 0, 0, 0, 1];
  });
  const weights = (q: Position) => q.game.decide(q.s)[0]?.weights;
  expect(weights(p.run('fill-display'))).toEqual([3, 2, 1]);
  const multipliers = p.change(s => {
    s.actionsLeft.fill(0);
    s.multipliersLeft = 0b1011;
  });
  expect(weights(multipliers.run('fill-display'))).toEqual([1, 1, 1]);
});

/** All estates full but the first, which holds this. */
const lastEstate = (holding: Parameters<Position['estate']>[1]): Position =>
  bare().estates({ region: 'alentejo', colour: 'white', wineries: 2 }).estate(1, holding).tile('points');

test('A86 a winery may not take the last slot for a vineyard, nor a vineyard the last slot for a winery', () => {
  const p = lastEstate({ region: 'douro', wineries: 1 });
  expect(withTile('winery', p).play('enter vineyards-2').refusal('tile winery')).toEqual({ rule: 'move.able' });
  expect(withTile('vineyard', p).play('enter wineries').refusal('tile vineyard')).toEqual({ rule: 'move.able' });
  expect(withTile('vineyard', p).play('enter vineyards-2').refusal('tile vineyard')).toEqual({ rule: 'move.able' });
  const roomy = lastEstate({ region: 'douro' });
  expect(withTile('winery', roomy).play('enter vineyards-2').isOffered('tile winery')).toBe(true);
  expect(withTile('vineyard', roomy).play('enter wineries').isOffered('tile vineyard')).toBe(true);
});

test('A86 a cellar may not close the only estate for the only vineyard that can be paid', () => {
  const p = withTile('cellar', lastEstate({})).money(4).play('enter vineyards-2', 'tile cellar');
  expect(p.refusal('cellar 1')).toEqual({ rule: 'move.able' });
  expect([p.isOffered('cellar 2'), p.money(5).isOffered('cellar 1')]).toEqual([true, true]);
});

test('A86 a vineyard may not close the only warehouse, nor may its free cellar cover it', () => {
  const p = withTile('vineyard', bare().estates({ cellar: true }).estate(1, {})).play('enter cellars', 'tile vineyard');
  expect(p.refusal('buy minho 1')).toEqual({ rule: 'move.able' });
  expect(p.refusal('buy dao 1')).toEqual({ rule: 'move.able' });
  expect([p.isOffered('buy douro 1'), p.isOffered('buy dao 2')]).toEqual([true, true]);
});

test('A86 a free farmer may not be the last, a hired one not on the last vineyard', () => {
  const p = bare()
    .estate(1, { region: 'douro' })
    .expert('look.cash')
    .change(s => {
      s.farmers = 1;
    });
  const vineyard = withTile('vineyard', p).play('enter staff', 'tile vineyard');
  expect(vineyard.refusal('buy ribatejo 2')).toEqual({ rule: 'move.able' });
  expect(vineyard.isOffered('buy lisboa 2')).toBe(true);
  const farmer = withTile('farmer', bare().estate(1, { region: 'douro' }).tile('points')).play('enter staff');
  expect(farmer.refusal('tile farmer')).toEqual({ rule: 'move.able' });
  expect(farmer.estate(2, { region: 'dao' }).isOffered('tile farmer')).toBe(true);
});
