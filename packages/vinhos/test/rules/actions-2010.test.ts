// What the actions of 2010 do otherwise than those of 2016.

import { describe, expect, test } from 'vitest';
import { bare, type Position, regionOf } from './position.ts';
import { bare2010 } from './position-2010.ts';

describe('vineyards', () => {
  test('vineyard.count: as many as one likes, at most one of each region', () => {
    const p = bare2010({ seats: 2 }).money(30).play('enter vineyards', 'buy minho 1', 'buy dao 2', 'buy douro 3', 'buy alentejo 4');
    expect(p.player().estates.map(e => e.region)).toEqual(['minho', 'dao', 'douro', 'alentejo'].map(r => regionOf(r as 'dao')));
    expect(p.refusal('buy minho 1')?.rule).toBe('vineyard.count');
    // The year marker stands there.
    expect(p.player().money).toBe(30 - 1 - 3 - 5 - 5 - 4);
  });

  test('expert.vineyard-discount, A49: several experts of one turn add up, no price falls below 0', () => {
    const p = bare2010().expert('taste.vineyard-discount').expert('look.vineyard-discount').money(20).play('enter vineyards');
    p.play('use taste.vineyard-discount', 'use look.vineyard-discount', 'buy dao 1', 'buy algarve 2');
    expect(p.player().money).toBe(20 - 1 - 3 - 2);
  });

  test('move.able, A8: a free move and the discounts together let one in', () => {
    const poor = bare2010().at('sales').money(1);
    expect(poor.expert('taste.vineyard-discount').offers('enter vineyards')).toEqual([]);
    const two = poor.expert('taste.vineyard-discount').expert('look.vineyard-discount').expert('aroma.vineyard-discount');
    expect(two.offers('enter vineyards')).toEqual([]);
    const free = two.expert('taste.free-move');
    expect(free.offers('enter vineyards')).toEqual(['enter vineyards taste.free-move']);
    free.play('enter vineyards taste.free-move');
    expect(free.offers('buy')).toEqual([]);
    free.play('use taste.vineyard-discount', 'use look.vineyard-discount', 'buy minho 1');
    expect(free.player().money).toBe(0);
  });
});

describe('move.able with several experts', () => {
  test('A8: a free move takes nothing off a vineyard, nor does an expert with another ability', () => {
    const poor = bare2010().at('sales').money(2).expert('taste.free-move').expert('look.cash');
    expect(poor.refusal('enter vineyards taste.free-move')).toMatchObject({ rule: 'move.able', of: 'money', missing: 1 });
    expect(poor.expert('aroma.vineyard-discount').isOffered('enter vineyards taste.free-move')).toBe(true);
  });

  test('expert.use: in 2016, where one may be used in a turn, the second does not count', () => {
    const p = bare().money(1).expert('taste.vineyard-discount').expert('look.vineyard-discount');
    expect(p.offers('enter vineyards-2')).toEqual([]);
    expect(p.money(2).offers('enter vineyards-2')).toHaveLength(2);
    const free = bare().at('sales').money(2).expert('taste.free-move').expert('look.vineyard-discount');
    expect(free.offers('enter vineyards')).toEqual([]);
  });
});

describe('wineries, staff, cellars', () => {
  test('winery.build: 3 each', () => {
    expect(bare2010().play('enter wineries', 'winery 1', 'winery 1').player().money).toBe(20 - 6);
  });

  test('enologist.hire: enologists for 1 each, at most two; farmers are not hired', () => {
    const p = bare2010().estate(1, { region: 'ribatejo', wineries: 2 }).estate(2, { wineries: 1 }).play('enter staff');
    expect(p.offers('farmer')).toEqual([]);
    expect(p.isCandidate('farmer 1')).toBe(false);
    p.play('enologist 1', 'enologist 2');
    expect([p.player().money, p.s.enologists, p.by]).toEqual([18, 10, 1]);
  });

  test('enologist.hire: a farmer that could work does not open the space', () => {
    expect(bare2010().estate(1, { region: 'ribatejo' }).refusal('enter staff')?.rule).toBe('move.able');
    const none = bare2010()
      .estate(1, { wineries: 1 })
      .change(s => {
        s.enologists = 0;
      });
    expect(none.refusal('enter staff')).toMatchObject({ rule: 'move.able', of: 'staff', has: 0 });
  });

  test('cellar.build: exactly one, for 2', () => {
    const p = bare2010().estate(1, { region: 'dao' }).play('enter cellars', 'cellar 1');
    expect([p.player().money, p.player().estates[0]?.cellar, p.by]).toEqual([18, 1, 1]);
  });

  test('region.ribatejo, A33: its farmer may go to another region before production', () => {
    const p = bare2010().estate(1, { region: 'ribatejo', farmers: 1 }).estate(2, { region: 'minho' }).vintage('P1').run('production');
    expect(p.offers('farmers')).toEqual(['farmers 0 1 0 0', 'farmers 1 0 0 0']);
  });
});

describe('sales', () => {
  const seller = (account: number): Position =>
    bare2010()
      .estate(1, { region: 'dao', cellar: true })
      .wine('1.1', 'dao', 'red', 5)
      .wine('1.2', 'dao', 'red', 9)
      .wine('1.3', 'dao', 'red', 6)
      .own(p => {
        p.account = account;
      })
      .play('enter sales');

  test('sales.sell, A155: as many as one likes, onto the account', () => {
    const p = seller(0).play('sell 1.1 red-5', 'sell 1.3 red-8', 'sell 1.2 red-10');
    expect([p.player().account, p.player().money, p.player().barrels, p.by]).toEqual([23, 20, 5, 1]);
  });

  test('sales.sell, A126: up to 24, the rest is lost', () => {
    expect(seller(20).play('sell 1.2 red-10').player().account).toBe(24);
  });

  test('C49: the number of the space counts, not the value of the wine', () => {
    expect(seller(3).play('sell 1.2 red-3').player().account).toBe(6);
  });
});

describe('export', () => {
  const exporter = (edition: 'reserve' | 'first', seats: number): Position =>
    bare2010({ edition, seats })
      .estate(1, { region: 'dao' })
      .wine('1.1', 'dao', 'red', 12)
      .wine('1.2', 'dao', 'red', 12)
      .estate(2, { region: 'minho' })
      .wine('2.1', 'minho', 'red', 12)
      .play('enter export');

  test('export.send: as many as one likes; points by the row, whatever the number', () => {
    const p = exporter('reserve', 4).play('export 1.1 1:7', 'export 1.2 1:8', 'export 2.1 4:12');
    expect([p.player().exportVp, p.player().barrels, p.by]).toEqual([5 + 7 + 9, 5, 1]);
  });

  test('export.two-players: reserve uses the framed columns, the first edition all', () => {
    expect(exporter('reserve', 2).refusal('export 1.1 4:12')?.rule).toBe('export.two-players');
    expect(exporter('first', 2).isOffered('export 1.1 4:12')).toBe(true);
    expect(exporter('reserve', 3).isOffered('export 1.1 4:12')).toBe(true);
  });
});

test('press.wine, A41: a cube only where one fewer would bring less', () => {
  const wine = bare2010().estate(1, { region: 'dao' }).wine('1.1', 'dao', 'red', 5).cubes('dao', 2).at('cellars');
  const p = wine.play('enter centre', 'slot 1');
  // 5 is worth two experts at the fair, and 7 three.
  expect(p.offers('present')).toEqual(['present 1.1 0', 'present 1.1 2']);
  expect(p.refusal('present 1.1 1')).toEqual({ rule: 'press.wine' });
});
