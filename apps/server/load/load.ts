// A load on a real server: the server is a process of its own, those who play are another, and both are gone when it is over.
// `lab load` prints what came of it.

import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openStore } from '../store/open-store.ts';
import type { Counted, News, Task } from './client.ts';
import { makeCluster, PG_BIN } from './cluster.ts';
import type { Crowd } from './crowd.ts';
import { type DatabaseCpu, databaseCpu } from './database-cpu.ts';
import { guessAt } from './guessers.ts';
import type { Asked, Used } from './probe.ts';
import { type Running, startServer } from './process.ts';
import { type Script, writeScripts } from './script.ts';

export interface Wish {
  readonly tables: number;
  readonly seconds: number;
  readonly store: 'sqlite' | 'postgres';
  /** On one PostgreSQL. */
  readonly servers?: number | undefined;
  /** The players of a table are at several of them. */
  readonly apart?: boolean | undefined;
  readonly rate?: number | undefined;
  /** To open beside each other, when nobody plays. */
  readonly sockets: number;
  /** People who try to sign in all the time, while others play. */
  readonly signIns?: number | undefined;
  /** Each table plays a game to warm up and another, of which the CPU time of a move is measured by so many parts. */
  readonly parts?: number | undefined;
  /** Where a profile of the thread that serves goes, for Chrome’s tools. */
  readonly profile?: string | undefined;
}

export interface Report {
  readonly store: Wish['store'];
  readonly servers: number;
  readonly tables: number;
  readonly moves: number;
  readonly movesPerSecond: number;
  /** Milliseconds from when a move was due until it was acknowledged. */
  readonly p50: number;
  readonly p99: number;
  /** Of the first and of the last third of games. */
  readonly p50Early: number;
  readonly p50Late: number;
  /** Sent for a move to one viewer. */
  readonly bytesPerMove: number;
  /** CPU time of the server in microseconds; of that, the thread that serves. */
  readonly cpuPerMove: number;
  readonly mainPerMove: number;
  /** By server, how much of a core it had while it was measured; and of the database for a move, where that can be seen. */
  readonly cores: readonly number[];
  readonly databasePerMove?: number | undefined;
  /** Of those who play, who share the machine with it. */
  readonly playersPerMove: number;
  /** Milliseconds that those who play were kept from playing, 99 of 100 times at most: no delay that they see says less. */
  readonly playersStall: number;
  /** Of the thread that serves, by parts of the games, where that was asked for. */
  readonly mainByPart?: readonly number[] | undefined;
  /** Memory of a table that is open and at which nothing happens, of one that sleeps, and of a socket. */
  readonly bytesPerTable: number;
  readonly bytesPerSleepingTable: number;
  readonly sockets: number;
  readonly bytesPerSocket: number;
  /** Passwords that were hashed meanwhile. */
  readonly hashed: number;
  /** Until the other player has heard of a move, where he is at another server. */
  readonly p50Heard?: number | undefined;
  readonly p99Heard?: number | undefined;
  readonly errors: readonly string[];
}

/** Moves of each table before it counts: a server that has just started still translates its code, which takes both cores. */
const WARM_UP = 75;
/** Turns of a game; and as many a second as nobody expects. */
const SHORT_GAME = 40;
const FASTEST = 12_000;
/** Lines before the first turn: two sit down, and the first draws. */
const BEFORE = 3;
const PROBE = new URL('./probe.ts', import.meta.url).href;
/** Requests at the same time: each has a connection of its own, which takes memory, too. */
const AT_ONCE = 20;
/** How often tables are looked at before their memory counts. */
const WARM_LOOKS = 3;

