// The move of the action marker: where to, what it costs, whether it may be made at all.

import { lacking } from '@adega/kernel/test/lacking.ts';
import { lowest } from '@adega/kit';
import { describe, expect, test } from 'vitest';
import { compile } from '../../data/pack.ts';
import { PACK_2016 } from '../../data/packs.ts';
import { edition2016 } from '../../editions/2016.ts';
import { prospectsIn } from '../../prospects.ts';
import { settingFor } from '../../rules/setting.ts';
import { NONE } from '../../state.ts';
import { bare, type Position, regionOf } from './position.ts';
import { bare2010 } from './position-2010.ts';

const SPACES = ['vineyards', 'cellars', 'wineries', 'experts', 'centre', 'staff', 'export', 'sales', 'vineyards-2'];

/** Somebody for whom every action is possible. */
const able = (year = 2): Position =>
  bare({ year }).estate(1, { region: 'douro', vineyards: 1, wineries: 1 }).wine('1.1', 'douro', 'red', 8).at('experts');

/** What entering each space takes from the purse. */
const costs = (p: Position): { [space: string]: number } =>
  Object.fromEntries(p.offers('enter').map(line => [line.slice('enter '.length), p.player().money - p.copy().play(line).player().money]));

test('move.must: the marker goes to another space, and its action is done at least once', () => {
  const p = able();
  expect(p.offers('enter')).toEqual(SPACES.filter(space => space !== 'experts').map(space => `enter ${space}`));
  expect(p.isCandidate('enter experts')).toBe(false);
  expect(p.isCandidate('stay')).toBe(false);
  p.play('enter cellars');
  expect(p.player().at).toBe(1);
  expect(p.refusal('done')).toEqual({ rule: 'move.must' });
  p.play('cellar 1');
  expect(p.isOffered('done')).toBe(true);
});

test('A1 spaces are compared, not actions: from one Vineyards space to the other is a move, and a far one', () => {
  const p = able().at('vineyards');
  expect(p.isOffered('enter vineyards-2')).toBe(true);
  expect(costs(p)['vineyards-2']).toBe(1);
});

test('C24 nine spaces, two of them Vineyards', () => {
  const p = able().at('centre');
  expect(p.offers('enter')).toHaveLength(8);
  expect(p.play('enter vineyards-2').asks).toBe('vineyards');
});

test('A4 all start on the centre, which is no destination from there', () => {
  const p = bare();
  expect(p.isCandidate('enter centre')).toBe(false);
  expect(p.refusal('stay')).toEqual({ rule: 'move.stay-centre' });
});

test('A5 from any other space the centre may be entered', () => {
  expect(bare().at('cellars').isOffered('enter centre')).toBe(true);
});

test('move.adjacent: orthogonal and diagonal neighbours are free, every other space costs 1 to the bank', () => {
  const p = able().change(s => {
    s.tax = NONE;
  });
  expect(costs(p)).toEqual({ vineyards: 0, cellars: 0, wineries: 1, centre: 0, staff: 1, export: 0, sales: 0, 'vineyards-2': 1 });
  expect(costs(p.at('centre'))).toEqual({
    vineyards: 0,
    cellars: 0,
    wineries: 0,
    experts: 0,
    staff: 0,
    export: 0,
    sales: 0,
    'vineyards-2': 0,
  });
  expect(costs(p.at('vineyards'))).toMatchObject({ cellars: 0, experts: 0, wineries: 1, export: 1, staff: 1, sales: 1 });
  p.play('enter wineries');
  expect(p.purses).toEqual([19, 20, 20, 20]);
  expect(p.events).toContainEqual({ rule: 'move.adjacent', kind: 'paid-bank', seat: 0, money: 1 });
});

test('move.players: 1 to each player whose marker is there', () => {
  const p = able()
    .at('cellars', 1)
    .at('cellars', 3)
    .at('wineries', 2)
    .change(s => {
      s.tax = NONE;
    });
  p.play('enter cellars');
  expect(p.purses).toEqual([18, 21, 20, 21]);
});

test('move.tax: 1 to the bank where the year marker stands', () => {
  const p = able(2).play('enter cellars');
  expect(p.purses).toEqual([19, 20, 20, 20]);
  expect(costs(able(3))['cellars']).toBe(0);
  expect(p.events).toContainEqual({ rule: 'move.tax', kind: 'paid-bank', seat: 0, money: 1 });
});

