// What the operator is told before a new version is put in place: of tables of now, of older rules, and of some that are broken.

import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openSqlite } from '../store/sqlite-store.ts';
import { keepOlder } from './older-tables.ts';

const folder = mkdtempSync(join(tmpdir(), 'adega-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** As an operator calls it. */
const LAB = join(import.meta.dirname, '..', '..', 'lab', 'main.ts');
const lab = (...args: string[]): Promise<{ code: number; out: string; err: string }> =>
  new Promise(resolve =>
    execFile(process.execPath, [LAB, ...args], (error, out, err) => resolve({ code: Number(error?.code ?? 0), out, err })),
  );

test('lab verify says what would become of each table, and changes none', async () => {
  const store = await openSqlite(folder);
  const good = await keepOlder(store, '2016-year-3-a');
  const other = await keepOlder(store, 'vino-round-5-a', 'another position');
  const [broken, missing, newer] = [
    await keepOlder(store, '2016-year-1-a'),
    await keepOlder(store, '2016-year-1-b'),
    await keepOlder(store, '2016-year-1-c'),
  ];
  await store.close();
  const { DatabaseSync } = await import('node:sqlite');
  const db = new DatabaseSync(join(folder, 'adega.sqlite'));
  const change = (id: string, from: string, to: string) =>
    db.prepare('UPDATE tables SET body = replace(body, ?, ?) WHERE tbl = ?').run(from, to, id);
  db.prepare('DELETE FROM lines WHERE tbl = ? AND n = 4').run(broken.id);
  change(missing.id, '"pack":"', '"pack":"f00');
  change(newer.id, '"rules":1', '"rules":99');
  const before = db.prepare('SELECT count(*) AS n FROM lines').get();
  const { code, out, err } = await lab('verify', folder, '--json');
  expect(err).toBe('');
  expect(code).toBe(1);
  const { notable, ...counts } = JSON.parse(out);
  expect(counts).toEqual({ tables: 5, replays: 0, carried: 1, stopped: 0, otherwise: 1, newer: 1, missing: 1, broken: 1 });
  const told = Object.fromEntries(notable.map((one: { table: string; is: string; why: string }) => [one.table, `${one.is}: ${one.why}`]));
  expect(told[good.id]).toBeUndefined();
  expect(told[other.id]).toBe('otherwise: the position is another one');
  expect(told[broken.id]).toBe('broken: line 4 is not there');
  expect(told[missing.id]).toMatch(/^missing: there is no game vinhos\/2016 with the pack f00/);
  expect(told[newer.id]).toMatch(/^newer: it is of version 99/);
  expect(db.prepare('SELECT count(*) AS n FROM lines').get()).toEqual(before);
  db.close();
  expect((await lab('verify', folder)).out).toContain('otherwise  1');
});

test('where there is no store it is said', async () => {
  for (const args of [
    ['verify', join(folder, 'nowhere')],
    ['backup', join(folder, 'copy.sqlite'), join(folder, 'nowhere')],
    ['restore', join(folder, 'nothing'), folder],
    ['backup'],
  ]) {
    const { code, err } = await lab(...args);
    expect([args[0], code]).toEqual([args[0], 2]);
    expect(err).toMatch(/^lab: (there is no |FILE is missing)/);
  }
});
