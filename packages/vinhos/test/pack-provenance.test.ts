import { leavesOf, patternFor } from '@adega/kit/provenance.ts';
import { describe, expect, test } from 'vitest';
import { PACK_2016, PACK_FIRST, PACK_RESERVE } from '../data/packs.ts';
import { type Provenance, provenanceOf, SOURCED } from '../data/provenance.ts';

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

  test('the other reading of the export columns of 2016 is told of every space and of the frame, which is our own choice', () => {
    const { columns, two } = PACK_2016.export;
    const spaces = columns.flatMap((column, i) => column.spaces.map((_, row) => `/export/columns/${i}/spaces/${row}`));
    const told = spaces.map(path => provenanceOf(PACK_2016, path)?.doubt);
    expect(told.filter(doubt => doubt === 'export-columns')).toHaveLength(19);
    expect(told[spaces.indexOf('/export/columns/3/spaces/2')]).toBe('export-nine');
    for (const i of two.keys()) expect(provenanceOf(PACK_2016, `/export/two/${i}`)).toMatchObject({ mark: 'X', doubt: 'export-frame' });
  });

  test('C1 both texts are cited for every tile of Dão and Ribatejo', () => {
    const cited = (pack: typeof PACK_2016 | typeof PACK_RESERVE, region: number) =>
      [0, 1, 2, 3].map(tile => {
        const { cite, doubt } = provenanceOf(pack, `/regions/${region}/tiles/${tile}/cost`) as Provenance;
        expect(doubt).toMatch(pack === PACK_2016 ? /^two-texts(-as-(red|white))?$/ : /^two-texts-reserve(-as-(red|white))?$/);
        return cite;
      });
    expect(new Set(cited(PACK_2016, 3))).toEqual(new Set(['S4:299 S0:306 rulings:C1']));
    expect(new Set(cited(PACK_2016, 4))).toEqual(new Set(['S4:305 S0:312 rulings:C1']));
    expect(new Set(cited(PACK_RESERVE, 3))).toEqual(new Set(['S4:299 S0:1454 rulings:C1']));
    expect(new Set(cited(PACK_RESERVE, 4))).toEqual(new Set(['S4:305 S0:1460 rulings:C1']));
  });

  test('P3 and P8 of the first edition may be one tile: every number of both says so, and of no other', () => {
    const doubtful = leavesOf(PACK_FIRST).filter(path => provenanceOf(PACK_FIRST, path)?.doubt === 'one-tile');
    const all = leavesOf(PACK_FIRST).filter(path => /^\/vintages\/[27]\/(?!id$)/.test(path));
    expect(doubtful).toEqual(all);
    expect(PACK_FIRST.vintages.filter((_, i) => i === 2 || i === 7).map(({ id }) => id)).toEqual(['P3', 'P8']);
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
