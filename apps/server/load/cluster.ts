// A real PostgreSQL for a while, in a folder of its own, gone with it. `npm test` fetches the programs or says that it could not.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';

const NOBODY = 65534;
const AN_HOUR = 3_600_000;

export const PG_BIN = [process.env['PG_BIN'], ...globSync('/usr/lib/postgresql/*/bin').sort().reverse()].find(
  bin => bin !== undefined && bin !== '' && existsSync(join(bin, 'initdb')),
);

/** Where no disk makes the tests of others wait. */
function quickPlace(): string {
  try {
    accessSync('/dev/shm', constants.W_OK);
    return '/dev/shm';
  } catch {
    return tmpdir();
  }
}

export interface Cluster {
  /** Where it listens, and what it has on disk. */
  readonly socket: string;
  readonly data: string;
  /** Of a database that nobody has used yet. */
  database(): Promise<string>;
  /** Runs a statement in the first database. */
  admin(sql: string): Promise<void>;
  /** Away with it, as when a machine fails; `start` brings it back. By default all of it at once and in order; SIGKILL: only whoever has
   *  started the rest, which then finds itself alone. */
  kill(signal?: 'SIGQUIT' | 'SIGKILL'): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** PostgreSQL does not run as root; and it dies with us, however we die. */
function command(program: string, args: readonly string[]): [string, string[]] {
  const plain: [string, string[]] = [join(PG_BIN as string, program), [...args]];
  if (process.platform !== 'linux' || !existsSync('/usr/bin/setpriv')) return plain;
  const as = process.getuid?.() === 0 ? [`--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'] : [];
  return ['/usr/bin/setpriv', [...as, '--pdeathsig=QUIT', plain[0], ...plain[1]]];
}

/** What runners that were killed have left. */
function sweep(place: string): void {
  for (const old of globSync(join(place, 'adega-pg-*'))) {
    if (Date.now() - statSync(old).mtimeMs > AN_HOUR && !isRunningIn(old)) rmSync(old, { recursive: true, force: true });
  }
}

/** Some run for hours. */
function isRunningIn(folder: string): boolean {
  const file = join(folder, 'data', 'postmaster.pid');
  const [process] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return process !== undefined && existsSync(`/proc/${process}`);
}

export async function makeCluster(place = quickPlace()): Promise<Cluster> {
  const folder = folderIn(place);
  const data = join(folder, 'data');
  const made = command('initdb', ['-D', data, '-U', 'adega', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']);
  execFileSync(...made, { stdio: 'ignore', cwd: folder });
  return clusterIn(folder);
}

export interface Replica extends Cluster {
  /** Takes the place of the one that it follows. */
  promote(): Promise<void>;
}

/** One that follows another; from now on nothing is acknowledged there before it is on disk here, too. */
export async function makeReplica(of: Cluster, place = quickPlace()): Promise<Replica> {
  const folder = folderIn(place);
  const data = join(folder, 'data');
  const from = dirname(of.socket);
  execFileSync(...command('pg_basebackup', ['-D', data, '-h', from, '-U', 'adega', '-c', 'fast', '--no-sync']), {
    stdio: 'ignore',
    cwd: folder,
  });
  writeFileSync(join(data, 'standby.signal'), '');
  const replica = await clusterIn(folder, [`primary_conninfo=host=${from} user=adega application_name=replica`]);
  await of.admin("ALTER SYSTEM SET synchronous_standby_names = 'replica'");
  await of.admin('SELECT pg_reload_conf()');
  const isFollowed = "SELECT 1 / count(*) FROM pg_stat_replication WHERE sync_state = 'sync'";
  await until(() => of.admin(isFollowed), 'the replica does not follow');
  return {
    ...replica,
    async promote() {
      await replica.admin('SELECT pg_promote()');
      // Nobody follows it now.
      await replica.admin('ALTER SYSTEM RESET synchronous_standby_names');
      await replica.admin('SELECT pg_reload_conf()');
    },
  };
}

function folderIn(place: string): string {
  sweep(place);
  const folder = mkdtempSync(join(place, 'adega-pg-'));
  if (process.getuid?.() === 0) chownSync(folder, NOBODY, NOBODY);
  chmodSync(folder, 0o755);
  return folder;
}

/** Tries until it does not fail. */
async function until(work: () => Promise<unknown>, otherwise: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    const isDone = await work().then(() => true, () => false); // biome-ignore format: a pair
    if (isDone) return;
    if (tries > 600) throw new Error(otherwise);
    await new Promise(resolve => setTimeout(resolve, 50));
  }
}

async function clusterIn(folder: string, more: readonly string[] = []): Promise<Cluster> {
  const data = join(folder, 'data');
  const url = (name: string) => `postgresql://adega@localhost/${name}?host=${folder}`;
  const admin = async (sql: string): Promise<void> => {
    const client = new pg.Client({ connectionString: url('postgres'), connectionTimeoutMillis: 5000 });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query(sql);
    } finally {
      await client.end();
    }
  };
  let server: ChildProcess | undefined;
  let databases = 0;
  const ended = async (signal: NodeJS.Signals): Promise<void> => {
    const over = new Promise(resolve => server?.once('exit', resolve));
    if (server?.kill(signal)) await over;
    server = undefined;
  };
  const start = async (): Promise<void> => {
    const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'max_connections=60', 'shared_buffers=32MB', ...more];
    const args = ['-D', data, ...settings.flatMap(setting => ['-c', setting])];
    await until(async () => {
      // One that was killed may have left some behind, and until they have gone no other starts.
      if (server?.exitCode !== null || server.signalCode !== null)
        server = spawn(...command('postgres', args), { stdio: 'ignore', cwd: folder });
      await admin('SELECT 1');
    }, 'PostgreSQL does not start');
  };
  await start();
  return {
    socket: join(folder, '.s.PGSQL.5432'),
    data,
    admin,
    start,
    kill: (signal = 'SIGQUIT') => ended(signal),
    async database() {
      const name = `adega_${++databases}`;
      await admin(`CREATE DATABASE ${name}`);
      return url(name);
    },
    async stop() {
      if (server?.exitCode === null) await ended('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
