// Somebody's time is over, in each of the ways that a table can choose. The server's time is passed in: nobody waits for it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '@adega/server/store/sqlite-store.ts';
import type { Late } from '@adega/wire/pace.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { at, button, heading, turn } from './driver.ts';
import { onStage } from './stage.ts';
import { asked, isAsked, linkFrom, playTurn, sitDown } from './together.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const folder = mkdtempSync(join(tmpdir(), 'adega-clocks-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let ahead = 0;
const stage = onStage(async () => ({ store: await openSqlite(folder), now: () => Date.now() + ahead, lookEvery: 100 }));

interface Pair {
  /** Whoever is asked, and her page. */
  readonly late: Page;
  readonly name: string;
  readonly other: Page;
}

/** A quarter of an hour for each, or a day for each turn. */
type Wanted = 'live-900' | 'slow-1';

/** Ana and Bea at a table that was made by the form; one of them is asked. */
async function pair(pace: Wanted, way: Late): Promise<Pair> {
  const [ana, bea] = [await stage.open(), await stage.open()];
  await ana.goto(`${stage.origin}/online`);
  await ana.locator('form.new-online input[name=name]').fill('Ana');
  await ana.locator(`input[name=pace][value=${pace}]`).check({ force: true });
  await ana.locator('select[name=late]').selectOption(way);
  await button(ana, 'Make the table').click();
  await sitDown(bea, await linkFrom(ana), 'Bea');
  await turn(ana).waitFor();
  const late = await asked([ana, bea]);
  return late === ana ? { late, name: 'Ana', other: bea } : { late, name: 'Bea', other: ana };
}

const clockOf = (page: Page, name: string): Locator => page.locator('.clock', { hasText: name });
const words = async (of: Locator): Promise<string> => (await of.innerText()).replace(/\s+/g, ' ');

test('a clock that gets low is marked, said in the panel, and announced: first that little is left, then almost nothing', async () => {
  const { late, name, other } = await pair('live-900', 'wait');
  expect(await late.locator('.time-note').count()).toBe(0);
  for (const [later, mark, heard] of [
    [11, 'low', 'You have little time left.'],
    [3.5, 'last', 'Your time is almost over.'],
  ] as const) {
    ahead += later * MINUTE;
    for (const page of [late, other]) await page.reload();
    await expect.poll(() => clockOf(late, name).getAttribute('class')).toBe(`clock runs ${mark}`);
    await expect.poll(() => late.getByRole('status').allInnerTexts()).toContain(heard);
    expect(await words(late.locator(`.turn .time-note.${mark}`))).toMatch(/^Your time: \d:\d\d left$/);
    expect(await violations(late, { within: '.turn' })).toEqual([]);
    // The others see it at the clock.
    await expect.poll(() => clockOf(other, name).getAttribute('class')).toBe(`clock runs ${mark}`);
    expect(await other.locator('.time-note').count()).toBe(0);
  }
});

test('all wait on: it is said whose time is over, and the turn counts when it comes', async () => {
  const { late, name, other } = await pair('live-900', 'wait');
  await expect.poll(() => words(clockOf(late, name))).toMatch(/1[45]:\d\d$/);
  ahead += 16 * MINUTE;
  for (const page of [late, other]) await expect.poll(() => words(clockOf(page, name))).toContain('0:00 time is over');
  await expect.poll(() => late.getByRole('status').allInnerTexts()).toContain('Your time is over.');
  expect(await words(late.locator('.turn .time-note'))).toBe('Your time is over: the others wait for you.');
  expect(await words(other.locator('.turn .time-note'))).toBe(`${name}’s time is over: the table waits on.`);
  expect(await violations(other, { within: '.clocks' })).toEqual([]);
  const before = await at(other);
  await playTurn(late);
  await expect.poll(() => at(other)).toBeGreaterThan(before);
  await expect.poll(() => isAsked(other)).toBe(true);
});

test('a bot plays this turn, the log says so, and the seat stays hers', async () => {
  const { late, name, other } = await pair('slow-1', 'turn');
  ahead += 25 * HOUR;
  for (const page of [late, other])
    await expect.poll(() => page.locator('.log').textContent()).toContain(`The time of ${name} was over: a bot played this turn.`);
  await playTurn(other);
  await expect.poll(() => isAsked(late)).toBe(true);
  expect(await late.getByText('A bot plays for you').count()).toBe(0);
  // For the next turn she has a day again.
  await expect.poll(() => words(clockOf(late, name))).toMatch(/(23:\d\d h|1 d 0 h)$/);
});

test('a bot takes the seat, until its player is back', async () => {
  const { late, name, other } = await pair('slow-1', 'seat');
  ahead += 25 * HOUR;
  await late.getByText('A bot plays for you: ', { exact: false }).waitFor();
  expect(await violations(late, { within: '.online-bar' })).toEqual([]);
  await asked([other]);
  await expect.poll(() => clockOf(other, name).count()).toBe(0);
  await button(late, 'Play myself again').click();
  await expect.poll(() => late.getByText('A bot plays for you').count()).toBe(0);
  await expect.poll(() => clockOf(other, name).count()).toBe(1);
  await playTurn(other);
  await expect.poll(() => isAsked(late)).toBe(true);
});

test('the seat has lost, and the game of two is over for both', async () => {
  const { late, name, other } = await pair('live-900', 'lose');
  ahead += 16 * MINUTE;
  const over = new RegExp(`${name} (has )?r[ua]n out of time`);
  for (const page of [late, other]) await expect.poll(() => heading(page)).toMatch(over);
  expect(await isAsked(late)).toBe(false);
  expect(await late.locator('.clocks').count()).toBe(0);
  await button(other, 'Play again with the same people').waitFor();
});
