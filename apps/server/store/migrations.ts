// The schema, step by step. A step that was ever released is not changed any more: the next one changes what it made.
//
// In PostgreSQL what belongs to a table lies in parts by the hash of the table, so that one database can hold a million of them.

import { StoreTrouble } from './store.ts';

export interface Migration {
  readonly name: string;
  readonly sqlite: string;
  readonly postgres: string;
}

const PARTS = 16;

const parted = (name: string): string =>
  Array.from(
    { length: PARTS },
    (_, part) => `CREATE TABLE ${name}_${part} PARTITION OF ${name} FOR VALUES WITH (MODULUS ${PARTS}, REMAINDER ${part});`,
  ).join('\n');

/** Columns of what belongs to a table, alike in both databases. */
const TABLES = 'tbl TEXT NOT NULL, made BIGINT NOT NULL, pack TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (tbl)';
const LINES = 'tbl TEXT NOT NULL, n INTEGER NOT NULL, at BIGINT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (tbl, n)';
const SEATS = 'tbl TEXT NOT NULL, seat INTEGER NOT NULL, person TEXT NOT NULL, PRIMARY KEY (tbl, seat)';
const DRAFTS = 'tbl TEXT NOT NULL, seat INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (tbl, seat)';

const OTHERS = `
  CREATE TABLE tokens (hash TEXT NOT NULL PRIMARY KEY, tbl TEXT NOT NULL, body TEXT NOT NULL, until BIGINT);
  CREATE INDEX tokens_tbl ON tokens (tbl);
  CREATE TABLE packs (name TEXT NOT NULL PRIMARY KEY, body TEXT NOT NULL);
  CREATE TABLE jobs (key TEXT NOT NULL PRIMARY KEY, tbl TEXT NOT NULL, due BIGINT NOT NULL, body TEXT NOT NULL, leased BIGINT NOT NULL,
    lease TEXT NOT NULL);
  CREATE INDEX jobs_due ON jobs (due);
  CREATE INDEX seats_person ON seats (person);`;

const whole = (name: string, columns: string): string => `CREATE TABLE ${name} (${columns}) WITHOUT ROWID;`;
const inParts = (name: string, columns: string): string => `CREATE TABLE ${name} (${columns}) PARTITION BY HASH (tbl);\n${parted(name)}`;
const all = (make: (name: string, columns: string) => string): string =>
  [make('tables', TABLES), make('lines', LINES), make('seats', SEATS), make('drafts', DRAFTS), OTHERS].join('\n');

const NOTES = 'CREATE TABLE notes (name TEXT NOT NULL PRIMARY KEY, body TEXT NOT NULL);';

/** Lines in the order in which they are written: those of many tables share a page then, and a commit writes a quarter as much. */
const LINES_IN_ORDER = `
  CREATE TABLE ordered (${LINES});
  INSERT INTO ordered (tbl, n, at, body) SELECT tbl, n, at, body FROM lines ORDER BY at;
  DROP TABLE lines;
  ALTER TABLE ordered RENAME TO lines;`;
const AS_IT_IS = 'SELECT 1';

const CARDS = `
  CREATE TABLE cards (kind TEXT NOT NULL, key TEXT NOT NULL, owner TEXT NOT NULL, rank BIGINT NOT NULL, body TEXT NOT NULL,
    PRIMARY KEY (kind, key));
  CREATE INDEX cards_owner ON cards (kind, owner, rank);`;

export const MIGRATIONS: readonly Migration[] = [
  { name: 'tables and lines', sqlite: all(whole), postgres: all(inParts) },
  { name: 'notes', sqlite: NOTES, postgres: NOTES },
  { name: 'lines in order', sqlite: LINES_IN_ORDER, postgres: AS_IT_IS },
  { name: 'cards', sqlite: CARDS, postgres: CARDS },
];

export const MIGRATED = 'CREATE TABLE IF NOT EXISTS migrations (n INTEGER NOT NULL PRIMARY KEY, name TEXT NOT NULL)';

/** The steps that a database lacks that has had those of these names. */
export function missing(had: readonly string[], all: readonly Migration[]): readonly Migration[] {
  const strange = had.findIndex((name, i) => name !== all[i]?.name);
  if (strange >= 0) {
    throw new StoreTrouble(
      `the store has had step ${strange + 1} (${had[strange]}), which this version does not know: it belongs to a newer one`,
    );
  }
  return all.slice(had.length);
}