test('A9 distance, tax and players add up, to 5 at most', () => {
  const p = able(3).at('wineries', 1).at('wineries', 2).at('wineries', 3);
  expect(costs(p)['wineries']).toBe(5);
  p.play('enter wineries');
  expect(p.purses).toEqual([15, 21, 21, 21]);
});

test('move.centre-free, A10: the centre costs nothing, whoever and whatever stands there', () => {
  const p = able()
    .at('vineyards')
    .change(s => {
      s.tax = 4;
    });
  expect(costs(p)['centre']).toBe(0);
  p.play('enter centre');
  expect(p.purses).toEqual([20, 20, 20, 20]);
});

test('move.able: the move and one unit of the action must be paid for; the refusal says what is missing by part', () => {
  const p = able(3).at('wineries', 1);
  expect(p.money(6).isOffered('enter wineries')).toBe(true);
  expect(p.money(5).refusal('enter wineries')).toEqual(lacking('move.able', 'money', { distance: 1, tax: 1, players: 1, action: 3 }, 5));
});

test('A6 Wineries: one in the supply, its price, a slot that takes it', () => {
  const p = bare({ year: 2 });
  expect(p.money(3).isOffered('enter wineries')).toBe(true);
  expect(p.money(2).refusal('enter wineries')).toMatchObject({ rule: 'move.able', has: 2, missing: 1 });
  const none = p.change(s => {
    s.wineries = 0;
  });
  expect(none.refusal('enter wineries')).toMatchObject({ rule: 'move.able' });
  const full = bare().estates({ wineries: 2 });
  expect(full.refusal('enter wineries')).toMatchObject({ rule: 'move.able' });
  expect(full.estate(5, { wineries: 1 }).isOffered('enter wineries')).toBe(true);
});

test('A6 Cellars: one in the supply, its price, a warehouse that is not covered and not in Minho', () => {
  const p = bare({ year: 3 });
  expect(p.money(3).isOffered('enter cellars')).toBe(true);
  expect(p.money(2).refusal('enter cellars')).toMatchObject({ rule: 'move.able', missing: 1 });
  const none = p.change(s => {
    s.cellars = 0;
  });
  expect(none.refusal('enter cellars')).toMatchObject({ rule: 'move.able' });
  const covered = bare({ year: 3 }).estates({ cellar: true }).estate(1, { region: 'minho' });
  expect(covered.refusal('enter cellars')).toMatchObject({ rule: 'move.able' });
  expect(covered.estate(5, {}).isOffered('enter cellars')).toBe(true);
});

test('A6 Staff: one in the supply, its price, an empty winery or vineyard for it', () => {
  const p = bare({ year: 2 }).estate(1, { region: 'douro', vineyards: 1, farmers: 1, wineries: 1, enologists: 1 });
  expect(p.refusal('enter staff')).toMatchObject({ rule: 'move.able' });
  const farmer = p.estate(1, { region: 'douro', vineyards: 1 }).money(2);
  expect(farmer.isOffered('enter staff')).toBe(true);
  expect(farmer.money(1).refusal('enter staff')).toMatchObject({ has: 1, missing: 1 });
  const noFarmers = farmer.change(s => {
    s.farmers = 0;
  });
  expect(noFarmers.refusal('enter staff')).toMatchObject({ rule: 'move.able' });
  const enologist = p.estate(1, { wineries: 1 }).money(3);
  expect(enologist.isOffered('enter staff')).toBe(true);
  expect(enologist.money(2).refusal('enter staff')).toMatchObject({ has: 2, missing: 1 });
  const noEnologists = enologist.change(s => {
    s.enologists = 0;
  });
  expect(noEnologists.refusal('enter staff')).toMatchObject({ rule: 'move.able' });
});

test('A6 Vineyards: a stack whose top tile can be paid and placed', () => {
  const p = bare({ year: 2 });
  expect(p.money(3).isOffered('enter vineyards')).toBe(true);
  expect(p.money(2).refusal('enter vineyards')).toEqual(lacking('move.able', 'money', { action: 3 }, 2));
  const elsewhere = bare({ year: 2 }).money(4).estates({ region: 'lisboa' });
  expect(elsewhere.refusal('enter vineyards')).toMatchObject({ needs: [{ part: 'action', amount: 5 }], missing: 1 });
  const white = elsewhere.money(20).top('lisboa', 'white');
  expect(white.refusal('enter vineyards')).toMatchObject({ rule: 'move.able' });
  const soldOut = bare({ year: 2 }).change(s => {
    s.tops.fill(NONE);
  });
  expect(soldOut.refusal('enter vineyards')).toMatchObject({ rule: 'move.able' });
});

