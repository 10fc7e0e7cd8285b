import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isFresh } from '../install.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'adega-install-'));
  mkdirSync(join(root, 'node_modules'));
});
afterEach(() => rmSync(root, { recursive: true }));

const WANTED = {
  '': { name: 'adega' },
  'node_modules/a': { version: '1.0.0', integrity: 'x' },
  'node_modules/a-darwin': { version: '1.0.0', integrity: 'y', optional: true },
};
const PRESENT = { 'node_modules/a': { version: '1.0.0', integrity: 'x' } };

function given(wanted: object, present?: object) {
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: wanted }));
  if (present) writeFileSync(join(root, 'node_modules', '.package-lock.json'), JSON.stringify({ packages: present }));
}

test('fresh: everything is there but the packages of other platforms', () => {
  given(WANTED, PRESENT);
  expect(isFresh(root)).toBe(true);
});

test.each([
  ['nothing installed', WANTED, undefined],
  ['something missing', { ...WANTED, 'node_modules/b': { version: '1.0.0' } }, PRESENT],
  ['something too much', WANTED, { ...PRESENT, 'node_modules/b': { version: '1.0.0' } }],
  ['another version', WANTED, { 'node_modules/a': { version: '1.0.1', integrity: 'x' } }],
  ['another content', WANTED, { 'node_modules/a': { version: '1.0.0', integrity: 'z' } }],
])('stale: %s', (_name, wanted, present) => {
  given(wanted, present);
  expect(isFresh(root)).toBe(false);
});
