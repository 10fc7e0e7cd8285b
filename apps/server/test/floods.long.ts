// Thousands of tables and of people who only come to take room: what they take on disk and in memory, and what is left of it.

import { statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser, helloTo } from './client.ts';
import { type Ground, makeGround, type Running } from './processes.ts';

const TABLES = 3000;
const SOCKETS = 3000;
const KB = 1024;

let ground: Ground;
let server: Running;
beforeAll(async () => {
  ground = makeGround();
  server = await ground.start({ SLEEP_AFTER: '1', MOST_SOCKETS_EACH: '2000', MOST_CONNECTIONS_EACH: '10000' });
});
afterAll(() => ground.clear());

const metric = async (name: string): Promise<number> =>
  Number(new RegExp(`^${name} (\\d+)`, 'm').exec((await new Browser(server.origin).ask('GET', '/metrics')).body)?.[1]);

test('a table that nobody plays at takes a few kilobytes on disk, and nothing in memory', async () => {
  const file = join(ground.folder, 'data', 'adega.sqlite');
  const size = () => statSync(file).size + statSync(`${file}-wal`).size;
  const before = size();
  for (let n = 0; n < TABLES; n += 20) {
    await Promise.all(Array.from({ length: 20 }, () => new Browser(server.origin).make('vinhos/2016', ['open', 'open'])));
  }
  expect((size() - before) / TABLES).toBeLessThan(4 * KB);
  await expect.poll(() => metric('adega_tables')).toBe(0);
});

test('sockets beyond those that there may be are refused, and those that there are go on', async () => {
  const ana = new Browser(server.origin);
  const { id } = await ana.make('vino', ['open', 'open', 'open']);
  const came = { in: 0, out: 0 };
  const sockets = [];
  for (let n = 0; n < SOCKETS; n++) {
    const ws = ana.socket(id);
    sockets.push(ws);
    ws.on('error', () => {});
    const status = await new Promise(resolve => {
      ws.once('open', () => resolve(101));
      ws.once('unexpected-response', (_, { statusCode }) => resolve(statusCode));
    });
    if (status === 101) came.in++;
    else came.out++;
  }
  expect(came).toEqual({ in: 2000, out: 1000 });
  const [first] = sockets;
  first?.send(helloTo({ game: 'vino', pack: '' }, 'watcher'));
  expect(String(await new Promise(resolve => first?.once('message', resolve)))).toContain('welcome');
  for (const ws of sockets) ws.terminate();
  await expect.poll(() => metric('adega_sockets')).toBe(0);
});
