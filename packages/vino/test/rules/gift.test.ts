// The government's gift.

import { lacking } from '@adega/kernel/test/lacking.ts';
import { describe, expect, test } from 'vitest';
import { REGIONS } from '../../data/words.ts';
import { lookWith } from '../../look.ts';
import { BOARD } from './board.ts';
import { type Holding, holdings, position, upTo } from './position.ts';

// Campania has 13 vineyards along its road; 5 (140), 9 (180) and 12 (230) are the government's.
const GOVERNMENT = [5, 9, 12];
const PRIVATE = upTo(13, ...GOVERNMENT);

/** Campania with its private vineyards shared out, but for the last one, which A may buy. */
function campania(shares: { readonly [name: string]: number }, more: object = {}, seats = 4) {
  const places = PRIVATE.slice(0, -1);
  const varieties = ['barbera', 'nebbiolo', 'trebbiano', 'montepulciano', 'pinot-grigio'] as const;
  const held: { [name: string]: Holding[] } = {};
  Object.entries(shares).forEach(([name, n], i) => {
    held[name] = [['campania', varieties[i] as (typeof varieties)[number], places.splice(0, n)]];
  });
  return position({ phase: 'buy', ...holdings(held, { A: { chosen: ['campania', 'veneto'] }, ...more }) }, seats);
}

