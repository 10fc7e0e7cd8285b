import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
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

  test('nothing outside its folder can be had', async () => {
    for (const url of ['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json']) {
      expect((await app.inject(url)).body).not.toContain('"name"');
    }
  });

  test('healthz', async () => {
    expect((await app.inject('/healthz')).json()).toEqual({ ok: true });
  });
});

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
  await app.close();
  other.close();
});
