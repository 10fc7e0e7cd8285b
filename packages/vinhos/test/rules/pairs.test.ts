import { describe, expect, test } from 'vitest';
import { type Position, regionOf } from './position.ts';
import { bare2010 } from './position-2010.ts';

const sold = (...spaces: string[]): Position =>
  bare2010()
    .barrels(8 - spaces.length)
    .sold(0, ...spaces);

describe('sales.retrieve-pairs', () => {
  test('A131: two barrels of one house, and two cubes into two different regions', () => {
    const p = sold('red-3', 'white-5', 'red-6');
    expect(p.offers('pair')).toEqual(['pair red-3 white-5']);
    p.play('pair red-3 white-5');
    expect([p.asks, p.player().barrels]).toEqual(['pair-cubes', 7]);
    expect(p.offers('cubes')).toHaveLength(36);
    p.play('cubes minho dao');
    expect([p.s.cubes[regionOf('minho')], p.s.cubes[regionOf('dao')], p.s.cubeSupply]).toEqual([1, 1, 18]);
    expect(p.asks).toBe('move');
  });

  test('A131: any number of pairs, which two of three is one’s choice', () => {
    const p = sold('red-3', 'red-4', 'white-5', 'red-8', 'white-9');
    expect(p.offers('pair')).toHaveLength(4);
    p.play('pair red-4 white-5', 'cubes minho dao', 'pair red-8 white-9', 'cubes minho dao');
    expect(p.player().barrels).toBe(7);
    expect(p.s.sales.filter(seat => seat === 0)).toHaveLength(1);
  });

  test('sales.retrieve-pairs: not a single barrel, not two of different houses, not somebody else’s', () => {
    expect(sold('red-3').offers('pair')).toEqual([]);
    expect(sold('red-5', 'red-6').offers('pair')).toEqual([]);
    expect(sold('red-3').sold(1, 'red-4').offers('pair')).toEqual([]);
  });

  test('A156: before the action and between move and action, never in it', () => {
    const p = sold('red-3', 'red-4')
      .estate(1, { region: 'dao' })
      .estate(2, { region: 'dao' })
      .wine('1.1', 'dao', 'red', 6)
      .wine('2.1', 'dao', 'red', 6);
    p.play('enter sales');
    expect(p.offers('pair')).toEqual(['pair red-3 red-4']);
    p.play('sell 1.1 red-5');
    expect(p.refusal('pair red-3 red-4')?.rule).toBe('sales.retrieve-pairs');
    p.play('sell 2.1 red-6');
    expect(p.by).toBe(1);
  });

  test('A131: after the action only where an extra action may still come in this turn', () => {
    const p = sold('red-3', 'red-4')
      .own(player => Object.assign(player, { atA: 1, atC: 1 }))
      .estate(1, { region: 'dao' })
      .wine('1.1', 'dao', 'red', 6)
      .wine('1.2', 'dao', 'red', 6);
    const built = ['enter wineries', 'winery 1', 'winery 2'];
    expect(
      p
        .copy()
        .play(...built)
        .offers('pair'),
    ).toEqual(['pair red-3 red-4']);
    expect(p.play('benefit C investment', 'pay 1.1', ...built).by).toBe(1);
  });

  test('A39: cubes go into regions in play with room; fewer where there is less', () => {
    const full = sold('red-3', 'red-4').change(s => {
      s.cubes.fill(4);
      s.cubes[regionOf('minho')] = 3;
    });
    const p = full.play('pair red-3 red-4');
    expect(p.s.cubes[regionOf('minho')]).toBe(4);
    expect(p.asks).toBe('move');
    // One of them may be placed by an expert, as long as a choice is left for the pair.
    const three = sold('red-3', 'red-4')
      .expert('look.renown')
      .change(s => {
        s.cubes.fill(4);
        for (const region of ['minho', 'dao', 'algarve'] as const) s.cubes[regionOf(region)] = 3;
      });
    expect(three.play('pair red-3 red-4').isOffered('use look.renown minho')).toBe(true);
    const last = sold('red-3', 'red-4').change(s => {
      s.cubeSupply = 1;
    });
    expect(last.play('pair red-3 red-4').offers('cubes')).toHaveLength(9);
    const none = sold('red-3', 'red-4').change(s => {
      s.cubeSupply = 0;
    });
    expect(none.play('pair red-3 red-4').asks).toBe('move');
  });

  test('A39: with two players the regions out of play get none', () => {
    const p = bare2010({ seats: 2 }).barrels(6).sold(0, 'red-3', 'red-4').play('pair red-3 red-4');
    expect(p.offers('cubes')).toHaveLength(21);
    expect(p.offers('cubes').join()).not.toContain('setubal');
  });

  test('sales.retrieve-pairs: before the fair, in order, ahead of late press releases', () => {
    const p = bare2010({ year: 3 }).barrels(6, 1).sold(1, 'red-3', 'red-4').wine('1.1', 'dao', 'red', 6).wine('2.1', 'dao', 'red', 5);
    const q = p.run('fair');
    expect([q.asks, q.by, q.offers()]).toEqual(['fair-window', 1, ['done', 'pair red-3 red-4']]);
    q.play('pair red-3 red-4', 'cubes minho dao');
    expect([q.asks, q.by]).toEqual(['late-press', 0]);
  });
});

