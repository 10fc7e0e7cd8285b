import { lacking } from '@adega/kernel/test/lacking.ts';
import { describe, expect, test } from 'vitest';
import { PACK_RESERVE } from '../../data/packs.ts';
import type { Position } from './position.ts';
import { bare2010, invested } from './position-2010.ts';

const bank = (cash: number, account: number, interest = 1): Position =>
  bare2010()
    .money(cash)
    .own(p => Object.assign(p, { account, investment: invested(interest) }))
    .at('sales');

/** Cash, account, number of the investment, points lost. */
const state = (p: Position): number[] => {
  const { money, account, investment, bankVp } = p.player();
  return [money, account, investment - 2, bankVp];
};

describe('bank.action', () => {
  test('bank.action: at least one of the three, then as many as one likes', () => {
    const p = bank(4, 10).play('enter bank');
    expect(p.offers('done')).toEqual([]);
    p.play('deposit 3', 'invest', 'withdraw 2');
    expect(state(p)).toEqual([3, 8, 2, 0]);
    p.play('done');
    expect(p.by).toBe(1);
  });

  test('bank.action: deposits end at 24, withdrawals at 0, investing at +3', () => {
    const p = bank(9, 20, 3).play('enter bank');
    expect(p.offers('deposit').at(-1)).toBe('deposit 4');
    expect(p.offers('withdraw').at(-1)).toBe('withdraw 20');
    expect(p.refusal('invest')).toMatchObject({ rule: 'bank.action', of: 'investment', has: 0 });
  });

  test('bank.action: a step is paid in full from the account (A124), cash does not help', () => {
    const p = bank(9, 2, 1).play('enter bank');
    expect(p.refusal('invest')).toMatchObject({ rule: 'bank.action', of: 'account', has: 2, missing: 1 });
    expect(state(p.play('deposit 1', 'invest'))).toEqual([8, 0, 2, -2]);
  });

  test.each([
    [-2, 4],
    [-1, 3],
    [0, 2],
    [1, 3],
    [2, 4],
  ])('bank.action: the step from %i costs %i', (from, cost) => {
    expect(state(bank(0, 10, from).play('enter bank', 'invest'))).toEqual([0, 10 - cost, from + 1, 0]);
  });

  test('bank.action: no deposit after a withdrawal, and each amount is one move, so that it ends', () => {
    const p = bank(9, 9).play('enter bank', 'withdraw 1');
    expect(p.offers('deposit')).toEqual([]);
    expect(p.offers('withdraw')).toEqual([]);
    expect(p.refusal('deposit 1')).toEqual(lacking('bank.action', 'deposit', { used: 1, deposit: 1 }, 1));
    expect(p.refusal('withdraw 1')).toEqual(lacking('bank.action', 'withdrawal', { used: 1, withdrawal: 1 }, 1));
    p.play('invest');
    expect(p.offers('withdraw')).not.toEqual([]);
    expect(p.offers('deposit')).toEqual([]);
    const q = bank(9, 9).play('enter bank', 'deposit 1');
    expect(q.offers('deposit')).toEqual([]);
    expect(q.play('invest').offers('deposit')).not.toEqual([]);
  });

  test('bank.action: no disinvesting after an investment of the same action', () => {
    const p = bank(0, 9, 0).play('enter bank');
    expect(p.isOffered('disinvest')).toBe(true);
    p.play('invest');
    expect(p.refusal('disinvest')?.rule).toBe('bank.disinvest');
  });

  test('A6: whoever has neither cash nor account cannot do it', () => {
    expect(bank(0, 0).refusal('enter bank')).toMatchObject({ rule: 'move.able', of: 'account', has: 0 });
    expect(bank(1, 0).at('sales').isOffered('enter bank')).toBe(true);
    expect(bank(0, 1).isOffered('enter bank')).toBe(true);
    // The move takes the only coin: corner to corner.
    expect(bank(1, 0).at('vineyards').refusal('enter bank')?.rule).toBe('move.able');
    // A step that costs nothing is enough.
    const { investments } = PACK_RESERVE.bank;
    const pack = { ...PACK_RESERVE, bank: { ...PACK_RESERVE.bank, investments: { ...investments, invest: [0, 0, 0, 0, 0] } } };
    const free = bare2010({ pack }).own(p => Object.assign(p, { money: 0, account: 0 }));
    expect(free.isOffered('enter bank')).toBe(true);
  });

  test('move.cash: moves are paid in cash, whatever the account holds', () => {
    expect(bank(0, 20).at('vineyards').refusal('enter bank')).toMatchObject({ rule: 'move.able', of: 'money', missing: 1 });
  });
});