export async function load(wish: Wish, progress: (share: number) => void = () => {}): Promise<Report> {
  if (wish.store === 'postgres' && PG_BIN === undefined) throw new Error('there is no PostgreSQL: say where its programs are by PG_BIN');
  const folder = mkdtempSync(join(tmpdir(), 'adega-load-'));
  // On the same disk as the other store, so that both wait for it.
  const cluster = wish.store === 'postgres' ? await makeCluster(tmpdir()) : undefined;
  const children = new Set<ChildProcess>();
  try {
    const env = envFor(folder, await cluster?.database(), wish.tables);
    return await measured(wish, { folder, env, children, progress });
  } finally {
    for (const child of children) child.kill('SIGKILL');
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Ground {
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  readonly children: Set<ChildProcess>;
  progress(share: number): void;
}

/** A page that says nothing, and no limits that are meant for people. */
function envFor(folder: string, database: string | undefined, tables: number): NodeJS.ProcessEnv {
  const page = join(folder, 'page');
  mkdirSync(page);
  writeFileSync(join(page, 'index.html'), '<title>Adega</title>');
  const most = '1000000';
  return {
    PAGE: page,
    DATA: join(folder, 'data'),
    // What an operator may give Node.
    NODE_OPTIONS: process.env['NODE_OPTIONS'],
    DATABASE_URL: database,
    PORT: '0',
    MOST_CONNECTIONS: most,
    MOST_CONNECTIONS_EACH: most,
    MOST_SOCKETS: most,
    MOST_SOCKETS_EACH: most,
    MOST_MESSAGES: most,
    MOST_MESSAGES_AT_ONCE: most,
    MOST_SENT: most,
    MOST_SIGN_INS: most,
    // Later than all of them are open.
    SLEEP_AFTER: String(1 + Math.ceil(tables / 50)),
  };
}

async function measured(wish: Wish, ground: Ground): Promise<Report> {
  const { tables } = wish;
  const scripts = await scriptsFor(wish, ground);
  const played = await playedOut(wish, ground);
  // Tables in the middle of their games.
  const open = scripts.filter(({ table }) => played.counted.acknowledged[table] !== undefined).slice(-tables);
  const lost = await lostIn(ground, played.counted.acknowledged);
  const { counted, cpu, main } = played;
  const { moves, milliseconds, bytes, errors } = counted;
  const idle = await idling(wish, ground, open);
  return {
    store: wish.store,
    servers: wish.servers ?? 1,
    tables,
    moves,
    movesPerSecond: Math.round((moves * 1000) / milliseconds),
    p50: tenths(counted.p50),
    p99: tenths(counted.p99),
    p50Early: tenths(counted.early),
    p50Late: tenths(counted.late),
    bytesPerMove: Math.round(bytes / moves / 2),
    cpuPerMove: Math.round(cpu / moves),
    mainPerMove: Math.round(main / moves),
    cores: played.each.map(one => Math.round(one / milliseconds / 10) / 100),
    ...(played.database === undefined ? {} : { databasePerMove: Math.round(played.database / moves) }),
    playersPerMove: Math.round(played.players / moves),
    playersStall: tenths(counted.stall),
    ...(counted.heard === undefined ? {} : { p50Heard: tenths(counted.heard.p50), p99Heard: tenths(counted.heard.p99) }),
    ...(wish.parts === undefined ? {} : { mainByPart: played.byPart }),
    ...idle,
    hashed: played.hashed,
    errors: [...errors, ...lost],
  };
}

const tenths = (n: number): number => Math.round(n * 10) / 10;

const scriptFile = ({ folder }: Ground, name = 'scripts'): string => join(folder, `${name}.jsonl`);

function keep(ground: Ground, name: string, scripts: readonly Script[]): string {
  const file = scriptFile(ground, name);
  writeFileSync(file, scripts.map(script => `${JSON.stringify(script)}\n`).join(''));
  return file;
}

/** More than can be played. */
async function scriptsFor({ tables, seconds, rate = FASTEST, parts }: Wish, ground: Ground): Promise<readonly Script[]> {
  const count = parts === undefined ? tables + Math.ceil((WARM_UP * tables + seconds * rate) / SHORT_GAME) : 2 * tables;
  const store = await openStore(ground.env);
  const scripts = await writeScripts(store, count, so => ground.progress(so / count));
  await store.close();
  keep(ground, 'scripts', scripts);
  return scripts;
}

interface PlayedOut {
  readonly counted: Counted;
  /** CPU time in microseconds, as the next three. */
  readonly cpu: number;
  readonly main: number;
  readonly players: number;
  /** Of each server, and of the database. */
  readonly each: readonly number[];
  readonly database?: number | undefined;
  /** Of the thread that serves, for a move. */
  readonly byPart: readonly number[];
  readonly hashed: number;
}

async function playedOut(wish: Wish, ground: Ground): Promise<PlayedOut> {
  const { tables, seconds, rate, parts, signIns = 0, profile, servers: count = 1, apart } = wish;
  const servers = await Promise.all(Array.from({ length: count }, () => begin(ground)));
  const database = await databaseCpu(ground.env['DATABASE_URL']);
  const used = (file?: string) => usedByAll(servers, database, file);
  const players = call(ground, 'client.ts');
  const task: Task = {
    origins: servers.map(({ origin }) => origin),
    apart,
    file: scriptFile(ground),
    tables,
    warmUp: WARM_UP * tables,
    lasting: seconds * 1000,
    rate,
    parts,
  };
  players.send(task);
  let before: Promise<UsedByAll> | undefined;
  let after: Promise<UsedByAll> | undefined;
  const guessers = guessAt(servers[0]?.origin ?? '', signIns);
  const ends: { readonly moves: number; readonly used: Promise<Used> }[] = [];
  const over = await new Promise<Extract<News, { is: 'over' }>>((resolve, reject) => {
    players.on('message', (news: News) => {
      if (news.is === 'ready') players.send('begin');
      if (news.is === 'begun') before = used(profile);
      if (news.is === 'part') ends.push({ moves: news.moves, used: used() });
      if (news.is === 'ended') after = used();
      if (news.is === 'over') resolve(news);
    });
    players.once('exit', code => reject(new Error(`those who play ended with ${code}`)));
    for (const { child, said } of servers) child.once('exit', code => reject(new Error(`a server ended with ${code}: ${said()}`)));
  });
  const hashed = await guessers.stop();
  const [from, to] = [await before, await after];
  await Promise.all(servers.map(server => server.stop()));
  if (from === undefined || to === undefined) throw new Error('it was over before it began: there were too few tables');
  const byPart = await Promise.all(
    ends.map(async ({ moves, used }, i) => {
      const last = ends[i - 1];
      return Math.round(((await used).main - ((await last?.used) ?? from).main) / (moves - (last?.moves ?? 0)));
    }),
  );
  const each = to.each.map((cpu, i) => cpu - (from.each[i] ?? 0));
  const ofDatabase = to.database === undefined ? undefined : to.database - (from.database ?? 0);
  return {
    counted: over,
    cpu: to.cpu - from.cpu,
    main: to.main - from.main,
    players: over.cpu,
    each,
    database: ofDatabase,
    byPart,
    hashed,
  };
}

/** What was acknowledged and is not there. */
async function lostIn({ env }: Ground, acknowledged: Counted['acknowledged']): Promise<string[]> {
  const store = await openStore(env);
  const lost: string[] = [];
  for (const [table, turns] of Object.entries(acknowledged)) {
    const { length } = await store.lines(table, 0);
    if (length < turns + BEFORE) lost.push(`${table}: ${turns} turns were acknowledged, and ${length - BEFORE} are there`);
  }
  await store.close();
  return lost;
}

/** Memory, in a server that has done nothing else. */
async function idling(wish: Wish, ground: Ground, scripts: readonly Script[]) {
  const server = await begin(ground);
  const lookAt = async ({ table, cookies }: Script): Promise<void> => {
    const headers = { cookie: cookies[0] ?? '', 'content-type': 'application/json' };
    await (await fetch(`${server.origin}/api/tables/${table}/look`, { method: 'POST', headers, body: '{}' })).text();
  };
  const look = async (some: readonly Script[]): Promise<void> => {
    for (let from = 0; from < some.length; from += AT_ONCE) await Promise.all(some.slice(from, from + AT_ONCE).map(lookAt));
  };
  const asleep = async (): Promise<Used> => {
    while ((await tablesIn(server)) > 0) await new Promise(resolve => setTimeout(resolve, 500));
    return usedBy(server, 'memory');
  };
  // The first times load and compile what all of them need.
  for (let n = 0; n < WARM_LOOKS; n++) {
    await look(scripts);
    await asleep();
  }
  const empty = await usedBy(server, 'memory');
  await look(scripts);
  while ((await tablesIn(server, 'folded')) < (await tablesIn(server))) await new Promise(resolve => setTimeout(resolve, 100));
  const [open, full] = [await tablesIn(server), await usedBy(server, 'memory')];
  const slept = await asleep();
  const crowd = await crowded(wish, ground, server, scripts);
  await server.stop();
  const each = (of: Used, than: Used, count: number): number =>
    count === 0 ? 0 : Math.max(0, Math.round((of.memory - than.memory) / count));
  return { bytesPerTable: each(full, slept, open), bytesPerSleepingTable: each(slept, empty, open), ...crowd };
}

async function crowded({ sockets }: Wish, ground: Ground, server: Running, scripts: readonly Script[]) {
  const before = await usedBy(server, 'memory');
  const people = call(ground, 'crowd.ts');
  const crowd: Crowd = { origin: server.origin, file: keep(ground, 'crowd', scripts), sockets };
  people.send(crowd);
  const came = await answerOf<number>(people);
  const after = await usedBy(server, 'memory');
  people.disconnect();
  // The tables at which they sit among it.
  return { sockets: came, bytesPerSocket: came === 0 ? 0 : Math.round((after.memory - before.memory) / came) };
}

async function begin({ env, children }: Ground): Promise<Running> {
  return startServer(env, ['--expose-gc', '--import', PROBE], child => mind(children, child));
}

function call({ children }: Ground, file: 'client.ts' | 'crowd.ts'): ChildProcess {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)));
  mind(children, child);
  return child;
}

