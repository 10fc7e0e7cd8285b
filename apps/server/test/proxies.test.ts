// What whoever comes writes into his headers about himself, with a proxy in front and without one; and requests of which two who read them
// could think differently.

import { beforeAll, describe, expect, test } from 'vitest';
import { addressOf, isFromHere, networkOf, trustIn } from '../addresses.ts';
import { BadConfig, configOf } from '../config.ts';
import { Browser } from './client.ts';
import { request, type Served, said, serving } from './served.ts';

const serve = serving();
const STRICT = { MOST_MESSAGES: '1', MOST_MESSAGES_AT_ONCE: '10', MOST_SOCKETS_EACH: '2' };

/** How many of so many requests are answered, each with other headers. */
async function answered(
  origin: string,
  count: number,
  headers: (n: number) => Record<string, string>,
  path = '/api/mine',
): Promise<number> {
  let answered = 0;
  for (let n = 0; n < count; n++) if ((await new Browser(origin).ask('GET', path, undefined, headers(n))).status === 200) answered++;
  return answered;
}

describe('without a proxy', () => {
  let server: Served;
  beforeAll(async () => {
    server = await serve(STRICT);
  });

  test('nobody is somebody else by saying so, nor is counted elsewhere', async () => {
    const headers = (n: number) => ({
      'x-forwarded-for': `203.0.113.${n}`,
      'x-real-ip': `203.0.113.${n}`,
      forwarded: `for=203.0.113.${n}`,
    });
    expect(await answered(server.origin, 30, headers)).toBeLessThan(15);
  });

  test('requests are counted however their address is written', async () => {
    const other = await serve(STRICT);
    const ways = ['/api/mine', '/%61pi/mine', '/a%70i/mine', '/api/mine?x', '/api/%6dine'];
    let passed = 0;
    for (let n = 0; n < 30; n++) if ((await new Browser(other.origin).ask('GET', ways[n % ways.length] as string)).status === 200) passed++;
    expect(passed).toBeLessThan(15);
  });

  test('nothing is taken for https that is not, and no proxy on this machine makes everybody this machine', async () => {
    const { headers } = await new Browser((await serve()).origin).ask('GET', '/api/mine', undefined, { 'x-forwarded-proto': 'https' });
    expect([headers.get('strict-transport-security'), headers.get('set-cookie')]).toEqual([null, expect.not.stringContaining('Secure')]);
    const metrics = async (headers: Record<string, string>) =>
      (await new Browser(server.origin).ask('GET', '/metrics', undefined, headers)).status;
    expect(await metrics({})).toBe(200);
    for (const header of ['x-forwarded-for', 'x-real-ip', 'forwarded'])
      expect([header, await metrics({ [header]: '127.0.0.1' })]).toEqual([header, 404]);
  });

  test('a name that somebody has led here opens nothing that is for this machine', async () => {
    const head = ['GET /metrics HTTP/1.1', 'Host: rebound.example', 'Connection: close', '', ''].join('\r\n');
    expect(await said(server.origin, head)).toMatch(/^HTTP\/1.1 404 /);
    expect(await said(server.origin, head.replace('metrics', 'api/reach'))).toMatch(/\{\}$|too-fast/);
  });
});

