import { contentHash } from '@adega/kit/hash.ts';
import { describe, expect, test } from 'vitest';
import { PACK_2016, PACK_FIRST, PACK_RESERVE, SHIPPED } from '../data/packs.ts';
import { parsePack } from '../data/schema.ts';
import names from '../data/shipped.json' with { type: 'json' };

test.each([PACK_2016, PACK_RESERVE, PACK_FIRST])('the pack of $edition that we ship is sound, and nothing in it is passed over', pack => {
  expect(parsePack(pack, pack.edition)).toEqual({ pack });
});

describe.each(Object.values(SHIPPED))('packs of $now.edition, once shipped, are kept', ({ now, earlier, named }) => {
  test('the present one is the one that is named: if it was changed, `lab pack` prints what is to be kept of the one before', () => {
    expect(names[now.edition].now).toBe(contentHash(now));
  });

  test.each(earlier)('$pack', ({ pack: name }) => {
    const pack = named(name);
    expect(contentHash(pack)).toBe(name);
    expect(parsePack(pack, now.edition)).toEqual({ pack });
  });
});

test('those with which version 1 of the rules was played are still there', () => {
  expect(SHIPPED[2016].named('a1977caccb8259db6e1551d9c8a1473ebae47cad5df43f464847ec0c76f1da13')).toBeDefined();
  expect(SHIPPED.reserve.named('a079ecae8ebf0e82da96459c9ff17ab8720da778a1ad925f06cc5b837d04b501')).toBeDefined();
  expect(SHIPPED.first.named('30c4250d56662c21664cde516549ac57d80f74750ca4db313077a92aaf137de4')).toBeDefined();
});
