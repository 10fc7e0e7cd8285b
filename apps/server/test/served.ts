// A server in this process, on a port of its own, for tests of what people who mean no good send to it.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { makeApp, type Settings } from '../app.ts';
import { configOf } from '../config.ts';
import { openSqlite } from '../store/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { Browser } from './client.ts';

export interface Served {
  readonly app: FastifyInstance;
  readonly store: Store;
  readonly origin: string;
  /** Where the store is. */
  readonly data: string;
  /** Somebody who has come once. */
  visitor(): Promise<Browser>;
}

/** Limits that are meant for people are not what is tested, unless they are named. */
const PATIENT = { MOST_MESSAGES: '100000', MOST_MESSAGES_AT_ONCE: '100000', MOST_TABLES: '10000' };

/** `seen` may put itself between the server and its store. */
export type Serve = (env?: NodeJS.ProcessEnv, more?: Settings, seen?: (store: Store) => Store) => Promise<Served>;

/** Call it once at the top of a file: what it serves is gone when the tests of the file are over. */
export function serving(): Serve {
  const running: { readonly app: FastifyInstance; readonly folder: string }[] = [];
  afterAll(async () => {
    for (const { app, folder } of running.splice(0)) {
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
  return async (env = {}, more = {}, seen = store => store) => {
    const folder = mkdtempSync(join(tmpdir(), 'adega-served-'));
    const [page, data] = [join(folder, 'page'), join(folder, 'data')];
    mkdirSync(join(page, 'assets'), { recursive: true });
    writeFileSync(join(page, 'index.html'), '<title>Adega</title>');
    writeFileSync(join(page, 'assets', 'main-abc.js'), 'let a = 1;');
    writeFileSync(join(page, 'assets', 'main-abc.js.br'), 'let a = 2;');
    const store = seen(await openSqlite(data));
    const app = await makeApp({ page, store, logLevel: 'silent', config: configOf({ ...PATIENT, ...env }), ...more });
    const origin = await app.listen({ host: '127.0.0.1', port: 0 });
    running.push({ app, folder });
    const visitor = async (): Promise<Browser> => {
      const browser = new Browser(origin);
      await browser.ask('GET', '/api/mine');
      return browser;
    };
    return { app, store, origin, data, visitor };
  };
}

/** What comes back to exactly these bytes until the line is closed. */
export async function said(origin: string, bytes: string | Buffer): Promise<string> {
  const line = connect(Number(new URL(origin).port), '127.0.0.1', () => line.write(bytes));
  let answer = '';
  line.on('data', data => {
    answer += data.toString('latin1');
  });
  line.on('error', () => {});
  await new Promise(resolve => line.once('close', resolve));
  return answer;
}

/** As `fetch` would not let anybody write it. */
export const request = (head: string, headers: readonly string[] = [], body = ''): string =>
  `${[`${head} HTTP/1.1`, 'Host: a', 'Connection: close', ...headers, '', body].join('\r\n')}`;

/** Every address that is answered by something else than the page, with its method. */
export function routesOf(app: FastifyInstance): { readonly method: string; readonly path: string }[] {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap(line => {
      const found = /^([│ ]*)[├└]── (\/\S*) \(([A-Z, ]+)\)$/.exec(line);
      if (found === null) return [];
      const [, indent = '', part = '', methods = ''] = found;
      above.length = indent.length / 4;
      above.push(part);
      return methods.split(', ').map(method => ({ method, path: above.join('') }));
    });
}