test('A6 Experts: a pile that is not empty, and 1', () => {
  const p = bare({ year: 2 });
  expect(p.money(1).isOffered('enter experts')).toBe(true);
  expect(p.money(0).refusal('enter experts')).toMatchObject({ rule: 'move.able', has: 0, missing: 1 });
  const gone = p.change(s => {
    s.piles.fill(NONE);
    s.unseen.fill(0);
  });
  expect(gone.refusal('enter experts')).toMatchObject({ rule: 'move.able' });
});

test('A6 Sales: wine, barrel, and a free space of its colour within reach, cubes counted', () => {
  const p = bare({ year: 2 }).estate(1, { region: 'douro' });
  expect(p.refusal('enter sales')).toMatchObject({ rule: 'move.able' });
  const weak = p.wine('1.1', 'douro', 'red', 2);
  expect(weak.refusal('enter sales')).toEqual(lacking('move.able', 'value', { space: 3 }, 2));
  expect(weak.cubes('douro', 1).isOffered('enter sales')).toBe(true);
  const better = p.wine('1.1', 'douro', 'red', 4).sold(1, 'red-3');
  expect(better.isOffered('enter sales')).toBe(true);
  expect(better.sold(1, 'red-4').refusal('enter sales')).toEqual(lacking('move.able', 'value', { space: 5 }, 4));
  expect(better.barrels(0).refusal('enter sales')).toEqual(lacking('move.able', 'barrel', { barrel: 1 }, 0));
});

test('A6 Export: wine, barrel, and a free space within reach', () => {
  const p = bare({ year: 2 }).estate(1, { region: 'douro' });
  expect(p.refusal('enter export')).toMatchObject({ rule: 'move.able' });
  const weak = p.wine('1.1', 'douro', 'red', 3);
  expect(weak.refusal('enter export')).toEqual(lacking('move.able', 'value', { space: 4 }, 3));
  expect(weak.cubes('douro', 1).isOffered('enter export')).toBe(true);
  const better = p.wine('1.1', 'douro', 'red', 5).exported(1, '1:4', '1:5');
  expect(better.isOffered('enter export')).toBe(true);
  expect(better.exported(1, '2:5').refusal('enter export')).toEqual(lacking('move.able', 'value', { space: 6 }, 5));
  expect(better.barrels(0).refusal('enter export')).toEqual(lacking('move.able', 'barrel', { barrel: 1 }, 0));
});

test('move.able: of wines of both colours the one that is nearest to a buyer is named', () => {
  const p = bare({ year: 2 }).estate(1, { region: 'douro' }).estate(2, { region: 'minho', colour: 'white' });
  const both = p.wine('1.1', 'douro', 'red', 4).wine('2.1', 'minho', 'white', 2);
  const sold = both.sold(1, 'red-3', 'red-4', 'red-5', 'red-6');
  expect(sold.refusal('enter sales')).toEqual(lacking('move.able', 'value', { space: 3 }, 2));
});

test('move.able: where nothing is free a free space is what lacks', () => {
  const p = bare({ year: 2 }).estate(1, { region: 'douro' }).wine('1.1', 'douro', 'red', 9);
  p.s.exports.fill(1);
  p.s.sales.fill(1);
  for (const space of ['export', 'sales'])
    expect(p.refusal(`enter ${space}`)).toEqual(lacking('move.able', 'free-space', { 'free-space': 1 }, 0));
});

test('A7 the move is paid first, never from what the action brings', () => {
  const p = able().at('wineries').money(0);
  expect(p.refusal('enter sales')).toEqual(lacking('move.able', 'money', { distance: 1 }, 0));
  expect(p.at('staff').isOffered('enter sales')).toBe(true);
});

test('A8 the vineyard discount counts if it is flipped with the move', () => {
  const p = bare({ year: 2 }).money(2).expert('taste.vineyard-discount');
  expect(p.refusal('enter vineyards')).toMatchObject({ rule: 'move.able', missing: 1 });
  expect(p.isOffered('enter vineyards taste.vineyard-discount')).toBe(true);
  const poor = p.money(1);
  expect(poor.refusal('enter vineyards taste.vineyard-discount')).toEqual(lacking('move.able', 'money', { action: 2 }, 1));
  // Minho is then all that can be bought, so that it is bought at once.
  p.play('enter vineyards taste.vineyard-discount');
  expect(p.player().money).toBe(0);
  expect(p.player().estates[0]?.region).toBe(regionOf('minho'));
  expect(p.player().expertsUp).toBe(0);
});

