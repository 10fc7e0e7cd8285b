// Whoever is told that nothing was kept is let go, so that he comes back and asks again; a page that stayed would wait for ever.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stream } from '@adega/kernel';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeApp } from '../app.ts';
import { gather } from '../faults/tables.ts';
import { openSqlite } from '../store/sqlite-store.ts';
import { StoreTrouble } from '../store/store.ts';
import { Browser, helloTo } from './client.ts';

let folder: string;
let app: FastifyInstance;
let isGone = false;
beforeEach(async () => {
  isGone = false;
  folder = mkdtempSync(join(tmpdir(), 'adega-not-kept-'));
  mkdirSync(join(folder, 'page'));
  writeFileSync(join(folder, 'page', 'index.html'), '');
  const plain = await openSqlite(join(folder, 'data'));
  const gone = () => Promise.reject(new StoreTrouble('gone'));
  const store = {
    ...plain,
    commit: (...of: Parameters<typeof plain.commit>) => (isGone ? gone() : plain.commit(...of)),
    draft: (...of: Parameters<typeof plain.draft>) => (isGone ? gone() : plain.draft(...of)),
  };
  app = await makeApp({ page: join(folder, 'page'), store, logLevel: 'silent' });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

test('when he comes', async () => {
  const browser = new Browser(app.listeningOrigin);
  const { id } = await browser.make('vino', ['open', 'open', 'open']);
  await browser.sit(id, 0);
  isGone = true;
  const told: string[] = [];
  const ws = browser.socket(id);
  ws.on('open', () => ws.send(helloTo({ game: 'vino', pack: '' }, 0)));
  ws.on('message', data => told.push(String(data)));
  expect(await new Promise(resolve => ws.once('close', resolve))).toBe(1013);
  expect(told.map(text => JSON.parse(text))).toEqual([{ type: 'trouble', trouble: { code: 'store' } }]);
});

test('when he moves: his turn is kept when he comes back, once', async () => {
  const { players, watcher } = await gather(() => app.listeningOrigin, 'vino', 1);
  const [player] = players;
  if (player === undefined) throw new Error('nobody plays');
  await player.until(({ isAsked }) => isAsked);
  isGone = true;
  const doing = player.do(player.anyTurn(stream('moves')));
  await player.until(({ noted }) => noted.some(one => 'told' in one && one.told.type === 'trouble'));
  await expect.poll(() => player.returns).toBeGreaterThan(0);
  isGone = false;
  expect(await doing).toBe(true);
  for (const witness of [player, watcher]) witness.close();
});
