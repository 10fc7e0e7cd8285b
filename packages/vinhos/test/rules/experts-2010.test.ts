// Experts of 2010: a limit of six, any number of abilities in a turn, and where a barrel comes back from.

import { describe, expect, test } from 'vitest';
import { frame } from '../../rules/setting.ts';
import { NONE } from '../../state.ts';
import { expertsOf, type Position, regionOf } from './position.ts';
import { bare2010 } from './position-2010.ts';

const SIX = ['taste.cash', 'taste.renown', 'aroma.cash', 'aroma.renown', 'look.cash'];

const holding = (words: readonly string[], down: readonly string[] = [], edition: 'reserve' | 'first' = 'reserve'): Position => {
  const up = words.reduce((p, word) => p.expert(word), bare2010({ edition }));
  return down.reduce((p, word) => p.expert(word, false), up);
};

describe('expert.limit', () => {
  const full = (): Position => holding(SIX, ['alcohol.cash']).at('cellars').play('enter experts');

  test('expert.limit: a seventh only for one of the six, either side up (A57)', () => {
    const p = full();
    expect(p.offers('hire')).toHaveLength(4 * 6);
    expect(p.refusal('hire look')).toMatchObject({ rule: 'expert.limit', of: 'place', has: 6, missing: 1 });
    p.play('hire look alcohol.cash');
    expect(expertsOf(p)).toEqual({ up: [...SIX, 'look.free-move'].sort(order), down: [] });
  });

  test('expert.discard: the one who goes lies face up under its pile', () => {
    const p = full().play('hire look taste.cash');
    expect([p.s.returned[0], p.player().money]).toEqual([[0], 19]);
    expect(expertsOf(p).up).not.toContain('taste.cash');
  });

  test('expert.limit: under the limit nobody is discarded', () => {
    const p = holding(SIX).at('cellars').play('enter experts');
    expect(p.offers('hire')).toHaveLength(4);
    p.play('hire look');
    // Buying two with five before one means one discard.
    p.draw();
    expect(p.offers('hire')).toHaveLength(4 * 6);
  });

  test('A34, A57: at the limit a free expert may be declined', () => {
    const p = holding(SIX, ['alcohol.cash']).play('enter vineyards', 'buy setubal 1');
    expect([p.asks, p.offers('done')]).toEqual(['free-experts', ['done']]);
    expect(p.offers('hire')).toHaveLength(4 * 6);
    p.play('done');
    expect(expertsOf(p).up).toHaveLength(5);
  });

  test('A34: below the limit he is taken', () => {
    const p = holding(SIX).play('enter vineyards', 'buy setubal 1');
    expect(p.offers('done')).toEqual([]);
    p.play('hire look').draw();
    expect(p.offers('done')).toEqual(['done']);
  });
});

