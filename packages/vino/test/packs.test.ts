import { contentHash } from '@adega/kit/hash.ts';
import { expect, test } from 'vitest';
import { SHIPPED } from '../data/packs.ts';
import { parsePack } from '../data/schema.ts';
import names from '../data/shipped.json' with { type: 'json' };

test('the pack is the one that is named: if it was changed, `lab pack` prints what is to be kept of the one before', () => {
  expect(names.now).toBe(contentHash(SHIPPED.now));
});

test('packs, once shipped, are kept', () => {
  const known = [names.now, ...SHIPPED.earlier.map(({ pack }) => pack)];
  expect(known).toContain('36ca94b0f18ba4b68b0f5622fbfbd595cee0bfab13bfc88cb1ad93eddf942a78');
  for (const name of known) {
    const pack = SHIPPED.named(name);
    expect(contentHash(pack)).toBe(name);
    expect(parsePack(pack)).toEqual({ pack });
  }
});
