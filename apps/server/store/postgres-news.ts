// News between processes on one PostgreSQL: which tables got lines. One for each commit, however many lines it has: commits that tell
// queue behind one lock. It is only a hint: whoever wants to be sure asks what comes after line n.

import { randomUUID } from 'node:crypto';
import type pg from 'pg';

const NEWS = 'adega';
/** A payload has less than 8,000 bytes. */
const MOST = 100;
const AGAIN = 1000; // milliseconds

export interface News {
  /** To be sent before the commit that it tells of. */
  tell(client: pg.Client, tables: readonly string[]): Promise<unknown>;
  /** Hears of what others have told, also after the connection was lost. */
  hear(tables: (tables: readonly string[]) => void): void;
  close(): Promise<void>;
}

export function newsThrough(connect: () => Promise<pg.Client>): News {
  const me = randomUUID();
  let client: pg.Client | undefined;
  let closed = false;
  const listen = async (hear: (tables: readonly string[]) => void): Promise<void> => {
    if (closed) return;
    try {
      client = await connect();
      client.on('notification', ({ payload = '' }) => {
        const [from, ...tables] = payload.split(' ');
        if (from !== me) hear(tables);
      });
      client.once('end', () => later(hear));
      await client.query(`LISTEN ${NEWS}`);
    } catch {
      later(hear);
    }
  };
  const later = (hear: (tables: readonly string[]) => void): void => {
    if (!closed) setTimeout(() => void listen(hear), AGAIN).unref();
  };
  return {
    tell: (writer, tables) => writer.query('SELECT pg_notify($1, $2)', [NEWS, [me, ...tables.slice(0, MOST)].join(' ')]),
    hear: tables => void listen(tables),
    async close() {
      closed = true;
      await client?.end().catch(() => {});
    },
  };
}
