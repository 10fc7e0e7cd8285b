// The store that comes with the server: a file of SQLite in a folder, written by a thread of its own.

import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Row, storeOver } from './engine.ts';
import { FILE } from './places.ts';
import type { Asked, ThreadData, Told } from './sqlite-thread.ts';
import { type Outcome, type Store, StoreTrouble } from './store.ts';

/** A question before it is numbered. */
type Question = Asked extends infer A ? (A extends Asked ? Omit<A, 'id'> : never) : never;

interface Open {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/** The thread, and what it was asked and has not answered yet. */
interface Thread {
  readonly worker: Worker;
  readonly open: Map<number, Open>;
  /** When the schema is there. */
  readonly ready: Promise<unknown>;
}

export async function openSqlite(folder: string, more: Omit<ThreadData, 'file'> = {}): Promise<Store> {
  const file = join(folder, FILE);
  makePrivate(folder, file);
  let thread: Thread | undefined;
  let closed: Error | undefined;
  let last = 0;
  const begin = (data: Partial<ThreadData> = {}): Thread => {
    const made = threadOver(folder, { file, ...more, ...data }, () => {
      if (thread === made) thread = undefined;
    });
    thread = made;
    return made;
  };
  const ask = async (question: Question): Promise<unknown> => {
    if (closed !== undefined) throw closed;
    // One that has ended, whatever has ended it, is followed by another: what it had acknowledged is on disk.
    const { worker, open, ready } = thread ?? begin({ isAgain: true });
    await ready;
    const id = ++last;
    worker.postMessage({ ...question, id });
    return answered(open, id);
  };
  await begin().ready;
  return storeOver({
    place: folder,
    isShared: false,
    writeAll: commits => ask({ commits }) as Promise<Outcome[]>,
    query: (sql, values) => ask({ sql, values }) as Promise<Row[]>,
    skip: '',
    time: async () => Date.now(),
    listen: () => {},
    async close() {
      if (closed !== undefined) return;
      const { worker } = thread ?? {};
      if (worker !== undefined) await ask({ close: true });
      closed = new StoreTrouble(`the store in ${folder} is gone: closed`);
      await worker?.terminate();
    },
  });
}

const answered = (open: Map<number, Open>, id: number): Promise<unknown> =>
  new Promise((resolve, reject) => open.set(id, { resolve, reject }));

function threadOver(folder: string, data: ThreadData, ended: () => void): Thread {
  const worker = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: data });
  const open = new Map<number, Open>();
  const end = (why: string): void => {
    ended();
    const gone = new StoreTrouble(`the store in ${folder} is gone: ${why}`);
    for (const { reject } of open.values()) reject(gone);
    open.clear();
  };
  worker.on('message', (told: Told) => {
    const waiting = open.get(told.id);
    open.delete(told.id);
    if ('answer' in told) waiting?.resolve(told.answer);
    else waiting?.reject(new StoreTrouble(`the store in ${folder}: ${told.trouble}`));
  });
  worker.on('error', error => end(error.message));
  worker.on('exit', () => end('its thread has ended'));
  // The thread speaks first, when the schema is there.
  const ready = answered(open, 0).catch(async error => {
    ended();
    await worker.terminate();
    throw error;
  });
  ready.catch(() => {});
  return { worker, open, ready };
}

/** Nobody else on this machine reads it. SQLite gives the files beside it the permissions of this one. */
function makePrivate(folder: string, file: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
}
