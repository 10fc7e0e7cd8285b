// Clocks of real tables, on a server whose time is passed in.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leftAt } from '@adega/journal';
import { stream } from '@adega/kernel';
import type { Pace } from '@adega/wire/pace.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeApp } from '../app.ts';
import type { Store } from '../store/store.ts';
import { Browser, newId, Page } from './client.ts';
import { onBothStores, type Place } from './store/stores.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const rng = stream('clocks', 'test');

let page: string;
beforeAll(() => {
  page = mkdtempSync(join(tmpdir(), 'adega-page-'));
  mkdirSync(page, { recursive: true });
  writeFileSync(join(page, 'index.html'), '<title>Adega</title>');
});
afterAll(() => rmSync(page, { recursive: true }));

onBothStores(({ place: newPlace }) => {
  let place: Place;
  let app: FastifyInstance;
  let origin: string;
  let ahead = 0;
  const pages: Page[] = [];
  const now = () => Date.now() + ahead;
  const start = async (port = 0): Promise<void> => {
    const store: Store = await place.open();
    app = await makeApp({ page, store, logLevel: 'silent', now });
    origin = await app.listen({ host: '127.0.0.1', port });
  };
  beforeEach(async () => {
    ahead = 0;
    place = await newPlace();
    await start();
  });
  afterEach(async () => {
    for (const one of pages.splice(0)) one.close();
    await app.close();
  });

  /** Two people, of whom one is asked. */
  const gather = async (pace: Pace): Promise<{ asked: Page; other: Page }> => {
    const [ana, bea] = [new Browser(origin), new Browser(origin)];
    const { id, join } = await ana.make('vinhos/2016', ['open', 'open'], { pace });
    await ana.sit(id, 0);
    await bea.sit(id, 1, join);
    pages.push(new Page(ana, id, 0), new Page(bea, id, 1));
    const [first, second] = pages as [Page, Page];
    await first.until(({ course }) => course?.begun === true);
    await second.until(({ course }) => course?.begun === true);
    return first.isAsked ? { asked: first, other: second } : { asked: second, other: first };
  };
  const left = ({ course, as }: Page): number =>
    course?.clocks === undefined ? Number.NaN : leftAt(course, course.clocks, as as number, now());
  const kinds = ({ heard }: Page) => heard.map(line => (JSON.parse(line) as { kind: string }).kind);

  test('among my games it is told until when those who are asked have time', async () => {
    const { asked, other } = await gather({ kind: 'slow', days: 1, late: 'wait' });
    for (const { browser, id } of [asked, other]) {
      const { lapses = 0 } = await browser.glance(id);
      expect(Math.abs(lapses - now() - left(asked))).toBeLessThan(SECOND);
    }
    const none = new Browser(origin);
    const { id } = await none.make('vinhos/2016', ['open', 'open'], {});
    await none.sit(id, 0);
    expect(await none.glance(id)).not.toHaveProperty('lapses');
  });

  test('a bot plays the turn of whoever is late, and he goes on', async () => {
    const { asked, other } = await gather({ kind: 'live', bank: 60, plus: 5, late: 'turn' });
    const question = asked.course?.questions[asked.as as number];
    ahead = 2 * MINUTE;
    await other.until(one => kinds(one).includes('lapse'));
    await other.until(one => one.course?.turns.at(-1)?.by === asked.as);
    expect(other.course?.turns.at(-1)?.question).toBe(question);
    expect(other.course?.seats[asked.as as number]?.bot).toBeUndefined();
  }, 30_000);

  test('a bot takes the seat, and gives it back to whoever comes', async () => {
    const { asked } = await gather({ kind: 'slow', days: 1, late: 'seat' });
    const seat = asked.as as number;
    ahead = 25 * HOUR;
    await asked.until(({ course }) => course?.seats[seat]?.bot === 'level2');
    expect(await asked.do({ type: 'stand-in', id: newId(), seat })).toHaveProperty('n');
    expect(asked.course?.seats[seat]?.bot).toBeUndefined();
  }, 30_000);

  test('the seat loses, and the game is over', async () => {
    const { asked, other } = await gather({ kind: 'live', bank: 60, plus: 0, late: 'lose' });
    ahead = MINUTE + SECOND;
    const late = await asked.do(asked.anyTurn(rng));
    if ('bar' in late) expect(late.bar.bar).toMatch(/time-over|over/);
    await other.until(one => one.isOver);
    expect(other.course?.end?.why).toBe('time');
    expect(late).not.toHaveProperty('n');
  }, 30_000);

  test('all wait, and it is said', async () => {
    const { asked, other } = await gather({ kind: 'live', bank: 60, plus: 0, late: 'wait' });
    ahead = 2 * MINUTE;
    await other.until(one => kinds(one).includes('lapse'));
    expect(await asked.do(asked.anyTurn(rng))).toHaveProperty('n');
  }, 30_000);

  test('what somebody has left beforehand is answered where it is asked, and others read that it was', async () => {
    const left = (one: Page) => one.heard.some(line => line.includes('"left":'));
    const random = stream('left', 'test');
    const playToIt = async () => {
      for (const one of pages.splice(0)) one.close();
      const both = await gather({ kind: 'slow', days: 3, late: 'wait' });
      for (const one of pages) one.say({ type: 'answers', seat: one.as, answers: ['no-tile', 'keep-staff'] });
      await both.other.until(({ told }) => told.some(({ type }) => type === 'answers'));
      await Promise.all(pages.map(one => one.play(random, () => left(one))));
      return both;
    };
    let { asked, other } = await playToIt();
    // What is drawn is new each time, and not every random game comes to such a question.
    for (let games = 1; games < 8 && !left(other); games++) ({ asked, other } = await playToIt());
    const lines = other.heard.map(line => JSON.parse(line) as { left?: string; by?: number; entries?: string[] }).filter(line => line.left);
    expect(lines[0]?.left).toMatch(/no-tile|keep-staff/);
    expect(lines[0]?.entries?.[0]).toMatch(/pass|enologists|farmers/);
    other.say({ type: 'answers', seat: asked.as, answers: [] });
    await other.until(({ troubles }) => troubles.some(({ code }) => code === 'not-yours'));
  }, 60_000);

  test('while no server was there, no clock ran', async () => {
    const { asked } = await gather({ kind: 'live', bank: 60, plus: 0, late: 'lose' });
    const { port } = new URL(origin);
    const before = left(asked);
    await app.close();
    ahead = 3 * HOUR;
    await start(Number(port));
    await asked.until(one => kinds(one).includes('down'));
    expect(before - left(asked)).toBeLessThan(30 * SECOND);
    expect(await asked.do(asked.anyTurn(rng))).toHaveProperty('n');
  }, 30_000);
});
