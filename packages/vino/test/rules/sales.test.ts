// Selling, leases, the market, the new order.

import { lacking } from '@adega/kernel/test/lacking.ts';
import { describe, expect, test } from 'vitest';
import { holdings, position, upTo } from './position.ts';

const TABLE = {
  sale: {
    revenue: upTo(39).map(n => 100 * n),
    lost: upTo(39).map(n => Math.floor(n / 2)),
    fall: upTo(39).map(n => Math.min(20, n)),
  },
};

/** A has so many vineyards of Nebbiolo in Toscana, with our own table. */
const sale = (n: number, words: object = {}, more: object = {}) =>
  position(
    { phase: 'sell', ...holdings({ A: [['toscana', 'nebbiolo', upTo(n)]] }, more as { [name: string]: object }), ...words },
    3,
    TABLE,
  );

describe('vino.sell', () => {
  test('vino.sell, V36: one variety, any amount up to the stock, or nothing', () => {
    const p = sale(3);
    expect(p.offers('A')).toEqual(['sell nebbiolo 1', 'sell nebbiolo 2', 'sell nebbiolo 3', 'pass']);
    expect(p.refusal('A', 'sell nebbiolo 4')).toEqual(lacking('vino.sell', 'wine', { wine: 4 }, 3));
    expect(p.refusal('A', 'sell barbera 1')?.missing).toBe(1);
    expect(() => p.refusal('A', 'sell barbera 2')).toThrow('no candidate');
    p.play('A pass');
    expect(p.player('A').money).toBe(1000);
    // The others have nothing to sell.
    expect(p.told('sold-nothing').map(({ rule, seat }) => [rule, seat])).toEqual([0, 1, 2].map(seat => ['vino.sell', seat]));
  });

  test('vino.sell: in player order; who has nothing is not asked', () => {
    const given = holdings({ A: [['toscana', 'nebbiolo', [1]]], C: [['toscana', 'barbera', [2]]] });
    const p = position({ phase: 'sell', order: 'C B A', ...given });
    expect(p.asks).toBe('C sell');
    p.play('C pass');
    expect(p.asks).toBe('A sell');
  });

  test('V2 the demand is added once, not for each bottle', () => {
    const up = sale(3, { market: { nebbiolo: 200, barbera: -200 } }).play('A sell nebbiolo 3');
    expect(up.player('A').income).toBe(300 + 200);
    expect(up.player('A').money).toBe(1500);
    expect(up.s.bank).toBe(-3500);
    const down = sale(3, { market: { nebbiolo: -200, barbera: 200 } }).play('A sell nebbiolo 3');
    expect(down.player('A').income).toBe(100);
  });

  test('V3 a sale that would bring less than 0 is refused with the numbers; 0 is allowed', () => {
    const p = sale(6, { market: { nebbiolo: -500, barbera: 500 } });
    expect(p.offers('A')).toEqual(['sell nebbiolo 5', 'sell nebbiolo 6', 'pass']);
    expect(p.refusal('A', 'sell nebbiolo 4')).toEqual(lacking('vino.sell', 'revenue', { demand: 500 }, 400));
    p.play('A sell nebbiolo 5');
    expect(p.player('A').money).toBe(1000);
    expect(p.player('A').income).toBe(0);
  });

  test('V3 too little wine comes first among the reasons', () => {
    const p = sale(5, { market: { nebbiolo: -500, barbera: 500 } });
    expect(p.refusal('A', 'sell nebbiolo 6')).toMatchObject({ of: 'wine', missing: 1 });
  });

  test('V3 whoever could only lose is not asked', () => {
    const given = holdings({ A: [['toscana', 'nebbiolo', upTo(4)]], B: [['lazio', 'barbera', [1]]] });
    const p = position({ phase: 'sell', ...given, market: { nebbiolo: -500, barbera: 500 } }, 3, TABLE);
    expect(p.asks).toBe('B sell');
    expect(p.player('A').income).toBe(0);
    expect(p.market()['nebbiolo']).toBe(-500);
  });

  test('V4 the price is that before the shift, then vineyards go back, then the market moves', () => {
    const p = sale(4).play('A sell nebbiolo 2');
    expect(p.player('A').income).toBe(200);
    expect(p.asks).toBe('A lease');
    expect(p.market()['nebbiolo']).toBe(0);
    p.play('A give toscana.4');
    expect(p.asks).toBe('A raise');
  });

  test('V4 the shift is felt by those who sell later in the round', () => {
    const given = holdings({ A: [['toscana', 'nebbiolo', [1]]], B: [['veneto', 'nebbiolo', [1]]] });
    const p = position({ phase: 'sell', ...given }, 3, TABLE).play('A sell nebbiolo 1', 'A raise barbera 1', 'B sell nebbiolo 1');
    expect(p.player('B').income).toBe(0);
  });
});

