// A disk that is full: it is told, nothing is acknowledged that is not kept, and what was kept is there.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stream } from '@adega/kernel';
import { expect, test } from 'vitest';
import { makeApp } from '../app.ts';
import { configOf } from '../config.ts';
import { openSqlite } from '../store/sqlite-store.ts';
import { gather } from './client.ts';

test('a full disk', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'adega-full-'));
  const page = join(folder, 'page');
  mkdirSync(page);
  writeFileSync(join(page, 'index.html'), '');
  const data = join(folder, 'data');
  const store = await openSqlite(data, { mostPages: 24 });
  const app = await makeApp({
    page,
    store,
    logLevel: 'silent',
    config: configOf({ MOST_MESSAGES: '10000', MOST_MESSAGES_AT_ONCE: '10000' }),
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { id, pages, watcher } = await gather(app.listeningOrigin, 'vinhos/2016', ['open', 'open']);
  const isFull = () => pages.some(({ troubles }) => troubles.some(({ code }) => code === 'store'));
  for (const [seat, one] of pages.entries()) void one.play(stream(`full ${seat}`), isFull);
  await expect.poll(isFull).toBe(true);
  const acknowledged = pages.flatMap(one => one.acknowledged).map(({ n }) => n);
  for (const one of [...pages, watcher]) one.close();
  await app.close();
  const again = await openSqlite(data);
  const kept = await again.lines(id, 0);
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(Math.max(...acknowledged)).toBeLessThanOrEqual(kept.length);
  expect(kept.length).toBeLessThanOrEqual(Math.max(...acknowledged) + 1);
  await again.close();
  rmSync(folder, { recursive: true });
});