function mind(children: Set<ChildProcess>, child: ChildProcess): void {
  children.add(child);
  child.once('exit', () => children.delete(child));
}

const usedBy = ({ child }: Running, asks: Asked['asks'], profile?: string): Promise<Used> => {
  const asked: Asked = { asks, profile };
  child.send(asked);
  return answerOf<Used>(child);
};

interface UsedByAll extends Used {
  /** CPU time of each server, and of the database. */
  readonly each: readonly number[];
  readonly database: number | undefined;
}

/** Of all together; a profile is that of the first. */
async function usedByAll(servers: readonly Running[], database: DatabaseCpu | undefined, profile?: string): Promise<UsedByAll> {
  const all = await Promise.all(servers.map((server, i) => usedBy(server, 'cpu', i === 0 ? profile : undefined)));
  const sum = (of: (used: Used) => number): number => all.reduce((total, used) => total + of(used), 0);
  const each = all.map(({ cpu }) => cpu);
  return {
    cpu: sum(({ cpu }) => cpu),
    main: sum(({ main }) => main),
    memory: sum(({ memory }) => memory),
    each,
    database: database?.used(),
  };
}

const answerOf = <T>(child: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    child.once('message', answer => resolve(answer as T));
    child.once('exit', code => reject(new Error(`a process ended with ${code}`)));
  });

async function tablesIn({ origin }: Running, which: 'all' | 'folded' = 'all'): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number((which === 'all' ? /^adega_tables (\d+)/m : /^adega_tables_folded (\d+)/m).exec(text)?.[1] ?? 0);
}
