import { vinhos } from '@adega/shelf';
import { isReconstructed as inPack } from '@adega/shelf/provenance.ts';
import { expect, test } from 'vitest';
import { isReconstructed } from '../games/vinhos/reconstructed.ts';

const leaves = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}/${key}`)) : [path];

const PACKS = [vinhos.PACK_2016, vinhos.PACK_RESERVE, vinhos.PACK_FIRST];

test.each(PACKS)('the page marks exactly the numbers that the pack of $edition calls reconstructed', pack => {
  const paths = leaves(pack).filter(path => path !== '/format');
  const marked = paths.filter(path => isReconstructed(pack.edition, path));
  expect(paths.length).toBeGreaterThan(300);
  expect(marked).toEqual(paths.filter(path => inPack(`vinhos/${pack.edition}`, path)));
  expect(marked.length).toBeGreaterThan(20);
});