test('A8 where the discount is not needed to get there it is used there', () => {
  const p = bare({ year: 2 }).expert('taste.vineyard-discount');
  expect(p.refusal('enter vineyards taste.vineyard-discount')).toEqual(
    lacking('expert.vineyard-discount', 'shortfall', { discount: 1 }, 0),
  );
  expect(p.isCandidate('enter wineries taste.vineyard-discount')).toBe(false);
  // The way itself cannot be paid: a discount does not help.
  const far = bare({ year: 2 }).at('wineries').at('vineyards', 1).money(1).expert('taste.vineyard-discount');
  expect(far.refusal('enter vineyards taste.vineyard-discount')).toMatchObject({ rule: 'move.able', missing: 3 });
  const many = ['taste', 'aroma', 'look', 'alcohol'].reduce(
    (p, feature) => p.expert(`${feature}.vineyard-discount`),
    bare2010({ year: 2 }).at('wineries').money(0),
  );
  expect(many.isCandidate('enter vineyards taste.vineyard-discount')).toBe(true);
  expect(many.isOffered('enter vineyards taste.vineyard-discount')).toBe(false);
  expect(many.money(1).isOffered('enter vineyards taste.vineyard-discount')).toBe(true);
});

test('expert.free-move: no distance, no tax, nothing to the players there', () => {
  const p = able(3).at('wineries', 1).money(3).expert('look.free-move');
  expect(p.refusal('enter wineries')).toMatchObject({ rule: 'move.able', missing: 3 });
  expect(p.isOffered('enter wineries look.free-move')).toBe(true);
  p.play('enter wineries look.free-move');
  expect(p.purses).toEqual([3, 20, 20, 20]);
  expect(p.player().expertsUp).toBe(0);
  expect(p.player().expertsDown).not.toBe(0);
});

test('A148 with the free move nobody receives anything', () => {
  const p = able(3).at('wineries', 1).at('wineries', 2).expert('look.free-move').play('enter wineries look.free-move');
  expect(p.purses).toEqual([20, 20, 20, 20]);
});

test('expert.free-move: the action must still be paid for, and where the move is free there is nothing to use it for', () => {
  const p = able(3).money(2).expert('look.free-move');
  expect(p.refusal('enter wineries look.free-move')).toEqual(lacking('move.able', 'money', { action: 3 }, 2));
  expect(p.refusal('enter cellars look.free-move')).toEqual(lacking('expert.free-move', 'way', { 'free-move': 1 }, 0));
  expect(p.refusal('use look.free-move')).toEqual(lacking('expert.free-move', 'entering', { entering: 1 }, 0));
});

test('expert.use: one ability a turn, flipped with the move or not', () => {
  const p = able(3).expert('look.free-move').expert('taste.cash').play('use taste.cash');
  expect(p.refusal('enter wineries look.free-move')).toEqual(lacking('expert.use', 'ability', { used: 1, ability: 1 }, 1));
  expect(p.isOffered('enter wineries')).toBe(true);
});

test('move.stay-centre: offered only where no other action is possible', () => {
  const p = bare().money(0);
  expect(p.offers()).toEqual(['stay']);
  expect(p.money(1).refusal('stay')).toEqual({ rule: 'move.stay-centre' });
  expect(p.at('cellars').isCandidate('stay')).toBe(false);
});

test('move.able: whoever has one space to go to is not asked, and is told so', () => {
  const only = (p: Position) => p.events.filter(event => event.kind === 'only-way');
  const p = bare().money(0, 1).at('cellars', 1).at('cellars').play('enter centre', 'slot 1');
  while (p.by === 0) p.play(p.offers().find(line => /^(done|pass|end)/.test(line)) ?? (p.offers()[0] as string));
  const told = { rule: 'move.able', kind: 'only-way', seat: 1, space: SPACES.indexOf('centre'), money: 0, unasked: 1 };
  expect(only(p)).toEqual([told]);
  expect(only(able().play('enter cellars'))).toEqual([]);
});

