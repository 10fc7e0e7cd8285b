// Threads that end while others wait for them.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { afterAll, expect, test, vi } from 'vitest';
import { openSqlite } from '../store/sqlite-store.ts';
import type { Write } from '../store/store.ts';
import { threadsOf } from '../threads.ts';

const folder = mkdtempSync(join(tmpdir(), 'adega-threads-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('whoever asks a thread that ends hears so at once, and the next question has another', async () => {
  const file = join(folder, 'thread.mjs');
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads';
     parentPort.on('message', what => (what === 'end' ? process.exit(0) : parentPort.postMessage({ answer: what })));`,
  );
  const threads = threadsOf<string, string>(pathToFileURL(file), { threads: 1 });
  const asked = [threads.ask('end', 600_000), threads.ask('more', 600_000)];
  await expect(asked[0]).rejects.toThrow('the thread has ended');
  expect(await asked[1]).toBe('more');
  await threads.close();
});

test('one that takes too long is ended; whoever comes after it is answered, and too many who wait are not', async () => {
  const file = join(folder, 'forever.mjs');
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads';
     parentPort.on('message', what => { while (what === 'forever'); parentPort.postMessage({ answer: what }); });`,
  );
  const threads = threadsOf<string, string>(pathToFileURL(file), { threads: 1, waiting: 1 });
  const forever = threads.ask('forever', 200);
  const waits = threads.ask('one', 600_000);
  await expect(threads.ask('two', 600_000)).rejects.toThrow('too many wait');
  await expect(forever).rejects.toThrow('it has taken too long');
  expect(await waits).toBe('one');
  await threads.close();
});

test('the thread of a store ends: what was acknowledged is there, nothing else is acknowledged, and another thread goes on', async () => {
  const line = (n: number): Write => ({ write: 'line', table: 'a', n, at: 0, body: `${n}` });
  // What ends it comes from outside: no message of ours does.
  const ended = vi.spyOn(Worker.prototype, 'postMessage');
  const store = await openSqlite(join(folder, 'data'));
  await store.commit([line(1), { write: 'job', key: 'j', table: 'a', due: 0, body: 'j' }]);
  const [taken] = await store.claim(1, 100, 9);
  const thread = ended.mock.contexts.at(-1) as Worker;
  for (let n = 2; n < 5; n++) {
    const last = ended.mock.contexts.at(-1) as Worker;
    const committing = store.commit([line(n)]);
    await new Promise(setImmediate);
    void last.terminate();
    const came = await committing.catch(error => String(error));
    expect(['done', expect.stringContaining('its thread has ended')]).toContainEqual(came);
    const outcome = await store.commit([line(n)]);
    // The first was done if it said so; if not, nobody knew.
    if (came === 'done') expect(outcome).toBe('conflict');
    expect(await store.lines('a', 0)).toHaveLength(n);
  }
  expect(ended.mock.contexts.at(-1)).not.toBe(thread);
  ended.mockRestore();
  // Whoever works on something works on, too.
  expect(await store.claim(2, 101, 9)).toEqual([]);
  expect(await store.commit([{ write: 'done', key: 'j', lease: taken?.lease as string }])).toBe('done');
  await store.close();
  await expect(store.commit([line(9)])).rejects.toThrow('closed');
});
