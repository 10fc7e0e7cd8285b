import { vinhos } from '@adega/shelf';
import { isReconstructed as inPack } from '@adega/shelf/provenance.ts';
import { expect, test } from 'vitest';
import { isReconstructed } from '../games/vinhos/reconstructed.ts';

const leaves = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}/${key}`)) : [path];

test('the page marks exactly the numbers that the pack calls reconstructed', () => {
  const paths = leaves(vinhos.PACK_2016).filter(path => path !== '/format');
  expect(paths.length).toBeGreaterThan(300);
  expect(paths.filter(isReconstructed)).toEqual(paths.filter(inPack));
  expect(paths.filter(isReconstructed).length).toBeGreaterThan(20);
});
