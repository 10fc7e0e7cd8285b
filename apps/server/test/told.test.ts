// Being told of one's turn over the real server, twice on one store, with a push service of our own and a time that is passed in.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stream } from '@adega/kernel';
import type { Pace } from '@adega/wire/pace.ts';
import type { Delay } from '@adega/wire/told.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { makeApp } from '../app.ts';
import { configOf } from '../config.ts';
import type { Store, Write } from '../store/store.ts';
import { PASSWORD, signIn, signUp } from './accounts.ts';
import { Browser, newId, Page } from './client.ts';
import { type Receiver, startReceiver } from './push-receiver.ts';
import { onBothStores, type Place } from './store/stores.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const rng = stream('told', 'test');
const config = configOf({ PUSH_PRIVATE: '1', MOST_MESSAGES: '100000', MOST_MESSAGES_AT_ONCE: '100000', MOST_TABLES: '1000' });

/** Somebody with a browser that can be told, before a page that nobody looks at. */
interface Player {
  readonly name: string;
  readonly browser: Browser;
  page: Page;
}

onBothStores(({ name: kind, place: newPlace }) => {
  let folder: string;
  let receiver: Receiver;
  let store: Store;
  const apps: FastifyInstance[] = [];
  let start: () => Promise<FastifyInstance>;
  let time = Date.parse('2026-03-03T12:00:00Z');
  const pages: Page[] = [];
  /** What was kept, by both. */
  const written: Write[] = [];
  /** A store that is watched. */
  const opened = async (place: Place): Promise<Store> => {
    const inner = await place.open();
    const commit: Store['commit'] = async writes => {
      const outcome = await inner.commit(writes);
      if (outcome === 'done') written.push(...writes);
      return outcome;
    };
    return { ...inner, commit };
  };
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'adega-page-'));
    writeFileSync(join(folder, 'index.html'), '<title>Adega</title>');
    receiver = await startReceiver();
    const place = await newPlace();
    store = await place.open();
    start = async () => {
      const app = await makeApp({ page: folder, store: await opened(place), logLevel: 'silent', config, now: () => time, lookEvery: 100 });
      await app.listen({ host: '127.0.0.1', port: 0 });
      apps.push(app);
      return app;
    };
    for (let n = 0; n < (kind === 'postgres' ? 2 : 1); n++) await start();
    receiver.trust((await visitor().ask('GET', '/api/told')).body.key);
  });
  afterAll(async () => {
    for (const app of apps) await app.close();
    await store.close();
    await receiver.close();
    rmSync(folder, { recursive: true });
  });
  beforeEach(() => {
    // Nobody waits for whoever was there before.
    time += HOUR;
    receiver.delivered.length = 0;
    receiver.knocks.length = 0;
    written.length = 0;
  });
  afterEach(() => {
    for (const page of pages.splice(0)) page.close();
  });

  /** SQLite has one server. */
  const visitor = (process = 0): Browser => new Browser(apps[kind === 'postgres' ? process : 0]?.listeningOrigin ?? '');
  /** Of this kind of job. */
  const kept = (write: Write['write'], job: string) => written.filter(one => one.write === write && 'key' in one && one.key.startsWith(`${job} `)); // biome-ignore format: a chain
  const later = (milliseconds: number): void => {
    time += milliseconds;
  };
  const subscribe = (browser: Browser, name: string) =>
    browser.ask('POST', '/api/told/push', receiver.subscribe(name).subscription as object);
  const settle = (browser: Browser, after: Delay) => browser.ask('POST', '/api/told', { after });
  const told = (): string[] => receiver.delivered.map(({ subscriber }) => subscriber.name);
  /** Time passes for whoever has the lease of a message, too: that it was sent is kept first. */
  const toBeKnocked = (...names: string[]) =>
    vi.waitFor(() => {
      expect(receiver.knocks).toEqual(names);
      expect(kept('done', 'send').length).toBe(names.length);
    }, 20_000);
  const toBeTold = async (...names: string[]) => {
    await vi.waitFor(() => expect(told()).toEqual(names), 20_000);
    await toBeKnocked(...receiver.knocks);
  };
  const page = async (browser: Browser, id: string, seat: number, looks: boolean): Promise<Page> => {
    const opened = new Page(browser, id, seat);
    pages.push(opened);
    await opened.until(({ course }) => course !== undefined);
    if (!looks) opened.say({ type: 'look', looks: false });
    return opened;
  };
  const measured = async ({ listeningOrigin }: FastifyInstance) =>
    (await new Browser(listeningOrigin).ask('GET', '/metrics')).body as string;
  /** How often it was found, by any process, that nobody has to be told for this reason. */
  const spared = async (why: string): Promise<number> => {
    const texts = await Promise.all(apps.map(measured));
    return texts.reduce((n, text) => n + Number(new RegExp(`spared_total\\{why="${why}"\\} (\\d+)`).exec(text)?.[1] ?? 0), 0);
  };
  const toBeSpared = async (why: string, act: () => unknown): Promise<void> => {
    const before = await spared(why);
    await act();
    await vi.waitFor(async () => expect(await spared(why)).toBeGreaterThan(before), { timeout: 20_000, interval: 100 });
  };

  /** Two who begin a game, of whom one is asked. `wants`: whether they are told. */
  const pair = async (pace?: Pace, wants = true): Promise<{ id: string; asked: Player; other: Player }> => {
    const [ana, bea] = [visitor(0), visitor(1)];
    if (wants) for (const [one, name] of [[ana, 'Ana'], [bea, 'Bea']] as const) expect((await subscribe(one, name)).status).toBe(204); // biome-ignore format: a pair
    const { id, join } = await ana.make('vinhos/2016', ['open', 'open'], pace === undefined ? {} : { pace });
    await ana.sit(id, 0, undefined, 'Ana');
    await bea.sit(id, 1, join, 'Bea');
    const players = [
      { name: 'Ana', browser: ana, page: await page(ana, id, 0, false) },
      { name: 'Bea', browser: bea, page: await page(bea, id, 1, false) },
    ] as const;
    for (const one of players) await one.page.until(({ course }) => course?.begun === true);
    const [first, second] = players;
    return first.page.isAsked ? { id, asked: first, other: second } : { id, asked: second, other: first };
  };
  const play = async ({ page }: Player): Promise<void> => {
    await page.until(one => one.isAsked);
    for (; page.isAsked; ) await page.do(page.anyTurn(rng, 40));
  };

  test('one notice for each turn, after the time that somebody has chosen, whichever process is first', async () => {
    // SQLite is for one; but what one does no other does again.
    const another = kind === 'sqlite' ? await start() : undefined;
    later(15 * SECOND);
    const { id, asked, other } = await pair();
    later(MINUTE + SECOND);
    await toBeTold(asked.name);
    const [{ notice, headers } = expect.fail('nothing came')] = receiver.delivered;
    const [seat, names] = [asked.page.as, ['Ana', 'Bea']];
    expect(notice).toEqual({ kind: 'turn', id: `${id} ${seat} 1`, table: id, game: 'vinhos/2016', seat, names, at: expect.any(Number) });
    expect([headers['ttl'], headers['urgency'], String(headers['topic'])]).toEqual([
      '43200',
      'normal',
      expect.stringMatching(/^[\w-]{32}$/),
    ]);
    expect(JSON.stringify(headers)).not.toContain(id);
    // What was put down for the turn before is found to be answered; the next is told of after its own time.
    await toBeSpared('answered', async () => {
      await settle(other.browser, 15);
      await play(asked);
      // Nothing is due before he has answered: whoever had looked just then would have judged by a time that has jumped since.
      await play(other);
      later(16 * MINUTE);
    });
    await toBeTold(asked.name, asked.name);
    await settle(other.browser, 0);
    await play(asked);
    // At the latest when every process has heard what somebody has settled.
    later(15 * SECOND);
    await toBeTold(asked.name, asked.name, other.name);
    later(HOUR);
    await toBeSpared('off', async () => {
      await play(other);
      await settle(asked.browser, 'off');
      later(HOUR);
    });
    expect(told()).toEqual([asked.name, asked.name, other.name]);
    if (another !== undefined) await apps.pop()?.close();
  });

  test('whoever looks at the table is not told, at whichever process; whose page is hidden is', async () => {
    const { id, asked, other } = await pair();
    // The other process is asked for the same table by the same person.
    const elsewhere = visitor(asked.name === 'Ana' ? 1 : 0);
    elsewhere.cookie = asked.browser.cookie;
    asked.page.close();
    const looking = await page(elsewhere, id, asked.page.as as number, true);
    await toBeSpared('looking', () => later(2 * MINUTE));
    await play({ ...asked, page: looking });
    await play(other);
    await looking.until(one => one.isAsked);
    looking.say({ type: 'look', looks: false });
    // What is said after it is done after it.
    await looking.do({ type: 'abandon', id: newId(), seat: looking.as as number });
    later(2 * MINUTE);
    await toBeTold(asked.name);
  });

  test('what cannot be delivered is tried again, later and later, and given up; an endpoint that is gone is forgotten', async () => {
    const { asked, other } = await pair();
    const [a, b] = [asked.name, other.name];
    receiver.answers.push(500, 302);
    later(MINUTE + SECOND);
    await toBeKnocked(a);
    later(MINUTE + SECOND);
    await toBeKnocked(a, a);
    later(5 * MINUTE);
    await toBeTold(a);
    // Somebody who is told nowhere any more.
    receiver.answers.push(410);
    await play(asked);
    later(2 * MINUTE);
    await toBeKnocked(a, a, a, b);
    const browsers = async ({ browser }: Player) => (await browser.ask('GET', '/api/told')).body.browsers;
    expect([await browsers(asked), await browsers(other)]).toEqual([1, 0]);
    await play(other);
    receiver.answers.push(500, 500, 500, 500, 500);
    for (let tries = 1; tries <= 5; tries++) {
      later(2 * HOUR + SECOND);
      await toBeKnocked(a, a, a, b, ...Array<string>(tries).fill(a));
    }
    const counted = async () => {
      const texts = await Promise.all(apps.map(measured));
      return texts.some(text => text.includes('adega_notices_total{way="push",came="given-up"} 1'));
    };
    expect(await counted()).toBe(true);
    expect([told(), kept('job', 'send').length]).toEqual([[a], 3 + 1 + 5]);
  });

  test('nobody is woken in the night that he has named', async () => {
    time = Date.parse('2026-03-10T20:00:00Z');
    const { asked, other } = await pair({ kind: 'slow', days: 3, late: 'wait' });
    const hours = { zone: 'UTC', quiet: { from: 22 * 60, to: 8 * 60 }, away: [] };
    await other.page.do({ type: 'hours', id: newId(), seat: other.page.as as number, hours });
    time = Date.parse('2026-03-10T21:59:30Z');
    await play(asked);
    const until = Date.parse('2026-03-11T08:00:00Z');
    time = Date.parse('2026-03-10T22:01:00Z');
    // It is put off, to the minute.
    await vi.waitFor(() => expect(new Set(kept('postpone', 'told').map(one => 'due' in one && one.due))).toEqual(new Set([until])), 20_000);
    time = until;
    await toBeTold(other.name);
  });

  test('a table at which nobody wants to be told leaves nothing behind', async () => {
    const { asked, other } = await pair(undefined, false);
    for (const one of [asked, other, asked]) await play(one);
    expect(
      written.filter(one => 'key' in one && /^(told|wish|send|looks)\b/.test(`${'kind' in one ? one.kind : ''} ${one.key}`.trim())),
    ).toEqual([]);
    // Somebody who settles it in the middle is told from the next turn on.
    await subscribe(other.browser, other.name);
    await play(other);
    await play(asked);
    later(2 * MINUTE);
    await toBeTold(other.name);
  });

  test('a browser is told as long as its session lasts, comes along with a guest, and is forgotten with the account', async () => {
    const { id, asked, other } = await pair();
    for (const one of [asked, other]) one.page.close();
    const exported = async (of: Browser) => {
      const { told, asGuest } = (await of.ask('GET', '/api/account/export')).body;
      return [told.after, told.browsers.length, asGuest.length];
    };
    await signUp(visitor(), `Known ${kind}`);
    await settle(asked.browser, 5);
    await signIn(asked.browser, `Known ${kind}`, PASSWORD, true);
    expect(await exported(asked.browser)).toEqual([5, 1, 1]);
    later(6 * MINUTE);
    await toBeTold(asked.name);
    // A guest becomes an account under the same name, and signs out.
    await signUp(other.browser, `Other ${kind}`);
    expect(await exported(other.browser)).toEqual([1, 1, 0]);
    const again = await page(asked.browser, id, asked.page.as as number, false);
    await play({ ...asked, page: again });
    const person = (await store.seatsAt(id)).find(({ seat }) => seat === other.page.as)?.person ?? '';
    expect((await store.cards({ kind: 'push', owner: person })).length).toBe(1);
    await other.browser.ask('POST', '/api/account/sign-out', {});
    expect(await store.cards({ kind: 'push', owner: person })).toEqual([]);
    await toBeSpared('nowhere', () => later(2 * MINUTE));
    const known = (await store.seatsAt(id)).find(({ seat }) => seat === asked.page.as)?.person ?? '';
    await asked.browser.ask('DELETE', '/api/account', { password: PASSWORD });
    for (const of of ['push', 'told', 'told-turn']) expect(await store.cards({ kind: of, owner: known })).toEqual([]);
    expect(told()).toEqual([asked.name]);
  });

  test('only what is meant to be called can be named, and only by whom it belongs to', async () => {
    const [ana, thief] = [visitor(), visitor()];
    const { subscription } = receiver.subscribe('Ana');
    const strange = [
      { ...subscription, endpoint: 'ftp://example.com/x' },
      { ...subscription, endpoint: `https://example.com/${'x'.repeat(2000)}` },
      { ...subscription, keys: { ...subscription.keys, p256dh: 'A'.repeat(87) } },
      { ...subscription, keys: { ...subscription.keys, auth: '' } },
      { ...subscription, more: 1 },
    ];
    for (const one of strange) expect((await ana.ask('POST', '/api/told/push', one)).status).toBe(400);
    expect((await ana.ask('POST', '/api/told', { after: 7 })).status).toBe(400);
    for (let n = 0; n < 12; n++) await subscribe(ana, 'Ana');
    await ana.ask('POST', '/api/told/push', subscription);
    const browsers = async () => (await ana.ask('GET', '/api/told')).body.browsers;
    expect(await browsers()).toBe(10);
    await thief.ask('DELETE', '/api/told/push', { endpoint: subscription.endpoint });
    expect(await browsers()).toBe(10);
    await ana.ask('DELETE', '/api/told/push', { endpoint: subscription.endpoint });
    expect(await browsers()).toBe(9);
  });
});
