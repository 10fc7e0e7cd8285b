// Whoever holds a line and says nothing on it, or does not listen: lines are for those who use them.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { makeApp } from '../app.ts';
import { configOf } from '../config.ts';
import { openSqlite } from '../store/sqlite-store.ts';
import { Browser, helloTo } from './client.ts';

const PATIENCE = 200; // milliseconds

let folder: string;
let app: FastifyInstance | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'adega-patience-'));
});
afterEach(async () => {
  await app?.close();
  rmSync(folder, { recursive: true });
});

async function serve(env: NodeJS.ProcessEnv = {}, patience = PATIENCE): Promise<Browser> {
  const page = join(folder, 'page');
  mkdirSync(page);
  writeFileSync(join(page, 'index.html'), '');
  const config = configOf({ MOST_MESSAGES: '100000', MOST_MESSAGES_AT_ONCE: '100000', ...env });
  app = await makeApp({ page, logLevel: 'silent', patience, store: await openSqlite(join(folder, 'data')), config });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return new Browser(app.listeningOrigin);
}

const lineTo = ({ origin }: Browser) => connect(Number(new URL(origin).port), '127.0.0.1');

const closed = (line: { once(event: 'close', hear: (how: unknown) => void): unknown }): Promise<unknown> =>
  new Promise(resolve => line.once('close', resolve));

const hello = (as: number | 'watcher') => helloTo({ game: 'vino', pack: '' }, as);

test('a connection on which nothing is said, at first or any more', async () => {
  const silent = lineTo(await serve());
  silent.resume();
  await closed(silent);
  const once = lineTo(new Browser(app?.listeningOrigin ?? ''));
  once.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
  let answer = '';
  once.on('data', data => {
    answer += String(data);
  });
  await closed(once);
  expect(answer).toContain('200 OK');
});

test('more connections than there may be', async () => {
  const browser = await serve({ MOST_CONNECTIONS: '2' });
  const kept = [lineTo(browser), lineTo(browser)];
  for (const line of kept) await new Promise(resolve => line.once('connect', resolve));
  await closed(lineTo(browser).resume());
  expect(kept.map(line => line.destroyed)).toEqual([false, false]);
  for (const line of kept) line.destroy();
});

test('more sockets than there may be in all', async () => {
  const browser = await serve({ MOST_SOCKETS: '1' });
  const { id } = await browser.make('vino', ['open', 'open', 'open']);
  const first = browser.socket(id);
  await new Promise(resolve => first.once('open', resolve));
  const second = browser.socket(id);
  second.on('error', () => {});
  expect(await new Promise(resolve => second.once('unexpected-response', (_, { statusCode }) => resolve(statusCode)))).toBe(503);
  first.terminate();
});

test('a socket that does not say what it came for; one that listens may stay', async () => {
  const browser = await serve();
  const { id } = await browser.make('vino', ['open', 'open', 'open']);
  const stays = browser.socket(id);
  stays.on('open', () => stays.send(hello('watcher')));
  const pings = new Promise<void>(resolve => {
    let heard = 0;
    stays.on('ping', () => ++heard === 4 && resolve());
  });
  const mute = browser.socket(id);
  mute.on('error', () => {});
  await closed(mute);
  await pings;
  expect(stays.readyState).toBe(WebSocket.OPEN);
  stays.terminate();
});

test('a socket at the other end of which nobody is any more', async () => {
  const browser = await serve();
  const { id } = await browser.make('vino', ['open', 'open', 'open']);
  const address = `${browser.origin.replace('http', 'ws')}/api/tables/${id}/live`;
  const gone = new WebSocket(address, { headers: { cookie: browser.cookie, origin: browser.origin }, autoPong: false });
  gone.on('error', () => {});
  gone.on('open', () => gone.send(hello('watcher')));
  await closed(gone);
});

test('a handshake that fails counts for nothing', async () => {
  const browser = await serve({ MOST_SOCKETS_EACH: '2' });
  const { id } = await browser.make('vino', ['open', 'open', 'open']);
  for (let n = 0; n < 5; n++) {
    const line = lineTo(browser);
    const heads = ['Host: a', `Cookie: ${browser.cookie}`, 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
    line.write(`GET /api/tables/${id}/live HTTP/1.1\r\n${heads.join('\r\n')}\r\n\r\n`);
    line.resume();
    await closed(line);
  }
  const good = browser.socket(id);
  await new Promise(resolve => good.once('open', resolve));
  good.terminate();
});

test('an answer that nobody reads', async () => {
  const browser = await serve();
  writeFileSync(join(folder, 'page', 'long.txt'), 'x'.repeat(30_000_000));
  const line = lineTo(browser);
  line.pause();
  line.write('GET /long.txt HTTP/1.1\r\nHost: a\r\n\r\n');
  const open = () => new Promise(resolve => app?.server.getConnections((_, count) => resolve(count)));
  await expect.poll(open).toBe(1);
  await expect.poll(open).toBe(0);
  line.destroy();
});

test('more connections from one address than it may have', async () => {
  const browser = await serve({ MOST_CONNECTIONS_EACH: '2' });
  const kept = [lineTo(browser), lineTo(browser)];
  for (const line of kept) await new Promise(resolve => line.once('connect', resolve));
  await closed(lineTo(browser).resume());
  expect(kept.map(line => line.destroyed)).toEqual([false, false]);
  for (const line of kept) line.destroy();
  await expect.poll(async () => (await browser.ask('GET', '/healthz').catch(() => undefined))?.status).toBe(200);
});

test('somebody who does not read what he is told', async () => {
  const browser = await serve({}, 60_000);
  const { id } = await browser.make('vino', ['open', 'open', 'open']);
  await browser.sit(id, 0);
  const welcome = async (): Promise<WebSocket> => {
    const socket = browser.socket(id);
    socket.on('error', () => {});
    socket.on('open', () => socket.send(hello(0)));
    await new Promise(resolve => socket.once('message', resolve));
    return socket;
  };
  const [talks, deaf] = [await welcome(), await welcome()];
  const sockets = async () => /^adega_sockets (\d+)/m.exec((await browser.ask('GET', '/metrics')).body)?.[1];
  expect(await sockets()).toBe('2');
  // Its own end does not hear that it was closed: it does not read.
  deaf.pause();
  // What I try out goes to my other devices.
  const draft = JSON.stringify({ type: 'draft', seat: 0, question: 1, keys: Array(200).fill('x'.repeat(200)) });
  for (let n = 0; n < 400; n++) talks.send(draft);
  await expect.poll(sockets, { timeout: 100_000 }).toBe('1');
  expect(talks.readyState).toBe(WebSocket.OPEN);
  for (const socket of [talks, deaf]) socket.terminate();
}, 120_000);
