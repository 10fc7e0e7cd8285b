// What he does on each space of the quadrel.

import { expect, test } from 'vitest';
import { PACK_2016 } from '../../data/packs.ts';
import type { REGIONS } from '../../data/words.ts';
import { NONE } from '../../state.ts';
import { expertsOf, regionOf } from './position.ts';
import { type Alone, alone } from './solo-position.ts';

const stackOf = (p: Alone, region: (typeof REGIONS)[number]): number => {
  const r = regionOf(region);
  return (p.s.tops[r] === NONE ? 0 : 1) + (p.s.below[r * 2] as number) + (p.s.below[r * 2 + 1] as number);
};

// solo.cubes, put to the test with exports

test('solo.cubes: two cubes from the region of yours with the most, back to the supply', () => {
  const p = alone().yours({ dao: 3, minho: 2 }).cubes('douro', 4).barrels(1, 1);
  const q = p.card('export');
  expect([q.cubesIn('dao'), q.cubesIn('minho'), q.cubesIn('douro')]).toEqual([1, 2, 4]);
  expect(q.s.cubeSupply).toBe(13);
});

test('SO15 all of one draw come from one region: all that are there if fewer', () => {
  const p = alone().yours({ dao: 1 }).barrels(1, 1);
  const q = p.card('export');
  expect([q.cubesIn('dao'), q.him.exportVp]).toEqual([0, 12]);
  expect(q.events.find(e => e.kind === 'cubes-removed')).toMatchObject({ rule: 'solo.cubes', cubes: 1, seat: 1 });
});

test('SO15 regions without a marker of yours do not count, nor does a place without cubes', () => {
  const p = alone().estate(1, { region: 'dao' }).cubes('douro', 2).barrels(1, 1);
  const q = p.card('export');
  expect([q.cubesIn('douro'), q.him.exportVp]).toEqual([2, 11]);
  expect(q.told).not.toContain('cubes-removed');
});

test('SO15 ties by number card: draw until it is one of them; the cards go back afterwards', () => {
  const p = alone().yours({ dao: 2, minho: 2, lisboa: 1 }).barrels(1, 1);
  const q = p.card('export');
  expect(q.asks).toBe('draw-number');
  q.play('number 6', 'number 9');
  expect(q.asks).toBe('draw-number');
  expect(q.offers()).toHaveLength(7);
  q.play('number 2');
  expect([q.cubesIn('dao'), q.cubesIn('minho'), q.cubesIn('lisboa')]).toEqual([2, 0, 1]);
  expect(q.his.numbers).toBe(0b111111111);
});

test('solo.cubes: the first region counts as well', () => {
  const p = alone().yours({ 'tras-os-montes': 2, dao: 1 }).barrels(1, 1).card('export');
  expect([p.cubesIn('tras-os-montes'), p.cubesIn('dao'), p.him.exportVp]).toEqual([0, 1, 13]);
});

test('solo.cubes: the last number of the deck needs no drawing', () => {
  const p = alone()
    .yours({ dao: 2, minho: 2 })
    .barrels(1, 1)
    .change(s => {
      if (s.lacerda) s.lacerda.numbers = 1 << 3;
    })
    .card('export');
  expect([p.asks, p.cubesIn('dao'), p.cubesIn('minho')]).toEqual(['nothing', 0, 2]);
});

test('solo.cubes: two estates in one region are no tie', () => {
  const p = alone().estate(1, { region: 'dao' }).estate(2, { region: 'dao' }).cubes('dao', 2).barrels(1, 1);
  expect(p.card('export').cubesIn('dao')).toBe(0);
});

// solo.vineyards

test('solo.vineyards: two numbers, the top vineyard of each region leaves the game and a cube comes', () => {
  const p = alone().card('vineyards', 1, 8).draw();
  expect([stackOf(p, 'tras-os-montes'), stackOf(p, 'alentejo'), stackOf(p, 'dao')]).toEqual([3, 3, 4]);
  expect([p.cubesIn('tras-os-montes'), p.cubesIn('alentejo'), p.s.cubeSupply]).toEqual([1, 1, 18]);
  expect(p.his.vineyards[regionOf('alentejo') * 2]).toBe(1);
  expect(p.his.numbers).toBe(0b111111111);
  expect(p.him.estates.every(e => e.vineyards === 0)).toBe(true);
});