describe('sales.retrieve-pairs after the action', () => {
  /** Seat 0 has hired an expert and has no money and no barrel left, but one with A, whose row has a sales action. */
  const after = (quality: number, wines = 2): Position => {
    const p = bare2010()
      .money(1)
      .own(player => Object.assign(player, { barrels: 0, atA: 1, investment: 0 }))
      .sold(0, 'red-3', 'red-4')
      .estate(1, { region: 'dao' })
      .wine('1.1', 'dao', 'red', quality)
      .at('cellars');
    const stocked = wines === 1 ? p : p.wine('1.2', 'dao', 'red', quality);
    return stocked.expert('taste.cash').play('enter experts', 'hire look').draw().play('done');
  };

  test('A131: a pair then only helps an extra action, which must follow', () => {
    const p = after(3);
    expect([p.asks, p.offers('pair')]).toEqual(['after', ['pair red-3 red-4']]);
    p.play('pair red-3 red-4', 'cubes minho algarve');
    expect(p.refusal('end')?.rule).toBe('magnate.benefit-2010');
    expect(p.offers('benefit')).toEqual(['benefit A sales']);
    p.play('benefit A sales', 'pay 1.1');
    expect(p.player().account).toBe(13);
  });

  test('A131: also where an extra action could be done without it', () => {
    // A winery for 1.
    const p = after(3).money(1);
    expect(p.offers('pair')).toEqual(['pair red-3 red-4']);
    p.play('pair red-3 red-4', 'cubes minho algarve');
    expect(p.offers('benefit')).toEqual(['benefit A winery', 'benefit A sales']);
  });

  test('A131: where no extra action could follow there is no pair', () => {
    expect([after(3, 1).asks, after(3, 1).offers('pair')]).toEqual(['after', []]);
    const benefitless = after(3).own(player => {
      player.atA = 0;
    });
    expect(benefitless.refusal('pair red-3 red-4')?.rule).toBe('sales.retrieve-pairs');
  });

  test('A131: nor where the sale would need more than the cubes can give', () => {
    const p = after(1);
    expect(p.offers('pair')).toEqual([]);
  });

  test('A131: the cubes must leave an extra action possible', () => {
    const p = after(2).play('pair red-3 red-4');
    expect(p.asks).toBe('pair-cubes');
    expect(p.offers('cubes')).toHaveLength(8);
    expect(p.offers('cubes').every(line => line.includes('dao'))).toBe(true);
    expect(p.refusal('cubes minho algarve')?.rule).toBe('magnate.benefit-2010');
  });

  test('A131: once the benefit of the turn is used no pair comes any more', () => {
    const p = after(3).play('pair red-3 red-4', 'cubes minho algarve', 'benefit A sales', 'pay 1.1');
    expect(p.offers('pair')).toEqual([]);
  });
});

describe('maintenance.variant-pairs', () => {
  const due = (...spaces: string[]): Position =>
    bare2010({ options: { maintenance: 'pairs' } })
      .barrels(8 - spaces.length)
      .sold(0, ...spaces);

  test('C34, A132: one pair is compulsory, more are voluntary', () => {
    const p = due('red-3', 'red-4', 'red-6', 'red-7').run('pairs-round');
    expect([p.asks, p.offers()]).toEqual(['pairs-due', ['pair red-3 red-4', 'pair red-6 red-7']]);
    p.play('pair red-3 red-4', 'cubes minho dao');
    expect(p.offers()).toEqual(['pair red-6 red-7', 'done']);
  });

  test('maintenance.variant-pairs: in order, because cubes are placed; who has no pair is passed over', () => {
    const p = due('red-3', 'red-4').sold(2, 'red-8', 'red-9').sold(1, 'white-3').run('pairs-round');
    expect([p.by, p.asks]).toEqual([0, 'pair-cubes']);
    p.play('cubes minho dao');
    expect([p.by, p.asks]).toEqual([2, 'pair-cubes']);
  });

  test('maintenance.variant-pairs: only where it was chosen', () => {
    const p = bare2010().barrels(6).sold(0, 'red-3', 'red-4').run('pairs-round');
    expect(p.s.sales.filter(seat => seat === 0)).toHaveLength(2);
  });
});
