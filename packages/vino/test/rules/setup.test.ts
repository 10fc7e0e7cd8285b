// The preliminary round.

import { lacking } from '@adega/kernel/test/lacking.ts';
import { describe, expect, test } from 'vitest';
import { holdings, position } from './position.ts';

const fresh = (seats: number, pack?: object) => position({ phase: 'setup' }, seats, pack);

describe('vino.start', () => {
  test('vino.start: 1000 each, in order, the banker last; nothing is sold yet', () => {
    const p = fresh(4);
    expect(p.s.players.map(player => player.money)).toEqual([1000, 1000, 1000, 1000]);
    expect(p.order).toBe('ABCD');
    expect(p.s.market).toEqual([0, 0, 0, 0, 0]);
    expect(p.bottles).toEqual(['lazio', 'campania', 'sardegna', 'abruzzo', 'toscana', 'veneto']);
    expect(p.s.players.map(player => player.pawns)).toEqual([39, 39, 39, 39]);
    expect(p.s).toMatchObject({ version: 1, round: 0, bank: -4000, bought: 0, idle: 0, seenBy: -1 });
    expect(p.s.players[3]).toMatchObject({ income: 0, chosen: 0, shown: 0, cellar: [0, 0, 0, 0, 0] });
  });

  test('vino.start: the first draws two of nine markers, then buys in those regions by number', () => {
    const p = fresh(3);
    expect(p.asks).toBe('chance draw');
    expect(p.offers('chance')).toHaveLength(36);
    p.play('chance draw lazio toscana');
    expect(p.asks).toBe('A start-vineyard');
    expect(p.offers('A')).toHaveLength(15);
    expect(p.offers('A')).toContain('buy lazio.15');
    p.play('A buy lazio.6');
    expect(p.offers('A')).toHaveLength(21);
    p.play('A buy toscana.1');
    expect(p.player('A').money).toBe(1000 - 150 - 120);
    expect(p.owned('A')).toEqual(['lazio.6', 'toscana.1']);
    expect(p.asks).toBe('chance draw');
    expect(p.offers('chance')).toHaveLength(21);
  });

  test('vino.start: the marker drawn says what grows there, and is taken', () => {
    const p = fresh(3).play('chance draw lazio toscana', 'A buy lazio.1', 'A buy toscana.1');
    expect([p.stock('A', 'trebbiano'), p.stock('A', 'montepulciano')]).toEqual([1, 1]);
    const markers = p.s.markers[1] as number;
    expect(markers).toBe(0b01111);
  });

  test('C55 a vineyard in each region drawn must be bought', () => {
    const p = fresh(3).play('chance draw liguria toscana');
    expect(p.offers('A', 'pass')).toEqual([]);
    expect(p.offers('A')).toEqual(['buy liguria.1', 'buy liguria.2', 'buy liguria.3']);
  });

  test('V31 with three and four players the markers left over return to the board', () => {
    const p = fresh(3).play('chance draw liguria lazio', 'A buy liguria.1', 'A buy lazio.1');
    p.play('chance draw campania sardegna', 'B buy campania.1', 'B buy sardegna.1');
    p.play('chance draw calabria abruzzo', 'C buy calabria.1', 'C buy abruzzo.1');
    expect(p.asks).toBe('A free-vineyard');
    expect(p.s.facedown).toBe(0);
    // Montepulciano of Toscana is free, that of Campania is B's.
    expect(p.offers('A')).toContain('buy toscana.1 montepulciano');
    expect(p.offers('A')).not.toContain('buy campania.2 montepulciano');
  });

  test('V31 as long as they lie face down they are nobody’s', () => {
    const p = fresh(5, undefined).play('chance draw liguria lazio', 'A buy liguria.1', 'A buy lazio.1');
    expect(p.s.markers[6]).toBe(0b11110);
  });

  test('V30 the fifth takes the last marker and buys his second vineyard where he likes, before anybody’s third', () => {
    const p = fresh(5).play('chance draw liguria lazio', 'A buy liguria.1', 'A buy lazio.1');
    p.play('chance draw campania sardegna', 'B buy campania.1', 'B buy sardegna.1');
    p.play('chance draw calabria abruzzo', 'C buy calabria.1', 'C buy abruzzo.1');
    p.play('chance draw toscana veneto', 'D buy toscana.1', 'D buy veneto.1');
    // The one marker left needs no draw.
    expect(p.asks).toBe('E start-vineyard');
    p.play('E buy trentino.2');
    expect(p.asks).toBe('E free-vineyard');
    expect(p.offers('E')).toContain('buy trentino.1');
    expect(p.offers('E')).toContain('buy toscana.2 barbera');
    expect(p.offers('E')).not.toContain('buy toscana.2 montepulciano');
    p.play('E buy toscana.2 barbera');
    expect(p.told('bought').at(-1)?.rule).toBe('vino.start');
    expect(p.asks).toBe('A free-vineyard');
    p.play('A buy lazio.2');
    expect(p.told('bought').at(-1)?.rule).toBe('vino.third');
  });

  test('V40 what makes the rest unaffordable may not be chosen', () => {
    // 500: Toscana at 350 leaves 150, exactly Trentino's cheapest, but nothing for the third, which costs 40 at least.
    const p = fresh(3, { money: 500 }).play('chance draw toscana trentino');
    expect(p.refusal('A', 'buy toscana.21')).toEqual(lacking('vino.start', 'money', { vineyard: 350, rest: 190 }, 500));
    expect(p.refusal('A', 'buy toscana.19')).toBeUndefined(); // 310 + 150 + 40
    expect(p.refusal('A', 'buy toscana.20')?.rule).toBe('vino.start'); // 320
    p.play('A buy toscana.1');
    expect(p.refusal('A', 'buy trentino.6')).toBeUndefined(); // 380 left: 300 + 40
    expect(p.offers('A')).toHaveLength(6);
  });

  test('V40 the rest is counted without the vineyard itself', () => {
    const p = fresh(3, { money: 270 }).play('chance draw liguria calabria');
    expect(p.refusal('A', 'buy liguria.2')).toBeUndefined(); // 150 + 40 + 60
    expect(p.refusal('A', 'buy liguria.3')?.missing).toBe(30); // 200 + 40 + 60
    p.play('A buy liguria.2');
    expect(p.refusal('A', 'buy calabria.3')).toBeUndefined(); // 80 + 40 of 120
    expect(p.refusal('A', 'buy calabria.4')?.missing).toBe(20); // 100 + 40
  });

  test('V40 the cheapest may always be bought', () => {
    const p = fresh(3, { money: 275 }).play('chance draw toscana trentino');
    // There is nothing else that he could do, so he is not asked.
    expect(p.owned('A')).toEqual(['toscana.1', 'trentino.1']);
  });

  test('V40 of the fifth: his first vineyard leaves enough for two more', () => {
    const p = position({ phase: 'start', turn: 'E', facedown: ['trentino'], bottles: ['lazio'], players: { E: { money: 375 } } }, 5);
    expect(p.refusal('E', 'buy trentino.6')).toEqual(lacking('vino.start', 'money', { vineyard: 300, rest: 100 }, 375));
  });

  test('V40 of the fifth: his free vineyard leaves enough for a third', () => {
    const p = position(
      {
        phase: 'start',
        turn: 'E',
        facedown: ['trentino'],
        bottles: ['lazio'],
        players: { E: { money: 400 } },
      },
      5,
    );
    p.play('E buy trentino.1');
    expect(p.refusal('E', 'buy lazio.12 nebbiolo')?.rule).toBe('vino.start'); // 220 + 40 of 250
    expect(p.refusal('E', 'buy lazio.11 nebbiolo')).toBeUndefined();
  });

  test('V19 a gift may come in the preliminary round', () => {
    const p = fresh(3, { regions: { abruzzo: { private: [90] } } }).play('chance draw abruzzo trentino', 'A buy abruzzo.1');
    expect(p.asks).toBe('A take');
    expect(p.offers('A')).toEqual(['take abruzzo.2', 'take abruzzo.3', 'take abruzzo.4']);
    p.play('A take abruzzo.4');
    expect(p.bottles).not.toContain('abruzzo');
    expect(p.asks).toBe('A start-vineyard');
  });
});

