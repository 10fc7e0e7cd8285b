// What is sent to a database: what people write is never a part of a statement, but a value beside it.

import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, test } from 'vitest';
import { claimWith, READ, statementOf } from '../store/statements.ts';
import { OF_TABLES, type Write } from '../store/store.ts';
import { serving } from './served.ts';

const EVIL = `'; DROP TABLE lines; --"\\$1`;

/** Every kind of write with a text in each of its fields; those that a type does not have are not looked at. */
const written = (write: string, text: string): Write =>
  ({
    write,
    of: 'lines',
    ...Object.fromEntries(
      ['id', 'table', 'pack', 'body', 'person', 'hash', 'name', 'key', 'lease', 'kind', 'owner', 'was'].map(field => [field, text]),
    ),
    ...Object.fromEntries(['made', 'n', 'at', 'seat', 'until', 'now', 'due', 'rank', 'upTo'].map(field => [field, 7])),
  }) as unknown as Write;

const source = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

test('each kind of write is the same statement whatever is written, and each of its values stands beside it', () => {
  const kinds = [...source('store/statements.ts').matchAll(/case '([\w-]+)':/g)].map(([, kind]) => kind as string);
  const declared = [...source('store/store.ts').matchAll(/readonly write: '([\w-]+)'/g)].map(([, kind]) => kind as string);
  expect(kinds.toSorted()).toEqual(declared.toSorted());
  for (const kind of kinds) {
    const [plain, evil] = [statementOf(written(kind, 'x')), statementOf(written(kind, EVIL))];
    expect([kind, evil.sql]).toEqual([kind, plain.sql]);
    const places = new Set(evil.sql.match(/\$\d+/g));
    expect([kind, [...places].toSorted()]).toEqual([kind, evil.values.map((_, i) => `$${i + 1}`).toSorted()]);
    expect([kind, /'[^']/.test(evil.sql.replaceAll("''", ''))]).toEqual([kind, false]);
  }
  for (const sql of [...Object.values(READ), claimWith('')]) expect(sql).not.toMatch(/'|--|;/);
});

/** Where a statement is put together: each with what it is put together of, which nobody outside writes. */
const PUT_TOGETHER: { readonly [where: string]: string } = {
  'faults/journals.ts `SELECT tbl, body FROM tables${where}`': 'ids of tables that the lab has made, quoted',
  'faults/journals.ts `SELECT tbl, n, body FROM lines${where} ORDER BY tbl, n`': 'the same',
  'store/backup.ts `SELECT * FROM ${table}`': 'KEPT, a list of ours',
  'store/backup.ts `SELECT count(*) AS n FROM ${table}`': 'KEPT, a list of ours',
  "store/backup.ts `INSERT INTO ${table} (${columns.join()}) VALUES (${columns.map(() => '?').join()})`": 'KEPT, and columns of our schema',
  'store/backup.ts `INSERT INTO ${table} (${columns.join()}) VALUES ${places.join()}`': 'KEPT, and columns of our schema',
  'store/migrations.ts': 'our schema',
  'store/postgres-news.ts `LISTEN ${NEWS}`': 'a constant',
  'store/postgres-store.ts `SHOW ${promise}`': 'PROMISES, a list of ours',
  'store/snapshot.ts `DECLARE ${name} NO SCROLL CURSOR FOR ${sql}`': 'a count, and what is listed here',
  'store/snapshot.ts `FETCH ${AT_ONCE} FROM ${name}`': 'a count',
  'store/snapshot.ts `CLOSE ${name}`': 'a count',
  'store/sqlite-thread.ts `PRAGMA max_page_count=${mostPages}`': 'a number of tests',
  'store/statements.ts `${ADD_CARD} DO NOTHING`': 'a constant',
  'store/statements.ts `${ADD_CARD} (kind, key) DO UPDATE SET owner = excluded.owner, rank = excluded.rank, body = excluded.body`':
    'a constant',
  'store/statements.ts `DELETE FROM ${w.of} WHERE tbl = $1`': 'OF_TABLES, a list of ours',
  'store/statements.ts claim': 'how a database skips rows',
};

test('no statement is put together of anything but what is ours', () => {
  const folder = fileURLToPath(new URL('..', import.meta.url));
  const found: string[] = [];
  for (const file of globSync('**/*.ts', { cwd: folder, exclude: ['test/**', 'load/**'] })) {
    const text = readFileSync(`${folder}/${file}`, 'utf8');
    new Visitor({
      TemplateLiteral({ start, end, expressions }) {
        const of = text.slice(start, end);
        const isStatement =
          /\b(SELECT|INSERT|UPDATE|DELETE FROM|CREATE|DROP|ALTER|PRAGMA|LISTEN|SHOW|DECLARE|FETCH|CLOSE|VACUUM)\b|ADD_CARD/.test(of);
        if (!isStatement || expressions.length === 0) return;
        if (file === 'store/migrations.ts') found.push(file);
        else if (of.includes('RETURNING key')) found.push(`${file} claim`);
        else found.push(`${file} ${of}`);
      },
    }).visit(parseSync(file, text).program);
  }
  expect([...new Set(found)].toSorted()).toEqual(Object.keys(PUT_TOGETHER).toSorted());
  expect([...OF_TABLES, 'x'].every(name => /^[a-z]+$/.test(name))).toBe(true);
});

const serve = serving();

test('what looks like a statement is kept as it is', async () => {
  const server = await serve();
  const ana = await server.visitor();
  const { id } = await ana.make('vino', ['open', 'open', 'open']);
  await ana.sit(id, 0, undefined, EVIL.slice(0, 40));
  expect((await ana.glance(id)).held[0]?.name).toBe(EVIL.slice(0, 40));
  expect((await ana.ask('POST', '/api/account/sign-in', { name: EVIL, password: EVIL, bring: false })).status).toBe(403);
  expect((await ana.ask('DELETE', '/api/blocks', { key: EVIL })).status).toBe(204);
  expect((await server.store.lines(id, 0)).length).toBe(1);
});
