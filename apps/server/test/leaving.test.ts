// Whoever goes while he is being let in leaves nothing behind: nobody looks at the table, and it is forgotten.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stream } from '@adega/kernel';
import { expect, test } from 'vitest';
import { makeApp } from '../app.ts';
import { configOf } from '../config.ts';
import { slowStore } from '../faults/slow-store.ts';
import { openSqlite } from '../store/sqlite-store.ts';
import { Browser, helloTo } from './client.ts';

test('somebody who comes and goes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'adega-leaving-'));
  mkdirSync(join(folder, 'page'));
  writeFileSync(join(folder, 'page', 'index.html'), '');
  const store = slowStore(await openSqlite(join(folder, 'data')), stream('leaving'), 10);
  const app = await makeApp({ page: join(folder, 'page'), store, logLevel: 'silent', config: configOf({ SLEEP_AFTER: '1' }) });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const browser = new Browser(app.listeningOrigin);
  const { id } = await browser.make('vino', ['open', 'open', 'open']);
  for (let n = 0; n < 5; n++) {
    const ws = browser.socket(id);
    await new Promise(resolve => ws.once('open', resolve));
    ws.send(helloTo({ game: 'vino', pack: '' }, 'watcher'));
    await new Promise(resolve => setTimeout(resolve, n));
    ws.terminate();
  }
  const tables = async () => /^adega_tables (\d+)/m.exec((await browser.ask('GET', '/metrics')).body)?.[1];
  expect(await tables()).toBe('1');
  await expect.poll(tables, { timeout: 15_000 }).toBe('0');
  await app.close();
  rmSync(folder, { recursive: true });
}, 60_000);
