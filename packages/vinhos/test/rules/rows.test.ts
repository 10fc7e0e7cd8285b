// Benefits of the magnates' rows: what is offered when, what each leaves possible, what is turned up for it. What they give is in the scenarios.

import { CHANCE } from '@adega/kernel';
import { describe, expect, test } from 'vitest';
import { PACK_RESERVE } from '../../data/packs.ts';
import type { Pack2010 } from '../../data/schema.ts';
import { editionReserve } from '../../editions/reserve.ts';
import { lookWith } from '../../look.ts';
import { PLACES_OF_ROWS } from '../../rules/barrels.ts';
import { frame } from '../../rules/setting.ts';
import { NONE } from '../../state.ts';
import type { Position } from './position.ts';
import { bare2010, invested, type Setting2010 } from './position-2010.ts';

const EXTRAS = ['winery', 'sales', 'vineyard', 'export', 'expert', 'investment'];
const MAGNATES = ['A', 'B', 'C'] as const;

/** Own barrels in the rows: at magnates by letter, at extra actions by word. */
function barrels(p: Position, ...places: string[]): Position {
  return p.own(own => {
    for (const place of places) {
      own.barrels--;
      const magnate = MAGNATES.indexOf(place as 'A');
      if (magnate < 0) own.extras[EXTRAS.indexOf(place)] = 1;
      else own[`at${MAGNATES[magnate] as 'A'}`]++;
    }
  });
}

/** Wines of Minho, which finds buyers from 3 on; the others are too poor for any. */
const wines = (p: Position, ...qualities: number[]): Position =>
  qualities.reduce(
    (q, quality, i) => q.wine(['1.1', '1.2', '2.1', '2.2'][i] as string, 'minho', 'red', quality),
    p.estate(1, { region: 'minho' }),
  );

const at = (setting: Setting2010 = {}): Position => bare2010({ year: 5, ...setting }).at('cellars');
const rule = (p: Position, line: string): string | undefined => p.refusal(line)?.rule;

const ROW_A = ['x-cellars-high', 'x-cellars-low', 'x-wine-high', 'x-wine-low', 'x-vineyards-high', 'x-vineyards-low'];

describe('magnate.benefit-2010: places', () => {
  test('from a magnate to the extra actions and slots of his row', () => {
    const p = wines(barrels(at(), 'A'), 4, 4);
    expect(p.offers('benefit')).toEqual(['winery', 'sales', ...ROW_A].map(to => `benefit A ${to}`));
  });

  test('from an extra action to a different place, never back to the magnate', () => {
    const p = wines(barrels(at(), 'sales'), 4, 4);
    expect(p.offers('benefit')).toEqual(['winery', ...ROW_A].map(to => `benefit sales ${to}`));
  });

  test('the barrel moves, the other one of the row stays', () => {
    const p = wines(barrels(at(), 'A', 'sales'), 4, 4).play('benefit sales x-cellars-low', 'pay 1.2');
    expect([p.player().atA, p.player().extras, p.s.rowSlots.indexOf(0)]).toEqual([1, [0, 0, 0, 0, 0, 0], 1]);
    expect(p.player().wines.filter(Boolean)).toHaveLength(1);
  });

  test('A108: a second one is refused, before the move too', () => {
    const p = wines(barrels(at(), 'A', 'C'), 4, 4, 4).play('benefit C investment', 'pay 1.1');
    expect(p.refusal('benefit A x-cellars-high')).toMatchObject({ rule: 'magnate.benefit-2010', of: 'benefit', missing: 1 });
    expect(p.offers('benefit')).toEqual([]);
  });

  test('none in the window before a fair, though other things may be done there', () => {
    const p = wines(barrels(at().expert('look.renown'), 'A'), 4, 4).run('fair');
    expect(p.asks).toBe('fair-window');
    expect(rule(p, 'benefit A x-cellars-high')).toBe('magnate.benefit-2010');
  });
});