test('solo.vineyards: the two numbers are different', () => {
  const p = alone().card('vineyards', 1);
  expect(p.offers()).not.toContain('number 1');
  expect(p.offers()).toHaveLength(8);
});

test('solo.vineyards: what has left the game is known by kind', () => {
  const p = alone().top('dao', 'white').card('vineyards', 4, 8).draw().top('dao', 'white').card('vineyards-2', 4, 7).draw();
  expect(p.his.vineyards.slice(regionOf('dao') * 2, regionOf('dao') * 2 + 2)).toEqual([0, 2]);
  expect(p.his.vineyards.reduce((a, b) => a + b)).toBe(3);
});

test('solo.vineyards: what has no effect is told', () => {
  const told = alone()
    .top('dao', undefined)
    .card('vineyards', 4, 9)
    .events.filter(e => e.kind === 'no-effect');
  expect(told.map(e => [e.rule, e['region']])).toEqual([
    ['solo.vineyards', regionOf('dao')],
    ['solo.cards', regionOf('algarve')],
  ]);
});

test('SO11 an empty stack: nothing, no cube either', () => {
  const p = alone().top('dao', undefined);
  const q = p.card('vineyards', 4, 8);
  expect([q.cubesIn('dao'), q.cubesIn('alentejo')]).toEqual([0, 1]);
});

test('SO1 A39 a region out of play: no effect', () => {
  const p = alone().card('vineyards-2', 7, 9);
  expect([p.cubesIn('setubal'), p.cubesIn('algarve'), p.s.cubeSupply]).toEqual([0, 0, 20]);
  expect(p.his.vineyards.every(n => n === 0)).toBe(true);
});

test('solo.vineyards: a full region or an empty supply: the cube is left out, the vineyard goes', () => {
  const p = alone().cubes('dao', 4);
  const q = p.card('vineyards', 4, 8).draw();
  expect([q.cubesIn('dao'), stackOf(q, 'dao')]).toEqual([4, 3]);
  const bare = alone().change(s => {
    s.cubeSupply = 0;
  });
  expect(bare.card('vineyards', 4, 8).cubesIn('dao')).toBe(0);
});

test('solo.vineyards: a stack that you have arranged goes on in your order', () => {
  const p = alone().change(s => {
    s.arranged[regionOf('dao')] = { by: 0, tiles: [1, 0, 1] };
  });
  const q = p.card('vineyards', 4, 8);
  expect(q.offers()).toEqual(['vineyard-up dao white-5']);
});

// solo.cellars, solo.wineries

test('solo.cellars: a cube into each of two regions, two cellars leave the game', () => {
  const p = alone().card('cellars', 2, 3);
  expect([p.cubesIn('minho'), p.cubesIn('douro'), p.s.cellars, p.his.cellars]).toEqual([1, 1, 6, 2]);
  expect([p.s.wineries, stackOf(p, 'minho')]).toEqual([11, 4]);
  expect(p.his.numbers).toBe(0b111111111);
});

test('solo.wineries: the same with wineries', () => {
  const p = alone().card('wineries', 5, 6);
  expect([p.cubesIn('ribatejo'), p.cubesIn('lisboa'), p.s.wineries, p.his.wineries]).toEqual([1, 1, 9, 2]);
  expect(p.s.cellars).toBe(8);
});

test('SO12 the cubes come even if nothing is left to discard, or the vineyards are gone', () => {
  const p = alone()
    .change(s => {
      s.cellars = 1;
      s.wineries = 0;
    })
    .top('dao', undefined);
  const cellars = p.card('cellars', 4, 3);
  expect([cellars.s.cellars, cellars.his.cellars, cellars.cubesIn('dao')]).toEqual([0, 1, 1]);
  const wineries = p.card('wineries', 4, 3);
  expect([wineries.s.wineries, wineries.his.wineries, wineries.cubesIn('dao')]).toEqual([0, 0, 1]);
});

