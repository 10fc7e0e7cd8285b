// Buying, region by region.

import { lacking } from '@adega/kernel/test/lacking.ts';
import { describe, expect, test } from 'vitest';
import { REGIONS } from '../../data/words.ts';
import { holdings, position, upTo } from './position.ts';

const chosen = (...regions: string[]) => ({ chosen: regions });

describe('vino.buy-order', () => {
  test('V25 regions come in the order of their numbers; those that nobody chose are passed over', () => {
    const p = position({
      phase: 'buy',
      players: { A: chosen('veneto', 'trentino'), B: chosen('lazio', 'trentino'), C: chosen('campania', 'lazio') },
    });
    expect(p.asks).toBe('B enter');
    p.play('B pass', 'C pass');
    expect(p.asks).toBe('C enter');
    expect(p.offers('C', 'buy campania.1 ')).toHaveLength(5);
    p.play('C pass', 'A pass', 'A pass', 'B pass');
    expect(p.told('region').map(e => e['region'])).toEqual([2, 7, 8]);
    expect(p.s.players.map(player => [player.chosen, player.shown])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    expect(p.s.round).toBe(2);
  });

  test('V25 the number of the pack counts, not the place in a list', () => {
    const p = position({ phase: 'buy', players: { A: chosen('liguria', 'trentino') } }, 3, {
      regions: { liguria: { number: 9 }, trentino: { number: 1 } },
    });
    expect(p.offers('A', 'buy trentino.1 ')).toHaveLength(4);
  });

  test('V26 owners come before newcomers, who owns most first, only those who chose the region', () => {
    const given = holdings(
      { A: [['lazio', 'barbera', [1]]], B: [['lazio', 'nebbiolo', [2, 3]]], C: [['lazio', 'trebbiano', [4, 5, 6]]] },
      { A: chosen('lazio', 'veneto'), B: chosen('lazio', 'veneto'), C: chosen('liguria', 'veneto'), D: chosen('lazio', 'veneto') },
    );
    const p = position({ phase: 'buy', region: 'lazio', ...given }, 4);
    expect(p.asks).toBe('B extend');
    p.play('B pass');
    expect(p.asks).toBe('A extend');
    p.play('A pass');
    expect(p.asks).toBe('D enter');
  });

  test('vino.buy-order: an owner buys as many as he likes in one go', () => {
    const given = holdings(
      { A: [['lazio', 'barbera', [1]]], B: [['lazio', 'nebbiolo', [2, 3]]] },
      { A: chosen('lazio', 'veneto'), B: chosen('lazio', 'veneto') },
    );
    const p = position({ phase: 'buy', ...given });
    p.play('B buy lazio.4', 'B buy lazio.5', 'B buy lazio.8', 'B pass');
    expect(p.owned('B')).toEqual(['lazio.2', 'lazio.3', 'lazio.4', 'lazio.5', 'lazio.8']);
    expect(p.player('B').money).toBe(1000 - 140 - 150 - 180);
    expect(p.stock('B', 'nebbiolo')).toBe(5);
    expect(p.asks).toBe('A extend');
  });

  test('vino.buy-order: he buys in any order, private or government', () => {
    const given = holdings({ A: [['lazio', 'barbera', [1]]] }, { A: chosen('lazio', 'veneto') });
    const p = position({ phase: 'buy', ...given });
    expect(p.offers('A', 'buy')).toHaveLength(14);
    p.play('A buy lazio.9', 'A buy lazio.7', 'A buy lazio.6');
    expect(p.offers('A')).toEqual([...[2, 3, 4, 5, 8, 10, 11, 12, 13, 14, 15].map(n => `buy lazio.${n}`), 'pass']);
  });

  test('C58, V38 of equals the one who owns the farthest along the road is first, not who is first in order', () => {
    const given = holdings(
      { A: [['lazio', 'barbera', [1, 9]]], B: [['lazio', 'nebbiolo', [7, 8]]], C: [['lazio', 'trebbiano', [2, 10]]] },
      { A: chosen('lazio', 'veneto'), B: chosen('lazio', 'veneto'), C: chosen('lazio', 'veneto') },
    );
    const p = position({ phase: 'buy', ...given });
    expect(p.asks).toBe('C extend');
    p.play('C pass');
    expect(p.asks).toBe('A extend');
    p.play('A pass');
    expect(p.asks).toBe('B extend');
  });

  test('C58 the road of a region ends with its last vineyard, and no other region counts', () => {
    const last = holdings(
      { A: [['lazio', 'barbera', [1, 15]]], B: [['lazio', 'nebbiolo', [2, 14]]] },
      { A: chosen('lazio', 'veneto'), B: chosen('lazio', 'veneto') },
    );
    expect(position({ phase: 'buy', ...last }).asks).toBe('A extend');
    const next = holdings(
      {
        A: [
          ['lazio', 'barbera', [1]],
          ['campania', 'barbera', [1, 2]],
        ],
        B: [['lazio', 'nebbiolo', [2]]],
      },
      { A: chosen('lazio', 'veneto'), B: chosen('lazio', 'veneto') },
    );
    expect(position({ phase: 'buy', ...next }).asks).toBe('B extend');
  });

  test('V26 the order is fixed when the region’s turn comes', () => {
    const given = holdings(
      { A: [['lazio', 'barbera', [1, 2]]], B: [['lazio', 'nebbiolo', [3]]], C: [['lazio', 'trebbiano', [4]]] },
      { A: chosen('lazio', 'veneto'), B: chosen('lazio', 'veneto'), C: chosen('lazio', 'veneto') },
    );
    const p = position({ phase: 'buy', ...given });
    p.play('A pass');
    expect(p.asks).toBe('C extend');
    p.play('C buy lazio.5', 'C pass');
    expect(p.asks).toBe('B extend');
  });

  test('V27 newcomers buy one at a time in player order, round and round; who passes is out', () => {
    const p = position(
      {
        phase: 'buy',
        order: 'C A B D',
        players: { A: chosen('lazio', 'veneto'), B: chosen('lazio', 'veneto'), C: chosen('lazio', 'veneto') },
      },
      4,
    );
    expect(p.asks).toBe('C enter');
    p.play('C buy lazio.1 barbera');
    expect(p.asks).toBe('A enter');
    p.play('A pass');
    expect(p.asks).toBe('B enter');
    p.play('B buy lazio.2 nebbiolo');
    // C stays in this group after his first purchase, A is out.
    expect(p.asks).toBe('C enter');
    expect(p.offers('C', 'buy lazio.3')).toEqual(['buy lazio.3']);
    p.play('C buy lazio.3', 'B pass');
    expect(p.asks).toBe('C enter');
    p.play('C pass');
    expect(p.asks).toBe('C enter');
    expect(p.offers('C', 'buy veneto.1 ')).toHaveLength(5);
  });

  test('V27 the last in the row may pass and the first goes on', () => {
    const p = position({ phase: 'buy', players: { A: chosen('lazio', 'veneto'), B: chosen('lazio', 'veneto') } });
    p.play('A buy lazio.1 barbera', 'B pass', 'A buy lazio.2', 'A buy lazio.3');
    expect(p.owned('A')).toHaveLength(3);
  });

  test('vino.buy: who buys nothing in a region is told of, also where it was the only choice; who stops is not', () => {
    const given = holdings(
      { A: [['lazio', 'barbera', [1]]], B: [['lazio', 'nebbiolo', [2, 3]]] },
      {
        A: chosen('lazio', 'veneto'),
        B: chosen('lazio', 'trentino'),
        C: chosen('lazio', 'trentino'),
        D: { ...chosen('lazio', 'veneto'), money: 0 },
      },
    );
    const p = position({ phase: 'buy', ...given }, 4);
    p.play('B buy lazio.4', 'B pass', 'A pass', 'C buy lazio.5 trebbiano', 'C pass');
    expect(p.told('passed').map(({ rule, seat, region }) => [rule, seat, REGIONS[region]])).toEqual([
      ['vino.buy', 0, 'lazio'],
      ['vino.buy', 3, 'lazio'],
    ]);
  });

  test('vino.choose: only those who chose a region buy there', () => {
    const p = position({
      phase: 'buy',
      ...holdings({ B: [['lazio', 'nebbiolo', [2]]] }, { A: chosen('lazio', 'veneto'), B: chosen('toscana', 'veneto') }),
    });
    expect(p.asks).toBe('A enter');
    p.play('A pass');
    expect(p.asks).toBe('B enter');
  });
});

describe('vino.buy', () => {
  const inLiguria = (more: object = {}) =>
    position({ phase: 'buy', ...holdings({ B: [['liguria', 'nebbiolo', [2]]] }, { A: { ...chosen('liguria', 'veneto'), ...more } }) });

  test('vino.buy: the price is paid to the bank, a pawn set, the stock grows', () => {
    const p = inLiguria().play('A buy liguria.1 barbera');
    expect(p.player('A').money).toBe(900);
    expect(p.player('A').pawns).toBe(38);
    expect(p.s.bank).toBe(-3000 + 100);
    expect(p.stock('A', 'barbera')).toBe(1);
    expect(p.ownerOf('liguria.1')).toBe('A');
    expect(p.s.bought).toBe(1);
  });

  test('V29 nobody must buy', () => {
    const p = inLiguria();
    expect(p.offers('A')).toContain('pass');
    p.play('A pass');
    expect(p.owned('A')).toEqual([]);
    expect(p.s.bought).toBe(0);
  });

  test('vino.buy: no loans: who cannot pay is told what is missing', () => {
    const p = inLiguria({ money: 149 });
    expect(p.refusal('A', 'buy liguria.3 barbera')).toEqual(lacking('vino.buy', 'money', { vineyard: 200 }, 149));
    expect(p.offers('A')).toEqual(['buy liguria.1 barbera', 'pass']);
    expect(inLiguria({ money: 100 }).offers('A')).toContain('buy liguria.1 barbera');
  });

  test('vino.buy: a vineyard of somebody else is not for sale', () => {
    const p = inLiguria();
    expect(p.refusal('A', 'buy liguria.2 barbera')).toEqual(lacking('vino.buy', 'free-vineyard', { 'free-vineyard': 1 }, 0));
  });

  test('C59, V33 at most 39 vineyards: without a pawn nothing is bought', () => {
    const places = { toscana: upTo(21), veneto: upTo(18) };
    const full = holdings(
      {
        A: [
          ['toscana', 'barbera', places.toscana],
          ['veneto', 'nebbiolo', places.veneto],
        ],
      },
      { A: { money: 5000, ...chosen('lazio', 'veneto') } },
    );
    // Nothing but passing is left, so nobody is asked; who wishes for one all the same reads why not.
    const without = position({ phase: 'buy', bottles: ['lazio'], ...full });
    expect(without.asks).toContain('A sell');
    expect(without.game.wish(without.s, 0, without.move('buy lazio.1 barbera'))).toEqual(lacking('vino.buy', 'pawn', { pawn: 1 }, 0));
    const one = holdings(
      {
        A: [
          ['toscana', 'barbera', places.toscana],
          ['veneto', 'nebbiolo', places.veneto.slice(1)],
        ],
      },
      { A: { money: 5000, ...chosen('lazio', 'campania') } },
    );
    const p = position({ phase: 'buy', bottles: ['lazio'], ...one }).play('A buy lazio.1 barbera');
    expect(p.player('A').pawns).toBe(0);
    expect(p.asks).toBe('A sell');
  });

  test('C59 who has no pawn left takes no third vineyard', () => {
    const p = position({ phase: 'third', ...holdings({ A: [['toscana', 'barbera', upTo(9)]] }, {}) }, 3, {
      pawns: 10,
      sale: { revenue: upTo(9), lost: upTo(9), fall: upTo(9) },
    });
    expect(p.asks).toBe('B free-vineyard');
    const one = position({ phase: 'third', ...holdings({ A: [['toscana', 'barbera', upTo(8)]] }) }, 3, {
      pawns: 10,
      sale: { revenue: upTo(9), lost: upTo(9), fall: upTo(9) },
    });
    expect(one.asks).toBe('A free-vineyard');
  });
});

describe('vino.variety', () => {
  test('V28 the first vineyard in a region needs a marker that is still there; it is nobody else’s then', () => {
    const p = position({ phase: 'buy', players: { A: chosen('liguria', 'veneto'), B: chosen('liguria', 'veneto') } });
    expect(p.offers('A', 'buy liguria.1')).toEqual(['buy liguria.1 nebbiolo', 'buy liguria.1 barbera']);
    // Three vineyards with two varieties each, and passing.
    expect(p.game.candidates(p.s, 0)).toHaveLength(7);
    p.play('A buy liguria.1 nebbiolo');
    expect(p.offers('B', 'buy liguria.2')).toEqual(['buy liguria.2 barbera']);
    // A marker is left, only not this one; the same of a vineyard that is somebody's.
    const taken = { rule: 'vino.variety', of: 'variety', needs: [{ part: 'variety', amount: 1 }], has: 0, missing: 1 };
    expect(p.refusal('B', 'buy liguria.2 nebbiolo')).toEqual(taken);
    expect(p.refusal('B', 'buy liguria.1 nebbiolo')).toEqual(taken);
    expect(p.s.markers[0]).toBe(0b01000);
  });

  test('vino.variety: it is his only variety there', () => {
    const p = position({ phase: 'buy', ...holdings({ A: [['lazio', 'trebbiano', [1]]] }, { A: chosen('lazio', 'veneto') }) });
    expect(p.offers('A', 'buy lazio.2')).toEqual(['buy lazio.2']);
    p.play('A buy lazio.2');
    expect(p.stock('A', 'trebbiano')).toBe(2);
  });

  test('V28 without a free marker nobody can enter', () => {
    const given = holdings({ B: [['liguria', 'nebbiolo', [1]]], C: [['liguria', 'barbera', [2]]] }, { A: chosen('liguria', 'veneto') });
    const p = position({ phase: 'buy', ...given });
    // In Liguria he could only pass, so he is asked in Veneto.
    expect(p.offers('A', 'buy veneto')).not.toEqual([]);
  });

  test('V9 with the last vineyard of a region its marker goes back, and a return is a new start', () => {
    const p = position({
      phase: 'sell',
      ...holdings({
        A: [
          ['liguria', 'nebbiolo', [1]],
          ['veneto', 'nebbiolo', [1]],
        ],
      }),
    });
    p.play('A sell nebbiolo 2', 'A give liguria.1');
    expect(p.player('A').grows[0]).toBe(-1);
    expect(p.s.markers[0]).toBe(0b01010);
    expect(p.player('A').grows[7]).toBe(1);
    expect(p.told('marker-back')).toMatchObject([{ region: 0, variety: 1 }]);
  });
});

test('vino.cellar, C54, V1: the stock is the number of vineyards that grow the variety, in all regions; selling takes only what is given back', () => {
  const p = position({
    phase: 'sell',
    ...holdings({
      A: [
        ['liguria', 'nebbiolo', [1, 2]],
        ['veneto', 'nebbiolo', [1, 2]],
        ['lazio', 'barbera', [1]],
      ],
    }),
  });
  expect([p.stock('A', 'nebbiolo'), p.stock('A', 'barbera')]).toEqual([4, 1]);
  p.play('A sell nebbiolo 4', 'A give veneto.1');
  expect(p.stock('A', 'nebbiolo')).toBe(3);
});
