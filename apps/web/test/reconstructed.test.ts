import * as vinhos from '@adega/vinhos';
import { SOURCED as VINHOS } from '@adega/vinhos/data/provenance.ts';
import { isReconstructed as inPack } from '@adega/vinhos/provenance.ts';
import { SOURCED as VINO } from '@adega/vino/data/provenance.ts';
import { expect, test } from 'vitest';
import { isReconstructed } from '../games/vinhos/reconstructed.ts';
import { doubts as vinhosDoubts } from '../games/vinhos/text/en/doubts.ts';
import { doubts as vinoDoubts } from '../games/vino/text/en/doubts.ts';

const leaves = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}/${key}`)) : [path];

const SOURCED = [...Object.values(VINHOS).map(sourced => ({ ...sourced, words: vinhosDoubts })), { ...VINO, words: vinoDoubts }];
const PACKS = [vinhos.PACK_2016, vinhos.PACK_RESERVE, vinhos.PACK_FIRST];

test.each(PACKS)('the page marks exactly the numbers that the pack of $edition calls reconstructed', pack => {
  const paths = leaves(pack).filter(path => path !== '/format');
  const marked = paths.filter(path => isReconstructed(pack.edition, path));
  expect(paths.length).toBeGreaterThan(300);
  expect(marked).toEqual(paths.filter(path => inPack(`vinhos/${pack.edition}`, path)));
  expect(marked.length).toBeGreaterThan(20);
});

test.each(SOURCED)('every doubt of the pack of $said.edition has its words', ({ said, words }) => {
  const doubts = Object.values(said.values).flatMap(({ doubt }) => (doubt === undefined ? [] : [doubt]));
  expect(doubts.length).toBeGreaterThan(5);
  expect(doubts.filter(doubt => !(`doubt.${doubt}` in words))).toEqual([]);
});

test('no words of doubts are left over', () => {
  for (const words of [vinhosDoubts, vinoDoubts]) {
    const sourced = SOURCED.filter(of => of.words === words);
    const used = new Set(sourced.flatMap(({ said }) => Object.values(said.values).map(({ doubt }) => `doubt.${doubt}`)));
    expect(Object.keys(words).filter(id => !used.has(id))).toEqual([]);
  }
});