describe('vino.lease', () => {
  test('vino.lease, V8: as many as the table says, of the variety sold, from any regions', () => {
    const given = holdings({
      A: [
        ['liguria', 'nebbiolo', [1, 2]],
        ['toscana', 'nebbiolo', [3, 4]],
        ['lazio', 'barbera', [1]],
      ],
    });
    const p = position({ phase: 'sell', ...given }, 3, TABLE).play('A sell nebbiolo 4');
    // Two go back; each set is named in one way, so the last cannot be the first named.
    expect(p.offers('A')).toEqual(['give liguria.1', 'give liguria.2', 'give toscana.3']);
    expect(p.refusal('A', 'give toscana.4')).toEqual(lacking('vino.lease', 'later', { later: 1 }, 0));
    p.play('A give liguria.2');
    expect(p.offers('A')).toEqual(['give toscana.3', 'give toscana.4']);
    expect(p.refusal('A', 'give liguria.1')).toEqual(lacking('vino.lease', 'passed-by', { 'passed-by': 1 }, 0));
    p.play('A give toscana.3');
    expect(p.owned('A')).toEqual(['liguria.1', 'lazio.1', 'toscana.4']);
    expect(p.stock('A', 'nebbiolo')).toBe(2);
    expect(p.player('A').pawns).toBe(36);
    expect(p.told('given-back')).toHaveLength(2);
  });

  test('vino.lease: where there is no choice nobody is asked', () => {
    const p = sale(2, {}, {}).play('A sell nebbiolo 2');
    expect(p.asks).toBe('A lease');
    expect(sale(1).play('A sell nebbiolo 1').asks).toBe('A raise');
  });

  test('V37 no more than he has', () => {
    const all = { sale: { ...TABLE.sale, lost: upTo(39).map(n => n + 5) } };
    const p = position(
      {
        phase: 'sell',
        ...holdings({
          A: [
            ['toscana', 'nebbiolo', [1, 2]],
            ['lazio', 'barbera', [1]],
          ],
        }),
      },
      3,
      all,
    );
    p.play('A sell nebbiolo 1');
    expect(p.owned('A')).toEqual(['lazio.1']);
  });

  test('V10 what is given back is for sale again, private or government as before', () => {
    // Campania 5 is government: with it back, the last private vineyard brings a gift of it.
    const held = holdings({ A: [['campania', 'barbera', upTo(12)]] });
    const p = position({ phase: 'sell', ...held }, 3, { sale: { ...TABLE.sale, lost: upTo(39).map(() => 1) } });
    p.play('A sell barbera 1', 'A give campania.5');
    expect(p.ownerOf('campania.5')).toBe(null);
    p.play('A raise nebbiolo 1', 'A choose campania veneto', 'B choose liguria lazio', 'C choose liguria lazio');
    p.play('chance reveal 1 campania veneto', 'chance reveal 2 liguria lazio', 'chance reveal 3 liguria lazio');
    p.play('B pass', 'C pass', 'B pass', 'C pass', 'A buy campania.13');
    expect(p.told('given')).toMatchObject([{ seat: 0, vineyard: 22 }]);
  });
});