test('SO12 a full region takes no cube, one out of play neither (SO1)', () => {
  const p = alone().cubes('dao', 4);
  const q = p.card('cellars', 4, 7);
  expect([q.cubesIn('dao'), q.cubesIn('setubal'), q.s.cubeSupply, q.s.cellars]).toEqual([4, 0, 16, 6]);
  expect(alone().card('wineries', 9, 2).s.cubeSupply).toBe(19);
});

// solo.experts, solo.staff

test('solo.experts: the top one of each feature on the vintage tile', () => {
  const p = alone().card('experts').draw();
  expect(expertsOf(p, 1)).toEqual({ up: ['taste.free-move', 'aroma.free-move'], down: [] });
  expect([p.s.piles[2], p.s.piles[3]]).toEqual([13, 19]);
  const other = alone().vintage('P7');
  expect(expertsOf(other.card('experts'), 1).up).toEqual(['look.free-move', 'alcohol.free-move']);
});

test('SO13 an empty pile gives none', () => {
  const p = alone().change(s => {
    s.piles[0] = NONE;
    s.unseen[0] = 0;
  });
  expect(expertsOf(p.card('experts'), 1).up).toEqual(['aroma.free-move']);
});

test('solo.staff: two enologists and two farmers leave the game', () => {
  const p = alone().card('staff');
  expect([p.s.enologists, p.s.farmers, p.his.enologists, p.his.farmers]).toEqual([5, 7, 2, 2]);
});

test('SO14 or what is left', () => {
  const p = alone().change(s => {
    s.enologists = 1;
    s.farmers = 0;
  });
  const q = p.card('staff');
  expect([q.s.enologists, q.s.farmers, q.his.enologists, q.his.farmers]).toEqual([0, 0, 1, 0]);
});

// solo.export

test('solo.export: twice a barrel on the highest free space, for its number and 1 for each cube taken', () => {
  const p = alone().yours({ dao: 3 }).card('export');
  expect([p.exporter('5:11'), p.exporter('4:10'), p.exporter('5:10')]).toEqual([1, 1, NONE]);
  expect(p.him).toMatchObject({ barrels: 6, exportVp: 11 + 2 + 10 + 1 });
  expect(p.events.filter(e => e.kind === 'barrel-exported').map(e => [e['cubes'], e['vp']])).toEqual([
    [2, 13],
    [1, 11],
  ]);
});

test('solo.export: of equal numbers the one in the leftmost column', () => {
  const p = alone().exported(0, '5:11', '4:10').barrels(2, 1);
  const q = p.card('export');
  expect([q.exporter('5:10'), q.exporter('3:9'), q.exporter('4:9')]).toEqual([1, 1, NONE]);
});

test('SO16 only the frame of two players; where it is full he takes cubes once all the same', () => {
  const full = ['3:6', '3:7', '3:8', '3:9', '4:7', '4:8', '4:9', '4:10', '5:8', '5:9', '5:10', '5:11'];
  const p = alone()
    .exported(0, ...full)
    .estate(1, { region: 'dao' })
    .cubes('dao', 4);
  const q = p.card('export');
  expect([q.him.barrels, q.him.exportVp, q.cubesIn('dao'), q.asks]).toEqual([8, 0, 2, 'nothing']);
  expect(q.events.at(-1)).toMatchObject({ rule: 'solo.export', kind: 'did-nothing' });
});

test('SO16 the last free space: no cubes for a second barrel', () => {
  const full = ['3:7', '3:8', '3:9', '4:7', '4:8', '4:9', '4:10', '5:8', '5:9', '5:10', '5:11'];
  const p = alone()
    .exported(0, ...full)
    .estate(1, { region: 'dao' })
    .cubes('dao', 4);
  const q = p.card('export');
  expect([q.exporter('3:6'), q.him.barrels, q.cubesIn('dao'), q.told.includes('did-nothing')]).toEqual([1, 7, 2, false]);
});

