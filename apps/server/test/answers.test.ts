// What goes along with every answer, whatever it answers; and what no answer does.

import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { SAFE } from '../safety.ts';
import type { Store, Write } from '../store/store.ts';
import { Browser } from './client.ts';
import { request, routesOf, type Served, said, serving } from './served.ts';

const serve = serving();
let server: Served;
const written: Write[] = [];
const noting = (store: Store): Store => ({
  ...store,
  commit: writes => {
    written.push(...writes);
    return store.commit(writes);
  },
});
beforeAll(async () => {
  server = await serve({}, {}, noting);
});

interface Answer {
  readonly asked: string;
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/** Every route in every manner: rightly, with nothing, with what is no JSON, as somebody of another site; and addresses that are none. */
async function walk(): Promise<Answer[]> {
  const ana = await server.visitor();
  const { id } = await ana.make('vino', ['open', 'open', 'open']);
  const asked: [method: string, path: string, body?: string | undefined, headers?: Record<string, string>][] = [];
  for (const { method, path } of routesOf(server.app)) {
    const address = path.replace(':id', id);
    asked.push([method, address], [method, path.replace(':id', 'nothing')]);
    if (method === 'GET' || method === 'HEAD') continue;
    asked.push([method, address, '{}'], [method, address, '{'], [method, address, 'x'.repeat(400_000)]);
    asked.push([method, address, 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }]);
    asked.push([method, address, '{}', { 'content-type': 'text/plain' }], [method, address, '{}', { origin: 'https://evil.example' }]);
  }
  for (const path of [
    '/',
    '/index.html',
    '/assets/main-abc.js',
    '/assets/gone.js',
    '/assets',
    '/assets/',
    '/table/x',
    '/api/',
    '/api/none',
    '/%',
    '//',
    '//evil.example/',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%5c..',
    '/.git/config',
  ]) {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'PATCH']) asked.push([method, path]);
  }
  asked.push(
    ['GET', '/assets/main-abc.js', undefined, { range: 'bytes=0-3' }],
    ['GET', '/assets/main-abc.js', undefined, { range: 'bytes=99-' }],
  );
  const answers: Answer[] = [];
  for (const [method, path, body, headers = {}] of asked) {
    const all = {
      cookie: ana.cookie,
      origin: server.origin,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    };
    const answer = await fetch(`${server.origin}${path}`, {
      method,
      headers: all,
      redirect: 'manual',
      ...(body === undefined ? {} : { body }),
    });
    answers.push({
      asked: `${method} ${path} ${body?.slice(0, 5) ?? ''}`,
      status: answer.status,
      headers: answer.headers,
      body: await answer.text(),
    });
  }
  return answers;
}

describe('every answer', () => {
  let answers: Answer[] = [];
  beforeAll(async () => {
    answers = await walk();
    const kinds = new Set(answers.map(({ status }) => status));
    expect([...kinds].toSorted()).toEqual(expect.arrayContaining([200, 201, 206, 400, 403, 404, 413, 415, 416]));
  });

  test('lets nothing come from elsewhere, be framed, be guessed at, or be embedded by others', () => {
    for (const { asked, headers } of answers) {
      for (const [header, value] of Object.entries(SAFE)) expect([asked, header, headers.get(header)]).toEqual([asked, header, value]);
    }
    expect(SAFE['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(SAFE['content-security-policy']).toContain("base-uri 'none'");
    expect(SAFE['content-security-policy']).not.toMatch(/unsafe|\*|https?:/);
  });

  test('leads nowhere else, and is for no other site to read', () => {
    for (const { asked, status, headers } of answers) {
      expect([asked, status >= 300 && status < 400, headers.get('location'), headers.get('refresh')]).toEqual([asked, false, null, null]);
      const others = [...headers.keys()].filter(name => /^access-control|^service-worker-allowed|^server$|^x-powered-by/.test(name));
      expect([asked, others]).toEqual([asked, []]);
    }
  });

  test('is kept by nobody on the way, unless it is the page or a part of it', () => {
    for (const { asked, status, headers } of answers) {
      if (!asked.includes(' /api/') && !asked.includes(' /metrics')) continue;
      if (status === 404 || status === 403) continue;
      if (status < 300) expect([asked, headers.get('cache-control')]).toEqual([asked, 'no-store']);
    }
    for (const { asked, headers } of answers) {
      if (headers.get('cache-control')?.includes('immutable')) expect(asked).toMatch(/ \/assets\/main-abc\.js /);
      if (headers.has('set-cookie')) expect([asked, headers.get('cache-control')]).toEqual([asked, 'no-store']);
    }
  });

  test('shows nothing of other folders', () => {
    for (const { asked, body } of answers) expect([asked, /root:|\[core\]|"name": "adega"|SQLite/.test(body)]).toEqual([asked, false]);
  });
});

test('whoever only looks changes nothing: no link that somebody follows does anything', async () => {
  const ana = await server.visitor();
  const { id } = await ana.make('vino', ['open', 'open', 'open']);
  await ana.sit(id, 0);
  written.length = 0;
  for (const { method, path } of routesOf(server.app)) {
    if (method === 'GET') await ana.ask(method, path.replace(':id', id));
  }
  expect(written).toEqual([]);
});

test('what nobody keys a cache by does not change the page', async () => {
  const plain = await said(server.origin, request('GET /'));
  const body = plain.split('\r\n\r\n')[1];
  expect(body).toBe('<title>Adega</title>');
  const dateless = (answer: string) => answer.replace(/^date:.*\r\n/im, '');
  for (const header of [
    'X-Forwarded-Host: evil.example',
    'X-Host: evil.example',
    'X-Original-URL: /api/mine',
    'X-Rewrite-URL: /api/mine',
    'X-Forwarded-Scheme: http',
    'X-HTTP-Method-Override: DELETE',
    'X-Forwarded-Prefix: //evil.example',
    'Forwarded: host=evil.example',
    'Accept-Language: fr',
    'Cookie: adega=x',
  ]) {
    expect(dateless(await said(server.origin, request('GET /', [header])))).toBe(dateless(plain));
  }
  const other = ['GET / HTTP/1.1', 'Host: evil.example', 'Connection: close', '', ''].join('\r\n');
  expect(dateless(await said(server.origin, other))).toBe(dateless(plain));
});

test('what is sent in another coding says so to whoever keeps it', async () => {
  const asked = async (coding: string) => fetch(`${server.origin}/assets/main-abc.js`, { headers: { 'accept-encoding': coding } });
  for (const coding of ['br', 'identity'])
    expect([coding, (await asked(coding)).headers.get('vary')?.toLowerCase()]).toEqual([coding, 'accept-encoding']);
});

test('a new person is somebody new: nobody is told what another is called here', async () => {
  const cookies = new Set<string>();
  for (let n = 0; n < 20; n++) {
    const browser = new Browser(server.origin);
    await browser.ask('GET', '/api/mine');
    cookies.add(createHash('sha256').update(browser.cookie).digest('hex'));
  }
  expect(cookies.size).toBe(20);
});