describe('A103: which wine is spent', () => {
  test('any that leaves one for the sale', () => {
    const p = wines(barrels(at(), 'A'), 4, 2).play('benefit A sales');
    expect(p.asks).toBe('sales');
    expect(p.offers('sell')[0]).toBe('sell 1.1 red-3');
    expect(rule(wines(barrels(at(), 'A'), 2, 2), 'benefit A sales')).toBe('magnate.benefit-2010');
  });

  test('or for the export', () => {
    const p = wines(barrels(at(), 'B'), 2, 7).play('benefit B export');
    expect(p.offers('export')).toContain('export 1.2 1:7');
    expect(rule(wines(barrels(at(), 'B'), 7), 'benefit B export')).toBe('magnate.benefit-2010');
  });

  test('for another extra action the last one will do', () => {
    const p = wines(barrels(at(), 'C'), 4).play('benefit C investment');
    expect([p.player().investment, p.asks]).toEqual([invested(2), 'move']);
  });

  test('the investment is free, and not beyond the end of its track', () => {
    const p = wines(barrels(at(), 'C'), 4, 4).own(own => {
      own.investment = invested(2);
    });
    const after = p.copy().play('benefit C investment', 'pay 1.1');
    expect([after.player().investment, after.player().account, after.player().money]).toEqual([invested(3), 10, 20]);
    expect(after.events).toContainEqual({ rule: 'bank.action', kind: 'invested', seat: 0, cost: 0, interest: 3 });
    expect(
      after
        .at('cellars')
        .own(own => Object.assign(own, { atC: 1 }))
        .isOffered('benefit C investment'),
    ).toBe(false);
  });
});

describe('A86: between the move and the action', () => {
  const selling = (p: Position): Position => p.at('export').play('enter sales');

  test('the wine that the action needs is not spent, in whatever place it lies', () => {
    for (const qualities of [
      [4, 2],
      [2, 4],
    ]) {
      const p = selling(wines(barrels(at(), 'C'), ...qualities)).play('benefit C investment');
      expect(p.offers('sell')).not.toEqual([]);
    }
    expect(rule(selling(wines(barrels(at(), 'C'), 4)), 'benefit C investment')).toBe('move.able');
  });

  test('nor for a slot', () => {
    const p = selling(wines(barrels(at(), 'A'), 4, 2));
    expect(p.isOffered('benefit A x-cellars-high')).toBe(true);
    expect(rule(selling(wines(barrels(at(), 'A'), 4)), 'benefit A x-cellars-high')).toBe('move.able');
    p.play('benefit A x-cellars-high');
    expect(p.player().wines.filter(Boolean)).toHaveLength(1);
    expect(p.offers('sell')).not.toEqual([]);
  });

  test('nor for an extra action that takes only money', () => {
    expect(rule(selling(wines(barrels(at(), 'A'), 4)), 'benefit A winery')).toBe('move.able');
    expect(selling(wines(barrels(at(), 'A'), 4, 2)).isOffered('benefit A winery')).toBe(true);
  });

  test('the wine multiplier takes two, and leaves the third', () => {
    expect(rule(selling(wines(barrels(at(), 'A'), 4, 2)), 'benefit A x-wine-high')).toBe('move.able');
    const p = selling(wines(barrels(at(), 'A'), 4, 2, 2)).play('benefit A x-wine-high');
    expect(rule(p, 'pay 1.1')).toBe('move.able');
    p.play('pay 1.2');
    // Only one is left to pour, so that there is nothing to ask.
    expect([p.asks, p.player().magnateVp, p.offers('sell')[0]]).toEqual(['sales', 2, 'sell 1.1 red-3']);
  });

  test('what is poured is not what the action needs', () => {
    const p = selling(wines(barrels(at(), 'A'), 4, 2, 2, 2)).play('benefit A x-wine-high', 'pay 1.2');
    expect(rule(p, 'pour 1.1 0')).toBe('move.able');
    expect(p.offers('pour')).toEqual(['pour 2.1 0', 'pour 2.2 0']);
  });

  test('nor are the cubes', () => {
    const p = selling(wines(barrels(at(), 'A'), 2, 2, 2, 1).cubes('minho', 1)).play('benefit A x-wine-high', 'pay 2.2');
    expect(rule(p, 'pour 1.1 1')).toBe('move.able');
    expect(p.offers('pour')).toEqual(['pour 1.1 0', 'pour 1.2 0', 'pour 2.1 0']);
  });

  test('first: without another wine nothing is poured, and the action still needs its wine', () => {
    const p = selling(wines(barrels(at({ edition: 'first' }), 'A'), 4));
    expect(rule(p, 'benefit A x-wine-high')).toBe('move.able');
    const staying = wines(barrels(at({ edition: 'first' }), 'A'), 4).play('enter wineries', 'benefit A x-wine-high');
    expect([staying.player().magnateVp, staying.asks]).toEqual([0, 'wineries']);
  });

  test('a vineyard does not take the cash that the bank needs', () => {
    const p = wines(barrels(at(), 'B'), 4, 4)
      .money(1)
      .own(own => Object.assign(own, { account: 0, investment: 0, at: 7 }))
      .play('enter bank');
    expect(rule(p, 'benefit B vineyard')).toBe('move.able');
    expect(p.money(2).isOffered('benefit B vineyard')).toBe(true);
  });
});

