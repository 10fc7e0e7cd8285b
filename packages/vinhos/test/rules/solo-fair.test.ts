// His press release, the fairs, and how he takes magnate tiles.

import { expect, test } from 'vitest';
import { PACK_2016 } from '../../data/packs.ts';
import { TILE_ACTIONS } from '../../data/words.ts';
import { NONE } from '../../state.ts';
import { expertsOf, multiplierTile } from './position.ts';
import { type Alone, alone } from './solo-position.ts';

const STANDS = ['nothing', 'expert', 'money', 'points'];
const standOf = (p: Alone, seat: number): string | undefined => STANDS[p.s.stands.indexOf(seat)];

// solo.press. The vintage P1: Bruno wants 8, three symbols of taste, one of aroma.

test('solo.press: the order first, then fair points for what Bruno wants and 3 for the stand', () => {
  const p = alone().visit();
  expect(p.him).toMatchObject({ fairPoints: 8 + 3, presented: 1, money: 0 });
  expect(standOf(p, 1)).toBe('points');
  expect(p.told.slice(p.told.indexOf('card-drawn'))).toEqual([
    'card-drawn',
    'bribe-placed',
    'entered',
    'slot-taken',
    'presents',
    'fair-points',
    'no-cubes',
    'stand-taken',
    'fair-points',
  ]);
  expect(alone().vintage('P4').visit().him.fairPoints).toBe(9 + 3);
});

test('SO6 he wants to be first: number 1 if it is free, else 2', () => {
  expect(alone().visit().s.slots).toEqual([1, NONE]);
  const taken = alone().change(s => {
    s.slots[0] = 0;
  });
  expect(taken.visit().s.slots).toEqual([0, 1]);
  const second = alone().change(s => {
    s.slots[1] = 0;
  });
  expect(second.visit().s.slots).toEqual([1, 0]);
});

test('SO6 a disc of his that lies there already moves up', () => {
  const p = alone().change(s => {
    s.slots[1] = 1;
  });
  expect(p.visit().s.slots).toEqual([1, NONE]);
});

test('SO6 a disc of his on number 1 stays there', () => {
  const p = alone().change(s => {
    s.slots[0] = 1;
  });
  expect(p.visit().s.slots).toEqual([1, NONE]);
});

test('SO20 he takes cubes, and they add nothing', () => {
  const p = alone().yours({ dao: 3 }).visit();
  expect([p.cubesIn('dao'), p.him.fairPoints]).toEqual([1, 11]);
});

test('SO22 if you have that stand he takes the one with 3 Bagos', () => {
  const p = alone().change(s => {
    s.stands[3] = 0;
  });
  const q = p.visit();
  expect([standOf(q, 1), q.him.money, q.him.fairPoints]).toEqual(['money', 3, 8]);
});

test('SO22 a pack without such stands: the free one farthest right, for nothing', () => {
  const stands = PACK_2016.fair.stands.map(() => ({ bonus: 'expert' as const, amount: 1 }));
  const p = alone({ pack: { ...PACK_2016, fair: { ...PACK_2016.fair, stands } } });
  const q = p.visit();
  expect([q.s.stands, q.him.fairPoints, q.him.money, q.him.expertsUp]).toEqual([[NONE, NONE, NONE, 1], 8, 0, 0]);
});

test('SO23 he discards an expert for each feature of the vintage, one with an arrow first', () => {
  const p = alone()
    .expert('taste.cash', true, 1)
    .expert('taste.renown', true, 1)
    .expert('aroma.cash', true, 1)
    .expert('look.renown', true, 1);
  const q = p.visit();
  // 8 for Bruno, 3 for the stand, 3 + 1 for taste with an arrow, 1 for aroma.
  expect(q.him.fairPoints).toBe(16);
  expect(expertsOf(q, 1).up).toEqual(['taste.cash', 'look.renown']);
  expect(q.s.returned.map(row => row.length)).toEqual([1, 1, 0, 0]);
});

test('SO23 without an arrow the symbols alone, of equals the first', () => {
  const p = alone().expert('taste.retrieve-barrel', true, 1).expert('taste.free-move', true, 1).visit();
  expect([p.him.fairPoints, expertsOf(p, 1).up]).toEqual([14, ['taste.retrieve-barrel']]);
  const q = alone().expert('taste.reorder-vineyards', true, 1).expert('taste.renown', true, 1).visit();
  expect(expertsOf(q, 1).up).toEqual(['taste.reorder-vineyards']);
});

