// Bots and people play all games through real servers, for minutes or days: what the servers take of memory, time and disk meanwhile, and
// what goes wrong. `lab soak` prints and draws it.

import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { type Cluster, makeCluster, PG_BIN } from '../load/cluster.ts';
import { type Running, startServer } from '../load/process.ts';
import { FILE } from '../store/places.ts';
import type { Played, Task } from './players.ts';
import type { Used } from './probe.ts';

export interface Wish {
  readonly minutes: number;
  readonly store: 'sqlite' | 'postgres';
  /** Servers on one PostgreSQL. */
  readonly servers: number;
  /** Tables that are played at at the same time. */
  readonly tables: number;
  /** Moves of people a second, in all. */
  readonly rate: number;
  /** Seconds between two samples. */
  readonly every: number;
  readonly seed: string;
}

/** How it stood at one moment. Memory and disk in megabytes, times in milliseconds. */
export interface Sample {
  readonly minute: number;
  /** By server. */
  readonly rss: readonly number[];
  /** In use, without rubbish. */
  readonly heap: readonly number[];
  /** Of all threads, as a share of a core since the sample before. */
  readonly cpu: readonly number[];
  readonly moves: number;
  readonly p50: number;
  readonly p99: number;
  readonly disk: number;
  readonly finished: number;
  readonly errors: number;
}

export interface SoakReport {
  readonly wish: Wish;
  readonly samples: readonly Sample[];
  readonly moves: number;
  readonly lines: number;
  /** By game. */
  readonly finished: { readonly [game: string]: number };
  /** How often somebody had to come back to a server. */
  readonly returns: number;
  /** Megabytes of heap that a server has more at the end than after the first quarter, by server, and an hour. */
  readonly growth: readonly number[];
  readonly errors: readonly string[];
}

const MEGABYTE = 1024 * 1024;
const MOST_ERRORS = 100;
const PROBE = new URL('./probe.ts', import.meta.url).href;

