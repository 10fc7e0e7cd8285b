// The thread in which SQLite works: it waits for the disk, and the server does not.

import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Row } from './engine.ts';
import { MIGRATED, MIGRATIONS, type Migration, missing } from './migrations.ts';
import { statementOf, type Value } from './statements.ts';
import type { Outcome, Write } from './store.ts';

export interface ThreadData {
  readonly file: string;
  /** Of 4 KB: the store is full then. */
  readonly mostPages?: number | undefined;
  readonly migrations?: readonly Migration[] | undefined;
  /** In place of one that has ended while its server went on. */
  readonly isAgain?: boolean | undefined;
}

export type Asked = { readonly id: number } & (
  | { readonly commits: readonly (readonly Write[])[] }
  | { readonly sql: string; readonly values: readonly Value[] }
  | { readonly close: true }
);

export type Told = { readonly id: number } & ({ readonly answer: unknown } | { readonly trouble: string });

const { file, mostPages, migrations = MIGRATIONS, isAgain = false } = workerData as ThreadData;

const db = new DatabaseSync(file, { timeout: 5000 });
db.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL');
if (mostPages !== undefined) db.exec(`PRAGMA max_page_count=${mostPages}`);

const prepared = new Map<string, StatementSync>();

function statement(sql: string): StatementSync {
  const known = prepared.get(sql);
  if (known !== undefined) return known;
  const made = db.prepare(sql.replace(/\$(\d)/g, '?$1'));
  prepared.set(sql, made);
  return made;
}

/** Whole or not at all. A disk that is full may have ended the transaction itself. */
function inTransaction<T>(act: () => T): T {
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = act();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

function migrate(): void {
  inTransaction(() => {
    db.exec(MIGRATED);
    const had = statement('SELECT name FROM migrations ORDER BY n').all() as { name: string }[];
    for (const [i, { name, sqlite }] of missing(
      had.map(row => row.name),
      migrations,
    ).entries()) {
      // biome-ignore format: a pair
      db.exec(sqlite);
      statement('INSERT INTO migrations (n, name) VALUES ($1, $2)').run(had.length + i + 1, name);
    }
  });
}

const isWritten = (write: Write): boolean => {
  const { sql, values, isCondition } = statementOf(write);
  const { changes } = statement(sql).run(...values);
  return !isCondition || Number(changes) > 0;
};

function written(writes: readonly Write[]): Outcome {
  if (writes.length === 1) return writes.every(isWritten) ? 'done' : 'conflict';
  db.exec('SAVEPOINT one');
  const outcome = writes.every(isWritten) ? 'done' : 'conflict';
  if (outcome === 'conflict') db.exec('ROLLBACK TO one');
  db.exec('RELEASE one');
  return outcome;
}

const query = (sql: string, values: readonly Value[]): Row[] =>
  statement(sql)
    .all(...values)
    .map(row => ({ ...row }) as Row);

function answer(asked: Asked): unknown {
  if ('commits' in asked) return inTransaction(() => asked.commits.map(written));
  if ('sql' in asked) return query(asked.sql, asked.values);
  return db.close();
}

const tell = (told: Told): void => parentPort?.postMessage(told);

function serve(id: number, act: () => unknown): void {
  try {
    tell({ id, answer: act() });
  } catch (error) {
    tell({ id, trouble: error instanceof Error ? error.message : String(error) });
  }
}

/** Nobody else works on this store: what a server had begun when it was ended is begun again at once. */
function release(): void {
  if (migrations === MIGRATIONS && !isAgain) db.exec("UPDATE jobs SET leased = 0, lease = '' WHERE leased > 0");
}

serve(0, () => {
  migrate();
  release();
});
parentPort?.on('message', (asked: Asked) => serve(asked.id, () => answer(asked)));
