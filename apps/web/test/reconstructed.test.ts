import * as vinhos from '@adega/vinhos';
import { SOURCED as VINHOS } from '@adega/vinhos/data/provenance.ts';
import { isReconstructed as inPack } from '@adega/vinhos/provenance.ts';
import { SOURCED as VINO } from '@adega/vino/data/provenance.ts';
import { expect, test } from 'vitest';
import { isReconstructed } from '../games/vinhos/reconstructed.ts';
import { doubts } from '../text/en/doubts.ts';
import { isWord } from '../text/english.ts';

const leaves = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}/${key}`)) : [path];

const SOURCED = [...Object.values(VINHOS), VINO];
const PACKS = [vinhos.PACK_2016, vinhos.PACK_RESERVE, vinhos.PACK_FIRST];

test.each(PACKS)('the page marks exactly the numbers that the pack of $edition calls reconstructed', pack => {
  const paths = leaves(pack).filter(path => path !== '/format');
  const marked = paths.filter(path => isReconstructed(pack.edition, path));
  expect(paths.length).toBeGreaterThan(300);
  expect(marked).toEqual(paths.filter(path => inPack(`vinhos/${pack.edition}`, path)));
  expect(marked.length).toBeGreaterThan(20);
});

test.each(SOURCED)('every doubt of the pack of $said.edition has its words', ({ said }) => {
  const doubts = Object.values(said.values).flatMap(({ doubt }) => (doubt === undefined ? [] : [doubt]));
  expect(doubts.length).toBeGreaterThan(5);
  expect(doubts.filter(doubt => !isWord(`doubt.${doubt}`))).toEqual([]);
});

test('no words of doubts are left over', () => {
  const used = new Set(SOURCED.flatMap(({ said }) => Object.values(said.values).map(({ doubt }) => `doubt.${doubt}`)));
  expect(Object.keys(doubts).filter(id => !used.has(id))).toEqual([]);
});
