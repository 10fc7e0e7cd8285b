// A bot is asked, and somebody else has its answer kept before it thinks.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { botsAsked, propose, proposeSitting } from '@adega/journal';
import { afterAll, expect, test } from 'vitest';
import { botsAt } from '../bot-jobs.ts';
import { type Hall, hallOver } from '../hall.ts';
import type { Live } from '../live.ts';
import { makeMeasures } from '../measures.ts';
import { openSqlite } from '../store/sqlite-store.ts';
import type { Job } from '../store/store.ts';
import { thinkersOf } from '../thinkers.ts';
import { openWorkshop } from '../workshop.ts';

const folder = mkdtempSync(join(tmpdir(), 'adega-bot-jobs-'));
const store = await openSqlite(folder);
const [workshop, thinkers] = [openWorkshop(), thinkersOf(1)];
const hall = hallOver(store, workshop, makeMeasures(), () => {});
afterAll(async () => {
  for (const one of [thinkers, workshop, hall, store]) await one.close();
  rmSync(folder, { recursive: true });
});

async function withBot(): Promise<Live> {
  const people = ['ana', 'bea'];
  const live = (await hall.make({ game: 'vinhos/2016', options: {}, seats: ['open', 'open'], watchers: true }, 'ana')) as Live;
  for (const [seat, name] of people.entries()) {
    await hall.act(live, table => proposeSitting(table, { id: `sit-${seat}`, seat, name, bytes: '00' }, name, 'invited', 1));
  }
  const seat = live.table.course.asked[0] as number;
  await hall.act(live, table => propose(table, { type: 'stand-in', id: 'a', seat, bot: 'level1' }, people[seat] as string, 2));
  return live;
}

const taken = async (): Promise<Job | undefined> => (await store.claim(Date.now(), Date.now() + 60_000, 1))[0];

test('whoever comes too late has nothing to think about, and is done', async () => {
  const live = await withBot();
  const job = await taken();
  if (job === undefined) throw new Error('nobody is asked');
  const answer = botsAt(store, () => hall, thinkers, makeMeasures());
  const late: Hall = {
    ...hall,
    async whole(of) {
      // Until somebody else is asked.
      for (let next: Job | undefined = job; next !== undefined; next = await taken()) await answer(next);
      return hall.whole(of);
    },
  };
  expect(botsAsked(live.table)).toHaveLength(1);
  await botsAt(store, () => late, thinkers, makeMeasures())(job);
  expect(botsAsked(live.table)).toEqual([]);
});