describe('expert.limit in the first edition', () => {
  const full = (): Position => holding(SIX, ['alcohol.cash'], 'first').at('cellars').play('enter experts');
  const hand = (p: Position): number => expertsOf(p).up.length + expertsOf(p).down.length;

  test('expert.limit: at the limit two are taken, and the surplus goes when the hiring is over (A57)', () => {
    const p = full();
    expect([p.offers('hire'), p.isCandidate('hire look alcohol.cash')]).toEqual([
      ['hire taste', 'hire aroma', 'hire look', 'hire alcohol'],
      false,
    ]);
    p.play('hire look').draw();
    expect([p.asks, hand(p)]).toEqual(['experts', 7]);
    p.play('hire aroma');
    expect([p.asks, p.offers('discard').length, hand(p)]).toEqual(['surplus', 8, 8]);
    expect(p.events.at(-1)).toMatchObject({ rule: 'expert.limit', kind: 'surplus', seat: 0, count: 2 });
    p.play('discard alcohol.cash');
    expect([p.asks, p.offers('discard').length]).toEqual(['surplus', 7]);
    p.play('discard taste.cash');
    expect([p.asks === 'surplus', hand(p), expertsOf(p).down]).toEqual([false, 6, []]);
  });

  test('expert.limit: whoever stops after the first lets one go, the new one if he likes', () => {
    const p = full().play('hire look').draw();
    const look = expertsOf(p).up.find(word => ![...SIX].includes(word)) as string;
    p.play('done');
    expect(p.offers()).toContain(`discard ${look}`);
    p.play(`discard ${look}`);
    expect(expertsOf(p)).toEqual({ up: SIX, down: ['alcohol.cash'] });
  });

  test('expert.discard: those let go lie face up under their piles, in the order in which they went (A55)', () => {
    const p = full().play('hire alcohol').draw().play('hire look');
    p.play('discard taste.renown', 'discard taste.cash');
    expect(p.s.returned[0]).toEqual([indexOf('taste.renown'), indexOf('taste.cash')]);
    expect(p.events.slice(-2).map(e => [e.rule, e.kind])).toContainEqual(['expert.discard', 'expert-returned']);
  });

  test('expert.limit: with five before one two come and one goes; with four nobody', () => {
    const five = holding(SIX, [], 'first').at('cellars').play('enter experts', 'hire look').draw().play('hire alcohol');
    expect([five.asks, hand(five)]).toEqual(['surplus', 7]);
    five.play('discard look.cash');
    expect(hand(five)).toBe(6);
    const four = holding(SIX.slice(1), [], 'first').at('cellars').play('enter experts', 'hire look').draw().play('hire alcohol');
    expect([four.asks === 'surplus', hand(four)]).toEqual([false, 6]);
  });

  test('A46, A57: who is about to go may bring his money first', () => {
    const p = holding(SIX, ['alcohol.renown'], 'first').money(1).at('cellars').play('enter experts', 'hire alcohol').draw().play('done');
    expect(p.asks).toBe('surplus');
    p.play('use look.cash', 'discard look.cash');
    expect([p.player().money, hand(p)]).toEqual([2, 6]);
  });

  test('expert.limit: a discard that is not asked for is refused', () => {
    const refusal = (p: Position, key: string) => p.game.forbids(p.s, 0, p.move(key));
    expect(refusal(full(), 'discard taste.cash')).toEqual({ rule: 'move.must' });
    const p = full().play('hire look').draw().play('done');
    expect(refusal(p, 'discard alcohol.free-move')).toEqual({ rule: 'expert.limit' });
    expect(refusal(p, 'discard taste.cash')).toBeUndefined();
  });

  test('A34, A57: of a gift too the surplus goes when it is over; at the limit it may be declined', () => {
    const p = holding(SIX, [], 'first').play('enter vineyards', 'buy setubal 1');
    expect(p.offers('done')).toEqual([]);
    p.play('hire look').draw();
    expect([p.offers('done'), p.offers('hire').length, hand(p)]).toEqual([['done'], 4, 6]);
    const declined = p.copy().play('done');
    expect([declined.asks === 'surplus', hand(declined)]).toEqual([false, 6]);
    p.play('hire aroma');
    expect([p.asks, hand(p)]).toEqual(['surplus', 7]);
    p.play('discard taste.cash');
    expect([p.asks, hand(p)]).toEqual(['vineyards', 6]);
  });

  test('expert.limit: a wish to hire is not in the way of the limit', () => {
    const p = holding(SIX, ['alcohol.cash'], 'first').at('cellars');
    expect(p.game.wish(p.s, 0, p.move('hire look'))).toBeUndefined();
    const reserve = holding(SIX, ['alcohol.cash']).at('cellars');
    expect(reserve.game.wish(reserve.s, 0, reserve.move('hire look'))).toMatchObject({ rule: 'expert.limit', has: 6, missing: 1 });
  });
});

const order = (a: string, b: string): number => indexOf(a) - indexOf(b);
const indexOf = (word: string): number => bare2010().move(`send ${word}`).item;

describe('expert.use', () => {
  test('expert.use: any number in one turn', () => {
    const p = holding(['taste.cash', 'aroma.cash', 'look.renown', 'taste.free-move']).at('sales').money(0);
    p.play('use taste.cash', 'use aroma.cash', 'use look.renown dao', 'enter vineyards taste.free-move', 'buy minho 1');
    expect([p.player().money, p.s.cubes[regionOf('dao')]]).toEqual([1, 1]);
    expect(expertsOf(p).up).toEqual([]);
  });

  test('expert.cash: at any moment of the turn, also in an action', () => {
    const p = holding(['taste.cash']).money(3).play('enter wineries', 'winery 1');
    expect(p.isOffered('use taste.cash')).toBe(true);
  });

  test('A47: in 2010 a cube or a barrel also before the fair', () => {
    const p = holding(['look.renown']).change(s => {
      s.year = 3;
    });
    const window = p.wine('1.1', 'dao', 'red', 4).run('fair');
    expect([window.asks, window.isOffered('use look.renown dao')]).toEqual(['fair-window', true]);
    window.play('use look.renown dao');
    expect(window.asks).not.toBe('fair-window');
  });

  test('A47: what cannot be done is no reason to ask', () => {
    const p = holding(['look.renown'])
      .change(s => {
        s.year = 3;
        s.cubeSupply = 0;
      })
      .wine('1.1', 'dao', 'red', 4)
      .wine('1.2', 'dao', 'red', 4);
    expect(p.run('fair').asks).toBe('late-press');
    const both = holding(['look.renown', 'look.cash']).change(s => {
      s.year = 3;
    });
    expect(both.run('fair').asks).toBe('fair-window');
  });

  test('A127: for cash alone nobody is asked before the fair', () => {
    const p = holding(['look.cash'])
      .change(s => {
        s.year = 3;
      })
      .wine('1.1', 'dao', 'red', 4)
      .wine('1.2', 'dao', 'red', 4);
    expect(p.run('fair').asks).toBe('late-press');
  });
});

