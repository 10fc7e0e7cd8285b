// A store is copied while people play, a store is made of the copy, and they go on at it with nothing missing.

import { statSync } from 'node:fs';
import { join } from 'node:path';
import { stream } from '@adega/kernel';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { backUp, restore } from '../store/backup.ts';
import { verified } from '../verification.ts';
import { gather, Page } from './client.ts';
import { type Cluster, makeCluster, PG_BIN } from './postgres.ts';
import { type Ground, makeGround } from './processes.ts';

let ground: Ground;
beforeEach(() => {
  ground = makeGround();
});
afterEach(() => ground.clear());

const isSqlite = (place: string): boolean => !place.startsWith('postgresql:');
const envOf = (place: string) => (isSqlite(place) ? { DATA: place } : { DATABASE_URL: place });

async function copied(from: string, to: string): Promise<void> {
  let server = await ground.start(envOf(from));
  const tables = await Promise.all([
    gather(server.origin, 'vinhos/2016', ['open', 'open']),
    gather(server.origin, 'vino', ['open', 'level1', 'open']),
  ]);
  const pages = tables.flatMap(table => table.pages);
  let isEnough = false;
  for (const [i, page] of pages.entries()) void page.play(stream(`copied ${i}`), () => isEnough);
  for (const { watcher } of tables) await watcher.until(({ heard }) => heard.length > 10);
  const before = pages.map(page => page.heard.length);
  const file = join(ground.folder, 'copy.sqlite');
  const { tables: count, lines } = await backUp(from, file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(count).toBe(tables.length);
  expect(lines).toBeGreaterThan(20);
  isEnough = true;
  for (const page of [...pages, ...tables.map(table => table.watcher)]) page.close();
  await server.kill();
  expect(await restore(file, to)).toEqual({ tables: count, lines });
  for await (const one of verified(to)) expect(one).toMatchObject({ is: 'replays' });
  server = await ground.start(envOf(to));
  // The same people, whom the new server knows, before fresh pages: every line that anybody had heard before the copy is there.
  const again = pages.map(({ browser, id, as }) => new Page(browser, id, as));
  for (const [i, page] of again.entries()) {
    const old = (pages[i] as Page).heard.slice(0, before[i]);
    await page.until(({ heard }) => heard.length >= old.length);
    expect(page.heard.slice(0, old.length)).toEqual(old);
  }
  const isOn = ({ heard, isOver }: Page, i: number): boolean => isOver || heard.length > (before[i] ?? 0) + 12;
  for (const [i, page] of again.entries()) void page.play(stream(`restored ${i}`), () => again.every(isOn));
  for (const [i, page] of again.entries()) await page.until(of => isOn(of, i));
  for (const page of again) page.close();
}

test('from sqlite to sqlite', () => copied(join(ground.folder, 'data'), join(ground.folder, 'other')));

describe.skipIf(PG_BIN === undefined)('with postgres', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await makeCluster();
  });
  afterAll(() => cluster.stop());

  test('from postgres to sqlite, and from there to another postgres', async () => {
    const from = await cluster.database();
    const folder = join(ground.folder, 'other');
    await copied(from, folder);
    const file = join(ground.folder, 'second.sqlite');
    const to = await cluster.database();
    expect(await restore(file, to).catch(String)).toContain('there is no file');
    const counted = await backUp(folder, file);
    expect(await restore(file, to)).toEqual(counted);
    const tables = [];
    for await (const one of verified(to)) tables.push(one.is);
    expect(tables).toEqual(['replays', 'replays']);
    // Nothing is written over.
    expect(await restore(file, to).catch(String)).toContain('tables in this database already');
    expect(await restore(file, folder).catch(String)).toContain('already');
    expect(await backUp(folder, file).catch(String)).toContain('already');
  });
});
