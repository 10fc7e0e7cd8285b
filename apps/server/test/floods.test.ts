// Whoever wants to fill a server: with people, tables, messages, bytes. What one address can do has an end, and what nobody uses goes.

import { beforeAll, describe, expect, test } from 'vitest';
import { configOf } from '../config.ts';
import { gateOf } from '../gate.ts';
import type { Store } from '../store/store.ts';
import { TALK } from '../talk.ts';
import { onGround } from './accounts.ts';
import { Browser, helloTo, newId, Page } from './client.ts';
import { type Served, serving } from './served.ts';
import { onBothStores } from './store/stores.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const HERE = '203.0.113.7';

describe('one address', () => {
  const { limits } = configOf({});
  const counted = (count: number, may: (n: number) => boolean): number =>
    Array.from({ length: count }, (_, n) => may(n)).filter(Boolean).length;

  test('says as much as ten people, by however many names', () => {
    const gate = gateOf(limits, () => 0);
    expect(counted(1000, () => gate.maySay('ana', HERE, 0))).toBe(limits.burst);
    expect(counted(5000, n => gate.maySay(`guest ${n}`, HERE, 0))).toBeLessThanOrEqual(10 * limits.burst);
    expect(gate.maySay('bea', '203.0.113.8', 0)).toBe(true);
    expect(counted(5000, n => gate.mayKnock(`2001:db8:0:1::${n.toString(16)}`))).toBe(10 * limits.burst);
  });

  test('sends so much in an hour, in long messages or in short ones', () => {
    let now = 0;
    const gate = gateOf({ ...limits, messages: 1e9, burst: 1e9 }, () => now);
    const sent = (bytes: number) => bytes * counted(10_000, n => gate.maySay(`guest ${n}`, HERE, bytes));
    expect(sent(64 * 1024)).toBe(64 * 2 ** 20);
    expect(gate.mayAsk(HERE, 1000)).toBe(false);
    // Who only asks sends nothing.
    expect(gate.mayAsk(HERE, 0)).toBe(true);
    now += HOUR;
    expect(counted(1_000_000, () => gate.mayAsk(HERE, 1))).toBeLessThan((64 * 2 ** 20) / 299);
  });

  test('makes so many tables, and lists a third of them', () => {
    const gate = gateOf(limits, () => 0);
    expect(counted(100, () => gate.mayMake(HERE, true))).toBe(limits.tables / 3);
    expect(counted(100, () => gateOf(limits, () => 0).mayMake(HERE, false))).toBe(100);
    const other = gateOf(limits, () => 0);
    expect(counted(100, () => other.mayMake(HERE, false))).toBe(limits.tables);
    expect(counted(1000, n => other.mayReport(`guest ${n}`, HERE))).toBe(100);
  });
});

const serve = serving();

describe('people and sockets', () => {
  let server: Served;
  let written = 0;
  beforeAll(async () => {
    const counting = (store: Store): Store => {
      const commit: Store['commit'] = writes => {
        written++;
        return store.commit(writes);
      };
      return { ...store, commit };
    };
    server = await serve({}, {}, counting);
  });

  test('a guest costs nothing until he does something', async () => {
    written = 0;
    for (let n = 0; n < 100; n++) expect((await new Browser(server.origin).ask('GET', '/api/lobby')).headers.has('set-cookie')).toBe(true);
    expect(written).toBe(0);
  });

  test('those who only watch are announced to nobody, however often they come', async () => {
    const ana = await server.visitor();
    const { id } = await ana.make('vino', ['open', 'open', 'open']);
    await ana.sit(id, 0);
    const page = new Page(ana, id, 0);
    await page.until(({ mine }) => mine.length > 0);
    const before = page.told.length;
    const watching = await server.visitor();
    for (let n = 0; n < 20; n++) {
      const ws = watching.socket(id);
      ws.on('open', () => ws.send(helloTo({ game: 'vino', pack: '' }, 'watcher')));
      await new Promise(resolve => ws.once('message', resolve));
      ws.terminate();
    }
    // Somebody who plays is announced.
    const other = new Page(ana, id, 0);
    await other.until(({ told }) => told.length > 0);
    expect(page.told.slice(before).filter(({ type }) => type === 'here')).toEqual([]);
    page.close();
    other.close();
  });

  test('whoever knocks again and again is not looked up each time', async () => {
    const strict = await serve({ MOST_MESSAGES: '1', MOST_MESSAGES_AT_ONCE: '2' });
    const stranger = new Browser(strict.origin);
    const knocks: number[] = [];
    for (let n = 0; n < 40; n++) {
      stranger.cookie = `adega=s.${newId().repeat(3).slice(0, 32)}`;
      const ws = stranger.socket('nothing');
      ws.on('error', () => {});
      knocks.push(await new Promise(resolve => ws.once('unexpected-response', (_, { statusCode = 0 }) => resolve(statusCode))));
    }
    expect(knocks.slice(0, 10)).toEqual(Array(10).fill(403));
    expect(knocks.at(-1)).toBe(429);
  });
});

test('tables that come of looking for a game are counted as all others are', async () => {
  const server = await serve({ MOST_TABLES: '6' });
  const find = async (seats: number, game: string) => {
    const wish = { game, seats, pace: 'none', language: 'en', id: newId(), name: 'Rui', bytes: '00' };
    return (await new Browser(server.origin).ask('POST', '/api/find', wish)).status;
  };
  expect([await find(2, 'vinhos/2016'), await find(3, 'vinhos/2016'), await find(4, 'vinhos/2016')]).toEqual([201, 201, 429]);
});

onBothStores(stores => {
  const ground = onGround(stores, { MOST_MESSAGES: '100000', MOST_MESSAGES_AT_ONCE: '100000' });

  test('a table that nobody has begun goes after thirty days in which nothing happened, with all that was said there', async () => {
    const ana = ground.browser();
    await ana.ask('GET', '/api/mine');
    const status = async (id: string) => (await ana.ask('POST', `/api/tables/${id}/look`, {})).status;
    const { id: alone } = await ana.make('vino', ['open', 'open', 'open'], { listed: { language: 'en', experience: 'any' } });
    const { id: waits } = await ana.make('vino', ['open', 'open', 'open']);
    const { id: begun } = await ana.make('vinhos/2016', ['open', 'open']);
    await ana.sit(begun, 0);
    await ana.sit(begun, 1);
    await ana.sit(alone, 0);
    const page = ground.page(ana, alone, 0);
    await page.until(({ mine }) => mine.length > 0);
    page.say({ type: 'say', seat: 0, saying: { text: 'is anybody there' } });
    await page.until(({ told }) => told.some(({ type }) => type === 'talk'));
    page.close();
    const store = await ground.place.open();
    expect(await store.cards({ kind: TALK, owner: alone })).toHaveLength(1);
    ground.later(20 * DAY);
    await ana.sit(waits, 1);
    ground.later(11 * DAY);
    await expect.poll(() => status(alone)).toBe(404);
    expect([await status(waits), await status(begun)]).toEqual([200, 200]);
    expect(await store.cards({ kind: TALK, owner: alone })).toEqual([]);
    expect([await store.lines(alone, 0), await store.seatsAt(alone)]).toEqual([[], []]);
    ground.later(20 * DAY);
    await expect.poll(() => status(waits)).toBe(404);
    expect(await status(begun)).toBe(200);
    await store.close();
  });
});
