// A store that cannot keep what it is given says so, and acknowledges nothing.

import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MIGRATIONS, type Migration } from '../../store/migrations.ts';
import { openPostgres } from '../../store/postgres-store.ts';
import { openSqlite } from '../../store/sqlite-store.ts';
import type { Store, Write } from '../../store/store.ts';
import { type Cluster, makeCluster, PG_BIN } from '../postgres.ts';

const line = (n: number, body = 'x'): Write => ({ write: 'line', table: 'a', n, at: 0, body });
const step = (name: string, sql: string): Migration => ({ name, sqlite: sql, postgres: sql });

const MORE = step('more', 'CREATE TABLE more (a INTEGER)');
const BROKEN = step('more', 'CREATE TABLE more (a INTEGER); INSERT INTO nowhere VALUES (1)');

/** How a step of the schema may fail, in either direction. */
async function failsSafely(open: (migrations: readonly Migration[]) => Promise<Store>): Promise<void> {
  // What was written by the first version of all goes through every step there is.
  const first = await open(MIGRATIONS.slice(0, 1));
  await first.commit([line(1)]);
  await first.close();
  await (await open(MIGRATIONS)).close();
  // Forwards: what it began is undone, the older version goes on, and the mended one finds nothing in its way.
  await expect(open([...MIGRATIONS, BROKEN])).rejects.toThrow(/nowhere/);
  const older = await open(MIGRATIONS);
  expect(await older.commit([line(2)])).toBe('done');
  await older.close();
  const newer = await open([...MIGRATIONS, MORE]);
  expect(await newer.lines('a', 0)).toHaveLength(2);
  await newer.close();
  // Backwards: an older version leaves a newer store alone.
  await expect(open(MIGRATIONS)).rejects.toThrow(new RegExp(`step ${MIGRATIONS.length + 1} \\(more\\).*newer`));
  const again = await open([...MIGRATIONS, MORE]);
  expect(await again.lines('a', 0)).toHaveLength(2);
  await again.close();
}

describe('sqlite', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'adega-store-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('nobody else reads its files', async () => {
    const inside = join(folder, 'private', 'data');
    const store = await openSqlite(inside);
    await store.commit([line(1)]);
    expect(statSync(inside).mode & 0o077).toBe(0);
    for (const file of readdirSync(inside)) expect([file, statSync(join(inside, file)).mode & 0o077]).toEqual([file, 0]);
    await store.close();
  });

  test('a full disk is told, and what was kept before is there', async () => {
    const store = await openSqlite(join(folder, 'full'), { mostPages: 60 });
    expect(await store.commit([line(1)])).toBe('done');
    let kept = 1;
    const big = 'x'.repeat(20_000);
    const fill = async () => {
      for (;;) if ((await store.commit([line(kept + 1, big)])) === 'done') kept++;
    };
    await expect(fill()).rejects.toThrow(/full/);
    expect(kept).toBeGreaterThan(1);
    expect(await store.lines('a', 0)).toHaveLength(kept);
    await expect(Promise.all([store.commit([line(kept + 1, big)]), store.commit([line(kept + 2, big)])])).rejects.toThrow(/full/);
    await store.close();
    const larger = await openSqlite(join(folder, 'full'));
    expect(await larger.commit([line(kept + 1, big)])).toBe('done');
    await larger.close();
  });

  test('a step of the schema that fails', () => failsSafely(migrations => openSqlite(join(folder, 'steps'), { migrations })));

  test('a folder that cannot be', async () => {
    await expect(openSqlite('/dev/null/data')).rejects.toThrow();
  });
});

describe.skipIf(PG_BIN === undefined)('postgres', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await makeCluster();
  });
  afterAll(() => cluster.stop());

  test.each(['synchronous_commit', 'full_page_writes', 'fsync'])('does not start with %s off', async setting => {
    const url = await cluster.database();
    await cluster.admin(`ALTER SYSTEM SET ${setting} = off`);
    await cluster.admin('SELECT pg_reload_conf()');
    await expect.poll(() => openPostgres(url).then(store => store.close(), String)).toMatch(`${setting} is off`); // biome-ignore format: a pair
    await cluster.admin(`ALTER SYSTEM RESET ${setting}`);
    await cluster.admin('SELECT pg_reload_conf()');
    await expect.poll(() => openPostgres(url).then(store => store.close(), String)).toBeUndefined(); // biome-ignore format: a pair
  });

  test('a step of the schema that fails', async () => {
    const url = await cluster.database();
    await failsSafely(migrations => openPostgres(url, migrations));
  });

  test('many that start at once make the schema once', async () => {
    const url = await cluster.database();
    const stores = await Promise.all(Array.from({ length: 5 }, () => openPostgres(url)));
    expect(await stores[4]?.commit([line(1)])).toBe('done');
    await Promise.all(stores.map(store => store.close()));
  });

  test('a database that is gone is told, and used again when it is back', async () => {
    const store = await openPostgres(await cluster.database());
    expect(await store.commit([line(1)])).toBe('done');
    await cluster.kill();
    await expect(store.commit([line(2)])).rejects.toThrow(/PostgreSQL/);
    await expect(store.lines('a', 0)).rejects.toThrow(/PostgreSQL/);
    await cluster.start();
    expect(await store.lines('a', 0)).toHaveLength(1);
    expect(await store.commit([line(2)])).toBe('done');
    await store.close();
  });

  test('no password in what it says', async () => {
    await expect(openPostgres('postgresql://ana:secret@127.0.0.1:1/none')).rejects.toThrow(/^PostgreSQL 127.0.0.1\/none: /);
  });
});
