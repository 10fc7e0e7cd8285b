// Two processes on one store, of which the second hears nothing from the first: news may come late, or not at all.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { propose, proposeSitting, type Table } from '@adega/journal';
import type { FastifyBaseLogger } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { botsAt } from '../bot-jobs.ts';
import { type Hall, hallOver } from '../hall.ts';
import { type Jobs, jobsOver } from '../jobs.ts';
import type { Live } from '../live.ts';
import { makeMeasures } from '../measures.ts';
import { openSqlite } from '../store/sqlite-store.ts';
import { type Store, StoreTrouble } from '../store/store.ts';
import { type Thinkers, thinkersOf } from '../thinkers.ts';
import { openWorkshop } from '../workshop.ts';

const log = { warn: console.error, error: console.error } as unknown as FastifyBaseLogger;
const folder = mkdtempSync(join(tmpdir(), 'adega-jobs-'));
let store: Store;
let isGone = false;
/** Heard when a process asks a store that is gone. */
const missed = vi.fn(() => Promise.reject(new StoreTrouble('gone')));
let [here, there]: Hall[] = [];
let thinkers: Thinkers;
const workshop = openWorkshop();
let jobs: Jobs;
beforeAll(async () => {
  store = await openSqlite(folder);
  const lines: Store['lines'] = (...of) => (isGone ? missed() : store.lines(...of));
  thinkers = thinkersOf(1);
  here = hallOver(store, workshop, makeMeasures(), () => {});
  there = hallOver({ ...store, lines }, workshop, makeMeasures(), () => jobs.wake());
  jobs = jobsOver(store, { bots: botsAt(store, () => there as Hall, thinkers, makeMeasures()) }, log);
});
afterAll(async () => {
  await jobs.close();
  await thinkers.close();
  await workshop.close();
  for (const hall of [here, there]) await hall?.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

const PEOPLE = ['ana', 'bea'];

/** The same table in both processes. */
async function gather(): Promise<{ live: Live; elsewhere: Live }> {
  const wanted = { game: 'vinhos/2016', options: {}, seats: ['open', 'open'], watchers: true } as const;
  const live = (await here?.make(wanted, 'ana')) as Live;
  for (const [seat, name] of PEOPLE.entries()) {
    await here?.act(live, table => proposeSitting(table, { id: `sit-${seat}`, seat, name, bytes: '00' }, name, 'invited', 1));
  }
  return { live, elsewhere: (await there?.live(live.id)) as Live };
}

const asks = (live: Live): number => live.table.course.asked[0] as number;

test('a bot that another process has seated answers where nobody has heard of it', async () => {
  const { live, elsewhere } = await gather();
  const seat = asks(live);
  await here?.act(live, table => propose(table, { type: 'stand-in', id: 'a', seat, bot: 'level1' }, PEOPLE[seat] as string, 2));
  const before = live.table.course.n;
  expect(elsewhere.table.course.n).toBe(before - 1);
  jobs.wake();
  await vi.waitFor(() => expect(elsewhere.table.course.n).toBeGreaterThan(before), 20_000);
  const { lines } = (await (there as Hall).whole(elsewhere)) satisfies Table;
  expect(lines[before]?.line).toMatchObject({ kind: 'turn', by: seat });
});

test('what is heard while the store is gone is read when it is back', async () => {
  const { live, elsewhere } = await gather();
  const seat = asks(live);
  await here?.act(live, table => propose(table, { type: 'resign', id: 'b', seat }, PEOPLE[seat] as string, 2));
  isGone = true;
  there?.refresh([live.id]);
  await vi.waitFor(() => expect(missed).toHaveBeenCalled());
  expect(elsewhere.table.course.end).toBeUndefined();
  isGone = false;
  const came = await there?.act(elsewhere, table => propose(table, { type: 'resign', id: 'c', seat }, PEOPLE[seat] as string, 3));
  expect(came?.bar).toEqual({ bar: 'over' });
});