describe('A2 nobody stays who has means of doing something else', () => {
  const poor = (): Position => bare().money(0);

  test('an expert who brings money is asked for, not used for anybody', () => {
    const p = poor().expert('taste.cash');
    expect([p.asks, p.offers()]).toEqual(['move', ['use taste.cash']]);
    expect(p.refusal('stay')).toEqual({ rule: 'move.stay-centre' });
    // With 2 there is one thing to do: experts; the engine goes there.
    p.play('use taste.cash');
    expect(p.asks).toBe('experts');
  });

  test('what cannot help leaves the choice', () => {
    const p = poor().expert('taste.renown').tile('points').tile('winery');
    expect(p.offers().slice(0, 2)).toEqual(['stay', 'use taste.renown tras-os-montes']);
    expect(p.play('tile points').isOffered('stay')).toBe(true);
  });

  test('a line of helpers counts: a barrel for the wine, or a cube and a tile that sells it', () => {
    const stuck = poor().estate(1, { region: 'dao' }).wine('1.1', 'dao', 'red', 3).sold(0, 'red-3').barrels(0);
    expect(stuck.isOffered('stay')).toBe(true);
    expect(stuck.expert('look.retrieve-barrel').isOffered('stay')).toBe(false);
    // All red spaces up to 3 are taken: a cube makes it worth 4.
    const cheap = poor().estate(1, { region: 'dao' }).wine('1.1', 'dao', 'red', 2);
    expect(cheap.isOffered('stay')).toBe(true);
    expect(cheap.expert('look.renown').isOffered('stay')).toBe(false);
    expect(cheap.expert('look.renown').isOffered('use look.renown minho')).toBe(true);
  });

  /** Nobody can enter sales or export for nothing. */
  const crowded = (): Position => poor().at('sales', 1).at('export', 2).estate(1, { region: 'dao' }).wine('1.1', 'dao', 'red', 3);

  test('what does not help enough leaves the choice', () => {
    // With the cube the wine is worth 2, and no space is cheaper than 3.
    const p = poor().estate(1, { region: 'dao' }).wine('1.1', 'dao', 'red', 1).expert('look.renown');
    expect(p.isOffered('stay')).toBe(true);
    // The cash pays for the tile, and then nothing is left; without experts to hire nothing else costs so little.
    const spent = poor().expert('taste.cash').tile('winery');
    expect(spent.isOffered('stay')).toBe(false);
    expect(spent.change(s => s.piles.fill(NONE)).isOffered('stay')).toBe(true);
  });

  test('a line of helpers ends where something is drawn', () => {
    const p = bare()
      .money(2)
      .tile('vineyard')
      .change(s => s.piles.fill(NONE));
    expect(p.offers()).toEqual(['stay', 'tile vineyard']);
    // Below the expert with cash lie two, so that taking him is a draw; the other, under whom lies none, does not help.
    const expert = (word: string): number => poor().move(`use ${word}`).item;
    const piles = (unseen: number): Position =>
      poor()
        .tile('expert')
        .change(s => {
          s.piles = [expert('taste.cash'), NONE, expert('look.reorder-vineyards'), NONE];
          s.unseen = [unseen, 0, 0, 0];
        });
    expect(piles(0).isOffered('stay')).toBe(false);
    expect(piles(0b110).isOffered('stay')).toBe(true);
  });

  test('an expert who goes along, as long as one may be used', () => {
    const p = crowded().expert('look.free-move').expert('look.renown');
    expect(p.refusal('stay')).toEqual({ rule: 'move.stay-centre' });
    expect(p.isOffered('enter sales look.free-move')).toBe(true);
    expect(p.play('use look.renown minho').asks).toBe('order');
  });

  test('a tile that sells, also with a barrel that comes back for it', () => {
    expect(crowded().isOffered('stay')).toBe(true);
    const p = crowded().tile('sales');
    expect(p.offers()).toEqual(['tile sales']);
    expect(p.copy().play('tile sales').isOffered('enter experts')).toBe(true);
    const bare = p.barrels(0).sold(0, 'white-3');
    expect(bare.isOffered('stay')).toBe(true);
    expect(bare.expert('look.retrieve-barrel').isOffered('stay')).toBe(false);
  });

  test('an expert for nothing, where it is known who comes after him', () => {
    const hiring = (top: number, unseen: number) =>
      poor()
        .estate(1, { region: 'dao' })
        .wine('1.1', 'dao', 'red', 2)
        .tile('expert')
        .change(s => {
          s.piles[0] = top;
          s.unseen[0] = unseen;
        });
    const [CASH, RENOWN] = [0, 2];
    expect(hiring(CASH, 0b11000).isOffered('stay')).toBe(true);
    expect(hiring(CASH, 0b1000).isOffered('stay')).toBe(false);
    expect(hiring(RENOWN, 0b1).isOffered('stay')).toBe(false);
    const last = hiring(CASH, 0).change(s => s.unseen.fill(0));
    expect(last.isOffered('stay')).toBe(false);
  });

  test('wine sent abroad, whose cube serves another wine', () => {
    const p = poor()
      .at('export', 1)
      .estate(1, { region: 'dao' })
      .wine('1.1', 'dao', 'red', 2)
      .estate(2, { region: 'douro' })
      .wine('2.1', 'douro', 'white', 3)
      .sold(1, 'white-3', 'white-4')
      .expert('look.renown')
      .cubes('douro', 1)
      .change(s => {
        s.cubeSupply = 0;
      });
    expect(p.isOffered('stay')).toBe(true);
    const abroad = p.tile('export');
    expect(abroad.isOffered('stay')).toBe(false);
    expect(abroad.play('tile export', 'use look.renown dao').player().at).toBe(SPACES.indexOf('sales'));
  });

  describe('in Reserve', () => {
    const broke = (): Position => bare2010().own(player => Object.assign(player, { money: 0, account: 0, investment: 0 }));
    const withWine = (quality: number): Position => broke().estate(1, { region: 'dao' }).wine('1.1', 'dao', 'red', quality);

    test('an investment that is sold', () => {
      expect(broke().isOffered('stay')).toBe(true);
      const p = broke().own(player => Object.assign(player, { investment: 1 }));
      expect(p.offers()).toEqual(['disinvest']);
    });

    test('a benefit that leads to it', () => {
      expect(withWine(1).isOffered('stay')).toBe(true);
      const p = withWine(1).own(player => Object.assign(player, { atC: 1 }));
      expect(p.isOffered('stay')).toBe(false);
      expect(p.play('benefit C investment').isOffered('disinvest')).toBe(true);
    });

    test('a pair of barrels, for the sale or for its cubes', () => {
      const sold = (quality: number) => withWine(quality).barrels(0).sold(0, 'red-4', 'red-5');
      expect(sold(3).isOffered('stay')).toBe(false);
      expect(sold(2).isOffered('stay')).toBe(false);
      expect(sold(1).isOffered('stay')).toBe(true);
    });

    test('a wine poured for a multiplier, whose cube comes back with a pair', () => {
      const pouring = (cubes: number): Position =>
        withWine(2)
          .estate(2, { region: 'douro' })
          .wine('2.1', 'douro', 'white', 1)
          .wine('2.2', 'douro', 'white', 1)
          .sold(0, 'red-4', 'red-5')
          .own(player => Object.assign(player, { atA: 1 }))
          .cubes('douro', cubes)
          .change(s => {
            s.cubeSupply = 0;
          });
      expect(pouring(0).isOffered('stay')).toBe(true);
      expect(pouring(1).isOffered('stay')).toBe(false);
    });

    test('two cubes together', () => {
      expect(withWine(1).expert('look.renown').isOffered('stay')).toBe(true);
      expect(withWine(1).expert('look.renown').expert('taste.renown').isOffered('stay')).toBe(false);
    });
  });

  test('who has spent his means on something else has none left', () => {
    const p = poor().estate(1, { region: 'dao' }).wine('1.1', 'dao', 'red', 2).expert('look.renown');
    expect(p.play('use look.renown minho').asks).toBe('order');
  });

  test('a line ends at a draw', () => {
    // The expert of the tile would bring money, but first the next one is turned up.
    const p = poor()
      .tile('expert')
      .change(s => s.piles.splice(0, 1, 0));
    expect(p.offers()).toEqual(['stay', 'tile expert']);
  });
});

