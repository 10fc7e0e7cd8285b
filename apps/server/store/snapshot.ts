// A store as it is at one moment, to be read from beginning to end while others go on writing. Nothing is changed in it, and its schema is
// left as it is.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { Row } from './engine.ts';
import { FILE } from './places.ts';
import { StoreTrouble } from './store.ts';

export interface Snapshot {
  rows(sql: string): AsyncIterable<Row>;
  close(): Promise<void>;
}

const AT_ONCE = 500;

/** Of a folder, or of a database by its address. */
export const snapshotOf = (place: string): Promise<Snapshot> => (isAddress(place) ? ofPostgres(place) : ofSqlite(fileIn(place)));

export const isAddress = (place: string): boolean => /^postgres(ql)?:/.test(place);

/** The file of a folder; a file is one itself. */
export const fileIn = (place: string): string => (place.endsWith('.sqlite') ? place : join(place, FILE));

async function ofSqlite(file: string): Promise<Snapshot> {
  if (!existsSync(file)) throw new StoreTrouble(`there is no store in ${file}`);
  const db = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  // What is read first decides what is seen.
  db.exec('BEGIN');
  return {
    async *rows(sql) {
      for (const row of db.prepare(sql).iterate()) yield row as Row;
    },
    close: async () => db.close(),
  };
}

async function ofPostgres(url: string): Promise<Snapshot> {
  const client = new pg.Client({ connectionString: url, application_name: 'adega snapshot', connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  } catch (error) {
    await client.end().catch(() => {});
    throw new StoreTrouble(`PostgreSQL: ${error instanceof Error ? error.message : error}`, error);
  }
  let cursors = 0;
  return {
    async *rows(sql) {
      const name = `adega_${cursors++}`;
      await client.query(`DECLARE ${name} NO SCROLL CURSOR FOR ${sql}`);
      for (;;) {
        const { rows } = await client.query<Row>(`FETCH ${AT_ONCE} FROM ${name}`);
        // Numbers of eight bytes come as text.
        for (const row of rows) yield Object.fromEntries(Object.entries(row).map(([column, value]) => [column, numbered(column, value)]));
        if (rows.length < AT_ONCE) break;
      }
      await client.query(`CLOSE ${name}`);
    },
    close: () => client.end(),
  };
}

const BIG = ['made', 'at', 'until', 'due', 'leased', 'rank'];
const numbered = (column: string, value: Row[string]): Row[string] =>
  BIG.includes(column) && typeof value === 'string' ? Number(value) : value;