describe('multipliers that score at once', () => {
  const featured = (...features: string[]): Position =>
    wines(
      features.reduce((p, feature) => p.expert(`${feature}.cash`), barrels(at(), 'B')),
      4,
    );

  test('C52: the experts of every feature are needed', () => {
    const all = ['taste', 'aroma', 'look', 'alcohol'];
    expect(featured(...all).isOffered('benefit B x-features-high')).toBe(true);
    for (const missing of all)
      expect(rule(featured(...all.filter(f => f !== missing)), 'benefit B x-features-high')).toBe('magnate.benefit-2010');
  });

  test('A105: cubes of other regions do not count, those of the first region do', () => {
    const own = wines(barrels(at(), 'C'), 4).cubes('tras-os-montes', 3).cubes('minho', 2);
    expect(own.copy().play('benefit C x-renown-high').player().magnateVp).toBe(2);
    const both = own.estate(2, { region: 'tras-os-montes' });
    expect(both.play('benefit C x-renown-high').player().magnateVp).toBe(5);
  });

  test('what scores at the end scores nothing at once', () => {
    const p = wines(barrels(at(), 'C'), 4).play('benefit C x-wineries-high');
    expect([p.player().magnateVp, p.s.rowSlots.includes(0)]).toEqual([0, true]);
  });

  test('what a slot would bring now: nothing is known where a wine decides', () => {
    const look = lookWith(editionReserve, PACK_RESERVE);
    const p = wines(at(), 4).cubes('minho', 2);
    const slotOf = (word: string): number => p.move(`benefit A ${word}`).to - PLACES_OF_ROWS;
    const brings = ['x-wine-high', 'x-renown-low', 'x-vineyards-high'].map(word => look.slot(p.s, 0, slotOf(word)));
    expect(brings).toEqual([NONE, 2, 2]);
  });

  test('nothing is told where nothing is scored', () => {
    const told = (cubes: number) => {
      const p = wines(barrels(at(), 'C'), 4).cubes('minho', cubes).play('benefit C x-renown-high');
      return p.events.filter(e => e.kind === 'multiplied').map(e => e['vp']);
    };
    expect([told(0), told(1)]).toEqual([[], [1]]);
  });

  test('the cubes of a poured wine are those of its region, as for any wine', () => {
    const p = wines(barrels(at(), 'A'), 4, 5, 6).cubes('minho', 1).play('benefit A x-wine-high', 'pay 1.1');
    expect(p.refusal('pour 1.2 2')?.rule).toBe('magnate.benefit-2010');
    expect(p.offers('pour')).toEqual(['pour 1.2 0', 'pour 1.2 1', 'pour 2.1 0', 'pour 2.1 1']);
  });
});

