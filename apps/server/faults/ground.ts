// Several real servers on one PostgreSQL, with lines in between that can be cut: people reach each server through a line, and all servers reach
// the database through one.

import type { ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cluster, makeCluster } from '../load/cluster.ts';
import { type Running, startServer } from '../load/process.ts';
import { type Line, makeLine } from './line.ts';
import type { EndedThreads, EndThread } from './thread-ender.ts';
import type { Origins } from './witness.ts';

export interface Place {
  readonly line: Line;
  /** Undefined while it starts. */
  running: Running | undefined;
}

export interface ServerGround {
  readonly cluster: Cluster;
  readonly database: Line;
  /** Of the database, for whoever looks at it from beside. */
  readonly url: string;
  readonly places: readonly Place[];
  /** Servers that have ended without having been told to. */
  readonly crashes: readonly string[];
  /** Any of them. */
  readonly origins: Origins;
  start(place: Place): Promise<void>;
  /** As when the power fails; it does not come back by itself. */
  kill(place: Place): Promise<void>;
  /** As an operator stops it; its exit code. */
  stop(place: Place): Promise<number | null>;
  /** Ends threads of a server from inside; how many. */
  endThreads(place: Place, of: string): Promise<number>;
  clear(): Promise<void>;
}

/** To be loaded before a server whose threads are to end. */
export const THREAD_ENDER = new URL('./thread-ender.ts', import.meta.url).href;

export interface GroundWish {
  readonly servers: number;
  readonly env?: NodeJS.ProcessEnv;
  readonly cluster?: Cluster;
}

export async function makeServerGround({ servers, env = {}, cluster: given }: GroundWish): Promise<ServerGround> {
  const folder = mkdtempSync(join(tmpdir(), 'adega-faults-'));
  const page = join(folder, 'page');
  mkdirSync(page);
  writeFileSync(join(page, 'index.html'), '<title>Adega</title>');
  const cluster = given ?? (await makeCluster());
  const url = await cluster.database();
  const database = await makeLine(cluster.socket);
  const most = '1000000';
  const settings: NodeJS.ProcessEnv = {
    PAGE: page,
    PORT: '0',
    DATABASE_URL: `postgresql://adega@127.0.0.1:${database.port}${new URL(url).pathname}`,
    MOST_SOCKETS_EACH: most,
    MOST_MESSAGES: most,
    MOST_MESSAGES_AT_ONCE: most,
    MOST_SENT: most,
    MOST_TABLES: most,
    ...env,
  };
  const children = new Set<ChildProcess>();
  const crashes: string[] = [];
  /** Those who are meant to end. */
  const ending = new Set<ChildProcess>();

  const start = async (place: Place): Promise<void> => {
    let child: ChildProcess | undefined;
    const running = await startServer(settings, ['--import', THREAD_ENDER], begun => {
      child = begun;
      children.add(begun);
    });
    child?.once('exit', code => {
      children.delete(running.child);
      if (place.running === running) place.running = undefined;
      if (!ending.has(running.child)) crashes.push(`ended with ${code}: ${running.said().slice(-1000)}`);
    });
    place.line.lead(Number(new URL(running.origin).port));
    place.running = running;
  };
  const end = async <T>(place: Place, how: (running: Running) => Promise<T>): Promise<T | undefined> => {
    const { running } = place;
    if (running === undefined) return undefined;
    ending.add(running.child);
    place.running = undefined;
    return how(running);
  };
  const places: Place[] = [];
  for (let n = 0; n < servers; n++) places.push({ line: await makeLine(1), running: undefined });
  await Promise.all(places.map(start));

  let turn = 0;
  return {
    cluster,
    database,
    url,
    places,
    crashes,
    origins: () => `http://127.0.0.1:${places[turn++ % places.length]?.line.port}`,
    start,
    kill: async place => void (await end(place, running => running.kill())),
    stop: async place => (await end(place, running => running.stop())) ?? null,
    async endThreads({ running }, of) {
      if (running === undefined) return 0;
      const { child } = running;
      const told = new Promise<EndedThreads>(resolve => {
        const gone = (): void => resolve({ ended: 0 });
        child.once('exit', gone);
        child.once('message', answer => {
          child.off('exit', gone);
          resolve(answer as EndedThreads);
        });
      });
      child.send({ end: of } satisfies EndThread);
      return (await told).ended;
    },
    async clear() {
      for (const child of children) ending.add(child);
      await Promise.all([...children].map(child => new Promise(resolve => child.once('exit', resolve) && child.kill('SIGKILL'))));
      for (const { line } of places) await line.close();
      await database.close();
      if (given === undefined) await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