describe('expert.retrieve-barrel', () => {
  const spread = (): Position =>
    holding(['taste.retrieve-barrel'])
      .sold(0, 'red-3')
      .exported(0, '1:6')
      .own(p => {
        p.atB = 1;
        p.extras[0] = 2;
        p.barrels = 2;
      })
      .change(s => {
        s.rowSlots[3] = 0;
        s.rowSlots[4] = 1;
      });

  test('A51, C33, C52a: from sales, export, a magnate, an extra action or a multiplier', () => {
    expect(spread().offers('use')).toEqual([
      'use taste.retrieve-barrel red-3',
      'use taste.retrieve-barrel 1:6',
      'use taste.retrieve-barrel x-wine-low',
      'use taste.retrieve-barrel B',
      'use taste.retrieve-barrel winery',
    ]);
  });

  test.each([
    ['B', (p: Position) => p.player().atB],
    ['winery', (p: Position) => (p.player().extras[0] as number) - 1],
    ['x-wine-low', (p: Position) => (p.s.rowSlots[3] as number) + 1],
    ['1:6', (p: Position) => (p.s.exports[0] as number) + 1],
  ])('A52: the barrel of %s is in the supply, its place free again', (place, left) => {
    const p = spread().play(`use taste.retrieve-barrel ${place}`);
    expect([p.player().barrels, left(p)]).toEqual([3, 0]);
  });

  test('A46: in the first edition after the action only where an extra action can follow, so not the barrel that it needs', () => {
    const p = bare2010({ edition: 'first' })
      .money(2)
      .own(player => Object.assign(player, { barrels: 3, atA: 1, investment: 0 }))
      .sold(0, 'red-3')
      .estate(1, { region: 'dao' })
      .wine('1.1', 'dao', 'red', 4)
      .wine('1.2', 'dao', 'red', 4)
      .expert('taste.retrieve-barrel')
      .at('cellars')
      .play('enter experts', 'hire look')
      .draw();
    p.play('done');
    expect(p.asks).toBe('after');
    expect(p.offers('use')).toEqual(['use taste.retrieve-barrel red-3']);
    expect(p.refusal('use taste.retrieve-barrel A')?.rule).toBe('expert.retrieve-barrel');
  });

  test('A46: in the first edition a cube after the action helps the sale that must follow', () => {
    const after = (quality: number): Position =>
      bare2010({ edition: 'first' })
        .money(1)
        .own(player => Object.assign(player, { atA: 1, investment: 0 }))
        .estate(1, { region: 'dao' })
        .wine('1.1', 'dao', 'red', quality)
        .wine('1.2', 'dao', 'red', quality)
        .expert('look.renown')
        .at('cellars')
        .play('enter experts', 'hire taste')
        .draw();
    // Two short: the cube of one expert does not suffice. One short: only a cube of the wine's region. Enough: any.
    expect(after(1).offers('use')).toEqual([]);
    expect(after(2).offers('use')).toEqual(['use look.renown dao']);
    expect(after(3).offers('use')).toHaveLength(8);
    expect(after(2).play('use look.renown dao').asks).toBe('spend-wine');
  });

  test('A46: in the first edition what was used after the action must be followed by an extra action, not what was used before', () => {
    const p = bare2010({ edition: 'first' })
      .own(player => Object.assign(player, { atA: 1, atB: 1, investment: 0 }))
      .estate(1, { region: 'dao' })
      .wine('1.1', 'dao', 'red', 8)
      .wine('1.2', 'dao', 'red', 8)
      .sold(0, 'white-3')
      .expert('look.renown')
      .expert('taste.retrieve-barrel')
      .at('cellars');
    const before = p.copy().play('use look.renown dao', 'enter wineries', 'winery 2', 'winery 3');
    expect([before.asks, before.isOffered('end')]).toEqual(['after', true]);
    for (const use of ['use look.renown dao', 'use taste.retrieve-barrel white-3']) {
      const after = p.copy().play('enter wineries', 'winery 2', 'winery 3', use);
      expect([after.asks, after.refusal('end')?.rule]).toEqual(['after', 'magnate.benefit-2010']);
    }
    // With the extra action of this turn behind him no other can follow.
    const second = p.copy().play('benefit A winery', 'pay 1.1', 'winery 2', 'enter wineries', 'winery 2', 'winery 3');
    expect(second.by).toBe(1);
  });

  test('A46: in the first edition neither cube nor barrel within the centre or an extra action', () => {
    const p = bare2010({ edition: 'first' })
      .own(player => Object.assign(player, { atA: 1 }))
      .sold(0, 'red-3')
      .estate(1, { region: 'dao' })
      .wine('1.1', 'dao', 'red', 8)
      .wine('1.2', 'dao', 'red', 8)
      .expert('look.renown')
      .expert('taste.retrieve-barrel')
      .at('cellars');
    const refusals = (q: Position) => [q.refusal('use look.renown')?.rule, q.refusal('use taste.retrieve-barrel')?.rule];
    const neither = ['expert.renown', 'expert.retrieve-barrel'];
    const order = p.copy().play('enter centre');
    expect([order.asks, order.offers('use'), refusals(order)]).toEqual(['order', [], neither]);
    const extra = p.play('benefit A winery', 'pay 1.1');
    expect([extra.asks, extra.offers('use'), refusals(extra)]).toEqual(['wineries', [], neither]);
  });

  test('A46: in Reserve any barrel after the action, and nothing need follow', () => {
    const p = spread().estate(5, { region: 'dao' }).at('cellars').play('enter wineries', 'winery 1', 'winery 2');
    expect([p.asks, p.offers('use')]).toEqual(['after', spread().offers('use')]);
    expect(p.play('use taste.retrieve-barrel B').by).toBe(1);
  });

  test('A46: not the barrel of an extra action for which a pair was taken', () => {
    const p = holding(['taste.retrieve-barrel', 'look.renown'])
      .own(player => Object.assign(player, { barrels: 4, atC: 1 }))
      .sold(0, 'red-3', 'red-4', 'white-3')
      .estate(1, { region: 'dao' })
      .wine('1.1', 'dao', 'red', 4)
      .at('cellars')
      .play('enter wineries', 'winery 1', 'winery 2', 'pair red-3 red-4', 'cubes minho dao');
    expect(p.refusal('end')?.rule).toBe('magnate.benefit-2010');
    expect(p.offers('use').filter(line => line.includes('barrel'))).toEqual(['use taste.retrieve-barrel white-3']);
    expect(p.offers('use')).toHaveLength(1 + 9);
  });

  test('A51: never somebody else’s', () => {
    expect(spread().isCandidate('use taste.retrieve-barrel x-vineyards-high')).toBe(false);
  });
});