test('A3, C19 staying is a full visit: a place in the order, then pass or present', () => {
  const p = bare().money(0).estate(1, { region: 'douro' }).wine('1.1', 'douro', 'red', 2);
  p.play('stay');
  expect(p.asks).toBe('order');
  p.play('slot 3');
  expect(p.offers()).toEqual(['pass', 'present 1.1 0']);
  expect(p.s.slots).toEqual([NONE, NONE, 0, NONE]);
  expect(p.purses).toEqual([0, 20, 20, 20]);
});

test('A8 the discount does not pay for the way', () => {
  const p = bare({ year: 2 }).at('wineries').expert('taste.vineyard-discount');
  expect(p.money(2).refusal('enter vineyards taste.vineyard-discount')).toMatchObject({ rule: 'move.able', has: 2, missing: 1 });
  const q = p.money(3).play('enter vineyards taste.vineyard-discount');
  expect([q.player().money, q.player().estates[0]?.region]).toEqual([0, regionOf('minho')]);
});

test('A8 only these two experts are flipped with the move, and only for another space', () => {
  const p = bare({ year: 2 }).at('experts').money(2).expert('taste.cash').expert('look.free-move');
  expect(p.isCandidate('enter vineyards taste.cash')).toBe(false);
  expect(p.isCandidate('enter experts look.free-move')).toBe(false);
  expect(p.isCandidate('enter staff look.free-move')).toBe(true);
});

