// Three servers on one PostgreSQL that get into all kinds of trouble while people and bots play all games: nothing that was acknowledged is
// lost, nothing is done twice, all hear one order, and nobody hears more than he may. Kills at random are `lab faults`.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeServerGround, type ServerGround, THREAD_ENDER } from '../faults/ground.ts';
import { findingsTold } from '../faults/history.ts';
import { type Playing, playAt } from '../faults/playing.ts';
import { storm } from '../faults/storm.ts';
import type { EndThread } from '../faults/thread-ender.ts';
import { cutLines, failOver, holdLines, roll, slowLines, stopDatabase } from '../faults/troubles.ts';
import { startServer } from '../load/process.ts';
import { type Cluster, makeCluster, makeReplica, PG_BIN } from './postgres.ts';
import { playSlowly } from './slow.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

describe.skipIf(PG_BIN === undefined)('three servers', () => {
  let ground: ServerGround;
  let playing: Playing;
  const begin = async (wish: Partial<Parameters<typeof makeServerGround>[0]> = {}): Promise<void> => {
    ground = await makeServerGround({ servers: 3, ...wish });
    playing = playAt({ origins: ground.origins, tables: 6, seed: 'long' });
    await goesOn();
  };
  const goesOn = async (): Promise<void> => {
    expect(await playing.acknowledged(2 * MINUTE)).toBe(true);
    expect(await playing.goOn(2 * MINUTE)).toBe(true);
  };
  const played = async (moves: number): Promise<void> => {
    const until = playing.moves + moves;
    while (playing.moves < until) expect(await playing.acknowledged(2 * MINUTE)).toBe(true);
  };
  const isWell = async (url = ground.url): Promise<void> => {
    const findings = await playing.stop(url);
    expect(findingsTold(findings)).toMatch(/no faults$/);
    expect(findings.acknowledged).toBeGreaterThan(100);
    expect(ground.crashes).toEqual([]);
    for (const place of ground.places) expect(await ground.stop(place)).toBe(0);
  };
  afterEach(() => ground.clear());

  test(
    'the database is restarted, is away for a minute, and comes back',
    async () => {
      await begin();
      for (const away of [0, 5 * SECOND, MINUTE]) {
        await stopDatabase(ground, away);
        await goesOn();
      }
      await isWell();
    },
    HOUR,
  );

  test(
    'lines are cut, slow, and dead',
    async () => {
      await begin();
      await cutLines(ground, 20, 500);
      await goesOn();
      await slowLines(ground, 300, 20 * SECOND);
      await goesOn();
      for (const which of ['people', 'database'] as const) {
        await holdLines(ground, which, 40 * SECOND);
        await goesOn();
      }
      await isWell();
    },
    HOUR,
  );

  test(
    'one after the other is stopped and started again',
    async () => {
      await begin();
      for (let n = 0; n < 3; n++) expect(await roll(ground, playing, 2 * MINUTE)).toEqual([0, 0, 0]);
      await goesOn();
      await isWell();
    },
    HOUR,
  );

  test(
    'a replica that all is acknowledged by takes the place of the database',
    async () => {
      const clusters: Cluster[] = [await makeCluster()];
      await begin({ cluster: clusters[0] as Cluster });
      try {
        for (let n = 0; n < 3; n++) {
          const primary = clusters.at(-1) as Cluster;
          const replica = await makeReplica(primary);
          clusters.push(replica);
          await played(100);
          await failOver(ground, replica, primary);
          await goesOn();
        }
        const last = join((clusters.at(-1) as Cluster).socket, '..');
        await isWell(ground.url.replace(/host=.*/, `host=${last}`));
      } finally {
        for (const cluster of clusters) await cluster.stop();
      }
    },
    HOUR,
  );

  test(
    'a server is stopped while its database does not answer',
    async () => {
      await begin();
      ground.database.hold();
      const [first] = ground.places;
      if (first === undefined) throw new Error('no server');
      // It waits for what cannot come, and then says so.
      expect([0, 1]).toContain(await ground.stop(first));
      ground.database.cut();
      ground.database.release();
      await ground.start(first);
      await played(100);
      await goesOn();
      await isWell();
    },
    HOUR,
  );

  test(
    'threads in which bots think end again and again',
    async () => {
      await begin();
      let ended = 0;
      for (let n = 0; n < 30; n++) {
        for (const place of ground.places) ended += await ground.endThreads(place, 'thinking-thread');
        await new Promise(resolve => setTimeout(resolve, SECOND));
      }
      expect(ended).toBeGreaterThan(20);
      await goesOn();
      await isWell();
    },
    HOUR,
  );
});

