// A line to the database that breaks, or that is dead without having broken.

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Line, makeLine } from '../../faults/line.ts';
import { payloadsOf } from '../../store/postgres-news.ts';
import { openPostgres } from '../../store/postgres-store.ts';
import type { Store, Write } from '../../store/store.ts';
import { type Cluster, makeCluster, PG_BIN } from '../postgres.ts';

const line = (n: number, table = 'a'): Write => ({ write: 'line', table, n, at: 0, body: `${n}` });
/** Milliseconds. */
const PATIENCE = 700;

describe.skipIf(PG_BIN === undefined)('a line to PostgreSQL', () => {
  let cluster: Cluster;
  let between: Line;
  let url: string;
  let store: Store;
  const stores: Store[] = [];
  const open = async (): Promise<Store> => {
    const made = await openPostgres(`postgresql://adega@127.0.0.1:${between.port}${new URL(url).pathname}`, undefined, PATIENCE);
    stores.push(made);
    return made;
  };
  beforeAll(async () => {
    cluster = await makeCluster();
  });
  afterAll(() => cluster.stop());
  beforeEach(async () => {
    url = await cluster.database();
    between = await makeLine(cluster.socket);
    store = await open();
  });
  afterEach(async () => {
    between.release();
    for (const one of stores.splice(0)) await one.close();
    await between.close();
  });

  test('one that is cut is laid anew', async () => {
    expect(await store.commit([line(1)])).toBe('done');
    for (let n = 2; n < 5; n++) {
      between.cut();
      // Whether it was kept is not known then.
      await store.commit([line(n)]).catch(() => store.commit([line(n)]));
      expect(await store.lines('a', 0)).toHaveLength(n);
    }
  });

  test('one that is dead is given up, for all that wait at once, and another is laid', async () => {
    await store.commit([line(1)]);
    between.hold();
    const begun = performance.now();
    const tables = Array.from({ length: 30 }, (_, i) => `t${i}`);
    const all = await Promise.allSettled(tables.map(table => store.commit([line(1, table)])));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['rejected']));
    await expect(store.lines('a', 0)).rejects.toThrow(/PostgreSQL/);
    // Not one after the other: with so many, nobody would hear of it before long.
    expect(performance.now() - begun).toBeLessThan(10 * PATIENCE);
    between.cut();
    between.release();
    await expect.poll(() => store.commit([line(2)]).catch(() => 'not yet')).not.toBe('not yet');
    expect(await store.lines('a', 0)).toHaveLength(2);
  });

  test('a store can be closed whose database does not answer', async () => {
    await store.commit([line(1)]);
    await store.lines('a', 0);
    between.hold();
    await store.close();
    stores.length = 0;
  });

  test('whoever listens does so once, however often the line was cut, and hears that he may have missed something', async () => {
    const heard: (readonly string[] | undefined)[] = [];
    store.listen(tables => heard.push(tables));
    const other = await openPostgres(url);
    stores.push(other);
    const told = async (): Promise<void> => {
      const seen = heard.filter(tables => tables?.includes('news')).length;
      await expect
        .poll(async () => {
          await other.commit([line((await other.lines('news', 0)).length + 1, 'news')]);
          return heard.filter(tables => tables?.includes('news')).length;
        })
        .toBeGreaterThan(seen);
    };
    await told();
    const missed = () => heard.filter(tables => tables === undefined).length;
    for (let n = 0; n < 3; n++) {
      const before = missed();
      between.cut();
      // It is lost again while it is laid.
      const again = setInterval(() => between.cut(), 3);
      await new Promise(resolve => setTimeout(resolve, 1200));
      clearInterval(again);
      await expect.poll(missed).toBeGreaterThan(before);
    }
    heard.length = 0;
    await told();
    const lines = await other.lines('news', 0);
    await other.commit([line(lines.length + 1, 'last')]);
    await expect.poll(() => heard.filter(tables => tables?.includes('last')).length).toBe(1);
  });
});

test('news of many tables are told whole, in parts that are short enough', () => {
  const tables = Array.from({ length: 500 }, (_, i) => `table-of-a-usual-length-${i}`);
  const payloads = payloadsOf('me', tables);
  expect(payloads.every(payload => payload.length < 8000 && payload.startsWith('me '))).toBe(true);
  expect(payloads.flatMap(payload => payload.split(' ').slice(1))).toEqual(tables);
  expect(payloads.length).toBeGreaterThan(1);
  expect(payloadsOf('me', ['a'])).toEqual(['me a']);
});
