// News between processes on one PostgreSQL: which tables got lines. They belong to one commit, however many lines it has: commits that tell
// queue behind one lock. It is only a hint: whoever wants to be sure asks what comes after line n.

import { randomUUID } from 'node:crypto';
import type pg from 'pg';

const NEWS = 'adega';
/** A payload has less than 8,000 bytes. */
const LONGEST = 7_900;
const AGAIN = 1000; // milliseconds
/** How often a line on which nothing is heard is asked whether it is there. */
const LOOK_EVERY = 15_000;

/** Without tables: something may have been missed at any of them. */
export type Hear = (tables?: readonly string[]) => void;

export interface News {
  /** To be sent before the commit that it tells of. */
  tell(client: pg.Client, tables: readonly string[]): Promise<unknown>;
  /** Hears of what others have told, also after the connection was lost. */
  hear(hear: Hear): void;
  close(): Promise<void>;
}

export function newsThrough(connect: () => Promise<pg.Client>, again = AGAIN, lookEvery = LOOK_EVERY): News {
  const me = randomUUID();
  let client: pg.Client | undefined;
  let closed = false;
  let times = 0;
  /** Listens until the line is lost. */
  const listen = async (hear: Hear): Promise<void> => {
    client = await connect();
    const open = client;
    const ended = new Promise<void>(resolve => open.once('end', resolve));
    const looking = setInterval(() => void open.query('SELECT 1').catch(() => open.end()), lookEvery);
    looking.unref();
    try {
      if (closed) return;
      open.on('notification', ({ payload = '' }) => {
        const [from, ...tables] = payload.split(' ');
        if (from !== me) hear(tables);
      });
      await open.query(`LISTEN ${NEWS}`);
      if (times++ > 0) hear();
      await ended;
    } finally {
      clearInterval(looking);
      void open.end().catch(() => {});
    }
  };
  const keepListening = async (hear: Hear): Promise<void> => {
    while (!closed) {
      await listen(hear).catch(() => {});
      if (!closed) await new Promise(resolve => setTimeout(resolve, again).unref());
    }
  };
  return {
    tell: (writer, tables) => Promise.all(payloadsOf(me, tables).map(payload => writer.query('SELECT pg_notify($1, $2)', [NEWS, payload]))),
    hear: hear => void keepListening(hear),
    async close() {
      closed = true;
      await client?.end().catch(() => {});
    },
  };
}

/** As many as fit into one, and the rest into further ones. */
export function payloadsOf(from: string, tables: readonly string[]): string[] {
  const payloads: string[] = [];
  let payload = from;
  for (const table of tables) {
    if (payload.length + 1 + table.length > LONGEST) {
      payloads.push(payload);
      payload = from;
    }
    payload += ` ${table}`;
  }
  return [...payloads, payload];
}