test('SO16 the second only if a barrel is left; without any he takes cubes once', () => {
  const one = alone().yours({ dao: 4 }).barrels(1, 1);
  const p = one.card('export');
  expect([p.him.barrels, p.him.exportVp, p.cubesIn('dao')]).toEqual([0, 13, 2]);
  const none = alone().yours({ dao: 4 }).barrels(0, 1).card('export');
  expect([none.him.exportVp, none.cubesIn('dao'), none.asks]).toEqual([0, 2, 'nothing']);
});

// solo.sales. The vintage P1 wants white.

const sale = (p: Alone, ...numbers: number[]): Alone => p.barrels(1, 1).card('sales', ...numbers);

test('solo.sales: a barrel on the space of the number and the colour Anabela wants; he receives its money', () => {
  const p = sale(alone(), 7);
  expect([p.seller('white-7'), p.him.money, p.him.barrels]).toEqual([1, 7, 0]);
  expect(p.asks).toBe('nothing');
  expect(p.his.numbers).toBe(0b111111111);
  expect(sale(alone().vintage('P2'), 7).seller('red-7')).toBe(1);
});

test('solo.sales: once more if a barrel is left', () => {
  const p = alone().card('sales', 7, 7);
  expect([p.seller('white-7'), p.seller('red-7'), p.him.money, p.him.barrels, p.asks]).toEqual([1, 1, 14, 6, 'nothing']);
});

test('solo.sales: numbers up to 2 do not count', () => {
  const p = sale(alone(), 1, 2);
  expect(p.asks).toBe('draw-number');
  expect(p.offers()).toHaveLength(7);
  expect(p.play('number 3').player(1).money).toBe(3);
});

test('solo.sales: cubes do not make a number of 1 or 2 count', () => {
  const p = sale(alone().yours({ dao: 2 }), 1, 2);
  expect([p.asks, p.him.barrels]).toEqual(['draw-number', 1]);
});

test('solo.sales: cubes add to the value, one each', () => {
  const p = sale(alone().yours({ dao: 2 }), 5);
  expect([p.seller('white-7'), p.him.money, p.cubesIn('dao')]).toEqual([1, 7, 0]);
});

test('solo.sales: the second barrel takes cubes of its own', () => {
  const p = alone().yours({ dao: 3 }).card('sales', 3, 3);
  expect([p.seller('white-5'), p.seller('white-4'), p.cubesIn('dao')]).toEqual([1, 1, 0]);
});

test('SO17 above the highest space he starts at the highest', () => {
  expect(sale(alone().yours({ dao: 2 }), 9).seller('white-10')).toBe(1);
});

test('SO18 taken: the other colour; both taken: one lower in the first colour, and so on', () => {
  expect(sale(alone().sold(0, 'white-7'), 7).seller('red-7')).toBe(1);
  expect(sale(alone().sold(0, 'white-8'), 8).seller('red-8')).toBe(1);
  expect(sale(alone().sold(0, 'white-7', 'red-7'), 7).seller('white-6')).toBe(1);
  expect(sale(alone().sold(0, 'white-7', 'red-7', 'white-6'), 7).seller('red-6')).toBe(1);
  expect(sale(alone().sold(0, 'white-7', 'red-7', 'white-6', 'red-6'), 7).him.money).toBe(5);
});

test('SO18 nothing free up to the value: a new card, with the same cubes', () => {
  const taken = ['white-3', 'red-3', 'white-4', 'red-4', 'white-5', 'red-5'];
  const p = sale(
    alone()
      .sold(0, ...taken)
      .estate(1, { region: 'dao' })
      .cubes('dao', 1),
    3,
    4,
  );
  expect([p.asks, p.cubesIn('dao'), p.him.barrels]).toEqual(['draw-number', 0, 1]);
  p.play('number 5');
  expect([p.seller('white-6'), p.him.money]).toEqual([1, 6]);
});

const ALL_SALES = [3, 4, 5, 6, 7, 8, 9, 10].flatMap(n => [`white-${n}`, `red-${n}`]);

const but10 = (): Alone => alone().sold(0, ...ALL_SALES.filter(space => space !== 'red-10'));

