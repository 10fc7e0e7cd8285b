// Tables as they are kept in a store, for whoever checks what was told of them.

import type { Setup } from '@adega/journal';
import { gameFor } from '../games.ts';
import { snapshotOf } from '../store/snapshot.ts';
import { checkHistory, type Findings, type Journal, type Log } from './history.ts';

/** All tables of a store, or only some; the store may be in use. */
export async function journalsIn(place: string, some?: readonly string[]): Promise<Journal[]> {
  const snapshot = await snapshotOf(place);
  try {
    const where = some === undefined ? '' : ` WHERE tbl IN (${some.map(quoted).join() || "''"})`;
    const journals = new Map<string, { readonly setup: Setup; readonly lines: { readonly n: number; readonly body: string }[] }>();
    for await (const { tbl, body } of snapshot.rows(`SELECT tbl, body FROM tables${where}`)) {
      journals.set(String(tbl), { setup: JSON.parse(String(body)).setup, lines: [] });
    }
    for await (const { tbl, n, body } of snapshot.rows(`SELECT tbl, n, body FROM lines${where} ORDER BY tbl, n`)) {
      journals.get(String(tbl))?.lines.push({ n: Number(n), body: String(body) });
    }
    return [...journals.values()];
  } finally {
    await snapshot.close();
  }
}

/** Ids are made by servers. */
function quoted(id: string): string {
  if (!/^[\w-]+$/.test(id)) throw new Error(`${id} is no table`);
  return `'${id}'`;
}

/** What these clients have written down, held against what is kept at the place. */
export async function checkedAt(place: string, logs: readonly Log[]): Promise<Findings> {
  const journals = await journalsIn(place, [...new Set(logs.map(({ table }) => table))]);
  return checkHistory({ journals, logs, game: gameFor });
}
