// What is small on the line and large behind it, or goes on without end.

import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { frameOf } from '../load/thin-socket.ts';
import { type Browser, helloTo } from './client.ts';
import { request, type Served, said, serving } from './served.ts';

const serve = serving();
let server: Served;
let ana: Browser;
let table: string;
beforeAll(async () => {
  server = await serve();
  ana = await server.visitor();
  table = (await ana.make('vino', ['open', 'open', 'open'])).id;
});

/** A line on which a socket was opened, with the messages that come until it is closed. */
async function opened(): Promise<{ line: Socket; closed: Promise<Buffer> }> {
  const line = connect(Number(new URL(server.origin).port), '127.0.0.1');
  const key = randomBytes(16).toString('base64');
  const headers = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13', `Sec-WebSocket-Key: ${key}`];
  const asked = ['Host: a', `Cookie: ${ana.cookie}`, 'Sec-WebSocket-Extensions: permessage-deflate', ...headers, '', ''];
  line.write([`GET /api/tables/${table}/live HTTP/1.1`, ...asked].join('\r\n'));
  line.on('error', () => {});
  const head = await new Promise<Buffer>(resolve => line.once('data', resolve));
  expect(String(head)).toContain(' 101 ');
  const heard: Buffer[] = [];
  line.on('data', data => heard.push(data));
  return { line, closed: new Promise(resolve => line.once('close', () => resolve(Buffer.concat(heard)))) };
}

/** The code in the last frame of what was heard. */
const codeIn = (heard: Buffer): number => heard.readUInt16BE(heard.length - 2);

test('a body that is compressed is not unpacked', async () => {
  const bomb = JSON.stringify({ game: 'x'.repeat(20_000_000) });
  for (const [coding, body] of [
    ['gzip', gzipSync(bomb)],
    ['deflate', deflateSync(bomb)],
    ['br', brotliCompressSync(Buffer.from(bomb), { params: { 0: 1, 1: 1 } })],
  ] as const) {
    const headers = { 'content-type': 'application/json', 'content-encoding': coding, origin: server.origin };
    const { status } = await fetch(`${server.origin}/api/tables`, { method: 'POST', headers, body });
    expect([coding, status]).toEqual([coding, 400]);
  }
});

test('nor is a message: nobody is offered to send one compressed, and whoever does is sent away', async () => {
  const socket = ana.socket(table);
  await new Promise(resolve => socket.once('open', resolve));
  expect(socket.extensions).toBe('');
  socket.terminate();
  const { line, closed } = await opened();
  const frame = frameOf(deflateSync('x'.repeat(1_000_000)));
  frame[0] = 0xc1;
  line.write(frame);
  expect(codeIn(await closed)).toBe(1002);
});

const [FIRST, MORE] = [0x01, 0x00];
const framed = (kind: number, body: string): Buffer => {
  const frame = frameOf(body);
  frame[0] = kind;
  return frame;
};

test('a message in pieces is no longer than one in one piece, and has no more pieces than anybody needs', async () => {
  const long = await opened();
  long.line.write(Buffer.concat([framed(FIRST, 'x'), ...Array(5).fill(framed(MORE, 'x'.repeat(20_000)))]));
  expect(codeIn(await long.closed)).toBe(1009);
  const many = await opened();
  many.line.write(Buffer.concat([framed(FIRST, 'x'), ...Array(20_000).fill(framed(MORE, ''))]));
  expect(codeIn(await many.closed)).toBe(1008);
});

test('pings are counted as all that is said: nobody has answers written that he does not read', async () => {
  const strict = await serve({ MOST_MESSAGES: '10', MOST_MESSAGES_AT_ONCE: '50' });
  const bea = await strict.visitor();
  const { id } = await bea.make('vino', ['open', 'open', 'open']);
  const socket = bea.socket(id);
  let pongs = 0;
  socket.on('pong', () => pongs++);
  socket.on('error', () => {});
  socket.on('open', () => {
    socket.send(helloTo({ game: 'vino', pack: '' }, 'watcher'));
    for (let n = 0; n < 1000; n++) socket.ping('x'.repeat(100));
  });
  await new Promise(resolve => socket.once('close', resolve));
  expect(pongs).toBeLessThan(200);
  expect(socket.readyState).toBe(WebSocket.CLOSED);
});

test('a head, an address or a list of ranges without end', async () => {
  expect(await said(server.origin, request('GET /', [`X: ${'x'.repeat(20_000)}`]))).toMatch(/^HTTP\/1.1 431 /);
  expect(await said(server.origin, request(`GET /${'x'.repeat(20_000)}`))).toMatch(/^HTTP\/1.1 431 /);
  expect(
    await said(
      server.origin,
      request(
        'GET /',
        Array.from({ length: 3000 }, (_, n) => `X-${n}: 1`),
      ),
    ),
  ).toMatch(/^HTTP\/1.1 (431|200) /);
  const ranges = Array(2000).fill('0-').join();
  const answer = await said(server.origin, request('GET /index.html', [`Range: bytes=${ranges}`]));
  expect(answer.split('\r\n\r\n')[1]?.length ?? 0).toBeLessThan(100);
});
