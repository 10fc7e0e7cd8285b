import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeApp } from '../app.ts';
import { listen } from '../listen.ts';

let page: string;

beforeAll(() => {
  page = mkdtempSync(join(tmpdir(), 'adega-page-'));
  mkdirSync(join(page, 'assets'));
  writeFileSync(join(page, 'index.html'), '<title>Adega</title>');
  writeFileSync(join(page, 'sw.js'), '');
  writeFileSync(join(page, 'manifest.webmanifest'), '{}');
  writeFileSync(join(page, 'assets', 'main-abc.js'), 'let a = 1;');
  writeFileSync(join(page, 'assets', 'main-abc.js.gz'), gzipSync('let a = 1;'));
});
afterAll(() => rmSync(page, { recursive: true }));

describe('the page', () => {
  let app: Awaited<ReturnType<typeof makeApp>>;
  beforeEach(async () => {
    app = await makeApp({ page, logLevel: 'silent' });
  });
  afterEach(() => app.close());

  test('is served and asked for again each time', async () => {
    const response = await app.inject('/');
    expect(response.body).toBe('<title>Adega</title>');
    expect(response.headers).toMatchObject({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' });
  });

  test('has parts that are kept for a year, compressed for those who understand it', async () => {
    const plain = await app.inject('/assets/main-abc.js');
    expect(plain.body).toBe('let a = 1;');
    expect(plain.headers['cache-control']).toContain('immutable');
    const packed = await app.inject({ url: '/assets/main-abc.js', headers: { 'accept-encoding': 'gzip' } });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.headers['content-type']).toContain('javascript');
    expect(packed.headers['cache-control']).toContain('immutable');
    expect(gunzipSync(packed.rawPayload).toString()).toBe('let a = 1;');
  });

  test('has a service worker and a manifest that are asked for again each time', async () => {
    const worker = await app.inject('/sw.js');
    expect(worker.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': expect.stringContaining('javascript') });
    const manifest = await app.inject('/manifest.webmanifest');
    expect(manifest.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': expect.stringContaining('application/manifest+json'),
    });
  });

  test('answers at places within it, but not for files that do not exist', async () => {
    const place = await app.inject('/table/7?seat=1');
    expect([place.statusCode, place.body, place.headers['cache-control']]).toEqual([200, '<title>Adega</title>', 'no-cache']);
    expect((await app.inject('/rules/fair.rank')).body).toBe('<title>Adega</title>');
    expect((await app.inject('/assets/gone.js')).statusCode).toBe(404);
    expect((await app.inject({ method: 'POST', url: '/table/7' })).statusCode).toBe(404);
  });

  test('odd addresses are no mistake of the server', async () => {
    for (const url of ['//', '///', '//x', '/\\\\', '/?', '/%']) {
      for (const method of ['GET', 'POST'] as const) expect((await statusOf(app, method, url)) < 500, `${method} ${url}`).toBe(true);
    }
    expect(await statusOf(app, 'POST', '//')).toBe(404);
  });

  test('nothing outside its folder can be had', async () => {
    for (const url of ['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json']) {
      expect((await app.inject(url)).body).not.toContain('"name"');
    }
  });

  test('healthz', async () => {
    expect((await app.inject('/healthz')).json()).toEqual({ ok: true });
  });
});

/** As it stands on the line, nothing put right on the way. */
async function statusOf(app: Awaited<ReturnType<typeof makeApp>>, method: string, url: string): Promise<number> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  const answer = await said(app, `${method} ${url} HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
  return Number(answer.split(' ')[1]);
}

/** All that comes back until the connection is closed. */
async function said(app: Awaited<ReturnType<typeof makeApp>>, text: string): Promise<string> {
  const { port } = new URL(app.listeningOrigin);
  const socket: Socket = connect(Number(port), '127.0.0.1', () => socket.write(text));
  let answer = '';
  socket.on('data', data => {
    answer += String(data);
  });
  await new Promise(resolve => socket.once('close', resolve));
  return answer;
}

test('a connection is not kept for a request that does not arrive', async () => {
  const app = await makeApp({ page, logLevel: 'silent', patience: 200 });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const begun = 'POST /table HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{';
  expect(await said(app, begun)).toContain('408');
  expect(await said(app, 'GET / HT')).toContain('408');
  await app.close();
}, 20_000);

test('without a built page it says what to do', async () => {
  await expect(makeApp({ page: join(page, 'nowhere') })).rejects.toThrow('npm run build');
});

test('a taken port leads to the next one', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise(resolve => other.once('listening', resolve));
  const taken = (other.address() as { port: number }).port;
  const app = await makeApp({ page, logLevel: 'silent' });
  const address = await listen(app, '127.0.0.1', taken);
  expect(Number(new URL(address).port)).toBeGreaterThan(taken);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  // Whom a proxy expects at one place is at no other.
  const strict = await makeApp({ page, logLevel: 'silent' });
  await expect(listen(strict, '127.0.0.1', taken, true)).rejects.toThrow('EADDRINUSE');
  await strict.close();
  await app.close();
  other.close();
});
