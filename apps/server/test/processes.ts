// A real server as a process of its own.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const COMPILED = fileURLToPath(new URL('../../../.cache/compiled', import.meta.url));

export interface Running {
  readonly origin: string;
  /** All that it has said. */
  readonly said: () => string;
  /** As when the power fails. */
  kill(): Promise<void>;
  /** As an operator stops it; its exit code. */
  stop(): Promise<number | null>;
}

export interface Ground {
  readonly folder: string;
  /** Starts a server; on the same port as before, if there was one. */
  start(env?: NodeJS.ProcessEnv): Promise<Running>;
  clear(): Promise<void>;
}

/** Somewhere to run servers, with a page that says nothing. */
export function makeGround(): Ground {
  const folder = mkdtempSync(join(tmpdir(), 'adega-server-'));
  const page = join(folder, 'page');
  mkdirSync(page);
  writeFileSync(join(page, 'index.html'), '<title>Adega</title>');
  const children = new Set<ChildProcess>();
  let port = '0';
  const start = async (env: NodeJS.ProcessEnv = {}): Promise<Running> => {
    const data = join(folder, 'data');
    const child = spawn(process.execPath, [MAIN], {
      env: {
        PATH: process.env['PATH'],
        PAGE: page,
        DATA: data,
        // Only the first start reads and strips all sources.
        NODE_COMPILE_CACHE: COMPILED,
        PORT: port,
        MOST_MESSAGES: '100000',
        MOST_MESSAGES_AT_ONCE: '100000',
        MOST_TABLES: '10000',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.add(child);
    let said = '';
    const over = new Promise<number | null>(resolve => child.once('exit', code => resolve(code)));
    void over.then(() => children.delete(child));
    const origin = await new Promise<string>((resolve, reject) => {
      const hear = (text: unknown): void => {
        said += String(text);
        const [, address] = /ready: (http:\S+)\//.exec(said) ?? [];
        if (address !== undefined) resolve(address);
      };
      child.stdout?.on('data', hear);
      child.stderr?.on('data', hear);
      void over.then(code => reject(new Error(`the server ended with ${code}: ${said}`)));
    });
    port = new URL(origin).port;
    const end = (signal: NodeJS.Signals) => {
      child.kill(signal);
      return over;
    };
    return { origin, said: () => said, kill: async () => void (await end('SIGKILL')), stop: () => end('SIGTERM') };
  };
  return {
    folder,
    start,
    async clear() {
      await Promise.all([...children].map(child => new Promise(resolve => child.once('exit', resolve) && child.kill('SIGKILL'))));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
