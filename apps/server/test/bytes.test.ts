// Two games on two servers that differ only in what somebody has answered in secret: every byte that is sent to the others is the same.

import { join } from 'node:path';
import { stream } from '@adega/kernel';
import { gameOf } from '@adega/shelf';
import type { Deed } from '@adega/wire/journal.ts';
import { afterEach, expect, test } from 'vitest';
import { peopleOf } from '../people.ts';
import { openSqlite } from '../store/sqlite-store.ts';
import { Browser, Page } from './client.ts';
import { type Ground, makeGround } from './processes.ts';

const grounds: Ground[] = [];
afterEach(() => Promise.all(grounds.splice(0).map(ground => ground.clear())));

const ID = 'the-same-table';
const NAMES = ['Ana', 'Bea', 'Carlos'];

/** The clock is not what they are told apart by. */
const timeless = (bytes: string): string => bytes.replace(/"(at|now)":\d+/g, '"$1":0');

/** The table with a secret that is chosen here, so that the same is drawn; before it those who play, each at a page of his own. */
async function world(game: string, seats: number): Promise<{ pages: Page[]; watcher: Page }> {
  const ground = makeGround();
  grounds.push(ground);
  const store = await openSqlite(join(ground.folder, 'data'));
  const { rules = 0, pack = '' } = gameOf(game) ?? {};
  const open = Array(seats).fill('open');
  const setup = { id: ID, made: 1, game, rules, pack, options: { seats }, seats: open, watchers: true, secret: '5e'.repeat(32) };
  const people = await peopleOf(store);
  const held = open.map(() => people.newPerson(false));
  await store.commit([
    { write: 'table', id: ID, made: 1, pack, body: JSON.stringify({ setup, maker: '', places: held.map(({ person }) => person) }) },
  ]);
  await store.close();
  const { origin } = await ground.start();
  const pages: Page[] = [];
  const enter = async (browser: Browser, as: number | 'watcher'): Promise<Page> => {
    const page = new Page(browser, ID, as);
    await page.until(({ told }) => told.some(({ type }) => type === 'welcome'));
    return page;
  };
  for (const [seat, { cookie }] of held.entries()) {
    const browser = Object.assign(new Browser(origin), { cookie: cookie.split(';')[0] });
    const sitting = { id: `sit-${seat}`, seat, name: NAMES[seat], bytes: `0${seat}` };
    const { status, body } = await browser.ask('POST', `/api/tables/${ID}/sit`, { sitting });
    if (status !== 200) throw new Error(JSON.stringify(body));
    pages.push(await enter(browser, seat));
  }
  const browser = new Browser(origin);
  await browser.ask('GET', '/api/mine');
  return { pages, watcher: await enter(browser, 'watcher') };
}

/** All have heard as much. */
async function inStep(all: readonly Page[], n: number): Promise<void> {
  for (const page of all) await page.until(({ heard }) => heard.length >= n);
}

/** What seat 0 may answer in secret, as far as it knows. */
function answersOf({ course, as }: Page): string[] {
  const { game, state } = course ?? {};
  const decision = game?.decide(state).find(({ by }) => by === as);
  return decision?.moves.map(move => game?.keyOf(move) ?? '') ?? [];
}

/** Plays the same up to where all answer in secret; then seat 0 gives the answer of this number, and another instead of it. */
async function played(game: string, seats: number, which: readonly number[]): Promise<string[]> {
  const { pages, watcher } = await world(game, seats);
  const all = [...pages, watcher];
  const rng = stream('the same');
  await inStep(all, pages[0]?.heard.length ?? 0);
  let n = Math.max(...all.map(({ heard }) => heard.length));
  await inStep(all, n);
  for (let turn = 0; !pages.every(page => page.isAsked); turn++) {
    const asked = pages.find(page => page.isAsked) as Page;
    const came = await asked.do({ ...asked.anyTurn(rng, 1), id: `turn-${turn}` });
    if ('bar' in came) throw new Error(came.bar.bar);
    n = (await asked.browser.glance(ID)).lines;
    await inStep(all, n);
  }
  const [first, second] = pages as [Page, Page];
  const keys = answersOf(first);
  const question = first.course?.questions[0] ?? 0;
  for (const [i, answer] of which.entries()) {
    const deed: Deed = { type: 'turn', id: `secret-${i}`, seat: 0, question, keys: [keys[answer] as string] };
    expect(await first.do(deed)).toHaveProperty('n');
  }
  expect(await second.do({ ...second.anyTurn(stream('second'), 1), id: 'second' })).toHaveProperty('n');
  await inStep(all, (await first.browser.glance(ID)).lines);
  const bytes = all.map(page => timeless(page.bytes));
  for (const page of all) page.close();
  return bytes;
}

test('what is answered in secret is in no byte that others get', async () => {
  const [one, other] = await Promise.all([played('vino', 3, [0]), played('vino', 3, [1, 2])]);
  const [own, ...others] = one as string[];
  const [ownOther, ...othersOther] = other as string[];
  expect(others).toEqual(othersOther);
  expect(others.every(bytes => bytes.includes('"kind":"turn"'))).toBe(true);
  // Whoever has answered is told what.
  expect(own).not.toBe(ownOther);
});
