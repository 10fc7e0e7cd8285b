// A table and all who may have to do with it, on a real server: for the table of who may do what.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NewTable, SeatPlan } from '@adega/wire/journal.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { makeApp } from '../app.ts';
import { configOf } from '../config.ts';
import type { Store, Write } from '../store/store.ts';
import { signUp } from './accounts.ts';
import { Browser, newId, Page } from './client.ts';
import type { Who } from './permissions.ts';
import type { Stores } from './store/stores.ts';

const HOUR = 3_600_000;
const MANY = '1000000';
/** Names of the moderators whom a test may need. */
const moderators = Array.from({ length: 40 }, (_, n) => `Moderator ${n}`);
/** Limits that are meant for people are not what is tested. */
const ENV = {
  MOST_SIGN_INS: MANY,
  MOST_MESSAGES: MANY,
  MOST_MESSAGES_AT_ONCE: MANY,
  MOST_TABLES: MANY,
  MOST_SOCKETS_EACH: '10000',
  MODERATORS: moderators.join(),
};

export type People = { readonly [who in Who]: Browser };

export interface World {
  readonly id: string;
  /** The link for anybody. */
  readonly join: string;
  readonly people: People;
}

export interface Wanted {
  readonly state?: 'waiting' | 'begun' | 'over';
  readonly seats?: readonly SeatPlan[];
  readonly game?: string;
  readonly more?: Partial<NewTable>;
}

export interface Theatre {
  readonly app: FastifyInstance;
  readonly store: Store;
  /** What was written since the last time that somebody asked, but for what goes on at tables of before. */
  written(): readonly Write[];
  /** Everybody, before a table like this. */
  world(wanted?: Wanted): Promise<World>;
  /** Somebody with an account that nobody else has. */
  fresh(who: 'account' | 'moderator'): Promise<Browser>;
  browser(cookie?: string): Browser;
  page(browser: Browser, id: string, as: number | 'watcher'): Page;
  /** An hour later nobody is slowed for what was tried before. */
  later(): void;
}

/** What the server itself writes, without anybody asking: that it is there, who looks, that somebody was, that he was warned, that it saw
 *  what is to be done. */
const isOwn = (write: Write): boolean =>
  ('kind' in write && ['watch', 'process', 'looks', 'warning'].includes(write.kind)) ||
  (write.write === 'swap' && write.kind === 'session') ||
  write.write === 'done' ||
  write.write === 'postpone';

/** Somebody who says in his cookie that he is a bot. */
const BOT = `adega=${'bot-2-1'.padEnd(22, '-')}.${'A'.repeat(43)}`;

export function inTheatre({ place }: Stores): Theatre {
  let app: FastifyInstance;
  let store: Store;
  let folder: string;
  let time = Date.now();
  let names = 0;
  let masters = 0;
  let last = '';
  const shared: { account?: Browser; moderator?: Browser } = {};
  const writes: Write[] = [];
  /** Tables at which something may still go on. */
  const past = new Set<string>();
  const pages: Page[] = [];
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'adega-page-'));
    writeFileSync(join(folder, 'index.html'), '<title>Adega</title>');
    store = await (await place()).open();
    const commit = store.commit.bind(store);
    store.commit = more => {
      writes.push(...more);
      return commit(more);
    };
    app = await makeApp({ page: folder, store, logLevel: 'silent', config: configOf(ENV), now: () => time });
    await app.listen({ host: '127.0.0.1', port: 0 });
    shared.account = await theatre.fresh('account');
    shared.moderator = await theatre.fresh('moderator');
  });
  afterAll(async () => {
    for (const page of pages.splice(0)) page.close();
    await app?.close();
    rmSync(folder, { recursive: true });
  });

  const guest = async (): Promise<Browser> => {
    const browser = theatre.browser();
    await browser.ask('GET', '/api/lobby');
    return browser;
  };
  /** Whoever makes a table or sits down is somebody from then on. */
  const cast = async (): Promise<People> => {
    const { account, moderator } = shared as { account: Browser; moderator: Browser };
    const [nobody, maker, other, seat] = Array.from({ length: 4 }, () => theatre.browser()) as [Browser, Browser, Browser, Browser];
    return { nobody, guest: await guest(), watcher: await guest(), account, moderator, maker, other, seat, bot: theatre.browser(BOT) };
  };

  const theatre: Theatre = {
    get app() {
      return app;
    },
    get store() {
      return store;
    },
    written: () => writes.splice(0).filter(write => !isOwn(write) && !('table' in write && past.has(write.table))),
    browser: (cookie = '') => Object.assign(new Browser(app.listeningOrigin), { cookie }),
    async fresh(who) {
      const browser = await guest();
      const name = who === 'account' ? `Somebody ${names++}` : (moderators[masters++] as string);
      const { status } = await signUp(browser, name);
      if (status !== 201) throw new Error(`no account: ${status}`);
      return browser;
    },
    async world({ state = 'waiting', seats = seatsFor(state), game = 'vinhos/2016', more = {} } = {}) {
      const people = await cast();
      if (last !== '') past.add(last);
      const { id, join: link } = await people.maker.make(game, seats, more);
      last = id;
      for (const [seat, who] of (['seat', 'other'] as const).entries()) {
        const { status } = await people[who].sit(id, seat, link, who);
        if (status !== 200) throw new Error(`no seat: ${status}`);
      }
      if (state === 'over') await endIt(people, id);
      return { id, join: link, people };
    },
    page(browser, id, as) {
      const page = new Page(browser, id, as);
      pages.push(page);
      return page;
    },
    later: () => {
      time += HOUR;
    },
  };

  const endIt = async ({ seat, other }: People, id: string): Promise<void> => {
    const [one, two] = [theatre.page(seat, id, 0), theatre.page(other, id, 1)];
    for (const page of [one, two]) await page.until(({ course }) => course?.begun === true);
    await one.do({ type: 'abandon', id: newId(), seat: 0 });
    await two.until(({ course }) => course?.ask !== undefined);
    await two.do({ type: 'answer', id: newId(), seat: 1, ask: two.course?.ask?.n ?? 0, yes: true });
    for (const page of [one, two]) page.close();
  };
  return theatre;
}

/** Before the game there is one that is free. */
const seatsFor = (state: 'waiting' | 'begun' | 'over'): readonly SeatPlan[] =>
  state === 'waiting' ? ['open', 'open', 'open'] : ['open', 'open'];
