// What a region gives to an estate that is founded there, and what it refuses.

import { expect, test } from 'vitest';
import { PACK_2016 } from '../../data/packs.ts';
import type { PackJson } from '../../data/schema.ts';
import type { Region } from '../../data/words.ts';
import { NONE } from '../../state.ts';
import { bare, expertsOf, type Position, regionOf } from './position.ts';

const found = (region: Region, p: Position = bare()): Position => p.copy().play('enter vineyards-2', `buy ${region} 1`);
const first = (p: Position) => p.player().estates[0];

test('region.tras-os-montes: 2 fair points more when its wine is presented', () => {
  const p = bare().at('cellars').estate(1, { region: 'tras-os-montes' }).wine('1.1', 'tras-os-montes', 'red', 5);
  p.play('enter centre', 'slot 1', 'present 1.1 0');
  expect(p.player().fairPoints).toBe(7);
});

test('A35 they are no wine value: no help with Bruno', () => {
  const p = (quality: number) =>
    bare()
      .vintage('P2')
      .at('cellars')
      .estate(1, { region: 'tras-os-montes' })
      .wine('1.1', 'tras-os-montes', 'white', quality)
      .play('enter centre', 'slot 1', 'present 1.1 0', 'stand 1');
  expect(p(7).asks).not.toBe('collect-barrels');
  expect(p(8).offers()).toEqual(['collect B', 'done']);
});

test('region.minho: no cellar in its estate, whatever there is to pay it with', () => {
  const p = bare({ year: 3 }).estate(1, { region: 'minho' }).estate(5, { region: 'dao' }).play('enter cellars');
  expect(p.refusal('cellar 1')).toEqual({ rule: 'region.minho' });
  expect(p.money(0).refusal('cellar 1')).toEqual({ rule: 'region.minho' });
  expect(p.isOffered('cellar 2')).toBe(true);
});

test('A29 nor may a Minho vineyard go to an estate that has a cellar', () => {
  const p = bare().estate(1, { cellar: true }).play('enter vineyards-2');
  expect(p.refusal('buy minho 1')).toEqual({ rule: 'region.minho' });
  expect(p.isOffered('buy douro 1')).toBe(true);
  expect(p.isOffered('buy minho 2')).toBe(true);
});

test('region.douro: two port tiles, from Douro', () => {
  const p = found('douro');
  expect(p.player().ports).toBe(2);
  expect(p.s.ports).toBe(4);
});

test('A115 fewer if fewer are left', () => {
  const left = (n: number) =>
    bare().change(s => {
      s.ports = n;
    });
  expect(found('douro', left(1)).player().ports).toBe(1);
  expect(found('douro', left(1)).s.ports).toBe(0);
  expect(found('douro', left(0)).player().ports).toBe(0);
});

test('region.dao, C2: a free cellar here, and no cube for it', () => {
  const p = found('dao');
  expect(first(p)).toMatchObject({ cellar: 1, waiting: 0 });
  expect(p.s.cellars).toBe(11);
  expect(p.s.cubes[regionOf('dao')]).toBe(1);
  expect(p.player().money).toBe(15);
});

test('A28 none where the estate has one, none from an empty supply', () => {
  const has = found('dao', bare().estate(1, { cellar: true }));
  expect(first(has)).toMatchObject({ cellar: 1 });
  expect(has.s.cellars).toBe(12);
  const none = found(
    'dao',
    bare().change(s => {
      s.cellars = 0;
    }),
  );
  expect(first(none)).toMatchObject({ vineyards: 1, cellar: 0 });
  expect(none.s.cellars).toBe(0);
});

test('region.ribatejo, A32: a free farmer on this vineyard, if any is left', () => {
  const p = found('ribatejo');
  expect(first(p)).toMatchObject({ farmers: 1 });
  expect(p.s.farmers).toBe(15);
  expect(p.player().money).toBe(15);
  const none = found(
    'ribatejo',
    bare().change(s => {
      s.farmers = 0;
    }),
  );
  expect(first(none)).toMatchObject({ vineyards: 1, farmers: 0 });
  expect(none.s.farmers).toBe(0);
});

test('region.lisboa, C15: a free winery in this very estate, and no cube for it', () => {
  const p = found('lisboa');
  expect(first(p)).toMatchObject({ wineries: 1, waiting: 0 });
  expect(
    p
      .player()
      .estates.slice(1)
      .every(estate => estate.wineries === 0),
  ).toBe(true);
  expect(p.s.wineries).toBe(18);
  expect(p.s.cubes[regionOf('lisboa')]).toBe(1);
});

