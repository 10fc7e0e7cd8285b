import { stream } from '@adega/kernel';
import { leavesOf } from '@adega/kit/provenance.ts';
import { describe, expect, test } from 'vitest';
import { compile } from '../data/pack.ts';
import { PACK } from '../data/packs.ts';
import { provenanceOf, SOURCED } from '../data/provenance.ts';
import { parsePack } from '../data/schema.ts';
import { VARIETIES } from '../data/words.ts';
import { randomPack } from '../trials/random-pack.ts';

const tables = compile(PACK);

describe('our pack has what the text states', () => {
  test('nine regions of 3 to 21 vineyards and 2 to 5 varieties, 40 variety markers, 6 bottles', () => {
    const sizes = PACK.regions.map(r => r.private.length + r.government.length);
    expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([3, 21]);
    const varieties = PACK.regions.map(r => r.varieties.length);
    expect([Math.min(...varieties), Math.max(...varieties)]).toEqual([2, 5]);
    expect(varieties.reduce((a, b) => a + b)).toBe(40);
    expect(PACK.regions.filter(r => r.government.length > 0)).toHaveLength(6);
  });

  test('the start markers, in the order of the list', () => {
    expect(PACK.regions.map(r => `${r.number} ${r.id} ${r.start[0]}`)).toEqual([
      '1 liguria n',
      '2 lazio t',
      '3 campania m',
      '4 sardegna p',
      '5 calabria p',
      '6 abruzzo b',
      '7 toscana m',
      '8 veneto n',
      '9 trentino t',
    ]);
  });

  test('prices from 40 to 350', () => {
    expect([Math.min(...tables.price), Math.max(...tables.price)]).toEqual([40, 350]);
  });

  test('the table of sales has a column for every stock that is possible', () => {
    expect(tables.most).toBe(39);
    expect(tables.revenue).toHaveLength(40);
  });
});

describe('tables', () => {
  test('the road runs by rising cost, private first where the cost is the same (C58)', () => {
    const lazio = tables.price.slice(tables.first[1], tables.first[2]);
    expect(lazio).toEqual([...lazio].sort((a, b) => a - b));
    expect(tables.government.slice(tables.first[1], tables.first[2])).toEqual([0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0, 1]);
    expect(tables.first).toEqual([0, 3, 18, 31, 43, 51, 61, 82, 100, 106]);
  });

  test('the order of regions in the file does not matter', () => {
    expect(compile({ ...PACK, regions: [...PACK.regions].reverse() })).toEqual(tables);
  });

  test('bottles, varieties and the market in steps', () => {
    expect(tables.bottles).toBe(0b011101110);
    expect(tables.varieties[0]).toBe((1 << VARIETIES.indexOf('nebbiolo')) | (1 << VARIETIES.indexOf('barbera')));
    expect([tables.lowest, tables.highest, tables.step]).toEqual([-5, 5, 100]);
  });
});

// biome-ignore lint/suspicious/noExplicitAny: a broken pack has no type
type Broken = any;

const BROKEN: [string, (pack: Broken) => void, string][] = [
  ['a price out of bounds', p => (p.regions[0].private[0] = 5), '/regions/0/private/0: integer 10..1000, 5'],
  ['an unknown variety', p => (p.regions[0].start = 'merlot'), '/regions/0/start: one of montepulciano|'],
  [
    'a start marker that the region has not',
    p => (p.regions[0].start = 'trebbiano'),
    '/regions/0/start: one of nebbiolo|barbera, "trebbiano"',
  ],
  ['a variety twice', p => (p.regions[0].varieties[1] = 'nebbiolo'), '/regions/0/varieties/1: distinct, "nebbiolo"'],
  ['a region twice', p => (p.regions[1].id = 'liguria'), '/regions/1/id: distinct, "liguria"'],
  ['a number twice', p => (p.regions[1].number = 1), '/regions/1/number: distinct, 1'],
  ['too little to start with', p => (p.money = 260), '/money: at least 290, 260'],
  [
    'no bottle',
    p => (p.regions = p.regions.map((r: Broken) => ({ ...r, government: [] }))),
    '/regions: a region with government vineyards, 0',
  ],
  ['half a step down', p => (p.market.lowest = -450), '/market/lowest: a multiple of 100, -450'],
  ['half a step up', p => (p.market.highest = 450), '/market/highest: a multiple of 100, 450'],
  ['nowhere to rise', p => (p.market.highest = 100), '/market/highest: at least 125, 100'],
  ['too many steps', p => (p.market = { lowest: -2000, highest: 2000, step: 50 }), '/market/step: at most 30 steps, 50'],
  ['a column missing', p => p.sale.lost.pop(), '/sale/lost: list 39, list 38'],
  ['an unknown field', p => (p.sugar = 1), '/sugar: absent, "sugar"'],
];

test.each(BROKEN)('%s', (_name, change, line) => {
  const pack: Broken = structuredClone(PACK);
  change(pack);
  const parsed = parsePack(pack);
  const lines = 'pack' in parsed ? [] : parsed.problems.map(p => `${p.path}: ${p.expected}, ${p.got}`);
  expect(lines.join('\n')).toContain(line);
});

test('random packs pass, and differ', () => {
  const packs = Array.from({ length: 50 }, (_, n) => randomPack(stream(n, 'pack')));
  for (const pack of packs) expect(parsePack(pack)).toEqual({ pack });
  expect(new Set(packs.map(pack => JSON.stringify(pack))).size).toBe(50);
});

describe('provenance', () => {
  const leaves = leavesOf(PACK);

  test('every value has one, every pattern is used', () => {
    expect(leaves.length).toBeGreaterThan(250);
    expect(leaves.filter(path => provenanceOf(PACK, path) === undefined)).toEqual([]);
    const used = new Set(leaves.map(path => provenanceOf(PACK, path)));
    expect(Object.values(SOURCED.said.values).filter(p => !used.has(p))).toEqual([]);
  });

  test('citations name sources of the list; R is said by the rulebook', () => {
    const cites = Object.values(SOURCED.said.values).flatMap(({ cite }) => cite.split(' ').map(part => part.split(':')[0]));
    expect([...new Set(cites)].sort()).toEqual(Object.keys(SOURCED.said.sources).sort());
    for (const { mark, cite } of Object.values(SOURCED.said.values)) if (mark === 'R') expect(cite).toMatch(/\bS2:/);
  });

  test('what is not known is marked X', () => {
    for (const path of ['/sale/revenue/0', '/sale/lost/5', '/sale/fall/38', '/regions/6/private/3', '/market/step'])
      expect(provenanceOf(PACK, path)?.mark).toBe('X');
    expect(provenanceOf(PACK, '/money')?.mark).toBe('R');
  });

  test('a corrected value has not our provenance', () => {
    expect(provenanceOf({ ...PACK, money: 1200 }, '/money')).toBeUndefined();
    expect(provenanceOf({ ...PACK, money: 1200 }, '/pawns')?.mark).toBe('R');
  });
});

test('the pack that we ship is sound, and nothing in it is passed over', () => {
  expect(parsePack(PACK)).toEqual({ pack: PACK });
});
