// A table that two processes have in memory, on one store: whoever comes to either finds it as it is.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { propose, proposeSitting } from '@adega/journal';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Hall, hallOver } from '../hall.ts';
import type { Live } from '../live.ts';
import { makeMeasures } from '../measures.ts';
import { openSqlite } from '../store/sqlite-store.ts';
import { type Store, StoreTrouble } from '../store/store.ts';
import { openWorkshop } from '../workshop.ts';

const folder = mkdtempSync(join(tmpdir(), 'adega-shared-'));
const workshop = openWorkshop();
let store: Store;
beforeAll(async () => {
  store = { ...(await openSqlite(folder)), isShared: true };
});
afterAll(async () => {
  await workshop.close();
  await store.close();
  rmSync(folder, { recursive: true });
});
const hallOn = (of: Store): Hall => hallOver(of, workshop, makeMeasures(), () => {});
const WANTED = { game: 'vinhos/2016', options: {}, seats: ['open', 'open'], watchers: true } as const;

test('who has sat down in one of them a moment ago sits in the other, whatever it has heard', async () => {
  const [here, there] = [hallOn(store), hallOn(store)];
  const live = (await here.make(WANTED, 'ana')) as Live;
  const elsewhere = (await there.live(live.id)) as Live;
  await here.act(live, table => proposeSitting(table, { id: 'a', seat: 0, name: 'Ana', bytes: '00' }, 'ana', 'invited', 1));
  expect(elsewhere.table.people[0]).toBeUndefined();
  expect((await there.live(live.id))?.table.people[0]).toBe('ana');
  await Promise.all([here.close(), there.close()]);
});

test('nobody is refused because of what the process that he asks has not heard of', async () => {
  const [here, there] = [hallOn(store), hallOn(store)];
  const live = (await here.make(WANTED, 'ana')) as Live;
  const elsewhere = (await there.live(live.id)) as Live;
  await here.act(live, table => proposeSitting(table, { id: 'a', seat: 0, name: 'Ana', bytes: '00' }, 'ana', 'invited', 1));
  const leave = (person: string) => there.act(elsewhere, table => propose(table, { type: 'leave', id: 'b', seat: 0 }, person, 2));
  expect(await leave('ana')).toEqual({ n: 2 });
  expect(await leave('bea')).toEqual({ bar: { bar: 'not-yours', seat: 0 } });
  await Promise.all([here.close(), there.close()]);
});

test('a hall is closed while a table cannot be read', async () => {
  let isGone = false;
  const gone = hallOn({
    ...store,
    table: id => (isGone ? new Promise((_, no) => setTimeout(no, 50, new StoreTrouble('gone'))) : store.table(id)),
  });
  const live = (await gone.make(WANTED, 'ana')) as Live;
  isGone = true;
  const asked = gone.live(`${live.id}-other`);
  asked.catch(() => {});
  await gone.close();
  await expect(asked).rejects.toThrow('gone');
});