describe('behind a proxy', () => {
  let server: Served;
  beforeAll(async () => {
    server = await serve({ ...STRICT, TRUST_PROXY: '1' });
  });

  test('an address is the last that the proxy has added, whatever stood there before', async () => {
    const asThis = (n: number) => ({ 'x-forwarded-for': `198.51.100.${n}, 203.0.113.9` });
    expect(await answered(server.origin, 30, asThis)).toBeLessThan(15);
    expect(await answered(server.origin, 5, () => ({ 'x-forwarded-for': '203.0.113.9, 203.0.113.10' }))).toBe(5);
    // One network of IPv6 is one address.
    expect(await answered(server.origin, 30, n => ({ 'x-forwarded-for': `2001:db8:1:2::${n}` }))).toBeLessThan(15);
  });

  test('sockets are counted by it, too', async () => {
    const ana = new Browser(server.origin);
    const from = { 'x-forwarded-for': '203.0.113.20' };
    await ana.ask('GET', '/api/mine', undefined, from);
    const { body } = await ana.ask(
      'POST',
      '/api/tables',
      { game: 'vino', options: {}, seats: ['open', 'open', 'open'], watchers: true },
      from,
    );
    const open = (address: string) =>
      new Promise<number>(resolve => {
        const ws = ana.socket(body.id, { 'x-forwarded-for': address });
        ws.on('open', () => resolve(101));
        ws.on('unexpected-response', (_, { statusCode = 0 }) => resolve(statusCode));
        ws.on('error', () => {});
      });
    const same = [];
    for (let n = 0; n < 4; n++) same.push(await open(`198.51.100.${n}, 203.0.113.20`));
    expect(same).toEqual([101, 101, 503, 503]);
    expect(await open('203.0.113.20, 203.0.113.21')).toBe(101);
  });

  test('nobody is this machine by saying so; https is what it says', async () => {
    const ask = (path: string, headers: Record<string, string>) => new Browser(server.origin).ask('GET', path, undefined, headers);
    for (const told of ['127.0.0.1', '127.0.0.1, 203.0.113.30', '::1, 203.0.113.30', 'localhost, 203.0.113.30']) {
      expect([told, (await ask('/metrics', { 'x-forwarded-for': told, 'x-forwarded-host': 'localhost' })).status]).toEqual([told, 404]);
      expect((await ask('/api/reach', { 'x-forwarded-for': told, 'x-forwarded-host': 'localhost' })).body.origin).toBeUndefined();
    }
    const { headers } = await ask('/api/mine', { 'x-forwarded-for': '203.0.113.31', 'x-forwarded-proto': 'https' });
    expect(headers.get('set-cookie')).toMatch(/; Secure$/);
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d+$/);
  });

  test('only the word of a proxy is taken', () => {
    const from = (remoteAddress: string, told: string) => ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': told } }) as never;
    const one = trustIn('1') ?? (() => false);
    expect(addressOf(from('127.0.0.1', '9.9.9.9, 8.8.8.8'), one)).toBe('8.8.8.8');
    expect(addressOf(from('10.0.0.7', '8.8.8.8'), one)).toBe('8.8.8.8');
    // Whoever comes from afar by himself is no proxy.
    expect(addressOf(from('203.0.113.1', '127.0.0.1'), one)).toBe('203.0.113.1');
    const two = trustIn('2') ?? (() => false);
    expect(addressOf(from('127.0.0.1', '9.9.9.9, 8.8.8.8, 192.0.2.1'), two)).toBe('8.8.8.8');
    const named = trustIn('192.0.2.0/24, loopback') ?? (() => false);
    expect(addressOf(from('192.0.2.7', '9.9.9.9, 8.8.8.8'), named)).toBe('8.8.8.8');
    expect(addressOf(from('10.0.0.7', '8.8.8.8'), named)).toBe('10.0.0.7');
    expect(() => configOf({ TRUST_PROXY: 'everybody' })).toThrow(BadConfig);
    expect(networkOf('2001:db8:1:2:3::4')).toBe('2001:db8:1:2');
    expect(isFromHere({ ip: '127.0.0.1', hostname: 'localhost', headers: {} })).toBe(true);
  });
});

describe('requests that can be read in two ways', () => {
  test('are not read at all: no second one hides behind the first', async () => {
    const { origin } = await serve();
    const hidden = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n';
    const post = (headers: readonly string[], body: string) =>
      request('POST /api/find', ['Content-Type: application/json', ...headers], body).replace('Connection: close\r\n', '');
    const wrong = [
      post(['Content-Length: 5', 'Transfer-Encoding: chunked'], `0\r\n\r\n${hidden}`),
      post(['Transfer-Encoding: chunked', 'Content-Length: 5'], `0\r\n\r\n${hidden}`),
      post(['Content-Length: 0', 'Content-Length: 40'], hidden),
      post(['Content-Length: +2'], `{}${hidden}`),
      post(['Content-Length: 2, 2'], `{}${hidden}`),
      post(['Transfer-Encoding: xchunked'], `0\r\n\r\n${hidden}`),
      post(['Transfer-Encoding: chunked, identity'], `0\r\n\r\n${hidden}`),
      post(['Transfer-Encoding : chunked'], `0\r\n\r\n${hidden}`),
      post(['Transfer-Encoding:\r\n chunked', 'Content-Length: 2'], `{}${hidden}`),
      post(['Transfer-Encoding: chunked'], `2;x=\n\r\n{}\r\n0\r\n\r\n${hidden}`),
      post(['Transfer-Encoding: chunked'], `0x2\r\n{}\r\n0\r\n\r\n${hidden}`),
      'GET / HTTP/1.1\nHost: a\n\n',
      'GET / HTTP/1.1\r\n\r\n',
      `GET / HTTP/1.1\r\nHost: a\r\nX: 1\rY: 2\r\n\r\n`,
      `GET / HTTP/9.9\r\nHost: a\r\n\r\n`,
    ];
    for (const bytes of wrong) {
      const answer = await said(origin, bytes);
      expect([bytes, answer.split(' ')[1], answer.includes('{"ok":true}')]).toEqual([bytes, '400', false]);
    }
  });
});
