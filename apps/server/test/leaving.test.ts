// While somebody is being let in, he may go, and so may the table.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stream } from '@adega/kernel';
import { afterEach, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { makeApp } from '../app.ts';
import { configOf } from '../config.ts';
import { slowStore } from '../faults/slow-store.ts';
import { openSqlite } from '../store/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { TALK } from '../talk.ts';
import { Browser, helloTo } from './client.ts';

let folder: string;
let app: Awaited<ReturnType<typeof makeApp>>;

async function serve(over: (store: Store) => Store): Promise<Browser> {
  folder = mkdtempSync(join(tmpdir(), 'adega-leaving-'));
  mkdirSync(join(folder, 'page'));
  writeFileSync(join(folder, 'page', 'index.html'), '');
  const store = over(await openSqlite(join(folder, 'data')));
  app = await makeApp({ page: join(folder, 'page'), store, logLevel: 'silent', config: configOf({ SLEEP_AFTER: '1' }) });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return new Browser(app.listeningOrigin);
}

afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

/** A socket that has said hello as somebody who watches. */
async function watching(browser: Browser, id: string): Promise<WebSocket> {
  const ws = browser.socket(id);
  await new Promise(resolve => ws.once('open', resolve));
  ws.send(helloTo({ game: 'vino', pack: '' }, 'watcher'));
  return ws;
}

test('somebody who comes and goes leaves nothing behind', async () => {
  const browser = await serve(store => slowStore(store, stream('leaving'), 10));
  const { id } = await browser.make('vino', ['open', 'open', 'open']);
  for (let n = 0; n < 5; n++) {
    const ws = await watching(browser, id);
    await new Promise(resolve => setTimeout(resolve, n));
    ws.terminate();
  }
  const tables = async () => /^adega_tables (\d+)/m.exec((await browser.ask('GET', '/metrics')).body)?.[1];
  expect(await tables()).toBe('1');
  await expect.poll(tables, { timeout: 15_000 }).toBe('0');
}, 60_000);

test('nobody is let in to a table that was taken away meanwhile', async () => {
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const { promise: answer, resolve: letGo } = Promise.withResolvers<void>();
  const browser = await serve(store => ({
    ...store,
    async cards(of) {
      if (of.kind === TALK) {
        ask();
        await answer;
      }
      return store.cards(of);
    },
  }));
  const { id } = await browser.make('vino', ['open', 'open', 'open']);
  const ws = await watching(browser, id);
  const told: string[] = [];
  ws.on('message', data => told.push(String(data)));
  const closed = new Promise(resolve => ws.once('close', resolve));
  await asked;
  expect((await browser.ask('DELETE', `/api/tables/${id}`)).status).toBe(204);
  letGo();
  expect(await closed).toBe(1012);
  expect(told).toEqual([]);
}, 60_000);
