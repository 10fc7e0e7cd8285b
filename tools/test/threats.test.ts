// docs/threats.md names a test for every threat, or why there is none: what it names must be there.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../process.ts';

const SERVER = 'apps/server/test';

interface Cited {
  readonly file: string;
  readonly name: string;
}

/** The tests that a cell names: a file, and those within it. */
function citedIn(cell: string): Cited[] {
  const cited: Cited[] = [];
  let file = '';
  for (const [, named, name] of cell.matchAll(/`([^`]+\.(?:ts|tsx))`|“([^”]+)”/g)) {
    if (named !== undefined) file = named.includes('/test/') ? named : join(SERVER, named);
    else if (name !== undefined) cited.push({ file, name });
  }
  return cited;
}

const text = readFileSync(join(root, 'docs/threats.md'), 'utf8');
const rows = text
  .split('\n')
  .filter(line => line.startsWith('| '))
  .map(line => line.slice(2, -2).split(' | '))
  .filter(cells => cells.length === 3 && cells[0] !== 'threat' && cells[0] !== 'what')
  // How much one address can take has no tests of its own.
  .filter(([, , last = '']) => /`|^no test/.test(last) && !last.includes('MOST_SENT'));

test('every threat has a test that is there, or a reason', () => {
  expect(rows.length).toBeGreaterThan(55);
  for (const [threat, , cell = ''] of rows) {
    if (cell.startsWith('no test: ')) continue;
    const cited = citedIn(cell);
    expect([threat, cited.length > 0]).toEqual([threat, true]);
    for (const { file, name } of cited) {
      expect([threat, file, existsSync(join(root, file))]).toEqual([threat, file, true]);
      const source = readFileSync(join(root, file), 'utf8').replaceAll("\\'", "'");
      expect([threat, file, name, source.includes(name)]).toEqual([threat, file, name, true]);
    }
  }
});

test('no row of the table is without its test', () => {
  const [, tables = ''] = text.split('## What stops them');
  const [threats = ''] = tables.split('## How much one address can take');
  const all = threats.split('\n').filter(line => line.startsWith('| ') && !line.startsWith('| threat'));
  expect(all).toHaveLength(rows.length);
});

test('every fault has a test that is there', () => {
  const [, table = ''] = readFileSync(join(root, 'docs/studies/faults.md'), 'utf8').split('## Which fault is held by which test');
  const faults = table.split('\n').filter(line => line.startsWith('| ') && line.includes('.ts` “'));
  expect(faults.length).toBeGreaterThan(12);
  for (const { file, name } of faults.flatMap(citedIn)) {
    const source = readFileSync(join(root, file), 'utf8').replaceAll("\\'", "'");
    expect([file, name, source.includes(name)]).toEqual([file, name, true]);
  }
});
