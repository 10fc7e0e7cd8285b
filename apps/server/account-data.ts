// All that is kept of a person: handed out, taken along when a guest signs in, and forgotten.

import { makeStored, nameless, parseStored, proposeForgetting, proposeHolder, recordFor } from '@adega/journal';
import { accountOf } from './accounts.ts';
import type { Belongings } from './belongings.ts';
import type { Hall } from './hall.ts';
import { forgetBeen, tablesOf } from './held.ts';
import type { Live } from './live.ts';
import { sessionsOf } from './sessions.ts';
import type { Store, Write } from './store/store.ts';

export interface Cabinet {
  readonly store: Store;
  readonly hall: Hall;
  readonly belongings: Belongings;
}

/** Seats of a guest become those of an account, table by table: done again, it goes on where it was. How many tables that were. */
export async function bringSeats({ store, hall }: Cabinet, from: string, to: string): Promise<number> {
  const tables = new Set((await store.seatsOf(from)).map(({ table }) => table));
  for (const id of tables) {
    const live = await hall.live(id);
    if (live !== undefined) await hall.act(live, table => proposeHolder(table, from, to, hall.now()));
  }
  return tables.size;
}

// Export

export async function exportOf(cabinet: Cabinet, person: string): Promise<unknown> {
  const { store, hall, belongings } = cabinet;
  const { account } = (await accountOf(store, person)) ?? {};
  const people = [person, ...(account?.guests ?? [])];
  const sessions = await sessionsOf(store, person, hall.now());
  const tables: unknown[] = [];
  for (const id of await tablesOf(store, people)) tables.push(await tableFor(hall, id, people));
  return {
    person,
    account: account && { name: account.name, made: account.made, recoveryCodes: account.codes.length, guests: account.guests },
    sessions: sessions.map(({ made, seen, agent }) => ({ made, seen, agent })),
    tables,
    ...(await belongings.told(person)),
    // What was kept of the guests that he was.
    asGuest: await Promise.all((account?.guests ?? []).map(guest => belongings.told(guest))),
  };
}

/** As far as he may see it: whoever has got up from a closed table does not any more. */
async function tableFor(hall: Hall, id: string, people: readonly string[]): Promise<unknown> {
  const live = await hall.live(id).catch(() => undefined);
  if (live === undefined) return { id };
  const table = await hall.whole(live);
  const seats = table.people.flatMap((person, seat) => (person !== undefined && people.includes(person) ? [seat] : []));
  const { game, made, watchers } = table.setup;
  if (seats.length === 0 && !watchers) return { id };
  return {
    id,
    game,
    made,
    seats,
    names: seats.map(seat => table.course.seats[seat]?.name),
    record: recordFor(table, seats[0] ?? 'watcher'),
  };
}

// Being forgotten

/** Seats become nameless and free, records stay. To be done before the account is gone: if it fails, it can be done again. */
export async function forgetSeats({ store, hall }: Cabinet, people: readonly string[]): Promise<void> {
  for (const id of await tablesOf(store, people)) {
    const live = await hall.live(id);
    if (live === undefined) continue;
    await forgetAt(store, hall, live, people);
    const next = live.table.course.next === undefined ? undefined : await hall.live(live.table.course.next);
    if (next !== undefined) await letGoAfter(store, hall, next, await withoutPlaces(store, next.id, people));
  }
}

async function forgetAt(store: Store, hall: Hall, live: Live, people: readonly string[]): Promise<void> {
  const writes = [...(await withoutNames(store, live.id, people)), ...(await withoutPlaces(store, live.id, people))];
  const held = live.table.people.flatMap((person, seat) => (person !== undefined && people.includes(person) ? [seat] : []));
  if (held.length === 0) return letGoAfter(store, hall, live, writes);
  const drafts = held.map((seat): Write => ({ write: 'draft', table: live.id, seat, body: null }));
  await hall.act(live, table => proposeForgetting(table, people, hall.now()), [...writes, ...drafts]);
}

async function letGoAfter(store: Store, hall: Hall, live: Live, writes: readonly Write[]): Promise<void> {
  if (writes.length === 0) return;
  await store.commit(writes);
  hall.letGo(live);
}

const A_LOT = 100_000;

/** The lines in which they were called by their names, without. */
async function withoutNames(store: Store, table: string, people: readonly string[]): Promise<readonly Write[]> {
  const lines = await store.lines(table, 0, A_LOT);
  return lines.flatMap(({ n, body }): Write[] => {
    const stored = parseStored(body);
    const less = 'line' in stored ? nameless(stored, people) : undefined;
    return less === undefined ? [] : [{ write: 'reword', table, n, body: makeStored(less) }];
  });
}

interface Made {
  readonly setup: { readonly kept?: readonly (string | null)[] };
  readonly places?: readonly (string | null)[];
}

/** A table that was made for the same people to play again keeps no place for them. */
async function withoutPlaces(store: Store, table: string, people: readonly string[]): Promise<readonly Write[]> {
  const made = JSON.parse((await store.table(table))?.body ?? '{}') as Made;
  const isTheirs = (made.places ?? []).map(person => people.includes(person ?? ''));
  if (!isTheirs.includes(true)) return [];
  const without = <T>(list: readonly T[] | undefined) => list?.map((one, i) => (isTheirs[i] ? null : one));
  const { setup, places } = made;
  return [{ write: 'remake', table, body: JSON.stringify({ ...made, places: without(places), setup: { ...setup, kept: without(setup.kept) } }) }]; // biome-ignore format: one thing
}

/** What forgets all else. */
export async function forgetting({ belongings }: Cabinet, people: readonly string[]): Promise<readonly Write[]> {
  const writes = await Promise.all(people.map(async person => [...(await belongings.forgotten(person)), forgetBeen(person)]));
  return writes.flat();
}
