import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedBy, differenceOf, differencesIn } from '../difference.ts';
import { contentHash } from '../hash.ts';
import { shipped } from '../shipped.ts';

const BOX = { prices: { winery: 3, cellar: 2 }, tiles: [{ id: 'a', n: 1 }, { id: 'b', n: 2 }], row: [1, 2, 3] }; // biome-ignore format: short

test.each([
  ['nothing', BOX, undefined],
  ['a number', { ...BOX, prices: { winery: 4, cellar: 2 } }, { prices: { winery: 4 } }],
  ['a field that is not there', { ...BOX, prices: { winery: 3 } }, { prices: { cellar: null } }],
  ['a field more', { ...BOX, port: { cost: 1 } }, { port: { cost: 1 } }],
  ['a thing of a list by its id', { ...BOX, tiles: [BOX.tiles[0], { id: 'b', n: 9 }] }, { tiles: { b: { n: 9 } } }],
  ['other things in a list', { ...BOX, tiles: [{ id: 'c', n: 1 }] }, { tiles: [{ id: 'c', n: 1 }] }],
  ['a list of numbers', { ...BOX, row: [1, 2] }, { row: [1, 2] }],
])('the difference tells %s', (_what, to, difference) => {
  expect(differenceOf(BOX, to)).toEqual(difference);
  expect(changedBy(BOX, difference)).toEqual(to);
});

const number = fc.nat({ max: 3 });
const things = fc.uniqueArray(fc.record({ id: fc.constantFrom('a', 'b', 'c'), n: number }), { selector: thing => thing.id, minLength: 1 });
const box = fc.record(
  { price: number, row: fc.array(number, { maxLength: 2 }), prices: fc.record({ x: number, y: number }, { requiredKeys: [] }), things },
  { requiredKeys: ['row', 'things'] },
);

test('any data come back from the difference', () => {
  fc.assert(
    fc.property(box, box, (from, to) => {
      expect(changedBy(from, differenceOf(from, to))).toEqual(to);
    }),
    { seed: 1 },
  );
});

test('a pack is found by its name, however many came after it', () => {
  fc.assert(
    fc.property(fc.array(box, { minLength: 1, maxLength: 4 }), packs => {
      const [first, ...later] = packs as [object, ...object[]];
      let all = shipped(first, []);
      for (const pack of later) all = shipped(pack, [shipped(pack, []).kept(all.now), ...all.earlier]);
      for (const pack of packs) expect(all.named(contentHash(pack))).toEqual(pack);
      expect(all.named(contentHash('another'))).toBeUndefined();
    }),
    { seed: 1 },
  );
});

test('differences are told place by place, lists of another length whole', () => {
  const other = { prices: { winery: 4 }, tiles: [{ id: 'a', n: 1 }, { id: 'c', n: 2 }], row: [1, 2], port: 1 }; // biome-ignore format: short
  expect(differencesIn(BOX, BOX)).toEqual([]);
  expect(differencesIn(BOX, other)).toEqual([
    { path: '/prices/winery', ours: '3', theirs: '4' },
    { path: '/prices/cellar', ours: '2', theirs: 'nothing' },
    { path: '/tiles/1/id', ours: '"b"', theirs: '"c"' },
    { path: '/row', ours: '[1,2,3]', theirs: '[1,2]' },
    { path: '/port', ours: 'nothing', theirs: '1' },
  ]);
  expect(differencesIn([1], 'x'.repeat(99))).toEqual([{ path: '', ours: '[1]', theirs: `"${'x'.repeat(38)}…` }]);
});