describe('vino.gift', () => {
  test('vino.gift: the last private vineyard stops play; most takes 1, second 2, third the rest', () => {
    const p = campania({ A: 2, B: 4, C: 3 });
    p.play('A buy campania.13');
    // B has 4, then A and C 3 each: A owns the farthest now (V13, V16).
    expect(p.asks).toBe('B take');
    expect(p.offers('B')).toEqual(['take campania.5', 'take campania.9', 'take campania.12']);
    p.play('B take campania.9');
    expect(['campania.5', 'campania.12', 'campania.13'].map(v => p.ownerOf(v))).toEqual(['A', 'A', 'A']);
    expect(p.owned('C')).toHaveLength(3);
    expect(p.bottles).not.toContain('campania');
    expect(p.told('given').map(e => e.seat)).toEqual([1, 0, 0]);
  });

  test('vino.gift: who would get how many is told beforehand', () => {
    const gifts = (p: ReturnType<typeof campania>) => lookWith(BOARD).gifts(p.s, REGIONS.indexOf('campania'));
    const p = campania({ A: 2, B: 4, C: 3 });
    // Before A buys the last one C is second, and nothing is left for the third.
    expect(gifts(p)).toEqual([
      { seat: 1, n: 1 },
      { seat: 2, n: 2 },
    ]);
    (p.s.players[2] as { pawns: number }).pawns = 1;
    expect(gifts(p)).toEqual([
      { seat: 1, n: 1 },
      { seat: 2, n: 1 },
      { seat: 0, n: 1 },
    ]);
    (p.s.players[1] as { pawns: number }).pawns = 0;
    expect(gifts(p)).toEqual([
      { seat: 2, n: 1 },
      { seat: 0, n: 2 },
    ]);
  });

  test('vino.gift: only so many have a share', () => {
    const p = campania({ B: 4, C: 2, D: 2, A: 1 });
    for (const player of p.s.players) (player as { pawns: number }).pawns = 0;
    (p.s.players[0] as { pawns: number }).pawns = 9;
    expect(lookWith(BOARD).gifts(p.s, REGIONS.indexOf('campania'))).toEqual([]);
  });

  test('V14 in short supply the first come first', () => {
    const p = campania({ A: 2, B: 4, C: 3 }, { A: { chosen: ['campania', 'veneto'], money: 2000 } });
    // A buys two of the three government vineyards himself.
    p.play('A buy campania.5', 'A buy campania.9', 'A buy campania.13');
    expect(p.ownerOf('campania.12')).toBe('A');
    expect(p.owned('B')).toHaveLength(4);
    expect(p.told('given')).toHaveLength(1);
    expect(p.bottles).not.toContain('campania');
  });

  test('V14 the third takes all the rest, the fourth nothing', () => {
    const pack = { regions: { campania: { government: [140, 180, 230, 300, 310, 320] } } };
    const held = holdings(
      {
        A: [['campania', 'barbera', [1]]],
        B: [['campania', 'nebbiolo', [2, 3, 4]]],
        C: [['campania', 'trebbiano', [6, 7, 8]]],
        D: [['campania', 'montepulciano', [10, 11]]],
      },
      { A: { chosen: ['campania', 'veneto'] } },
    );
    const p = position({ phase: 'buy', ...held }, 4, pack).play('A buy campania.13');
    // C and B have 3 each, C farther; A has 2 and owns the farthest, D has 2.
    expect(p.asks).toBe('C take');
    p.play('C take campania.16');
    expect(p.asks).toBe('B take');
    p.play('B take campania.5', 'B take campania.14');
    expect(p.told('given').filter(e => e.seat === 0)).toHaveLength(3);
    expect(p.owned('D')).toHaveLength(2);
  });

  test('vino.gift: with two left for the second he is not asked', () => {
    const p = campania({ A: 6, B: 2 });
    p.play('A buy campania.11', 'A buy campania.13');
    expect(p.asks).toBe('A take');
    p.play('A take campania.5');
    expect(['campania.9', 'campania.12'].map(v => p.ownerOf(v))).toEqual(['B', 'B']);
  });

  test('vino.gift: nobody may take less than his share', () => {
    const pack = { regions: { campania: { government: [140, 180, 230, 300] } } };
    const held = holdings(
      { A: [['campania', 'barbera', PRIVATE.slice(0, 5)]], B: [['campania', 'nebbiolo', PRIVATE.slice(5, 9)]] },
      { A: { chosen: ['campania', 'veneto'] } },
    );
    const p = position({ phase: 'buy', ...held }, 3, pack).play('A buy campania.13', 'A take campania.5');
    expect(p.asks).toBe('B take');
    expect(p.offers('B')).toEqual(['take campania.9', 'take campania.12']);
    expect(p.refusal('B', 'take campania.14')).toEqual(lacking('vino.gift', 'later', { later: 1 }, 0));
    // Each set is named in one way only: 9 comes before 12, and 14 is all that is left after it.
    p.play('B take campania.12');
    expect(p.ownerOf('campania.14')).toBe('B');
    // Two owners: the rest stays for sale (V15), and A may go on buying (V18).
    expect(p.asks).toBe('A extend');
    expect(p.offers('A')).toEqual(['buy campania.9', 'pass']);
  });

  test('vino.gift: one that was passed by is not taken after those that come later on the road', () => {
    const pack = { regions: { campania: { government: [140, 180, 230, 300, 310] } } };
    const held = holdings(
      { A: [['campania', 'barbera', PRIVATE.slice(0, 5)]], B: [['campania', 'nebbiolo', PRIVATE.slice(5, 9)]] },
      { A: { chosen: ['campania', 'veneto'] } },
    );
    const p = position({ phase: 'buy', ...held }, 3, pack).play('A buy campania.13', 'A take campania.5', 'B take campania.12');
    expect(p.offers('B')).toEqual(['take campania.14', 'take campania.15']);
    expect(p.refusal('B', 'take campania.9')).toEqual(lacking('vino.gift', 'passed-by', { 'passed-by': 1 }, 0));
  });

  test('V15 a single owner takes one, the rest stays for sale', () => {
    const p = campania({ A: 9 }).play('A buy campania.13', 'A take campania.12');
    expect(p.asks).toBe('A extend');
    expect(p.offers('A')).toEqual(['buy campania.5', 'buy campania.9', 'pass']);
  });

  test('V13 owners share in the gift whether or not they chose the region; newcomers without a vineyard do not', () => {
    const p = campania({ A: 5, B: 4 }, { D: { chosen: ['campania', 'veneto'] } });
    p.play('A buy campania.13', 'A take campania.5');
    expect(p.owned('B')).toHaveLength(6);
    expect(p.owned('D')).toEqual([]);
  });

  test('V12 a newcomer’s purchase brings the gift, too, and buying goes on where it stopped (V18)', () => {
    const held = holdings(
      { A: [['campania', 'barbera', PRIVATE.slice(0, 9)]] },
      { B: { chosen: ['campania', 'veneto'] }, C: { chosen: ['campania', 'veneto'] } },
    );
    const p = position({ phase: 'buy', ...held }).play('B buy campania.13 nebbiolo');
    expect(p.asks).toBe('A take');
    p.play('A take campania.12');
    // B takes the two others; nothing is left, so that C is asked in Veneto only after B.
    expect(p.owned('B')).toEqual(['campania.5', 'campania.9', 'campania.13']);
    expect(p.asks).toBe('B enter');
    expect(p.offers('B', 'buy veneto')).not.toEqual([]);
  });

  test('V17 vineyards given raise the stock and cost nothing', () => {
    const p = campania({ A: 9 }).play('A buy campania.13', 'A take campania.12');
    expect(p.stock('A', 'barbera')).toBe(11);
    expect(p.player('A').money).toBe(1000 - 240);
  });

  test('V17 a gift takes a pawn; without one nothing is taken', () => {
    const pack = { pawns: 11, sale: { revenue: upTo(10), lost: upTo(10), fall: upTo(10) } };
    const held = holdings({ A: [['campania', 'barbera', PRIVATE.slice(0, 9)]] }, { A: { chosen: ['campania', 'veneto'] } });
    const p = position({ phase: 'buy', ...held }, 3, pack).play('A buy campania.13');
    expect(p.player('A').pawns).toBe(0);
    expect(p.told('given')).toEqual([]);
    expect(p.bottles).not.toContain('campania');
  });

  test('V14 what the third cannot take for want of pawns goes to nobody', () => {
    const pack = {
      pawns: 10,
      sale: { revenue: upTo(9), lost: upTo(9), fall: upTo(9) },
      regions: { campania: { government: upTo(9).map(n => 250 + n) } },
    };
    const held = holdings(
      {
        A: [['campania', 'barbera', [1, 2, 3]]],
        B: [['campania', 'nebbiolo', [4, 5, 6]]],
        C: [
          ['campania', 'trebbiano', [7, 8]],
          ['toscana', 'trebbiano', upTo(6)],
        ],
        D: [['campania', 'montepulciano', [9]]],
      },
      { A: { chosen: ['campania', 'veneto'] } },
    );
    const p = position({ phase: 'buy', ...held }, 4, pack).play(
      'A buy campania.10',
      'A take campania.11',
      'B take campania.12',
      'B take campania.13',
    );
    expect(p.asks).toBe('C take');
    p.play('C take campania.14');
    expect(p.player('C').pawns).toBe(0);
    expect(p.owned('D')).toEqual(['campania.9']);
    expect(p.bottles).not.toContain('campania');
  });

  test('C56 a private vineyard that is not the last brings nothing, nor does a region without a bottle', () => {
    const p = campania({ A: 8 }).play('A buy campania.11');
    expect(p.asks).toBe('A extend');
    expect(p.bottles).toContain('campania');
    const held = holdings({ A: [['liguria', 'barbera', [1, 2]]] }, { A: { chosen: ['liguria', 'veneto'] } });
    const q = position({ phase: 'buy', ...held }).play('A buy liguria.3');
    expect(q.told('bottle-gone')).toEqual([]);
  });

  test('C57 no second gift: without its bottle a region gives nothing', () => {
    const held = holdings({ A: [['campania', 'barbera', PRIVATE.slice(0, 9)]] }, { A: { chosen: ['campania', 'veneto'] } });
    const p = position({ phase: 'buy', bottles: ['lazio', 'toscana'], ...held }).play('A buy campania.13');
    expect(p.asks).toBe('A extend');
    expect(p.told('given')).toEqual([]);
    expect(p.offers('A')).toEqual(['buy campania.5', 'buy campania.9', 'buy campania.12', 'pass']);
  });

  test('C57, V20 the last government vineyard bought takes the bottle without a gift', () => {
    const p = campania({ A: 5, B: 3 }, { A: { chosen: ['campania', 'veneto'], money: 2000 } });
    p.play('A buy campania.5', 'A buy campania.9');
    expect(p.bottles).toContain('campania');
    p.play('A buy campania.12');
    expect(p.bottles).not.toContain('campania');
    expect(p.told('given')).toEqual([]);
    expect(p.asks).toBe('A extend');
  });
});