describe('flow.reveal', () => {
  const isChance = (p: Position): boolean => p.by === CHANCE;

  test('before the move the next tile is turned up at once, after the action when the turn ends', () => {
    const before = wines(barrels(at(), 'C'), 4).play('benefit C expert', 'hire taste');
    expect([isChance(before), before.asks]).toEqual([true, 'turn-expert']);
    const after = wines(barrels(at().expert('look.cash'), 'C'), 4).play(
      'enter wineries',
      'winery 1',
      'done',
      'benefit C expert',
      'hire taste',
    );
    expect([isChance(after), after.asks]).toEqual([false, 'after']);
    expect([after.play('end').by, after.asks]).toEqual([CHANCE, 'turn-expert']);
  });

  /** Two experts are hired, so that a pile has a face that nobody has seen; what is asked then. */
  const hiring = (p: Position): string => p.at('vineyards').play('enter experts', 'hire taste').draw().play('hire aroma').asks;
  const holding = (...places: string[]): Position => barrels(at().expert('look.cash'), ...places);

  test('where no extra action looks at it, the window after the action comes before the tile', () => {
    const last = (...places: string[]): string => hiring(wines(holding(...places), 4));
    expect([last('C'), last('investment'), last('B'), last('export')]).toEqual(Array(4).fill('turn-expert'));
    expect([last('A'), last('expert'), last('vineyard'), last()]).toEqual(Array(4).fill('after'));
  });

  test('a benefit used before leaves nothing to look for; neither does a hand without wine', () => {
    expect(hiring(wines(holding('C', 'B'), 4, 4).play('benefit C investment', 'pay 1.1'))).toBe('after');
    expect(hiring(holding('C'))).toBe('after');
  });
});

describe('A46: in the first edition what is done after the action leads up to an extra action', () => {
  const acted = (p: Position): Position => p.money(20).play('enter wineries', 'winery 1', 'winery 2');
  const canUse = (p: Position): boolean => p.offers('use').some(line => line.startsWith('use look.renown'));
  const armed = (...places: string[]): Position => barrels(first().expert('look.renown').expert('taste.cash'), ...places);
  const first = (): Position => at({ edition: 'first' });

  test('there must be a wine and a barrel in the rows', () => {
    expect(canUse(acted(wines(armed('C'), 4)))).toBe(true);
    expect(canUse(acted(wines(armed(), 4)))).toBe(false);
    expect(canUse(acted(armed('C').estate(1, { region: 'minho' })))).toBe(false);
  });

  test('and an extra action of that row that can be done', () => {
    const left = (p: Position, wineries: number): Position =>
      p.change(s => {
        s.wineries = wineries;
      });
    // No winery is left, and the only wine cannot be sold when it is spent.
    expect(canUse(acted(left(wines(armed('A'), 4), 2)))).toBe(false);
    expect(canUse(acted(left(wines(armed('A'), 4), 3)))).toBe(true);
    // From the sales only the winery is left to go to.
    expect(canUse(acted(left(wines(armed('sales'), 4, 4), 2)))).toBe(false);
    expect(canUse(acted(left(wines(armed('winery'), 4, 4), 2)))).toBe(true);
  });

  test('bank.disinvest: in the window after the action only while a benefit may come', () => {
    const window = (p: Position): string[] => acted(p.expert('aroma.cash')).offers('disinvest');
    expect(window(wines(barrels(at(), 'A'), 4))).toEqual(['disinvest']);
    expect(window(wines(barrels(at(), 'investment'), 4))).toEqual(['disinvest']);
    expect(window(wines(at(), 4))).toEqual([]);
    expect(window(barrels(at(), 'A').estate(1, { region: 'minho' }))).toEqual([]);
    const used = wines(barrels(at().expert('aroma.cash'), 'A', 'C'), 4, 4).play('benefit C investment', 'pay 1.1');
    expect(acted(used).offers('disinvest')).toEqual([]);
  });
});

