// CPU time of the PostgreSQL that an address leads to, where it runs on this machine and its processes can be seen.

import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';

/** Of a process, as Linux tells it: who has begun it, and the ticks that it and those of its children who have ended took. */
function statOf(pid: number): { readonly parent: number; readonly ticks: number; readonly ofEnded: number } | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ').map(Number) ?? [];
    const [, parent = 0] = fields;
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
    return { parent, ticks: user + system, ofEnded: endedUser + endedSystem };
  } catch {
    return undefined;
  }
}

const TICK = 10_000; // microseconds

export interface DatabaseCpu {
  /** Microseconds since it began. */
  used(): number;
}

/** Undefined where it cannot be seen. */
export async function databaseCpu(url: string | undefined): Promise<DatabaseCpu | undefined> {
  if (url === undefined || process.platform !== 'linux') return undefined;
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const first = statOf(rows[0]?.pid ?? 0)?.parent;
  await client.end();
  if (first === undefined) return undefined;
  return {
    used() {
      const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
      const children = pids.map(statOf).filter(stat => stat?.parent === first);
      const own = statOf(first);
      return TICK * ((own?.ticks ?? 0) + (own?.ofEnded ?? 0) + children.reduce((sum, stat) => sum + (stat?.ticks ?? 0), 0));
    },
  };
}
