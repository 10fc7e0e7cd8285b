import { expect, test } from 'vitest';
import { faultsOf, type KnownFault, type Lock } from '../packages.ts';

const KNOWN: KnownFault[] = [{ package: 'a', from: '2.0.0', below: '2.3.10', id: 'CVE-1' }];
const faults = (entry: object, path = 'node_modules/a') =>
  faultsOf({ packages: { '': {}, [path]: { version: '1.0.0', license: 'MIT', ...entry } } } as Lock, KNOWN);

test('a package of another licence, or of none, is named', () => {
  expect(faults({})).toEqual([]);
  expect(faults({ license: 'GPL-3.0-only' })).toEqual(['node_modules/a: its licence is GPL-3.0-only']);
  expect(faults({ license: undefined })).toEqual(['node_modules/a: its licence is none']);
  expect(faults({ license: '(MIT OR GPL-3.0-only)' })).toEqual([]);
  expect(faults({ license: 'MIT AND GPL-3.0-only' })).toHaveLength(1);
  expect(faults({ license: 'SEE LICENSE IN LICENSE.txt' }, 'node_modules/b/node_modules/@c/d')).toHaveLength(1);
  // What is given to people is looked at more closely than what builds it.
  expect([faults({ license: 'CC-BY-4.0' }).length, faults({ license: 'CC-BY-4.0', dev: true }).length]).toEqual([1, 0]);
});

test('a package that runs something when it is installed is named', () => {
  expect(faults({ hasInstallScript: true })).toEqual(['node_modules/a: runs something when it is installed']);
});

test('a version with a known fault is named, and the one without it', () => {
  const heard = (version: string, path?: string) => faults({ version }, path).length;
  expect([heard('1.9.9'), heard('2.0.0'), heard('2.3.9'), heard('2.3.10'), heard('2.10.0'), heard('3.0.0')]).toEqual([0, 1, 1, 0, 0, 0]);
  expect([heard('2.0.0', 'node_modules/x/node_modules/a'), heard('2.0.0', 'node_modules/x-a')]).toEqual([1, 0]);
});
