// A real PostgreSQL for a while, in a folder of its own, gone with it. `npm test` fetches the programs or says that it could not.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { accessSync, chmodSync, chownSync, constants, existsSync, globSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  /** Of a database that nobody has used yet. */
  database(): Promise<string>;
  /** Runs a statement in the first database. */
  admin(sql: string): Promise<void>;
  /** Away with it, as when a machine fails; `start` brings it back. */
  kill(): Promise<void>;
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
    if (Date.now() - statSync(old).mtimeMs > AN_HOUR) rmSync(old, { recursive: true, force: true });
  }
}

export async function makeCluster(place = quickPlace()): Promise<Cluster> {
  sweep(place);
  const folder = mkdtempSync(join(place, 'adega-pg-'));
  if (process.getuid?.() === 0) chownSync(folder, NOBODY, NOBODY);
  chmodSync(folder, 0o755);
  const data = join(folder, 'data');
  const made = command('initdb', ['-D', data, '-U', 'adega', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']);
  execFileSync(...made, { stdio: 'ignore', cwd: folder });
  const url = (name: string) => `postgresql://adega@localhost/${name}?host=${folder}`;
  const admin = async (sql: string): Promise<void> => {
    const client = new pg.Client(url('postgres'));
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  let server: ChildProcess | undefined;
  let databases = 0;
  const ended = async (signal: NodeJS.Signals): Promise<void> => {
    const over = new Promise(resolve => server?.once('exit', resolve));
    if (server?.kill(signal)) await over;
    server = undefined;
  };
  const start = async (): Promise<void> => {
    const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'max_connections=60', 'shared_buffers=32MB'];
    const args = ['-D', data, ...settings.flatMap(setting => ['-c', setting])];
    server = spawn(...command('postgres', args), { stdio: 'ignore', cwd: folder });
    for (let tries = 0; ; tries++) {
      const isUp = await admin('SELECT 1').then(() => true, () => false); // biome-ignore format: a pair
      if (isUp) return;
      if (tries > 600) throw new Error('PostgreSQL does not start');
      await new Promise(resolve => setTimeout(resolve, 50));
    }
  };
  await start();
  return {
    admin,
    start,
    kill: () => ended('SIGQUIT'),
    async database() {
      const name = `adega_${++databases}`;
      await admin(`CREATE DATABASE ${name}`);
      return url(name);
    },
    async stop() {
      await ended('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
