import { leavesOf, patternFor } from '@adega/kit/provenance.ts';
import { describe, expect, test } from 'vitest';
import { PACK_2016, PACK_FIRST, PACK_RESERVE } from '../data/packs.ts';
import { provenanceOf, SOURCED } from '../data/provenance.ts';

const stars = (pattern: string): number => pattern.split('*').length - 1;

describe.each([
  { pack: PACK_2016, said: SOURCED[2016].said },
  { pack: PACK_RESERVE, said: SOURCED.reserve.said },
  { pack: PACK_FIRST, said: SOURCED.first.said },
])('provenance of $pack.edition', ({ pack, said }) => {
  const leaves = leavesOf(pack);
  const patterns = Object.keys(said.values);
  const values = Object.values(said.values);
  const matching = (path: string): string[] => patterns.filter(pattern => new RegExp(`^${pattern.replaceAll('*', '[^/]+')}$`).test(path));

  test('every value has one', () => {
    expect(leaves.length).toBeGreaterThan(350);
    expect(leaves.filter(path => provenanceOf(pack, path) === undefined)).toEqual([]);
  });

  test('no pattern is dead: each is the most specific one of some value', () => {
    const used = new Set(leaves.map(path => patternFor(patterns, path)));
    expect(patterns.filter(pattern => !used.has(pattern))).toEqual([]);
  });

  test('no two patterns are equally specific for a value', () => {
    for (const path of leaves) {
      const counts = matching(path).map(stars);
      expect(count(counts, Math.min(...counts)), path).toBe(1);
    }
  });

  test('every citation names a source of the list, every source is cited', () => {
    const tags = values.flatMap(({ cite }) => cite.split(' ').map(part => /^([A-Za-z0-9]+):[\w-]+$/.exec(part)?.[1] ?? part));
    expect([...new Set(tags)].sort()).toEqual(Object.keys(said.sources).sort());
  });

  test('R is said by a rulebook', () => {
    for (const { mark, cite } of values) if (mark === 'R') expect(cite).toMatch(/\bS\d:/);
  });
});

describe('provenance', () => {
  test('the most specific pattern wins', () => {
    expect(provenanceOf(PACK_2016, '/export/columns/3/spaces/2')).toMatchObject({ mark: 'R', cite: 'S0:592' });
    expect(provenanceOf(PACK_2016, '/export/columns/3/spaces/0')).toMatchObject({ mark: 'X' });
    expect(provenanceOf(PACK_2016, '/supplies/out/2')).toMatchObject({ mark: 'R' });
  });

  test('a corrected value has not our provenance, its neighbours have', () => {
    const pack = structuredClone(PACK_2016);
    pack.cubes = 21;
    pack.sales.push({ house: 'hotel', colour: 'red', value: 20 });
    expect(provenanceOf(pack, '/cubes')).toBeUndefined();
    expect(provenanceOf(pack, '/sales/16/value')).toBeUndefined();
    expect(provenanceOf(pack, '/ports')).toMatchObject({ mark: 'R' });
    expect(provenanceOf(pack, '/nowhere')).toBeUndefined();
  });
});

function count(numbers: readonly number[], wanted: number): number {
  return numbers.filter(n => n === wanted).length;
}