/** `sampled` hears of each sample; what it has so far. */
export async function soak(wish: Wish, sampled: (report: SoakReport) => void = () => {}): Promise<SoakReport> {
  if (wish.store === 'postgres' && PG_BIN === undefined) throw new Error('there is no PostgreSQL: say where its programs are by PG_BIN');
  if (wish.store === 'sqlite' && wish.servers > 1) throw new Error('SQLite is for one server');
  const folder = mkdtempSync(join(tmpdir(), 'adega-soak-'));
  const cluster = wish.store === 'postgres' ? await makeCluster(tmpdir()) : undefined;
  const children = new Set<ChildProcess>();
  try {
    return await soaked(wish, { folder, children, cluster }, sampled);
  } finally {
    for (const child of children) child.kill('SIGKILL');
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Ground {
  readonly folder: string;
  readonly children: Set<ChildProcess>;
  readonly cluster: Cluster | undefined;
}

async function soaked(wish: Wish, ground: Ground, sampled: (report: SoakReport) => void): Promise<SoakReport> {
  const { folder, children, cluster } = ground;
  const url = await cluster?.database();
  const env = envFor(folder, url);
  const mind = (child: ChildProcess): void => {
    children.add(child);
    child.once('exit', () => children.delete(child));
  };
  const servers: Running[] = [];
  for (let n = 0; n < wish.servers; n++) servers.push(await startServer(env, ['--expose-gc', '--import', PROBE], mind));
  const players = fork(fileURLToPath(new URL('./players.ts', import.meta.url)));
  mind(players);
  const task: Task = {
    origins: servers.map(({ origin }) => origin),
    place: url ?? join(folder, 'data'),
    tables: wish.tables,
    rate: wish.rate,
    seed: wish.seed,
  };
  players.send(task);

  const kept = newReport(wish);
  const begun = performance.now();
  let before = { at: begun, used: await Promise.all(servers.map(usedBy)) };
  for (let n = 1; performance.now() - begun < wish.minutes * 60_000; n++) {
    await until(Math.min(begun + n * wish.every * 1000, begun + wish.minutes * 60_000));
    const played = await answerOf<Played>(players, 'ask', () => 'those who play');
    const [at, used] = [performance.now(), await Promise.all(servers.map(usedBy))];
    const cpu = used.map(({ cpu: now }, i) => (now - (before.used[i]?.cpu ?? 0)) / 1000 / (at - before.at));
    before = { at, used };
    add(kept, played, { minute: (at - begun) / 60_000, used, cpu, disk: await diskOf(folder, url) });
    sampled(reportOf(kept));
  }
  const last = await answerOf<Played>(players, 'stop', () => 'those who play');
  count(kept, last);
  for (const server of servers) {
    const code = await server.stop();
    if (code !== 0) kept.errors.push(`a server ended with ${code}: ${server.said().slice(-500)}`);
  }
  return reportOf(kept);
}

interface Gathering {
  readonly wish: Wish;
  readonly samples: Sample[];
  readonly finished: { [game: string]: number };
  readonly errors: string[];
  moves: number;
  lines: number;
  returns: number;
}

const newReport = (wish: Wish): Gathering => ({ wish, samples: [], finished: {}, errors: [], moves: 0, lines: 0, returns: 0 });

function count(kept: Gathering, { moves, lines, returns, finished, errors }: Played): void {
  kept.moves += moves;
  kept.lines += lines;
  kept.returns += returns;
  for (const game of finished) kept.finished[game] = (kept.finished[game] ?? 0) + 1;
  kept.errors.push(...errors.slice(0, MOST_ERRORS - kept.errors.length));
}

interface Seen {
  readonly minute: number;
  readonly used: readonly Used[];
  readonly cpu: readonly number[];
  readonly disk: number;
}

function add(kept: Gathering, played: Played, { minute, used, cpu, disk }: Seen): void {
  count(kept, played);
  const sorted = played.latencies.toSorted((a, b) => a - b);
  const quantile = (q: number): number => sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0;
  kept.samples.push({
    minute: round(minute),
    rss: used.map(({ rss }) => round(rss / MEGABYTE)),
    heap: used.map(({ heap }) => round(heap / MEGABYTE)),
    cpu: cpu.map(share => Math.round(share * 1000) / 1000),
    moves: played.moves,
    p50: round(quantile(0.5)),
    p99: round(quantile(0.99)),
    disk: round(disk / MEGABYTE),
    finished: played.finished.length,
    errors: played.errors.length,
  });
}

const reportOf = (kept: Gathering): SoakReport => ({ ...kept, growth: growthIn(kept.samples) });

/** The slope of the line that lies nearest to what the heap was from the first quarter on. */
export function growthIn(samples: readonly Sample[]): number[] {
  const later = samples.slice(Math.floor(samples.length / 4));
  const servers = later[0]?.heap.length ?? 0;
  return Array.from({ length: servers }, (_, i) => round(60 * slopeOf(later.map(({ minute, heap }) => [minute, heap[i] ?? 0]))));
}

function slopeOf(points: readonly (readonly [number, number])[]): number {
  const mean = (at: 0 | 1): number => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const spread = points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
  return spread === 0 ? 0 : points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0) / spread;
}

const round = (n: number): number => Math.round(n * 100) / 100;

const until = (at: number): Promise<void> => new Promise(resolve => setTimeout(resolve, Math.max(0, at - performance.now())));

/** A page that says nothing, and no limits that are meant for people; tables that nobody looks at are soon forgotten. */
function envFor(folder: string, database: string | undefined): NodeJS.ProcessEnv {
  const page = join(folder, 'page');
  mkdirSync(page);
  writeFileSync(join(page, 'index.html'), '<title>Adega</title>');
  const most = '1000000';
  return {
    PAGE: page,
    DATA: join(folder, 'data'),
    DATABASE_URL: database,
    PORT: '0',
    MOST_SOCKETS_EACH: most,
    MOST_MESSAGES: most,
    MOST_MESSAGES_AT_ONCE: most,
    MOST_SENT: most,
    MOST_TABLES: most,
    SLEEP_AFTER: '20',
  };
}

const usedBy = ({ child, said }: Running): Promise<Used> => answerOf<Used>(child, 'used', () => `a server: ${said().slice(-2000)}`);

/** One that has ended, or ends instead of an answer, cannot be asked, and has said why. */
function answerOf<T>(child: ChildProcess, question: string, who: () => string): Promise<T> {
  return new Promise((resolve, reject) => {
    const gone = (): void => reject(new Error(`ended with ${child.exitCode ?? child.signalCode}: ${who()}`));
    if (child.exitCode !== null || child.signalCode !== null || !child.connected) return gone();
    child.once('exit', gone);
    child.once('message', answer => {
      child.off('exit', gone);
      resolve(answer as T);
    });
    child.send(question, () => {});
  });
}

/** Bytes of the store. */
async function diskOf(folder: string, url: string | undefined): Promise<number> {
  if (url === undefined) {
    return [FILE, `${FILE}-wal`].reduce(
      (sum, name) => sum + (statSync(join(folder, 'data', name), { throwIfNoEntry: false })?.size ?? 0),
      0,
    );
  }
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query('SELECT pg_database_size(current_database()) AS size');
  await client.end();
  return Number(rows[0]?.size);
}
