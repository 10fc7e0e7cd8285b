import { expect, test } from 'vitest';
import { faultsOf } from '../check-lock.mjs';

const LOCK = {
  packages: {
    '': { devDependencies: { a: '1.0.0' } },
    'packages/kernel': {},
    'node_modules/@adega/kernel': { resolved: 'packages/kernel', link: true },
    'node_modules/a': { version: '1.0.0', integrity: 'x', dependencies: { b: '^1' }, optionalDependencies: { 'a-darwin': '1.0.0' } },
    'node_modules/a/node_modules/b': { version: '1.0.0', integrity: 'x' },
    'node_modules/a-darwin': { version: '1.0.0', integrity: 'x', optional: true },
  },
};
const MANIFESTS: Record<string, object> = { '': { devDependencies: { a: '1.0.0' } }, 'packages/kernel': {} };

const faults = (changes: Record<string, object | undefined>, manifests = MANIFESTS) => {
  const packages = Object.fromEntries(Object.entries({ ...LOCK.packages, ...changes }).filter(([, entry]) => entry !== undefined));
  return faultsOf({ packages }, (folder: string) => manifests[folder]);
};

test('a complete lock has no faults', () => {
  expect(faults({})).toEqual([]);
});

test('a platform package that was left out is missing', () => {
  expect(faults({ 'node_modules/a-darwin': undefined })).toEqual(['node_modules/a: a-darwin is missing']);
});

test('a nested package does not serve others', () => {
  expect(
    faults({ 'packages/kernel': { dependencies: { b: '1' } } }, { ...MANIFESTS, 'packages/kernel': { dependencies: { b: '1' } } }),
  ).toEqual(['packages/kernel: b is missing']);
});

test('an entry without integrity or with the place it came from', () => {
  expect(faults({ 'node_modules/a-darwin': { version: '1.0.0', resolved: 'somewhere' } })).toHaveLength(2);
});

test('a package.json changed without its lock', () => {
  expect(faults({}, { ...MANIFESTS, 'packages/kernel': { dependencies: { a: '1.0.0' } } })).toEqual([
    'packages/kernel: dependencies differ from package.json',
  ]);
});
