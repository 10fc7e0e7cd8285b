// Strangers find each other: the list of open tables, "find me a game", and games that may be watched.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Lobby, parseLobby } from '@adega/wire/lobby.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeApp } from '../app.ts';
import { Browser, newId, Page } from './client.ts';
import { onBothStores } from './store/stores.ts';

const DAY = 24 * 3_600_000;
const listed = { language: 'en', experience: 'any' } as const;

let page: string;
beforeAll(() => {
  page = mkdtempSync(join(tmpdir(), 'adega-page-'));
  writeFileSync(join(page, 'index.html'), '<title>Adega</title>');
});
afterAll(() => rmSync(page, { recursive: true }));

onBothStores(({ place }) => {
  let app: FastifyInstance;
  let origin: string;
  let ahead = 0;
  beforeEach(async () => {
    ahead = 0;
    app = await makeApp({ page, store: await (await place()).open(), logLevel: 'silent', now: () => Date.now() + ahead });
    origin = await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterEach(() => app.close());

  /** As a page reads it. */
  const lobby = async (browser = new Browser(origin)): Promise<Lobby> => {
    const { message, trouble } = parseLobby((await browser.ask('GET', '/api/lobby')).body);
    expect(trouble).toBeUndefined();
    return message as Lobby;
  };
  const wish = (more: object = {}) => ({
    game: 'vinhos/2016',
    pace: 'none',
    language: 'en',
    id: newId(),
    name: 'Rui',
    bytes: '00',
    ...more,
  });
  const find = (browser: Browser, more: object = {}) => browser.ask('POST', '/api/find', wish(more));

  test('a stranger finds an open table, sits down without a link, and it is played', async () => {
    const [ana, stranger] = [new Browser(origin), new Browser(origin)];
    const { id } = await ana.make('vinhos/2016', ['open', 'open'], { listed });
    expect((await lobby()).open).toMatchObject([{ id, free: [0, 1], names: [null, null] }]);
    await ana.sit(id, 0, undefined, 'Ana');
    expect((await lobby(stranger)).open).toMatchObject([{ id, free: [1], names: ['Ana', null] }]);
    expect((await stranger.sit(id, 1)).status).toBe(200);
    const now = await lobby();
    expect([now.open, now.running.map(one => one.id)]).toEqual([[], [id]]);
  });

  test('only what was listed can be found, and nobody sits down elsewhere without a link', async () => {
    const [ana, stranger] = [new Browser(origin), new Browser(origin)];
    const { id } = await ana.make('vinhos/2016', ['open', 'open']);
    expect(await lobby()).toEqual({ open: [], running: [] });
    expect((await stranger.sit(id, 1)).body.trouble.code).toBe('bad-link');
    const closed = await ana.make('vinhos/2016', ['open', 'link'], { listed, watchers: false });
    expect((await stranger.sit(closed.id, 1)).status).toBe(403);
  });

  test('a game that nobody may watch is not shown when it has begun, and a table that is taken away is gone', async () => {
    const [ana, bea] = [new Browser(origin), new Browser(origin)];
    const { id } = await ana.make('vinhos/2016', ['open', 'open'], { listed, watchers: false });
    await ana.sit(id, 0);
    await bea.sit(id, 1);
    const other = await ana.make('vino', ['open', 'open', 'open'], { listed });
    expect((await lobby()).open.map(one => one.id)).toEqual([other.id]);
    expect((await ana.ask('DELETE', `/api/tables/${other.id}`)).status).toBe(204);
    expect(await lobby()).toEqual({ open: [], running: [] });
  });

  test('find me a game seats people together who want the same', async () => {
    const people = Array.from({ length: 4 }, () => new Browser(origin));
    const [ana, bea, rui, eva] = people as [Browser, Browser, Browser, Browser];
    const first = await find(ana, { seats: 2 });
    expect(first.status).toBe(201);
    // Whoever asks again waits at the same table.
    expect((await find(ana, { seats: 2 })).body.id).toBe(first.body.id);
    expect((await find(rui, { seats: 2, pace: 'slow' })).body.id).not.toBe(first.body.id);
    expect((await find(eva, { seats: 2, game: 'vinhos/reserve' })).body.id).not.toBe(first.body.id);
    const second = await find(bea);
    expect([second.status, second.body.id]).toEqual([200, first.body.id]);
    const at = new Page(bea, first.body.id, 1);
    await at.until(({ course }) => course?.begun === true);
    at.close();
  });

  test('two who come at the same time get different seats', async () => {
    const ana = new Browser(origin);
    const { body } = await find(ana, { seats: 2 });
    const others = await Promise.all(Array.from({ length: 3 }, () => find(new Browser(origin), { seats: 2 })));
    expect(others.filter(other => other.body.id === body.id)).toHaveLength(1);
    expect(new Set(others.map(other => other.status))).toEqual(new Set([200, 201]));
  });

  test('what is wrong is said, and a flood is stopped', async () => {
    const ana = new Browser(origin);
    expect((await find(ana, { game: 'chess' })).status).toBe(400);
    expect((await find(ana, { pace: 'fast' })).status).toBe(400);
    const many = await Promise.all(Array.from({ length: 20 }, () => find(ana, { seats: 2 })));
    expect(many.some(({ status }) => status === 429)).toBe(true);
  });

  test('a table to which nobody comes is not shown for ever', async () => {
    await new Browser(origin).make('vinhos/2016', ['open', 'open'], { listed });
    ahead = 15 * DAY;
    expect((await lobby()).open).toEqual([]);
  });
});
