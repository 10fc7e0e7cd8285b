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

export async function openSqlite(folder: string, more: Omit<ThreadData, 'file'> = {}): Promise<Store> {
  const file = join(folder, FILE);
  makePrivate(folder, file);
  const thread = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: { file, ...more } satisfies ThreadData });
  const open = new Map<number, Open>();
  let last = 0;
  let gone: Error | undefined;
  const answered = (id: number): Promise<unknown> => new Promise((resolve, reject) => open.set(id, { resolve, reject }));
  const ask = (question: Question): Promise<unknown> => {
    if (gone !== undefined) return Promise.reject(gone);
    const id = ++last;
    thread.postMessage({ ...question, id });
    return answered(id);
  };
  const end = (why: string): void => {
    gone ??= new StoreTrouble(`the store in ${folder} is gone: ${why}`);
    for (const { reject } of open.values()) reject(gone);
    open.clear();
  };
  thread.on('message', (told: Told) => {
    const waiting = open.get(told.id);
    open.delete(told.id);
    if ('answer' in told) waiting?.resolve(told.answer);
    else waiting?.reject(new StoreTrouble(`the store in ${folder}: ${told.trouble}`));
  });
  thread.on('error', error => end(error.message));
  thread.on('exit', () => end('closed'));
  // The thread speaks first, when the schema is there.
  await answered(0).catch(async error => {
    await thread.terminate();
    throw error;
  });
  return storeOver({
    place: folder,
    isShared: false,
    writeAll: commits => ask({ commits }) as Promise<Outcome[]>,
    query: (sql, values) => ask({ sql, values }) as Promise<Row[]>,
    skip: '',
    listen: () => {},
    async close() {
      if (gone !== undefined) return;
      await ask({ close: true });
      await thread.terminate();
    },
  });
}

/** Nobody else on this machine reads it. SQLite gives the files beside it the permissions of this one. */
function makePrivate(folder: string, file: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
}