test('A25 from an empty supply none', () => {
  const p = found(
    'lisboa',
    bare().change(s => {
      s.wineries = 0;
    }),
  );
  expect(first(p)).toMatchObject({ vineyards: 1, wineries: 0 });
  expect(p.s.wineries).toBe(0);
});

test('A26 none in an estate with two; the vineyard may be bought all the same', () => {
  const p = found('lisboa', bare().estate(1, { wineries: 2, waiting: 2 }));
  expect(first(p)).toMatchObject({ vineyards: 1, wineries: 2 });
  expect(p.s.wineries).toBe(19);
});

test('A27 in an estate with one it is the second, and the cube that waited moves', () => {
  const p = found('lisboa', bare().estate(1, { wineries: 1, waiting: 1 }));
  expect(first(p)).toMatchObject({ vineyards: 1, wineries: 2, waiting: 0 });
  expect(p.s.cubes[regionOf('lisboa')]).toBe(2);
});

test('region.setubal: two experts, free', () => {
  const p = found('setubal');
  expect(p.asks).toBe('free-experts');
  p.play('hire taste', 'expert-up taste.renown', 'hire look');
  expect(expertsOf(p)).toEqual({ up: ['taste.free-move', 'look.free-move'], down: [] });
  expect(p.player().money).toBe(15);
});

test('A34 one after the other: the next tile of the pile is seen before the second is chosen', () => {
  const p = found('setubal').play('hire taste', 'expert-up taste.renown');
  expect(p.offers()).toEqual(['hire taste', 'hire aroma', 'hire look', 'hire alcohol']);
  p.play('hire taste');
  expect(expertsOf(p).up).toEqual(['taste.free-move', 'taste.renown']);
});

test('A34, A56 where few are left, those', () => {
  const few = (taste: number) =>
    bare().change(s => {
      s.piles = [taste, NONE, NONE, NONE];
      s.unseen.fill(0);
    });
  const last = found('setubal', few(0));
  expect([expertsOf(last).up, last.events.some(event => event.kind === 'expert-up')]).toEqual([['taste.cash'], false]);
  expect(expertsOf(found('setubal', few(NONE))).up).toEqual([]);
});

test('region.alentejo, C25: each of its cubes counts 2', () => {
  const p = bare().estate(1, { region: 'alentejo' }).wine('1.1', 'alentejo', 'red', 4).cubes('alentejo', 2).play('enter export');
  expect(p.isOffered('export 1.1 2:8')).toBe(true);
  expect(p.refusal('export 1.1 3:9')).toMatchObject({ of: 'value', has: 8, missing: 1 });
});

test('region.algarve, C25: its wines are worth 1 more', () => {
  const p = bare().estate(1, { region: 'algarve' }).wine('1.1', 'algarve', 'red', 6).play('enter export');
  expect(p.isOffered('export 1.1 1:7')).toBe(true);
  expect(p.refusal('export 1.1 2:8')).toMatchObject({ of: 'value', has: 7, missing: 1 });
});

test('A45 at the press release too, but it is no quality: half of the quality does not count it', () => {
  const p = bare().at('cellars').estate(1, { region: 'algarve' }).wine('1.1', 'algarve', 'red', 5);
  expect(p.score()['wines']).toBe(2);
  p.play('enter centre', 'slot 1', 'present 1.1 0');
  expect(p.player().fairPoints).toBe(6);
});

test('region.setubal: as many as the pack says', () => {
  const pack = { ...PACK_2016, setubalExperts: 0 } as PackJson;
  const p = found('setubal', bare({ pack }));
  expect([p.asks, expertsOf(p).up]).toEqual(['vineyards', []]);
});

test('region.setubal, A34: the experts must be taken while there are any', () => {
  const p = found(
    'setubal',
    bare().change(s => {
      s.piles[1] = NONE;
      s.unseen[1] = 0;
    }),
  );
  expect(p.offers()).toEqual(['hire taste', 'hire look', 'hire alcohol']);
  expect(p.refusal('hire aroma')).toMatchObject({ rule: 'expert.hire', of: 'expert', has: 0, missing: 1 });
  expect(p.refusal('done')).toEqual({ rule: 'expert.hire' });
});

test('region.lisboa: as many wineries as an estate takes', () => {
  const pack = { ...PACK_2016, mostWineries: 1 } as PackJson;
  expect(first(found('lisboa', bare({ pack }).estate(1, { wineries: 1 })))).toMatchObject({ wineries: 1 });
});
