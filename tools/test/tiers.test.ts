import { expect, test } from 'vitest';
import { filesOf, sortArguments, type Tier } from '../tiers.ts';

const FILES: { readonly [tier in Tier]: readonly string[] } = {
  fast: ['packages/kit/test/hash.test.ts', 'apps/web/test/words.test.ts', 'packages/vinhos/test/laws.test.ts'],
  browser: ['apps/web/test/axe.browser.ts', 'apps/web/test/page.browser.ts'],
  long: ['apps/web/test/axe.long.ts', 'packages/vinhos/test/laws.long.ts'],
};
const sorted = (...args: string[]) => sortArguments(args, tier => FILES[tier]);
const words = (asked: Partial<{ [tier in Tier]: string[] }>) => ({ fast: [], browser: [], long: [], ...asked });

test('every tier has files, and none of them is in two', () => {
  const all = (['fast', 'browser', 'long'] as const).map(filesOf);
  expect(all.map(files => files.length > 0)).toEqual([true, true, true]);
  expect(new Set(all.flat()).size).toBe(all.flat().length);
});

test('a file is run in its tier', () => {
  expect(sorted('packages/kit/test/hash.test.ts').words).toEqual(words({ fast: ['packages/kit/test/hash.test.ts'] }));
  expect(sorted('./apps/web/test/page.browser.ts:12').words).toEqual(words({ browser: ['./apps/web/test/page.browser.ts:12'] }));
  expect(sorted('packages/vinhos/test/laws.long.ts').words).toEqual(words({ long: ['packages/vinhos/test/laws.long.ts'] }));
});

test('a word that fits several tiers means the quickest', () => {
  expect(sorted('laws', 'axe', 'apps/web').words).toEqual(words({ fast: ['laws', 'apps/web'], browser: ['axe'] }));
});

test('flags and their values go to Vitest, and a word that fits nothing is named', () => {
  expect(sorted('hash', '-t', 'laws', '--bail', '1')).toEqual({
    words: words({ fast: ['hash'] }),
    flags: ['-t', 'laws', '--bail', '1'],
    unknown: [],
  });
  expect(sorted('hush').unknown).toEqual(['hush']);
});
