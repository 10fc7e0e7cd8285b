import { describe, expect, test } from 'vitest';
import { PACK_FIRST, PACK_RESERVE } from '../../data/packs.ts';
import { frame } from '../../rules/setting.ts';
import { opening, type Position, regionOf, wineAt } from './position.ts';
import { opening2010, type Setting2010 } from './position-2010.ts';

/** After the order, before the first vineyards: seats in the order 1, 2, ... */
function choosing(setting: Setting2010 = {}): Position {
  const seats = setting.seats ?? 4;
  const p = opening2010(setting).play(`order-is ${Array.from({ length: seats }, (_, i) => i + 1).join(' ')}`);
  return p.draw();
}

function found(p: Position, ...regions: string[]): Position {
  for (const region of regions) {
    p.play(`found ${region}`);
    while (!['start-vineyard', 'move'].includes(p.asks)) p.play(p.offers()[0] as string);
  }
  return p;
}

describe('setup.vintage', () => {
  test.each(['reserve', 'first'] as const)('setup.vintage, C47: in %s the 0 tile is year 1, and does not come again', edition => {
    const p = found(choosing({ edition, seats: 2 }), 'minho', 'minho');
    expect([p.s.year, p.s.vintage, p.s.vintagesLeft]).toEqual([1, 8, 0b11111111]);
    expect(p.s.features).toEqual([0, 0, 0, 0]);
  });

  test('year.start: the markers of the features go up by the symbols of the new tile, not past the top', () => {
    const p = found(choosing({ seats: 2 }), 'minho', 'minho').change(s => {
      s.features = [0, 9, 9, 2];
      s.year = 2;
      s.stack = [...s.stack.slice(0, 1), frame('turn-vintage')];
      s.turn.seat = -1;
    });
    // Taste 3, aroma 1.
    expect(p.copy().play('vintage P1').s.features).toEqual([3, 10, 9, 2]);
    const silent = p.copy().play('vintage P2');
    // Taste, look and alcohol: nothing is told of aroma.
    expect(silent.events.filter(e => e.kind === 'feature-raised').map(e => e['feature'])).toEqual([0, 2, 3]);
    // Aroma 3, look 2, taste 1.
    expect(p.copy().play('vintage P6').s.features).toEqual([1, 10, 10, 2]);
  });
});

describe('setup.start-vineyard', () => {
  test.each([
    ['reserve', 7],
    ['first', 8],
  ] as const)('setup.start-vineyard: in %s the price is paid in cash', (edition, left) => {
    const p = choosing({ edition });
    p.play('found minho');
    expect([p.player().money, p.player().account, wineAt(p, '1.1').split(' ')[0]]).toEqual([left, 5, '2']);
  });

  test('setup.start-vineyard: nobody takes what he cannot pay', () => {
    const p = choosing().own(player => {
      player.money = 4;
    });
    expect(p.refusal('found dao')).toMatchObject({ rule: 'setup.start-vineyard', of: 'money', missing: 1 });
    expect(p.isOffered('found algarve')).toBe(true);
  });

  test.each(['reserve', 'first'] as const)(
    'setup.positions: %s starts with 8 barrels, an account of 5 and an investment of +1',
    edition => {
      const p = choosing({ edition });
      const { barrels, atA, atB, atC, account, investment, extras, estates } = p.player();
      expect([barrels, atA, atB, atC, account, investment, extras, estates.length]).toEqual([8, 0, 0, 0, 5, 3, [0, 0, 0, 0, 0, 0], 4]);
      expect([p.s.rowSlots.length, p.s.display]).toEqual([18, []]);
    },
  );
});