/** A disk of its own needs whoever may mount one. */
const mayMount = ((): boolean => {
  const at = mkdtempSync(join(tmpdir(), 'adega-mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', at], { stdio: 'ignore' });
    execFileSync('umount', [at], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  } finally {
    rmSync(at, { recursive: true, force: true });
  }
})();

describe.skipIf(PG_BIN === undefined || !mayMount)('a disk of the database', () => {
  let at: string;
  beforeEach(() => {
    at = mkdtempSync(join(tmpdir(), 'adega-disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', at]);
    execFileSync('chmod', ['755', at]);
  });
  afterEach(() => {
    execFileSync('umount', ['-l', at]);
    rmSync(at, { recursive: true, force: true });
  });

  test(
    'is full, and has room again',
    async () => {
      const cluster = await makeCluster(at);
      const ground = await makeServerGround({ servers: 3, cluster });
      const ballast = join(at, 'ballast');
      try {
        const playing = playAt({ origins: ground.origins, tables: 6, seed: 'full' });
        expect(await playing.acknowledged(MINUTE)).toBe(true);
        const { bavail, bsize } = statfsSync(at);
        writeFileSync(ballast, Buffer.alloc(bavail * bsize));
        // What has been laid out beforehand is filled first.
        for (let n = 0; n < 3; n++) {
          await cluster.admin('CREATE TABLE IF NOT EXISTS filling AS SELECT generate_series(1, 1000000)').catch(() => {});
          await cluster.admin('CHECKPOINT').catch(() => {});
        }
        await expect.poll(() => playing.troubles['store'] ?? 0, { timeout: 3 * MINUTE }).toBeGreaterThan(0);
        await new Promise(resolve => setTimeout(resolve, 5 * SECOND));
        if (existsSync(ballast)) rmSync(ballast);
        // It may have given up.
        await cluster.start();
        expect(await playing.acknowledged(2 * MINUTE)).toBe(true);
        const findings = await playing.stop(ground.url);
        expect(findingsTold(findings)).toMatch(/no faults$/);
        expect(ground.crashes).toEqual([]);
      } finally {
        await ground.clear();
        await cluster.stop();
      }
    },
    HOUR,
  );
});

test(
  'the thread of SQLite ends again and again',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'adega-threads-'));
    mkdirSync(join(folder, 'page'));
    writeFileSync(join(folder, 'page', 'index.html'), '');
    const most = '1000000';
    const env = { PAGE: join(folder, 'page'), DATA: join(folder, 'data'), PORT: '0', MOST_TABLES: most, MOST_MESSAGES: most };
    const server = await startServer({ ...env, MOST_MESSAGES_AT_ONCE: most, MOST_SOCKETS_EACH: most }, ['--import', THREAD_ENDER]);
    try {
      const playing = playAt({ origins: () => server.origin, tables: 4, seed: 'threads' });
      for (let n = 0; n < 30; n++) {
        expect(await playing.acknowledged(MINUTE)).toBe(true);
        server.child.send({ end: n % 3 === 0 ? 'thread' : 'sqlite-thread' } satisfies EndThread);
        await new Promise(resolve => setTimeout(resolve, 200));
      }
      expect(await playing.goOn(MINUTE)).toBe(true);
      const findings = await playing.stop(join(folder, 'data'));
      expect(findingsTold(findings)).toMatch(/no faults$/);
      expect(await server.stop()).toBe(0);
    } finally {
      server.child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    }
  },
  HOUR,
);

test('a slow disk, and a time that jumps by days', () => playSlowly('long', 40, 12, 40), HOUR);

test.skipIf(PG_BIN === undefined)(
  'a hundred kills at random',
  async () => {
    const report = await storm({ kills: 100, servers: 3, tables: 6, minutes: 40, seed: 'long' });
    expect(report.errors).toEqual([]);
    expect(report.faults).toMatchObject({ lost: 0, twice: 0, leak: 0 });
  },
  HOUR,
);
