// Rounds, the end, the result.

import { describe, expect, test } from 'vitest';
import { holdings, position, upTo } from './position.ts';

const PRIVATE = upTo(13, 5, 9, 12);
/** Only Campania has its bottle left, and A can take it. */
const last = (more: { [name: string]: object } = {}) =>
  holdings(
    { A: [['campania', 'barbera', PRIVATE.slice(0, 9)]], B: [['lazio', 'nebbiolo', [1]]] },
    { A: { chosen: ['campania', 'veneto'] }, B: { chosen: ['lazio', 'toscana'] }, ...more },
  );

describe('vino.round', () => {
  test('vino.round: buy, sell, new order, and again', () => {
    const p = position({
      ...holdings({ A: [['lazio', 'nebbiolo', [1]]], B: [['lazio', 'barbera', [2]]], C: [['lazio', 'trebbiano', [3]]] }),
      round: 3,
    });
    expect(p.s.round).toBe(3);
    p.play('A choose liguria lazio', 'B choose liguria lazio', 'C choose liguria lazio');
    p.play('chance reveal 1 liguria lazio', 'chance reveal 2 liguria lazio', 'chance reveal 3 liguria lazio');
    p.play('A pass', 'B pass', 'C pass', 'C pass', 'B pass', 'A pass');
    expect(p.asks).toBe('A sell');
    p.play('A sell nebbiolo 1', 'A raise barbera 1', 'B pass', 'C pass');
    expect(p.asks).toBe('A choose, B choose, C choose');
    expect(p.s.round).toBe(4);
    expect(p.order).toBe('BCA');
    expect(p.told('round')).toMatchObject([{ round: 4 }]);
  });
});

describe('vino.end', () => {
  test('V21 when the last bottle is gone the buying of the round is finished, and nothing is sold', () => {
    const p = position({ phase: 'buy', region: 'campania', bottles: ['campania'], ...last() });
    p.play('A buy campania.13', 'A take campania.5', 'A pass');
    // B still buys in Toscana, A in Veneto.
    expect(p.asks).toBe('B enter');
    p.play('B buy toscana.1 nebbiolo', 'B pass');
    expect(p.asks).toBe('A enter');
    p.play('A pass');
    expect(p.asks).toBe('nobody');
    expect(p.s.round).toBe(1);
    expect(p.told('game-over')).toMatchObject([{ rule: 'vino.end', rounds: 1 }]);
    expect(p.told('last-bottle')).toHaveLength(1);
  });

  test('V21 as long as one bottle is left the round goes on', () => {
    const p = position({ phase: 'buy', region: 'campania', bottles: ['campania', 'lazio'], ...last() });
    p.play('A buy campania.13', 'A take campania.5', 'A pass', 'B pass', 'A pass');
    expect(p.asks).toBe('A sell');
  });

  test('vino.end: without a bottle after the preliminary round there is no round', () => {
    const p = position({ phase: 'third', bottles: [] }).play('A buy lazio.1 barbera', 'B buy lazio.2 nebbiolo', 'C buy lazio.3 trebbiano');
    expect(p.asks).toBe('nobody');
  });

  test('vino.end, V22: most vineyards win, then most money, then the place is shared', () => {
    const over = (of: { [name: string]: number }, money: { [name: string]: number }) => {
      const regions = ['toscana', 'veneto', 'lazio', 'campania'];
      const held = Object.fromEntries(
        Object.entries(of).map(([name, n], i) => [name, [[regions[i] as string, 'barbera', upTo(n)] as const]]),
      );
      const p = position(
        { phase: 'end', ...holdings(held, Object.fromEntries(Object.entries(money).map(([name, n]) => [name, { money: n }]))) },
        4,
      );
      return p.game.result(p.s).map(({ rank, shared, by }) => `${rank} ${shared} ${by}`);
    };
    expect(over({ A: 3, B: 5, C: 2, D: 1 }, {})).toEqual([
      '2 false vineyards',
      '1 false vineyards',
      '3 false vineyards',
      '4 false vineyards',
    ]);
    expect(over({ A: 3, B: 3, C: 2, D: 1 }, { A: 10, B: 20 })).toEqual([
      '2 false money',
      '1 false money',
      '3 false vineyards',
      '4 false vineyards',
    ]);
    expect(over({ A: 3, B: 3, C: 3, D: 1 }, { A: 10, B: 10, C: 5 })).toEqual([
      '1 true shared',
      '1 true shared',
      '3 false money',
      '4 false vineyards',
    ]);
  });

  test('vino.end: the score is the number of vineyards', () => {
    const p = position({
      phase: 'end',
      ...holdings({
        A: [
          ['toscana', 'barbera', upTo(4)],
          ['lazio', 'nebbiolo', [1]],
        ],
      }),
    });
    expect(p.game.scores(p.s)).toMatchObject([
      { seat: 0, total: 5, parts: [{ rule: 'vino.end', part: 'vineyards', amount: 5 }] },
      { total: 0 },
      { total: 0 },
    ]);
  });
});

describe('vino.stall', () => {
  const idle = (n: number, bought = false) => position({ phase: 'order', idle: n, bought, bottles: ['lazio'] });

  test('vino.stall: three rounds in a row without a purchase end the game after the third', () => {
    expect(idle(1).asks).toBe('A choose, B choose, C choose');
    expect(idle(1).s.idle).toBe(2);
    expect(idle(2).asks).toBe('nobody');
  });

  test('vino.stall: an option; without it rounds go on and on, and only the last bottle ends the game', () => {
    const without = (n: number, words: object = {}) =>
      position({ phase: 'order', idle: n, bottles: ['lazio'], ...words }, 3, undefined, { stall: 'off' });
    expect([without(2).s.endless, idle(1).s.endless]).toEqual([1, 0]);
    expect(without(2).asks).toBe('A choose, B choose, C choose');
    expect(without(2).s.idle).toBe(3);
    expect(without(40).asks).toBe('A choose, B choose, C choose');
    expect(without(40, { bottles: [] }).asks).toBe('nobody');
    const usual = position({ phase: 'order', idle: 2, bottles: ['lazio'] }, 3, undefined, { stall: 'on' });
    expect(usual.asks).toBe('nobody');
  });

  test('vino.stall: it is marked as ours, and no other option is', () => {
    const { options } = position({}).game;
    expect(options.filter(({ ours }) => ours === true)).toMatchObject([
      { id: 'stall', values: ['on', 'off'], default: 'on', rule: 'vino.stall' },
    ]);
  });

  test('vino.stall: a purchase begins the count anew', () => {
    expect(idle(2, true).s.idle).toBe(0);
    expect(idle(2, true).asks).toBe('A choose, B choose, C choose');
  });

  test('vino.stall: what was bought in the last round does not count in this one', () => {
    const p = idle(1, true);
    expect(p.s.bought).toBe(0);
  });

  test('vino.stall: the third round is sold out, the order made, and the result is as usual', () => {
    const p = position({ phase: 'sell', idle: 2, ...holdings({ A: [['lazio', 'nebbiolo', [1]]] }) });
    p.play('A sell nebbiolo 1', 'A raise barbera 1');
    expect(p.asks).toBe('nobody');
    expect(p.told('game-over')).toMatchObject([{ rule: 'vino.stall' }]);
    expect(p.order).toBe('BCA');
    expect(p.game.result(p.s)[0]?.rank).toBe(1);
  });
});