describe('vino.market', () => {
  test('vino.market: the variety falls, the seller raises others by as many steps as he likes', () => {
    const p = sale(2).play('A sell nebbiolo 2', 'A give toscana.1');
    expect(p.offers('A')).toHaveLength(10);
    expect(p.offers('A')).toContain('raise montepulciano 1 trebbiano 1');
    expect(p.offers('A').some(line => line.includes('nebbiolo'))).toBe(false);
    p.play('A raise pinot-grigio 2');
    expect(p.market()).toEqual({ montepulciano: 0, nebbiolo: -200, 'pinot-grigio': 200, barbera: 0, trebbiano: 0 });
    expect(p.told('shifted')).toMatchObject([{ variety: 1, fell: 2, rose: [0, 0, 2, 0, 0] }]);
  });

  test('vino.market: the last variety falls too, and none rises by more than there is to give', () => {
    const given = holdings({ A: [['toscana', 'trebbiano', upTo(2)]] });
    const p = position({ phase: 'sell', ...given, market: { trebbiano: 200, barbera: -200 } }, 3, TABLE);
    p.play('A sell trebbiano 2', 'A give toscana.1');
    expect(p.offers('A')).toHaveLength(10);
    expect(p.offers('A')).toEqual(p.offers('A').filter(line => !line.includes('trebbiano')));
  });

  test('V5 it stops at -500, and others rise only by what it really fell', () => {
    const p = sale(4, { market: { nebbiolo: -300, barbera: 300 } }).play('A sell nebbiolo 4', 'A give toscana.1', 'A give toscana.2');
    expect(p.offers('A')).toHaveLength(10);
    p.play('A raise barbera 2');
    expect(p.market()).toMatchObject({ nebbiolo: -500, barbera: 500 });
  });

  test('V5 at the end of the table nothing moves', () => {
    const p = sale(5, { market: { nebbiolo: -500, barbera: 500 } }).play('A sell nebbiolo 5', 'A give toscana.1', 'A give toscana.2');
    expect(p.market()).toMatchObject({ nebbiolo: -500, barbera: 500 });
    expect(p.told('shifted')).toEqual([]);
  });

  test('V6 none above +500', () => {
    const p = sale(4, { market: { nebbiolo: -400, barbera: 400 } }, {}).play('A sell nebbiolo 4', 'A give toscana.1', 'A give toscana.2');
    expect(p.offers('A')).toContain('raise barbera 1');
    const q = sale(2, { market: { barbera: 400, trebbiano: -400 } }).play('A sell nebbiolo 2', 'A give toscana.1');
    expect(q.offers('A')).not.toContain('raise barbera 2');
    expect(q.refusal('A', 'raise barbera 2')).toEqual(lacking('vino.market', 'steps', { steps: 2 }, 1));
    expect(q.offers('A')).toContain('raise barbera 1 trebbiano 1');
  });
});

describe('vino.order', () => {
  const order = (incomes: readonly number[], words: object = {}) =>
    position(
      {
        phase: 'order',
        order: 'B D A C',
        players: Object.fromEntries(['A', 'B', 'C', 'D'].map((n, i) => [n, { income: incomes[i] }])),
        ...words,
      },
      4,
    );

  test('vino.order: least income of the round first', () => {
    expect(order([300, 200, 100, 400]).order).toBe('CBAD');
  });

  test('V34 equals keep their order; no sale is 0', () => {
    expect(order([0, 0, 0, 0]).order).toBe('BDAC');
    expect(order([0, 500, 0, 500]).order).toBe('ACBD');
  });

  test('V23 the income was money all the time, and the next round begins from 0', () => {
    const p = order([300, 200, 100, 400]);
    expect(p.s.players.map(player => player.income)).toEqual([0, 0, 0, 0]);
    expect(p.s.players.map(player => player.money)).toEqual([1000, 1000, 1000, 1000]);
  });

  test('V34 the order is that of incomes, not of money', () => {
    expect(
      order([300, 200, 100, 400], { players: { A: { income: 1, money: 0 }, B: { money: 0 }, C: { income: 2 }, D: { money: 9 } } }).order,
    ).toBe('BDAC');
  });
});