describe('maintenance.minus-two', () => {
  test('A123, A124: withdrawing and investing down to 0 cost 2 points, each time', () => {
    expect(state(bank(0, 5).play('enter bank', 'withdraw 5'))).toEqual([5, 0, 1, -2]);
    expect(state(bank(0, 3).play('enter bank', 'invest'))).toEqual([0, 0, 2, -2]);
    expect(state(bank(2, 3).play('enter bank', 'invest', 'deposit 2', 'withdraw 2'))).toEqual([2, 0, 2, -4]);
  });

  test('A125: the score may fall below 0', () => {
    const p = bank(0, 5).play('enter bank', 'withdraw 5');
    expect(p.score()).toMatchObject({ bank: -2 });
    expect(p.game.scores(p.s)[0]?.total).toBe(-2);
  });
});

describe('bank.disinvest', () => {
  test.each([
    [3, 4],
    [2, 3],
    [1, 2],
    [0, 2],
    [-1, 1],
  ])('bank.disinvest: the step down from %i yields %i in cash', (from, yields) => {
    expect(state(bank(0, 9, from).play('disinvest'))).toEqual([yields, 9, from - 1, 0]);
  });

  test('bank.disinvest: not below -2', () => {
    expect(bank(0, 9, -2).refusal('disinvest')).toMatchObject({ rule: 'bank.disinvest', of: 'investment', has: 0 });
  });

  test('A127: before the move, between move and action, in an action that costs money, before a benefit', () => {
    const p = bank(20, 9, 3).play('enter wineries');
    expect(p.isOffered('disinvest')).toBe(true);
    expect(p.play('winery 1').isOffered('disinvest')).toBe(true);
  });

  test('A127: after the action only where a benefit may still come', () => {
    const built = (wines: number): Position => {
      const p = bank(20, 9, 3).own(player => {
        player.atA = 1;
      });
      const stocked = wines === 0 ? p : p.wine('1.1', 'dao', 'red', 4);
      return stocked.expert('look.cash').estate(2, { region: 'minho' }).play('enter wineries', 'winery 2', 'winery 2');
    };
    expect([built(1).asks, built(1).isOffered('disinvest')]).toEqual(['after', true]);
    expect(built(0).refusal('disinvest')?.rule).toBe('bank.disinvest');
  });

  test('A127: in an extra action after the action, for a dearer vineyard', () => {
    const p = bank(5, 9, 3)
      .own(player => {
        player.atB = 1;
      })
      .estate(1, { region: 'minho' })
      .wine('1.1', 'minho', 'red', 2)
      .estate(2, { region: 'minho', wineries: 1 });
    p.play('enter staff', 'enologist 2', 'done', 'benefit B vineyard');
    expect([p.asks, p.s.turn.stage]).toEqual(['vineyards', 'after']);
    const { money } = p.player();
    expect(p.play('disinvest').player().money).toBe(money + 4);
  });

  test('bank.disinvest: what it could pay for is turned up (flow.reveal)', () => {
    const hired = (interest: number): Position => bank(1, 9, interest).play('enter experts', 'hire taste');
    const isHiring = (p: Position): boolean => p.s.stack.some(f => f.kind === 'experts');
    expect([isHiring(hired(-2)), isHiring(hired(0)), hired(0).asks]).toEqual([false, true, 'turn-expert']);
    const p = hired(0).draw();
    expect(p.asks).toBe('experts');
    expect(p.play('disinvest').offers('hire')).toEqual(['hire taste', 'hire aroma', 'hire look', 'hire alcohol']);
  });

  test('A127: not once wines are being sold, where no money is wanted', () => {
    const p = bank(0, 9, 3).estate(1, { region: 'dao' }).wine('1.1', 'dao', 'red', 4).wine('1.2', 'dao', 'red', 5).at('export');
    p.play('enter sales');
    expect(p.isOffered('disinvest')).toBe(true);
    expect(p.play('sell 1.1 red-3').refusal('disinvest')?.rule).toBe('bank.disinvest');
  });

  test.each([
    ['before the move', [] as const, 'move'],
    ['between move and action', ['enter wineries'] as const, 'wineries'],
  ])('A127: an extra sale %s ends by itself when nothing more can be sold; disinvesting can wait', (_when, first, then) => {
    const p = bank(9, 9, 3)
      .own(player => {
        player.atA = 1;
      })
      .estate(1, { region: 'dao' })
      .estate(2, { region: 'minho' })
      .wine('1.1', 'dao', 'red', 4)
      .wine('1.2', 'dao', 'red', 1)
      .at('experts')
      .play(...first, 'benefit A sales');
    expect([p.asks, p.refusal('disinvest')?.rule]).toEqual(['sales', 'bank.disinvest']);
    expect([p.play('sell 1.1 red-3').asks, p.isOffered('disinvest')]).toEqual([then, true]);
  });

  test('bank.disinvest: money that lets a space be entered is raised first (move.able)', () => {
    const p = bank(0, 9, 1).at('cellars');
    expect(p.isOffered('enter experts')).toBe(false);
    expect(p.play('disinvest').isOffered('enter experts')).toBe(true);
  });

  test('A86: a step that is worth nothing is not taken where the bank could then do nothing for the player', () => {
    const { investments } = PACK_RESERVE.bank;
    const at = (money: number, account: number, yields = 0): Position => {
      const free = { ...investments, invest: [4, 3, 0, 3, 4], disinvest: [1, yields, 2, 3, 4] };
      return bare2010({ pack: { ...PACK_RESERVE, bank: { ...PACK_RESERVE.bank, investments: free } } })
        .own(p => Object.assign(p, { money, account, investment: invested(0) }))
        .at('sales');
    };
    expect(at(0, 0).isOffered('disinvest')).toBe(true);
    // To invest is the only thing left, and is done.
    expect(state(at(0, 0).play('enter bank'))).toEqual([0, 0, 1, 0]);
    const helped = at(0, 0).expert('look.cash').play('enter bank');
    expect(helped.refusal('disinvest')).toMatchObject({ rule: 'move.able', of: 'account', has: 0 });
    expect(at(0, 0, 1).expert('look.cash').play('enter bank').isOffered('disinvest')).toBe(true);
    expect(at(0, 0).at('bank').isOffered('disinvest')).toBe(true);
    expect(at(1, 0).play('enter bank').isOffered('disinvest')).toBe(true);
    expect(at(0, 1).play('enter bank').isOffered('disinvest')).toBe(true);
    expect(at(0, 3).play('enter bank', 'withdraw 3').isOffered('disinvest')).toBe(true);
    const selling = at(0, 0).estate(1, { region: 'dao' }).wine('1.1', 'dao', 'red', 4).at('export').play('enter sales');
    expect(selling.isOffered('disinvest')).toBe(true);
  });

  test('A128: after the interest of the year it is as good as before', () => {
    const p = bare2010({ year: 2 }).own(player => Object.assign(player, { investment: invested(2), money: 0 }));
    expect(p.play('disinvest').player().money).toBe(3);
  });
});
