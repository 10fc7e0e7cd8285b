// A server whose store holds tables of older rules: they go on, or are stopped where they are; and pages that do not fit are told.

import { join } from 'node:path';
import { verify } from '@adega/chance';
import { makeEntry, stream } from '@adega/kernel';
import { gameOf } from '@adega/shelf';
import { PROTOCOL } from '@adega/wire/online.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSqlite } from '../store/sqlite-store.ts';
import { Browser, helloTo, newId, Page } from './client.ts';
import { keepOlder, type OlderTable } from './older-tables.ts';
import { type Ground, makeGround, type Running } from './processes.ts';

let ground: Ground;
let server: Running;
const open: Page[] = [];
beforeEach(() => {
  ground = makeGround();
});
afterEach(async () => {
  for (const page of open.splice(0)) page.close();
  await ground.clear();
});

/** A server that starts with a store in which there are these tables. */
async function startWith<T>(keep: (store: Awaited<ReturnType<typeof openSqlite>>) => Promise<T>): Promise<T> {
  const store = await openSqlite(join(ground.folder, 'data'));
  const kept = await keep(store);
  await store.close();
  server = await ground.start();
  return kept;
}

async function sit({ id, browsers }: OlderTable): Promise<{ pages: Page[]; watcher: Page }> {
  for (const browser of browsers) browser.origin = server.origin;
  const pages = browsers.map((browser, seat) => new Page(browser, id, seat));
  const watcher = new Page(await newcomer(), id, 'watcher');
  open.push(...pages, watcher);
  return { pages, watcher };
}

/** Somebody with a cookie. */
async function newcomer(): Promise<Browser> {
  const browser = new Browser(server.origin);
  await browser.ask('GET', '/api/mine');
  return browser;
}

const isBegun = ({ course }: Page): boolean => course?.begun === true && course.n > course.renewed - 1;

describe('a table of older rules', () => {
  test.each(['2016-year-3-a', 'first-year-1-b', 'vino-round-5-a'])('goes on: %s', async name => {
    const table = await startWith(store => keepOlder(store, name));
    const { pages, watcher } = await sit(table);
    for (const page of [...pages, watcher]) await page.until(isBegun);
    const [first] = pages as [Page];
    // What each is told follows the rules of now, and is masked as ever.
    const lines = watcher.heard.map(text => JSON.parse(text));
    const at = lines.findIndex(({ kind }) => kind === 'carried');
    expect(lines[at]).toMatchObject({ why: 'rules', rules: 2, from: 1, of: table.entries, taken: table.entries });
    expect(lines[at].stopped).toBeUndefined();
    const game = gameOf(table.game, lines[0]?.pack) ?? gameOf(table.game);
    for (const page of [...pages, watcher]) {
      const own = page.course?.entries.map(entry => game && makeEntry(game, game.hear(entry, page.as)));
      expect(JSON.parse(page.heard[at] as string).entries).toEqual(own?.slice(0, lines[at].entries.length));
      expect(page.course?.asked).toEqual(first.course?.asked);
    }
    expect(first.course?.asked.length).toBeGreaterThan(0);
    // What was sealed in the older game is heard by its seat, and by nobody else.
    if (table.game === 'vino') {
      const heard = [...pages, watcher].map(page => JSON.parse(page.heard[at] as string).entries.join());
      expect(new Set(heard).size).toBe(pages.length + 1);
    }
    // They play on, across a restart, and when it is over the draws since then are proved.
    let isEnough = false;
    const some = pages.map((page, seat) => page.play(stream(`${name} ${seat}`), () => isEnough));
    await first.until(({ heard }) => heard.length > at + 8);
    await server.kill();
    server = await ground.start();
    await watcher.until(({ heard, isOver }) => isOver || heard.length > at + 16);
    isEnough = true;
    for (const page of pages) page.breakLine();
    await Promise.all(some);
    // All but one leave: that ends it.
    for (const [seat, page] of pages.slice(1).entries()) if (!page.isOver) await page.do({ type: 'resign', id: newId(), seat: seat + 1 });
    await watcher.until(page => page.isOver);
    expect(watcher.heard.filter(text => text.includes('"carried"')).length).toBe(1);
    const { body: proof } = await first.browser.ask('GET', `/api/tables/${table.id}/proof`);
    expect(proof).toMatchObject({ rules: 2, from: lines[at].entries.length });
    const pack = gameOf(table.game, proof.pack);
    expect(pack && verify(pack, proof)).toMatchObject({ is: 'proved' });
  });

  test('that comes out otherwise is stopped until all agree to go on', async () => {
    const table = await startWith(store => keepOlder(store, '2016-year-3-a', 'another position'));
    const { pages, watcher } = await sit(table);
    for (const page of [...pages, watcher]) await page.until(isBegun);
    const [one, two] = pages as [Page, Page];
    expect([one.course?.stopped, one.course?.asked]).toEqual([true, []]);
    expect(await one.do({ ...one.anyTurn(stream('stopped'), 1), keys: ['pass'] } as never)).toMatchObject({ bar: { bar: 'stale' } });
    expect(await one.do({ type: 'go-on', id: newId(), seat: 0 })).toHaveProperty('n');
    await two.until(({ course }) => course?.ask?.what === 'go-on');
    const ask = two.course?.ask?.n ?? 0;
    expect(await two.do({ type: 'answer', id: newId(), seat: 1, ask, yes: true })).toHaveProperty('n');
    for (const page of [...pages, watcher]) await page.until(({ course }) => course?.stopped === false);
    const asked = pages.find(page => page.isAsked) as Page;
    expect(await asked.do(asked.anyTurn(stream('again'), 1))).toHaveProperty('n');
    // And so it is after a restart.
    const { lines } = await one.browser.glance(table.id);
    expect(await server.stop()).toBe(0);
    server = await ground.start();
    expect(await (await newcomer()).glance(table.id)).toMatchObject({ lines, table: { rules: 2, renewed: expect.any(Number) } });
  });

  test('that is over can be looked at', async () => {
    const table = await startWith(async store => {
      const kept = await keepOlder(store, '2016-year-3-a');
      const n = (await store.lines(kept.id, 0)).length + 1;
      const line = { n, at: 7, kind: 'end', why: 'abandoned', secret: '00'.repeat(32) };
      await store.commit([{ write: 'line', table: kept.id, n, at: 7, body: JSON.stringify({ line }) }]);
      return kept;
    });
    expect(await (await newcomer()).glance(table.id)).toMatchObject({ ended: true, asked: [], at: 7 });
    const { watcher } = await sit(table);
    await watcher.until(isBegun);
    expect([watcher.course?.end?.why, watcher.course?.asked, watcher.course?.entries.length]).toEqual([
      'abandoned',
      [],
      expect.any(Number),
    ]);
    expect(watcher.course?.entries.length).toBeGreaterThan(table.entries / 2);
  });

  test('before its game has begun it is one of now', async () => {
    const maker = await startWith(async store => {
      const { id, browsers } = await keepOlder(store, '2016-year-1-a');
      const lines = await store.lines(id, 0);
      const kept = await store.table(id);
      const { setup } = JSON.parse(kept?.body ?? '{}');
      const other = { ...setup, id: 'not-begun' };
      await store.commit([
        { write: 'table', id: other.id, made: 1, pack: other.pack, body: JSON.stringify({ setup: other, maker: '' }) },
        { write: 'line', table: other.id, n: 1, at: 1, body: lines[0]?.body ?? '' },
        {
          write: 'token',
          hash: (await import('../people.ts')).hashOf('x'.repeat(32)),
          table: other.id,
          body: '{"way":"table"}',
          until: null,
        },
      ]);
      return browsers[0] as Browser;
    });
    maker.origin = server.origin;
    const guest = await newcomer();
    expect((await guest.sit('not-begun', 1, 'x'.repeat(32))).status).toBe(200);
    const page = new Page(maker, 'not-begun', 0);
    open.push(page);
    await page.until(({ course }) => (course?.asked.length ?? 0) > 0);
    expect(await guest.glance('not-begun')).toMatchObject({ table: { rules: 2 }, begun: true });
  });
});

