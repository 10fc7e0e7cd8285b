// Tables at which somebody holds a seat, or has held one.

import type { Store, Write } from './store/store.ts';

/** That somebody has held a seat at a table, as a card. */
const BEEN = 'been';
const MOST = 100_000;

/** Who holds a seat now; and that somebody has held it, so that he finds the table if he asks for all that is kept of him. */
export function heldWrites(table: string, seat: number, before: string | undefined, holder: string | undefined, now: number): Write[] {
  const held: Write = { write: 'seat', table, seat, person: holder ?? null };
  if (before === undefined || before === holder) return [held];
  return [held, { write: 'put', kind: BEEN, key: `${before} ${table}`, owner: before, rank: now, body: table }];
}

export async function tablesOf(store: Store, people: readonly string[]): Promise<readonly string[]> {
  const tables = new Set<string>();
  for (const person of people) {
    for (const { table } of await store.seatsOf(person)) tables.add(table);
    for (const { body } of await store.cards({ kind: BEEN, owner: person, most: MOST })) tables.add(body);
  }
  return [...tables];
}

export const forgetBeen = (person: string): Write => ({ write: 'sweep', kind: BEEN, owner: person });
