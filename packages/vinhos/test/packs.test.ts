import { expect, test } from 'vitest';
import { PACK_2016, PACK_FIRST, PACK_RESERVE } from '../data/packs.ts';
import { parsePack } from '../data/schema.ts';

test.each([PACK_2016, PACK_RESERVE, PACK_FIRST])('the pack of $edition that we ship is sound, and nothing in it is passed over', pack => {
  expect(parsePack(pack, pack.edition)).toEqual({ pack });
});
