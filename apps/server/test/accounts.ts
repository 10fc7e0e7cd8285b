// A server with accounts, for tests: its time is passed in, and whoever comes is a browser of his own.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach } from 'vitest';
import { makeApp } from '../app.ts';
import { configOf } from '../config.ts';
import { Browser, Page } from './client.ts';
import type { Place, Stores } from './store/stores.ts';

export const PASSWORD = 'three vines in the rain';

/** Limits that are meant for people are not what is tested. */
const PATIENT = { MOST_SIGN_INS: '1000', MOST_MESSAGES: '100000', MOST_MESSAGES_AT_ONCE: '100000' };

export interface Ground {
  readonly app: FastifyInstance;
  readonly place: Place;
  readonly browser: () => Browser;
  /** Time passes, as it does in no other way. */
  later(milliseconds: number): void;
  /** Somebody before a table, until the test is over. */
  page(browser: Browser, id: string, as: number | 'watcher'): Page;
}

/** Before each test a fresh one. */
export function onGround({ place: newPlace }: Stores, env: NodeJS.ProcessEnv = PATIENT): Ground {
  let app: FastifyInstance;
  let place: Place;
  let folder: string;
  let time = 0;
  const pages: Page[] = [];
  beforeEach(async () => {
    time = Date.now();
    folder = mkdtempSync(join(tmpdir(), 'adega-page-'));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'index.html'), '<title>Adega</title>');
    place = await newPlace();
    const config = configOf(env);
    app = await makeApp({ page: folder, store: await place.open(), logLevel: 'silent', config, now: () => time });
    await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterEach(async () => {
    for (const one of pages.splice(0)) one.close();
    await app.close();
    rmSync(folder, { recursive: true });
  });
  return {
    get app() {
      return app;
    },
    get place() {
      return place;
    },
    browser: () => new Browser(app.listeningOrigin),
    later: milliseconds => {
      time += milliseconds;
    },
    page(browser, id, as) {
      const page = new Page(browser, id, as);
      pages.push(page);
      return page;
    },
  };
}

export const signUp = (browser: Browser, name: string, password = PASSWORD) => browser.ask('POST', '/api/account', { name, password });

export const signIn = (browser: Browser, name: string, password = PASSWORD, bring = false) =>
  browser.ask('POST', '/api/account/sign-in', { name, password, bring });

export const mine = async (browser: Browser) => (await browser.ask('GET', '/api/account')).body;

export const tablesOf = async (browser: Browser): Promise<string[]> =>
  (await browser.ask('GET', '/api/mine')).body.tables.map(({ table }: { table: { id: string } }) => table.id);

/** What a socket with this cookie is answered: the status of the handshake. */
export const knock = (browser: Browser, id: string): Promise<number> =>
  new Promise(resolve => {
    const ws = browser.socket(id);
    ws.on('open', () => {
      ws.terminate();
      resolve(101);
    });
    ws.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    ws.on('error', () => {});
  });