test('SO21 a second card for the same fair: only the order', () => {
  const p = alone().own(him => {
    him.presented = 1;
  }, 1);
  const q = p.visit();
  expect([q.s.slots, q.him.fairPoints, q.s.stands]).toEqual([[1, NONE], 0, [NONE, NONE, NONE, NONE]]);
});

// solo.fair

/** The fair of year 3; you have presented at the first stand and have so many points. */
const fairWith = (points: number, year = 3): Alone =>
  alone({ year })
    .own(p => {
      p.presented = 1;
      p.fairPoints = points;
    })
    .change(s => {
      s.stands[0] = 0;
      s.display.fill(NONE);
    });

const present = (p: Alone, points: number): Alone =>
  p
    .own(him => {
      him.presented = 1;
      him.fairPoints = points;
    }, 1)
    .change(s => {
      s.stands[3] = 1;
    });

test('solo.fair: he presents at the fair if he has not, without the order', () => {
  const p = fairWith(5).run('fair');
  expect(p.him.fairPoints).toBe(11);
  expect(p.events.map(e => e.kind)).not.toContain('slot-taken');
  expect(p.events.find(e => e.kind === 'presents')).toMatchObject({ rule: 'solo.fair', seat: 1 });
  expect(p.events.map(e => e.kind)).not.toContain('absent');
});

test('SO25 in player order, complete: his cubes and experts too', () => {
  const p = fairWith(5).estate(1, { region: 'dao' }).cubes('dao', 2).expert('aroma.renown', true, 1);
  const q = p.run('fair');
  expect([q.him.fairPoints, q.cubesIn('dao'), q.him.expertsUp]).toEqual([13, 0, 0]);
});

test('SO25 who has presented does not again', () => {
  expect(present(fairWith(5), 7).run('fair').him.fairPoints).toBe(7);
});

test('solo.fair: points as for two players, first and third place, and a trophy for the winner', () => {
  const won = present(fairWith(20), 7).run('fair');
  expect([won.player().fairVp, won.him.fairVp, won.his.trophies]).toEqual([9, 3, [1, 0]]);
  const lost = present(fairWith(5), 7).run('fair');
  expect([lost.player().fairVp, lost.him.fairVp, lost.his.trophies]).toEqual([3, 9, [0, 1]]);
  expect(lost.events.find(e => e.kind === 'trophy')).toMatchObject({ rule: 'solo.fair', seat: 1 });
});

test('SO26 a tie: no trophy', () => {
  const p = present(fairWith(7), 7).run('fair');
  expect([p.player().fairVp, p.him.fairVp, p.his.trophies]).toEqual([6, 6, [0, 0]]);
});

test('SO26 fair.absent: nor for a leader who did not take part', () => {
  const p = present(fairWith(20), 7)
    .own(you => {
      you.presented = 0;
    })
    .change(s => {
      s.stands[0] = NONE;
    })
    .run('fair');
  expect([p.player().fairVp, p.his.trophies]).toEqual([0, [0, 0]]);
});

test('SO22 fair.order-2016: the new order is that of the stands', () => {
  const p = present(fairWith(20), 7).change(s => {
    s.order = [1, 0];
  });
  expect(p.run('fair').s.order).toEqual([0, 1]);
});

test('solo.move: after the fair all action cards are in the deck again', () => {
  const p = fairWith(20).change(s => {
    if (s.lacerda) s.lacerda.cards = 0b11;
  });
  const q = p.run('fair').draw();
  expect(q.his.cards).toBe(0b111111111);
  expect(q.told).toContain('cards-shuffled');
});

test('solo.move: not after a year without one', () => {
  const p = alone({ year: 2 }).change(s => {
    if (s.lacerda) s.lacerda.cards = 0b11;
  });
  expect(p.run('fair').his.cards).toBe(0b11);
});

// Buying: tiles on the display spaces 1 to 6

const WINES = multiplierTile('wines-high');
const CELLARS = multiplierTile('cellars-high');
const SALES = TILE_ACTIONS.indexOf('sales');