describe('vino.third', () => {
  const third = (given: object = {}) => position({ phase: 'third', ...given });

  test('vino.third: in order each buys a third vineyard anywhere he may', () => {
    const p = third(holdings({ A: [['lazio', 'trebbiano', [1]]] }));
    expect(p.asks).toBe('A free-vineyard');
    p.play('A buy calabria.1 barbera');
    expect(p.asks).toBe('B free-vineyard');
    p.play('B buy calabria.2 trebbiano', 'C buy calabria.8 montepulciano');
    expect(p.asks).toBe('A choose, B choose, C choose');
    expect(p.s.round).toBe(1);
  });

  test('V32 where he is already he takes no marker, in a new region he needs a free one', () => {
    const p = third(holdings({ A: [['lazio', 'trebbiano', [1]]], B: [['liguria', 'nebbiolo', [1]]], C: [['liguria', 'barbera', [2]]] }));
    expect(p.offers('A', 'buy lazio.2')).toEqual(['buy lazio.2']);
    expect(p.offers('A', 'buy liguria')).toEqual([]);
    expect(p.refusal('A', 'buy liguria.3 nebbiolo')).toEqual(lacking('vino.variety', 'marker', { marker: 1 }, 0));
    expect(p.offers('A', 'buy toscana.1 ')).toHaveLength(5);
  });

  test('vino.third: who can pay for none goes without', () => {
    const p = third({ players: { A: { money: 30 }, B: { money: 40 } } });
    expect(p.asks).toBe('B free-vineyard');
    expect(p.offers('B').every(line => line.startsWith('buy calabria.1 '))).toBe(true);
  });

  test('vino.third: a vineyard that somebody owns, or in a region that is closed to him, is of no use', () => {
    expect(third({ ...holdings({ B: [['calabria', 'barbera', [1]]] }, { A: { money: 45 } }) }).asks).toBe('B free-vineyard');
    const four = {
      B: [['calabria', 'barbera', [2]]],
      C: [['calabria', 'trebbiano', [3]]],
      D: [['calabria', 'montepulciano', [4]]],
      E: [['calabria', 'pinot-grigio', [5]]],
    } as const;
    const poor = { A: { money: 45 }, B: { money: 45 } };
    // A cannot enter Calabria, where no marker is left; B is there already, and has only one vineyard that he can pay.
    const p = position({ phase: 'third', ...holdings(four, poor) }, 5);
    expect(p.ownerOf('calabria.1')).toBe('B');
    expect(p.asks).toBe('C free-vineyard');
  });

  test('vino.third: it must be bought, and leaves nothing to be kept back for', () => {
    const p = third({ players: { A: { money: 350 } } });
    expect(p.offers('A', 'pass')).toEqual([]);
    expect(p.offers('A')).toContain('buy toscana.21 nebbiolo');
  });
});