test('expert.free-move: it makes nothing cheaper but the move', () => {
  const p = bare().at('wineries').expert('look.free-move').play('enter vineyards look.free-move', 'buy douro 1');
  expect(p.player().money).toBe(15);
});

test('move.must: to stay where one is breaks this rule', () => {
  const p = able();
  expect(p.game.forbids(p.s, 0, p.move('enter experts'))).toMatchObject({ rule: 'move.must' });
});

test('move.able: what no money can buy is named where it is short', () => {
  const refused = (space: string, how: (p: Position) => void): unknown => {
    const p = able();
    how(p);
    return p.refusal(`enter ${space}`);
  };
  expect(refused('wineries', p => (p.s.wineries = 0))).toEqual(lacking('move.able', 'winery', { winery: 1 }, 0));
  expect(refused('cellars', p => (p.s.cellars = 0))).toEqual(lacking('move.able', 'cellar', { cellar: 1 }, 0));
  expect(
    able()
      .at('centre')
      .change(s => s.piles.fill(NONE))
      .refusal('enter experts'),
  ).toEqual(lacking('move.able', 'expert', { expert: 1 }, 0));
  const nobody = (enologists: number, farmers: number): Position =>
    bare({ year: 2 }).change(s => {
      s.enologists = enologists;
      s.farmers = farmers;
    });
  expect(nobody(0, 0).refusal('enter staff')).toEqual(lacking('move.able', 'staff', { staff: 1 }, 0));
  expect(nobody(1, 1).refusal('enter staff')).toEqual(lacking('move.able', 'empty-place', { 'empty-place': 1 }, 0));
  expect(nobody(0, 1).refusal('enter staff')).toEqual(lacking('move.able', 'empty-place', { 'empty-place': 1 }, 0));
});

test('move.able: a farmer is nobody where none can be hired', () => {
  const p = bare2010({ year: 2 }).estate(1, { region: 'douro', vineyards: 1, wineries: 1 });
  p.s.enologists = 0;
  p.s.farmers = 1;
  expect(p.refusal('enter staff')).toEqual(lacking('move.able', 'staff', { staff: 1 }, 0));
});

test('move.able: what the way to the bank takes was there', () => {
  const p = bare2010({ year: 2 }).at('vineyards').money(1);
  p.player().account = 0;
  expect(p.refusal('enter bank')).toEqual({ rule: 'move.able' });
});

test('expert.free-move, SO10: what a way costs in all, with an expert or without', () => {
  const p = able().at('vineyards').expert('look.free-move');
  p.s.tax = 8;
  const expert = lowest(p.player().expertsUp);
  const { way } = prospectsIn(settingFor(edition2016, compile(PACK_2016)));
  expect([way(p.s, 0, 8, NONE), way(p.s, 0, 8, expert), way(p.s, 0, 1, NONE)]).toEqual([2, 0, 0]);
});

test('move.able: what no money could buy lacks no money', () => {
  const p = bare({ year: 2 }).estates({ wineries: 2 }).money(0);
  expect(p.refusal('enter wineries')).toEqual(lacking('move.able', 'slot', { slot: 1 }, 0));
});

test('move.centre-free: a wish for the centre is not in the way of a purse', () => {
  const p = able()
    .at('cellars')
    .money(0)
    .change(s => {
      s.tax = 4;
    });
  expect(p.game.wish(p.s, 0, p.move('present 1.1 0'))).toBe(undefined);
});