test('SO18 no space that any number with his cubes can reach: he sells nothing', () => {
  const none = sale(but10());
  expect([none.asks, none.him.barrels, none.events.at(-1)?.kind]).toEqual(['nothing', 1, 'did-nothing']);
  const one = sale(but10().estate(1, { region: 'dao' }).cubes('dao', 1));
  expect([one.asks, one.cubesIn('dao')]).toEqual(['draw-number', 0]);
  one.play('number 8');
  expect(one.asks).toBe('draw-number');
  expect(one.play('number 9').s.sales).not.toContain(NONE);
});

test('SO18 with every space taken he takes cubes once, and draws no number', () => {
  const p = alone()
    .sold(0, ...ALL_SALES)
    .estate(1, { region: 'dao' })
    .cubes('dao', 4)
    .card('sales');
  expect([p.asks, p.cubesIn('dao'), p.him.barrels]).toEqual(['nothing', 2, 8]);
});

test('SO18 without a barrel neither, but the cubes are taken', () => {
  const p = alone().yours({ dao: 4 }).barrels(0, 1).card('sales');
  expect(p.events.at(-1)).toMatchObject({ rule: 'solo.sales', kind: 'did-nothing' });
  expect([p.asks, p.cubesIn('dao')]).toEqual(['nothing', 2]);
});

test('SO18 no cubes for a second barrel that is not there, or has no space in reach', () => {
  const last = alone().yours({ dao: 4 }).barrels(1, 1).card('sales', 5);
  expect([last.asks, last.cubesIn('dao'), last.told.includes('did-nothing')]).toEqual(['nothing', 2, false]);
  // Beside the 3 only a 10 is free, and cubes there are none for it.
  const taken = ALL_SALES.filter(space => space !== 'red-10' && space !== 'white-3');
  const far = alone()
    .sold(0, ...taken)
    .card('sales', 3);
  expect([far.asks, far.seller('white-3'), far.him.barrels, far.told.filter(kind => kind === 'no-cubes').length]).toEqual([
    'nothing',
    1,
    7,
    1,
  ]);
});

test('solo.sales: a pack with several such spaces: the first that is free', () => {
  const sales = [...PACK_2016.sales, { house: 'hotel' as const, colour: 'white' as const, value: 9 }];
  const p = alone({ pack: { ...PACK_2016, sales } });
  const q = p.card('sales', 9, 9);
  expect(q.s.sales.flatMap((seat, i) => (seat === 1 ? [i] : []))).toEqual([
    PACK_2016.sales.findIndex(s => s.colour === 'white' && s.value === 9),
    PACK_2016.sales.length,
  ]);
});

// solo.maintenance

test('solo.maintenance: he takes back the barrel of the lowest value', () => {
  const p = alone().sold(1, 'red-8', 'white-4', 'red-9');
  const q = p.run('maintenance');
  expect([q.seller('white-4'), q.seller('red-8'), q.seller('red-9'), q.him.barrels]).toEqual([NONE, 1, 1, 9]);
  expect(q.asks).toBe('nothing');
});

test('SO24 of two the one of the colour Anabela wants', () => {
  const p = alone().sold(1, 'red-4', 'white-4', 'white-5');
  expect(p.run('maintenance').seller('white-4')).toBe(NONE);
  expect(p.vintage('P2').run('maintenance').seller('red-4')).toBe(NONE);
  const low = alone().sold(1, 'red-4', 'white-5');
  expect(low.run('maintenance').seller('red-4')).toBe(NONE);
  expect(alone().vintage('P2').sold(1, 'white-4', 'red-5').run('maintenance').seller('white-4')).toBe(NONE);
});

test('solo.maintenance: you take yours as always, at the same time', () => {
  const p = alone().sold(0, 'red-4', 'white-4').sold(1, 'white-5');
  const q = p.run('maintenance');
  expect(q.offers('', 0)).toEqual(['retrieve red-4', 'retrieve white-4']);
  expect(q.seller('white-5')).toBe(NONE);
});

test('solo.maintenance: with nothing in sales nothing happens', () => {
  expect(alone().run('maintenance').him.barrels).toBe(8);
});