describe('setup.positions', () => {
  test('setup.positions: in 2016 there is no account, no track, no row', () => {
    const p = opening();
    const { account, investment, bankVp, magnateVp, mayBring, sealed, brought, extras } = p.player();
    expect([account, investment, bankVp, magnateVp, mayBring, sealed, brought, extras]).toEqual([0, 0, 0, 0, 0, -1, -1, []]);
    expect([p.s.features, p.s.rowSlots, p.s.vineyardsLost, p.s.pairsDue]).toEqual([[], [], 0, 0]);
  });

  test('setup.start-vineyard: what costs 1 is paid, what is free is not told as bought', () => {
    const cheap = (cost: number) => ({
      ...PACK_RESERVE,
      regions: PACK_RESERVE.regions.map(region => ({ ...region, tiles: region.tiles.map(tile => ({ ...tile, cost })) })),
    });
    const bought = (cost: number) => choosing({ pack: cheap(cost) }).play('found minho');
    expect(bought(1).player().money).toBe(9);
    expect(bought(1).events.map(e => e.kind)).toContain('vineyard-bought');
    expect(bought(0).events.map(e => e.kind)).not.toContain('vineyard-bought');
  });
});

describe('setup.reserve-order', () => {
  test('setup.reserve-order, A137, C35: lower region numbers come first, equal ones keep their order', () => {
    const p = found(choosing(), 'algarve', 'minho', 'alentejo', 'minho');
    expect(p.s.order).toEqual([1, 3, 2, 0]);
    expect(p.by).toBe(1);
  });

  test('A138: then 0, 1, 2 and 3 are added by the new order', () => {
    const p = found(choosing(), 'algarve', 'minho', 'alentejo', 'minho');
    expect(p.purses).toEqual([10 - 4 + 3, 10 - 3 + 0, 10 - 4 + 2, 10 - 3 + 1]);
  });

  test('setup.reserve-order: with two players the second gets 2', () => {
    const p = found(choosing({ seats: 2 }), 'alentejo', 'minho');
    expect([p.s.order, p.purses]).toEqual([
      [1, 0],
      [10 - 4 + 2, 10 - 3],
    ]);
  });

  test.each([
    [2, [11, 12]],
    [3, [11, 11, 12]],
    [4, [11, 11, 12, 12]],
  ])('setup.reserve-order, A139: in the first edition the order stays, %i players have their money before', (seats, money) => {
    const p = choosing({ edition: 'first', seats });
    expect(p.purses).toEqual(money);
    found(p, ...['alentejo', 'minho', 'dao', 'dao'].slice(0, seats));
    expect(p.s.order).toEqual(Array.from({ length: seats }, (_, i) => i));
  });
});

describe('setup.regions', () => {
  test.each([
    [2, 6, ['algarve', 'setubal']],
    [3, 7, ['algarve']],
  ] as const)('setup.regions: the first edition with %i players has %i regions', (seats, count, out) => {
    const p = choosing({ edition: 'first', seats });
    expect(p.offers('found')).toHaveLength(count);
    for (const region of [...out, 'ribatejo'] as const) expect((p.s.regions >> regionOf(region)) & 1).toBe(0);
  });

  test('setup.regions: drawn at random, Ribatejo is never among those of the first edition', () => {
    const p = opening2010({ edition: 'first', seats: 2, options: { regions: 'random' } }).play('order-is 1 2');
    const sets = p.offers('regions-out');
    expect(sets).toHaveLength(28);
    expect(sets.join()).not.toContain('ribatejo');
  });

  test('A140: in reserve without Ribatejo farmers never enter', () => {
    const p = opening2010({ seats: 2, options: { regions: 'random' } })
      .play('order-is 1 2', 'regions-out ribatejo minho')
      .draw();
    expect(p.isCandidate('found ribatejo')).toBe(false);
    expect(p.s.farmers).toBe(PACK_RESERVE.supplies.farmers[0]);
  });
});

describe('variant.five-estates', () => {
  test('variant.five-estates, A154: one estate more, the supplies stay', () => {
    const p = choosing({ options: { estates: 'five' } });
    expect([p.player().estates.length, p.player().wines.length, p.s.wineries]).toEqual([5, 20, 16]);
    expect(choosing().player().estates).toHaveLength(4);
  });

  test('variant.five-estates: only reserve has it, and the maintenance variant', () => {
    expect(opening2010({ edition: 'first' }).game.options.map(o => o.id)).toEqual(['seats', 'regions', 'order']);
    expect(opening2010().game.options.map(o => o.id)).toEqual(['seats', 'regions', 'estates', 'maintenance', 'order']);
    expect(PACK_FIRST.moreEstates).toBeUndefined();
  });
});
