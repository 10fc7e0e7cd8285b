// Time that jumps, and a store that was not there: nobody loses time in which he could not move.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leftAt } from '@adega/journal';
import { stream } from '@adega/kernel';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeApp } from '../app.ts';
import { steadyClock } from '../clock.ts';
import { openSqlite } from '../store/sqlite-store.ts';
import { type Store, StoreTrouble } from '../store/store.ts';
import { keepWatch } from '../watch.ts';
import { Browser, Page } from './client.ts';

const rng = stream('watch', 'test');
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

describe('a steady clock', () => {
  let elapsed = 0;
  const clock = () => {
    elapsed = 0;
    return steadyClock(1_000_000, () => elapsed);
  };
  test('goes on by itself, and follows small differences without going back', () => {
    const one = clock();
    elapsed = 5000;
    expect(one.now()).toBe(1_005_000);
    one.set(1_004_000);
    expect(one.now()).toBe(1_005_000);
    elapsed = 7000;
    expect(one.now()).toBe(1_006_000);
    one.set(1_007_500);
    expect(one.now()).toBe(1_007_500);
  });
  test('is set ahead, and not back', () => {
    const one = clock();
    one.set(1_000_000 + DAY);
    expect(one.now()).toBe(1_000_000 + DAY);
    one.set(1_000_000);
    elapsed = 10;
    expect(one.now()).toBe(1_000_010 + DAY);
  });
});

describe('a table with clocks', () => {
  let folder: string;
  let store: Store;
  let app: FastifyInstance | undefined;
  let ahead = 0;
  let isGone = false;
  const pages: Page[] = [];
  const clock = () => steadyClock(Date.now(), () => performance.now());

  beforeEach(async () => {
    [ahead, isGone] = [0, false];
    folder = mkdtempSync(join(tmpdir(), 'adega-watch-'));
    const plain = await openSqlite(join(folder, 'data'));
    const orGone = <A extends unknown[], T>(ask: (...of: A) => Promise<T>) => (...of: A): Promise<T> =>
      isGone ? Promise.reject(new StoreTrouble('gone')) : ask(...of); // biome-ignore format: one thing
    store = {
      ...plain,
      commit: orGone(plain.commit),
      card: orGone(plain.card),
      lines: orGone(plain.lines),
      claim: orGone(plain.claim),
      time: orGone(async () => Date.now() + ahead),
    };
    mkdirSync(join(folder, 'page'));
    writeFileSync(join(folder, 'page', 'index.html'), '');
  });
  afterEach(async () => {
    for (const page of pages.splice(0)) page.close();
    await app?.close();
    rmSync(folder, { recursive: true });
  });

  /** Somebody who is asked and has a minute, and loses by being late. */
  const asked = async (time = clock()): Promise<{ page: Page; left: () => number }> => {
    app = await makeApp({ page: join(folder, 'page'), store, logLevel: 'silent', clock: time });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const [ana, bea] = [new Browser(app.listeningOrigin), new Browser(app.listeningOrigin)];
    const { id, join: token } = await ana.make('vinhos/2016', ['open', 'open'], {
      pace: { kind: 'live', bank: 60, plus: 0, late: 'lose' },
    });
    await ana.sit(id, 0);
    await bea.sit(id, 1, token);
    pages.push(new Page(ana, id, 0), new Page(bea, id, 1));
    for (const page of pages) await page.until(({ course }) => course?.begun === true);
    const page = pages.find(({ isAsked }) => isAsked) as Page;
    const left = () => leftAt(page.course as never, page.course?.clocks as never, page.as as number, time.now());
    return { page, left };
  };

  test.each([
    ['ahead', DAY],
    ['back', -DAY],
  ])(
    'the clock of the machine jumps a day %s: nobody’s time is over',
    async (_, jump) => {
      const { page, left } = await asked();
      ahead = jump;
      const asking = vi.spyOn(store, 'claim');
      const looking = vi.spyOn(store, 'time');
      // Until it was noticed, and clocks were looked at after that.
      await vi.waitFor(() => expect(looking).toHaveBeenCalled(), 20 * SECOND);
      asking.mockClear();
      await vi.waitFor(() => expect(asking.mock.calls.length).toBeGreaterThan(1), 20 * SECOND);
      // Whoever looks is told, without having done anything.
      if (jump > 0) await page.until(({ heard }) => heard.some(line => line.includes('"kind":"down"')));
      expect(left()).toBeGreaterThan(30 * SECOND);
      const turn = page.anyTurn(rng);
      expect(await page.do(turn)).toHaveProperty('n');
      expect(page.isOver).toBe(false);
      if (jump > 0) expect(page.heard.filter(line => line.includes('"kind":"down"'))).toHaveLength(1);
      expect(left()).toBeGreaterThan(30 * SECOND);
    },
    60_000,
  );

  test('the store is gone for longer than somebody has: he has his time when it is back', async () => {
    let slipped = 0;
    const elapsed = performance.now.bind(performance);
    const spy = vi.spyOn(performance, 'now').mockImplementation(() => elapsed() + slipped);
    const { page, left } = await asked();
    isGone = true;
    [slipped, ahead] = [3 * MINUTE, 3 * MINUTE];
    expect(left()).toBe(0);
    await new Promise(resolve => setTimeout(resolve, 1500));
    isGone = false;
    expect(await page.do(page.anyTurn(rng))).toHaveProperty('n');
    expect(page.isOver).toBe(false);
    expect(page.heard.some(line => line.includes('"kind":"down"'))).toBe(true);
    spy.mockRestore();
  }, 60_000);

  test('a clock is not set ahead before it is known that nobody could move', async () => {
    const START = 1_000_000;
    (await keepWatch(store, () => START)).close();
    const time = steadyClock(START);
    const seen: number[] = [];
    const noting = <A extends unknown[], T>(ask: (...of: A) => Promise<T>) => async (...of: A): Promise<T> => {
      const answer = await ask(...of);
      seen.push(time.now());
      return answer;
    }; // biome-ignore format: one thing
    const slow = {
      ...store,
      time: async () => START + DAY,
      card: noting(store.card),
      commit: noting(store.commit),
      cards: noting(store.cards),
    };
    const watch = await keepWatch(slow, time.now, time);
    watch.close();
    expect(seen).toHaveLength(3);
    expect(Math.max(...seen)).toBeLessThan(START + DAY);
    expect(time.now()).toBeGreaterThanOrEqual(START + DAY);
    expect(watch.down).toHaveLength(1);
    expect(watch.down[0]?.to).toBeLessThanOrEqual(time.now());
  });

  test('a silence is remembered once, by whoever comes first, and known to all', async () => {
    const early = await keepWatch(store, () => 1_000_000);
    early.close();
    const [one, other] = await Promise.all([keepWatch(store, () => 1_100_000), keepWatch(store, () => 1_100_001)]);
    await one.sure();
    expect([one.down.length, other.down.length].includes(1)).toBe(true);
    const late = await keepWatch(store, () => 1_100_002);
    expect(late.down).toHaveLength(1);
    expect(late.down[0]?.from).toBe(1_000_000);
    for (const watch of [one, other, late]) watch.close();
  });
});