describe('A46', () => {
  const selling = (edition: 'reserve' | 'first') =>
    bare2010({ edition })
      .estate(1, { region: 'dao' })
      .wine('1.1', 'dao', 'red', 4)
      .wine('1.2', 'dao', 'red', 4)
      .wine('2.1', 'minho', 'red', 4)
      .expert('taste.cash')
      .expert('look.renown')
      .at('cellars')
      .play('enter sales', 'sell 1.1 red-4');

  test('expert.renown: in Reserve between two sales, in the first edition not', () => {
    expect(selling('reserve').isOffered('use look.renown dao')).toBe(true);
    expect(selling('first').refusal('use look.renown')?.rule).toBe('expert.renown');
  });

  test('expert.cash: between two sales in both', () => {
    expect(selling('reserve').isOffered('use taste.cash')).toBe(true);
    expect(selling('first').isOffered('use taste.cash')).toBe(true);
  });

  test('expert.use: two abilities together make a question where only both of them open another answer', () => {
    const building = (...experts: string[]) =>
      holding(experts)
        .own(player => Object.assign(player, { money: 3, investment: 0 }))
        .play('enter wineries').asks;
    expect([building('taste.cash'), building('taste.cash', 'aroma.cash')]).toEqual(['after', 'wineries']);
    // 1 for the tax and 3 for Minho; the next vineyard costs 4.
    const buying = (...experts: string[]) =>
      holding(experts)
        .own(player => Object.assign(player, { money: 5, investment: 0 }))
        .play('enter vineyards', 'buy minho 1').asks;
    expect([buying('taste.vineyard-discount'), buying('aroma.cash')]).not.toContain('vineyards');
    expect(buying('taste.vineyard-discount', 'aroma.cash')).toBe('vineyards');
  });

  test('A49: a stack may be arranged while a discount that is needed has still to be used, with the same tile on top', () => {
    const p = holding(['taste.vineyard-discount', 'look.vineyard-discount', 'aroma.reorder-vineyards'])
      .own(player => Object.assign(player, { money: 2, investment: 0 }))
      .play('enter vineyards taste.vineyard-discount', 'use aroma.reorder-vineyards dao');
    expect(p.offers().map(line => line.split(' ')[2])).toEqual(['red-5', 'red-5', 'red-5']);
    // What is left to do has no choice in it.
    p.play('arrange dao red-5 white-5 white-5 red-5');
    expect([p.player().money, p.player().estates[0]?.region]).toEqual([0, regionOf('minho')]);
  });

  /** Everybody holds a wine and the expert; what is asked of the first who is asked. */
  const apart = (edition: 'reserve' | 'first', kind: 'interest' | 'production' | 'fair') =>
    [0, 1]
      .reduce(
        (p, seat) =>
          p
            .estate(1, { region: 'douro', wineries: 1, enologists: 1 }, seat)
            .estate(2, { region: 'douro', wineries: 1, enologists: 1 }, seat)
            .estate(3, { region: 'dao', wineries: 1 }, seat)
            .wine('1.1', 'douro', 'red', 4, seat)
            .wine('1.2', 'douro', 'red', 5, seat)
            .expert(seat === 0 ? 'taste.cash' : 'look.cash', true, seat)
            .own(player => Object.assign(player, { account: 0, investment: 1, ports: 1 }), seat),
        bare2010({ edition, seats: 2, year: 3 }),
      )
      .change(s => {
        s.turn = { seat: NONE, stage: 'none', experts: 0, tiles: 0, discount: 0, owes: 0, declined: 0 };
      })
      .run(kind);

  test.each([
    ['interest', 'lose-piece'],
    ['production', 'place-enologists'],
    ['fair', 'late-press'],
  ] as const)('expert.cash: in the first edition at every decision of one’s own, in %s', (kind, asks) => {
    const p = apart('first', kind);
    expect(p.asks).toBe(asks);
    expect(p.isOffered('use taste.cash')).toBe(true);
    const money = p.player().money;
    p.play('use taste.cash');
    expect([p.asks, p.player().money, p.s.turn.experts]).toEqual([asks, money + 2, 0]);
    expect(apart('reserve', kind).offers('use')).toEqual([]);
  });

  test('expert.cash: outside the turn it makes no question', () => {
    const p = bare2010({ edition: 'first', seats: 2, year: 3 }).expert('taste.cash').wine('1.1', 'dao', 'red', 4).run('fair');
    expect(p.asks).toBe('stand');
  });

  test('expert.cash: not beside the sealed choice', () => {
    const p = bare2010({ edition: 'first', seats: 2, year: 3 })
      .wine('1.1', 'dao', 'red', 9)
      .wine('1.2', 'dao', 'red', 9)
      .expert('taste.cash')
      .expert('aroma.cash')
      .expert('look.cash')
      .expert('alcohol.cash')
      .run('fair')
      .play('present 1.1 0', 'stand 1', 'done');
    expect([p.asks, p.offers('use')]).toEqual(['choose-experts', []]);
  });

  test('magnate.benefit-2010: while a wine is spent nothing is used that it needs', () => {
    const p = ['taste.cash', 'aroma.cash', 'look.cash', 'alcohol.renown', 'alcohol.retrieve-barrel']
      .reduce((q, word) => q.expert(word), bare2010())
      .own(player => Object.assign(player, { barrels: 7, atB: 1 }))
      .estate(1, { region: 'dao' })
      .wine('1.1', 'dao', 'red', 4)
      .wine('1.2', 'dao', 'red', 5);
    const slot = p.offers('benefit').find(line => line.includes('x-features')) as string;
    p.play(slot);
    expect(p.asks).toBe('spend-wine');
    // One expert of each feature must lie face up: only alcohol has two.
    expect(p.refusal('use taste.cash')?.rule).toBe('expert.use');
    expect(p.isOffered('use alcohol.renown dao')).toBe(true);
    // Nor the barrel that is about to move.
    expect(p.refusal('use alcohol.retrieve-barrel B')?.rule).toBe('expert.use');
  });

  test('end.benefits-2010: in the final rounds a cube or a barrel keeps the round open in Reserve', () => {
    const p = bare2010({ year: 6 })
      .expert('look.renown')
      .change(s => {
        s.year = 7;
        s.stack = [frame('benefit-rounds'), frame('after', 0)];
      })
      .play('end');
    expect([p.asks, p.offers('use').length]).toEqual(['benefit-round', 9]);
  });
});
