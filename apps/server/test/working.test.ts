// Jobs that fail, that take long, and that are left behind.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AT_ONCE, doneWith, type Jobs, jobsOver, type Work } from '../jobs.ts';
import { openSqlite } from '../store/sqlite-store.ts';
import type { Job, Store, Write } from '../store/store.ts';

const log = { warn: () => {}, error: () => {} } as unknown as FastifyBaseLogger;
const DAY = 24 * 3_600_000;
let folder: string;
let store: Store;
const all: Jobs[] = [];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'adega-working-'));
  store = await openSqlite(folder);
});
afterEach(async () => {
  await Promise.all(all.splice(0).map(jobs => jobs.close()));
  await store.close();
  rmSync(folder, { recursive: true });
});
const begin = (work: Work['x'], now: () => number = Date.now, lasting?: number): Jobs => {
  const jobs = jobsOver(store, { x: work as (job: Job) => Promise<void> }, log, now, { lasting });
  all.push(jobs);
  jobs.wake();
  return jobs;
};
const job = (key: string): Write => ({ write: 'job', key, table: 't', due: AT_ONCE, body: 'x' });
const done = async (one: Job): Promise<void> => void (await store.commit([doneWith(one)]));

test('one that could not be done is tried again at once, not when its lease is over', async () => {
  await store.commit([job('a')]);
  const work = vi.fn(async (one: Job) => {
    if (work.mock.calls.length < 3) throw new Error('the store is gone for a moment');
    await done(one);
  });
  begin(work, Date.now, 3_600_000);
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(3), 20_000);
  expect(new Set(work.mock.calls.map(([{ lease }]) => lease)).size).toBe(1);
  await vi.waitFor(async () => expect(await store.claim(Date.now() + DAY, Date.now() + DAY + 1, 9)).toEqual([]));
});

test('one that takes long is not taken by others; one whose server has died is', async () => {
  await store.commit([job('a')]);
  let finish = (): void => {};
  const slow = vi.fn(async (one: Job) => {
    await new Promise<void>(resolve => {
      finish = resolve;
    });
    await done(one);
  });
  begin(slow, Date.now, 600);
  await vi.waitFor(() => expect(slow).toHaveBeenCalled());
  const other = vi.fn(done);
  begin(other, Date.now, 600);
  await new Promise(resolve => setTimeout(resolve, 2_500));
  expect([slow.mock.calls.length, other.mock.calls.length]).toEqual([1, 0]);
  finish();
  // Taken by somebody who is no more.
  await store.commit([job('b')]);
  await store.claim(Date.now(), Date.now() + 600, 9);
  await vi.waitFor(() => expect(slow.mock.calls.length + other.mock.calls.length).toBe(2), 10_000);
  finish();
});

test.each([
  ['ahead', DAY],
  ['back', -DAY],
])('a clock that jumps a day %s, and back again: all is done, each once', async (_, jump) => {
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const did: string[] = [];
  begin(async one => {
    if ((await store.commit([doneWith(one)])) === 'done') did.push(one.key);
  }, now);
  for (let n = 0; n < 4; n++) {
    ahead = n % 2 === 0 ? jump : 0;
    // Somebody takes one by the clock of now, and dies.
    await store.commit([job(`left ${n}`)]);
    await store.claim(now(), now() + 20_000, 1);
    ahead = 0;
    await store.commit([job(`one ${n}`)]);
    if (n % 2 === 0) await vi.waitFor(() => expect(did).toContain(`one ${n}`), 10_000);
  }
  const late = jump > 0 ? ['left 0', 'left 2'] : [];
  await vi.waitFor(() => expect(did).toEqual(expect.arrayContaining(['one 0', 'one 1', 'one 2', 'one 3', ...late])), 10_000);
  expect(new Set(did).size).toBe(did.length);
});

test('whoever waits to try again does not keep a server from stopping', async () => {
  await store.commit([job('a')]);
  const work = vi.fn(async () => {
    throw new Error('never');
  });
  const jobs = begin(work);
  await vi.waitFor(() => expect(work.mock.calls.length).toBeGreaterThan(1), 10_000);
  await jobs.close();
});
