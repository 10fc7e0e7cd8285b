// What is written and read, as SQL that both databases understand.

import type { Card, Write } from './store.ts';

export type Value = string | number | null;

export interface Statement {
  readonly sql: string;
  readonly values: readonly Value[];
  /** Where it changes nothing, somebody else was first. */
  readonly isCondition: boolean;
}

const must = (sql: string, ...values: Value[]): Statement => ({ sql, values, isCondition: true });
const may = (sql: string, ...values: Value[]): Statement => ({ sql, values, isCondition: false });

export function statementOf(w: Write): Statement {
  switch (w.write) {
    case 'table':
      return must(
        'INSERT INTO tables (tbl, made, pack, body) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
        w.id,
        w.made,
        w.pack,
        w.body,
      );
    case 'line':
      return must('INSERT INTO lines (tbl, n, at, body) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING', w.table, w.n, w.at, w.body);
    case 'reword':
      return may('UPDATE lines SET body = $3 WHERE tbl = $1 AND n = $2', w.table, w.n, w.body);
    case 'remake':
      return may('UPDATE tables SET body = $2 WHERE tbl = $1', w.table, w.body);
    case 'seat':
      if (w.person === null) return may('DELETE FROM seats WHERE tbl = $1 AND seat = $2', w.table, w.seat);
      return may(
        'INSERT INTO seats (tbl, seat, person) VALUES ($1, $2, $3) ON CONFLICT (tbl, seat) DO UPDATE SET person = excluded.person',
        w.table,
        w.seat,
        w.person,
      );
    case 'token':
      return must(
        'INSERT INTO tokens (hash, tbl, body, until) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
        w.hash,
        w.table,
        w.body,
        w.until,
      );
    case 'spend':
      return must('DELETE FROM tokens WHERE hash = $1', w.hash);
    case 'recall':
      return may('DELETE FROM tokens WHERE tbl = $1 AND body = $2', w.table, w.body);
    case 'expire':
      return may('DELETE FROM tokens WHERE tbl = $1 AND until <= $2', w.table, w.now);
    case 'draft':
      if (w.body === null) return may('DELETE FROM drafts WHERE tbl = $1 AND seat = $2', w.table, w.seat);
      return may(
        'INSERT INTO drafts (tbl, seat, body) VALUES ($1, $2, $3) ON CONFLICT (tbl, seat) DO UPDATE SET body = excluded.body',
        w.table,
        w.seat,
        w.body,
      );
    case 'pack':
      return may('INSERT INTO packs (name, body) VALUES ($1, $2) ON CONFLICT DO NOTHING', w.name, w.body);
    case 'drop':
      return may(`DELETE FROM ${w.of} WHERE tbl = $1`, w.table);
    case 'unpack':
      return may('DELETE FROM packs WHERE name = $1 AND NOT EXISTS (SELECT 1 FROM tables WHERE pack = $1)', w.name);
    case 'note':
      return must('INSERT INTO notes (name, body) VALUES ($1, $2) ON CONFLICT DO NOTHING', w.name, w.body);
    case 'job':
      return may(
        "INSERT INTO jobs (key, tbl, due, body, leased, lease) VALUES ($1, $2, $3, $4, 0, '') ON CONFLICT DO NOTHING",
        w.key,
        w.table,
        w.due,
        w.body,
      );
    case 'alarm':
      return may(
        `INSERT INTO jobs (key, tbl, due, body, leased, lease) VALUES ($1, $2, $3, $4, 0, '')
         ON CONFLICT (key) DO UPDATE SET due = excluded.due, body = excluded.body, leased = 0, lease = ''`,
        w.key,
        w.table,
        w.due,
        w.body,
      );
    case 'postpone':
      return may("UPDATE jobs SET due = $3, leased = 0, lease = '' WHERE key = $1 AND lease = $2", w.key, w.lease, w.due);
    case 'extend':
      return must('UPDATE jobs SET leased = $3 WHERE key = $1 AND lease = $2', w.key, w.lease, w.until);
    case 'add':
      return must(`${ADD_CARD} DO NOTHING`, ...valuesOf(w));
    case 'put':
      return may(
        `${ADD_CARD} (kind, key) DO UPDATE SET owner = excluded.owner, rank = excluded.rank, body = excluded.body`,
        ...valuesOf(w),
      );
    case 'swap':
      return must('UPDATE cards SET owner = $3, rank = $4, body = $5 WHERE kind = $1 AND key = $2 AND body = $6', ...valuesOf(w), w.was);
    case 'remove':
      return may('DELETE FROM cards WHERE kind = $1 AND key = $2', w.kind, w.key);
    case 'sweep':
      return may('DELETE FROM cards WHERE kind = $1 AND owner = $2 AND rank <= $3', w.kind, w.owner, w.upTo ?? HIGHEST);
    case 'done':
      return must('DELETE FROM jobs WHERE key = $1 AND lease = $2', w.key, w.lease);
  }
}

const ADD_CARD = 'INSERT INTO cards (kind, key, owner, rank, body) VALUES ($1, $2, $3, $4, $5) ON CONFLICT';
const valuesOf = ({ kind, key, owner, rank, body }: Card): Value[] => [kind, key, owner, rank, body];
export const HIGHEST = Number.MAX_SAFE_INTEGER;

export const READ = {
  table: 'SELECT tbl AS id, made, pack, body FROM tables WHERE tbl = $1',
  lines: 'SELECT n, at, body FROM lines WHERE tbl = $1 AND n > $2 ORDER BY n LIMIT $3',
  seatsAt: 'SELECT tbl AS "table", seat, person FROM seats WHERE tbl = $1 ORDER BY seat',
  seatsOf: 'SELECT tbl AS "table", seat, person FROM seats WHERE person = $1 ORDER BY tbl, seat',
  token: 'SELECT tbl AS "table", body, until FROM tokens WHERE hash = $1',
  draft: 'SELECT body FROM drafts WHERE tbl = $1 AND seat = $2',
  pack: 'SELECT body FROM packs WHERE name = $1',
  note: 'SELECT body FROM notes WHERE name = $1',
  card: 'SELECT kind, key, owner, rank, body FROM cards WHERE kind = $1 AND key = $2',
  cards: `SELECT kind, key, owner, rank, body FROM cards WHERE kind = $1 AND owner = $2 AND rank < $3
          ORDER BY rank DESC, key LIMIT $4`,
} as const;

/** `skip`: how a database passes over rows that somebody else is taking. A lease that ends later than any could is none: somebody's clock was
 *  wrong when it was taken. */
export const claimWith = (skip: string): string =>
  `UPDATE jobs SET leased = $1, lease = $2 WHERE key IN
     (SELECT key FROM jobs WHERE due <= $3 AND (leased <= $3 OR leased > $1 + ($1 - $3)) ORDER BY due LIMIT $4 ${skip})
   RETURNING key, tbl AS "table", due, body, lease`;