describe('what does not fit', () => {
  /** The first answer to a first message. */
  async function answerTo(browser: Browser, id: string, hello: string): Promise<unknown> {
    const ws = browser.socket(id);
    await new Promise(resolve => ws.once('open', resolve));
    ws.send(hello);
    const answer = await new Promise<string>(resolve => ws.once('message', data => resolve(String(data))));
    ws.terminate();
    return JSON.parse(answer);
  }

  test('a page of other rules, another pack or another protocol is told what there is', async () => {
    server = await ground.start();
    const browser = await newcomer();
    const { id } = await browser.make('vinhos/2016', ['open', 'open']);
    const { table } = await browser.glance(id);
    const hello = JSON.parse(helloTo(table, 'watcher'));
    expect(await answerTo(browser, id, JSON.stringify(hello))).toMatchObject({ type: 'welcome', table: { game: 'vinhos/2016', rules: 2 } });
    const there = { code: 'other-version', game: table.game, rules: table.rules, pack: table.pack };
    for (const other of [{ rules: 1 }, { rules: 3 }, { pack: 'x' }, { game: 'vino' }]) {
      expect(await answerTo(browser, id, JSON.stringify({ ...hello, ...other }))).toEqual({ type: 'trouble', trouble: there });
    }
    for (const other of [{ protocol: 1 }, { protocol: PROTOCOL + 1, since: 'then' }]) {
      const trouble = { code: 'other-protocol', protocol: PROTOCOL };
      expect(await answerTo(browser, id, JSON.stringify({ ...hello, ...other }))).toEqual({ type: 'trouble', trouble });
    }
  });

  test('a table that a newer server has carried over waits for a newer one', async () => {
    const table = await startWith(async store => {
      const kept = await keepOlder(store, '2016-year-1-a');
      const n = (await store.lines(kept.id, 0)).length + 1;
      const line = { n, at: 7, kind: 'carried', why: 'rules', rules: 99, options: {}, entries: [] };
      await store.commit([{ write: 'line', table: kept.id, n, at: 7, body: JSON.stringify({ line }) }]);
      return kept;
    });
    const { status, body } = await (await newcomer()).ask('POST', `/api/tables/${table.id}/look`, {});
    expect([status, body]).toEqual([503, { trouble: { code: 'newer-table' } }]);
    const [browser] = table.browsers as [Browser];
    browser.origin = server.origin;
    expect(await answerTo(browser, table.id, helloTo(undefined, 0))).toEqual({ type: 'trouble', trouble: { code: 'newer-table' } });
    expect((await browser.ask('GET', '/healthz')).status).toBe(200);
  });
});