describe('the extra expert', () => {
  test('one, for the price of the pack', () => {
    const rows = structuredClone(PACK_RESERVE.magnates.rows);
    rows[2] = { ...(rows[2] as (typeof rows)[number]), actions: [{ id: 'expert', price: 3 }, { id: 'investment' }] };
    const pack = { ...PACK_RESERVE, magnates: { ...PACK_RESERVE.magnates, rows } } as Pack2010;
    const p = wines(barrels(at({ pack }), 'C'), 4, 4)
      .play('benefit C expert', 'pay 1.1', 'hire taste')
      .draw();
    expect([p.player().money, p.player().expertsUp, p.asks]).toEqual([17, 0b10, 'move']);
    expect(
      wines(barrels(at({ pack }), 'C'), 4, 4)
        .money(2)
        .isOffered('benefit C expert'),
    ).toBe(false);
  });
});

describe('end.benefits-2010', () => {
  /** The rounds alone, in the order 0, 1, 2, 3. */
  const rounds = (p: Position): Position =>
    p
      .change(s => {
        s.year = 7;
        s.stack = [frame('benefit-rounds'), frame('after', 0)];
        s.turn.seat = NONE;
      })
      .play('end');

  /** Seats with so many barrels at C and wines. */
  const seated = (...means: readonly [barrels: number, wines: number][]): Position =>
    means.reduce((p, [n, m], seat) => {
      const placed = p.own(own => Object.assign(own, { atC: n, barrels: 8 - n }), seat);
      return ['1.1', '1.2', '2.1'].slice(0, m).reduce((q, spot) => q.wine(spot, 'minho', 'red', 4, seat), placed);
    }, at());

  const slots = ['x-estates-high', 'x-estates-low', 'x-renown-high', 'x-renown-low', 'x-wineries-high', 'x-wineries-low'];

  test('one each in order, round after round', () => {
    const p = rounds(seated([2, 2], [2, 2], [2, 2]));
    const turns: number[] = [];
    for (const slot of slots) {
      turns.push(p.by);
      p.play(`benefit C ${slot}`);
      if (p.asks === 'spend-wine') p.play(p.offers()[0] as string);
    }
    expect([turns, p.asks]).toEqual([[0, 1, 2, 0, 1, 2], 'nothing']);
  });

  test('C39: who passes is out, the others go on in their order', () => {
    const p = rounds(seated([2, 2], [3, 3], [0, 0], [2, 2])).play('pass');
    const turns: number[] = [];
    while (p.asks === 'benefit-round') {
      turns.push(p.by);
      p.play(`benefit C ${slots[turns.length]}`);
      if ((p.asks as string) === 'spend-wine') p.play(p.offers()[0] as string);
    }
    expect(turns).toEqual([1, 3, 1, 3, 1]);
    expect(p.s.turn).toEqual({ seat: NONE, stage: 'none', experts: 0, tiles: 0, discount: 0, owes: 0, declined: 0 });
  });

  test('nobody is asked without barrel or wine, but for an expert with cash', () => {
    expect(rounds(seated([0, 2], [2, 0])).asks).toBe('nothing');
    const first = at({ edition: 'first' });
    expect(rounds(first.expert('taste.renown')).asks).toBe('nothing');
    const p = rounds(first.expert('taste.cash', true, 2).expert('look.renown', true, 1));
    expect([p.by, p.offers()]).toEqual([2, ['pass', 'use taste.cash']]);
  });

  test('flow.reveal: what one turns over the next can see', () => {
    const p = rounds(seated([2, 2], [2, 2])).play('benefit C expert', 'pay 1.1', 'hire taste');
    expect([p.by, p.asks]).toEqual([CHANCE, 'turn-expert']);
    expect(p.draw().by).toBe(1);
  });
});