/** The buying of year 3 with these tiles, he first. You have no wine and pass by yourself. */
const buying = (...display: number[]): Alone =>
  alone({ year: 3 })
    .change(s => {
      s.order = [1, 0];
      s.display = s.display.map((_, i) => display[i] ?? NONE);
    })
    .run('buy-tiles');

test('solo.fair: a number names the display space; a multiplier stays with him, a barrel on it', () => {
  const p = buying(SALES, WINES, CELLARS).play('number 2');
  expect(p.s.display.slice(0, 3)).toEqual([SALES, NONE, CELLARS]);
  expect([p.him.multipliers, p.him.manned, p.him.barrels]).toEqual([
    1 << (WINES - TILE_ACTIONS.length),
    1 << (WINES - TILE_ACTIONS.length),
    7,
  ]);
  expect(p.his.tiles).toBe(0);
});

test('SO29 an action tile is discarded', () => {
  const p = buying(SALES, WINES).play('number 1');
  expect([p.s.display[0], p.him.tilesUp, p.him.barrels, p.his.tiles]).toEqual([NONE, 0, 8, 1]);
  expect(p.events.at(-1)).toMatchObject({ rule: 'fair.buy-2016', kind: 'passed-buying', seat: 0 });
  expect(p.asks).toBe('draw-number');
});

test('SO27 numbers stay out for the whole buying, those above 6 and of empty spaces too', () => {
  const p = buying(SALES, WINES, CELLARS).play('number 8', 'number 5', 'number 2');
  expect(p.offers()).toEqual([1, 3, 4, 6, 7, 9].map(n => `number ${n}`));
  p.play('number 4', 'number 3');
  expect(p.offers()).toEqual([1, 6, 7, 9].map(n => `number ${n}`));
});

test('SO27 without a number that could name a tile he passes', () => {
  const p = buying(SALES).play('number 1');
  expect(p.asks).toBe('nothing');
  expect(p.events.at(-1)).toMatchObject({ rule: 'solo.fair', kind: 'passed-buying', seat: 1 });
  const gone = alone({ year: 3 }).change(s => {
    s.order = [1, 0];
    s.display = s.display.map((_, i) => (i === 0 ? SALES : NONE));
    if (s.lacerda) s.lacerda.numbers = 0b111111110;
  });
  expect(gone.run('buy-tiles').asks).toBe('nothing');
});

test('SO27 he buys once in his turn, and you in yours', () => {
  const p = alone({ year: 3 })
    .wine('1.1', 'dao', 'red', 3)
    .wine('1.2', 'dao', 'red', 4)
    .change(s => {
      s.order = [1, 0];
      s.display = s.display.map((_, i) => [SALES, WINES, CELLARS][i] ?? NONE);
    })
    .run('buy-tiles')
    .play('number 2');
  expect([p.asks, p.by]).toEqual(['buy-tile', 0]);
  p.play('pass');
  expect(p.asks).toBe('draw-number');
});

test('SO28 without a barrel he passes, even with action tiles there', () => {
  const p = alone({ year: 3 })
    .barrels(0, 1)
    .change(s => {
      s.order = [1, 0];
      s.display = s.display.map((_, i) => (i === 0 ? SALES : NONE));
    })
    .run('buy-tiles');
  expect([p.asks, p.s.display[0]]).toEqual(['nothing', SALES]);
});

test('SO28 with his last barrel on a multiplier he is done', () => {
  const p = alone({ year: 3 })
    .barrels(1, 1)
    .change(s => {
      s.order = [1, 0];
      s.display = s.display.map((_, i) => [WINES, CELLARS][i] ?? NONE);
    })
    .run('buy-tiles')
    .play('number 1');
  expect([p.asks, p.him.barrels, p.s.display[1]]).toEqual(['nothing', 0, CELLARS]);
});

test('solo.fair: the number cards are all there again after the fair', () => {
  const p = present(fairWith(20), 7).change(s => {
    s.display[0] = SALES;
    s.display[1] = WINES;
  });
  const q = p.run('fair').play('number 9', 'number 1', 'number 2').draw();
  expect(q.his.numbers).toBe(0b111111111);
  expect(q.his.tiles).toBe(1);
});
