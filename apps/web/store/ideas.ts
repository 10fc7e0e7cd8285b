// What somebody has tried on beside a table on line, in the database of this browser: the worker that follows the table keeps it there.

import type { Viewer } from '@adega/kernel';
import type { Idea } from '@adega/wire';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

interface Kept {
  readonly key: string;
  readonly at: number;
  readonly ideas: readonly Idea[];
}

interface Schema extends DBSchema {
  ideas: { key: string; value: Kept; indexes: { at: number } };
}

/** Of so many tables. */
const MOST = 100;

/** One's ideas are those of a seat: whoever gives it away keeps his. */
export const keyOf = (table: string, as: Viewer): string => `${table} ${as}`;

let opened: Promise<IDBPDatabase<Schema> | undefined> | undefined;

/** Undefined where the browser has no database for us. */
const database = (): Promise<IDBPDatabase<Schema> | undefined> => {
  opened ??= openDB<Schema>('adega-ideas', 1, {
    upgrade: db => void db.createObjectStore('ideas', { keyPath: 'key' }).createIndex('at', 'at'),
  }).catch(() => undefined);
  return opened;
};

export async function ideasAt(key: string): Promise<readonly Idea[]> {
  const kept = await (await database())?.get('ideas', key).catch(() => undefined);
  return kept?.ideas ?? [];
}

/** The oldest are forgotten. Where it cannot be kept, it is there as long as the page is open. */
export async function keepIdeas(key: string, ideas: readonly Idea[]): Promise<void> {
  const transaction = (await database())?.transaction('ideas', 'readwrite');
  if (transaction === undefined) return;
  const { store } = transaction;
  transaction.done.catch(() => {});
  if (ideas.length === 0) void store.delete(key);
  else void store.put({ key, at: Date.now(), ideas });
  const count = await store.count();
  const oldest = count > MOST ? await store.index('at').getAllKeys(undefined, count - MOST) : [];
  for (const old of oldest) void store.delete(old);
}
