// A copy of a store while it is in use, and a store from such a copy. A copy is one file of SQLite, whichever database it comes from, so
// that a store can also move from one to the other.

import { chmodSync, closeSync, copyFileSync, existsSync, fsyncSync, mkdirSync, mkdtempSync, openSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { Row } from './engine.ts';
import { openStoreAt } from './open-store.ts';
import { FILE } from './places.ts';
import { openPostgres } from './postgres-store.ts';
import { fileIn, isAddress, type Snapshot, snapshotOf } from './snapshot.ts';
import { openSqlite } from './sqlite-store.ts';
import { StoreTrouble } from './store.ts';

/** All that a store keeps; jobs too, so that bots go on. */
const KEPT = ['tables', 'lines', 'seats', 'drafts', 'tokens', 'packs', 'notes', 'jobs', 'cards'] as const;

export interface Copied {
  readonly tables: number;
  readonly lines: number;
}

/** Copies the store at a place into a file that is not there yet. It may be written to meanwhile: the copy has all of a commit or nothing. */
export async function backUp(place: string, file: string): Promise<Copied> {
  if (existsSync(file)) throw new StoreTrouble(`${file} is there already`);
  // Nobody takes half a copy for a whole one.
  const half = `${file}.part`;
  rmSync(half, { force: true });
  closeSync(openSync(half, 'wx', 0o600));
  try {
    if (isAddress(place)) await copyRows(place, half);
    else copyFile(fileIn(place), half);
    flush(half);
    renameSync(half, file);
    flush(dirname(file) || '.');
  } catch (error) {
    rmSync(half, { force: true });
    throw error;
  }
  return countIn(file);
}

function copyFile(from: string, to: string): void {
  if (!existsSync(from)) throw new StoreTrouble(`there is no store in ${from}`);
  const db = new DatabaseSync(from, { readOnly: true, timeout: 5000 });
  try {
    db.prepare('VACUUM INTO ?').run(to);
  } finally {
    db.close();
  }
}

/** Into an empty store of the schema of now. */
async function copyRows(place: string, to: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'adega-copy-'));
  try {
    await (await openSqlite(folder)).close();
    const made = join(folder, FILE);
    const snapshot = await snapshotOf(place);
    const db = new DatabaseSync(made);
    try {
      db.exec('BEGIN');
      for (const table of KEPT) for await (const row of snapshot.rows(`SELECT * FROM ${table}`)) insert(db, table, row);
      db.exec('COMMIT');
    } finally {
      db.close();
      await snapshot.close();
    }
    copyFile(made, to);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function insert(db: DatabaseSync, table: string, row: Row): void {
  const columns = Object.keys(row);
  const statement = `INSERT INTO ${table} (${columns.join()}) VALUES (${columns.map(() => '?').join()})`;
  db.prepare(statement).run(...Object.values(row));
}

function flush(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

async function countIn(file: string): Promise<Copied> {
  const snapshot = await snapshotOf(file);
  const count = async (table: string): Promise<number> => {
    for await (const row of snapshot.rows(`SELECT count(*) AS n FROM ${table}`)) return Number(row['n']);
    return 0;
  };
  const counted = { tables: await count('tables'), lines: await count('lines') };
  await snapshot.close();
  return counted;
}

/** A store at a place where there is none yet, from a copy. */
export async function restore(file: string, place: string): Promise<Copied> {
  if (!existsSync(file)) throw new StoreTrouble(`there is no file ${file}`);
  const copied = await countIn(file).catch(error => {
    throw new StoreTrouble(`${file} is no copy of a store: ${error instanceof Error ? error.message : error}`);
  });
  if (isAddress(place)) await restoreRows(file, place);
  else await restoreFile(file, place);
  return copied;
}

async function restoreFile(file: string, folder: string): Promise<void> {
  const to = fileIn(folder);
  if (existsSync(to)) throw new StoreTrouble(`there is a store in ${folder} already`);
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
  copyFileSync(file, to);
  chmodSync(to, 0o600);
  flush(to);
  // A copy of an older version is brought up to date.
  await (await openStoreAt(dirname(to))).close();
}

const ROWS_AT_ONCE = 200;

async function restoreRows(file: string, url: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'adega-copy-'));
  const client = new pg.Client({ connectionString: url, application_name: 'adega restore' });
  client.on('error', () => {});
  try {
    await restoreFile(file, folder);
    await (await openPostgres(url)).close();
    await client.connect();
    await client.query('BEGIN');
    const { rows } = await client.query('SELECT 1 FROM tables LIMIT 1');
    if (rows.length > 0) throw new StoreTrouble('there are tables in this database already');
    // The server writes a note of its own when it first starts.
    await client.query('DELETE FROM notes');
    const snapshot = await snapshotOf(folder);
    for (const table of KEPT) await fill(client, table, snapshot);
    await snapshot.close();
    // Nobody works on what was begun elsewhere.
    await client.query("UPDATE jobs SET leased = 0, lease = ''");
    await client.query('COMMIT');
  } finally {
    await client.end().catch(() => {});
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fill(client: pg.Client, table: string, snapshot: Snapshot): Promise<void> {
  let some: Row[] = [];
  const write = async (): Promise<void> => {
    const [first] = some;
    if (first === undefined) return;
    const columns = Object.keys(first);
    const places = some.map((_, i) => `(${columns.map((__, j) => `$${i * columns.length + j + 1}`).join()})`);
    await client.query(`INSERT INTO ${table} (${columns.join()}) VALUES ${places.join()}`, some.flatMap(row => Object.values(row))); // biome-ignore format: one thing
    some = [];
  };
  for await (const row of snapshot.rows(`SELECT * FROM ${table}`)) if (some.push(row) === ROWS_AT_ONCE) await write();
  await write();
}
