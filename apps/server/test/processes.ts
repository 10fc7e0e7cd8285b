// Somewhere to run real servers, each a process of its own.

import type { ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Running, startServer } from '../load/process.ts';

export type { Running };

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
    const settings = {
      PAGE: page,
      DATA: join(folder, 'data'),
      PORT: port,
      MOST_MESSAGES: '100000',
      MOST_MESSAGES_AT_ONCE: '100000',
      MOST_TABLES: '10000',
      MOST_SENT: '10000',
    };
    const running = await startServer({ ...settings, ...env }, [], child => {
      children.add(child);
      child.once('exit', () => children.delete(child));
    });
    port = new URL(running.origin).port;
    return running;
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
