// A store over a database: what a database must be able to do, and what is made of it.

import { randomUUID } from 'node:crypto';
import { groupWith, type WriteAll } from './group.ts';
import { claimWith, HIGHEST, READ, type Value } from './statements.ts';
import type { Card, HeldSeat, Job, KeptTable, Line, Store, Token } from './store.ts';

export type Row = Readonly<Record<string, Value>>;

export interface Engine {
  readonly place: string;
  readonly isShared: boolean;
  readonly writeAll: WriteAll;
  query(sql: string, values: readonly Value[]): Promise<readonly Row[]>;
  /** How it passes over rows that somebody else is taking. */
  readonly skip: string;
  /** What time it is where it is kept, in milliseconds. */
  time(): Promise<number>;
  listen(hear: (tables?: readonly string[]) => void): void;
  close(): Promise<void>;
}

const MOST_LINES = 10_000;
const MOST_CARDS = 1_000;

export function storeOver(engine: Engine): Store {
  const group = groupWith(engine.writeAll);
  const claim = claimWith(engine.skip);
  const all = async <T>(sql: string, ...values: Value[]): Promise<readonly T[]> => (await engine.query(sql, values)) as readonly T[];
  const one = async <T>(sql: string, ...values: Value[]): Promise<T | undefined> => (await all<T>(sql, ...values))[0];
  return {
    place: engine.place,
    isShared: engine.isShared,
    commit: group.commit,
    table: id => one<KeptTable>(READ.table, id),
    lines: (table, after, most = MOST_LINES) => all<Line>(READ.lines, table, after, most),
    seatsAt: table => all<HeldSeat>(READ.seatsAt, table),
    seatsOf: person => all<HeldSeat>(READ.seatsOf, person),
    token: hash => one<Token>(READ.token, hash),
    draft: async (table, seat) => (await one<{ body: string }>(READ.draft, table, seat))?.body,
    pack: async name => (await one<{ body: string }>(READ.pack, name))?.body,
    note: async name => (await one<{ body: string }>(READ.note, name))?.body,
    card: (kind, key) => one<Card>(READ.card, kind, key),
    cards: ({ kind, owner, below = HIGHEST, most = MOST_CARDS }) => all<Card>(READ.cards, kind, owner, below, most),
    claim: (now, until, most) => all<Job>(claim, until, randomUUID(), now, most),
    time: engine.time,
    listen: engine.listen,
    async close() {
      await group.settled();
      await engine.close();
    },
  };
}
