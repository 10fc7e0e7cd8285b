// A game over days: somebody sleeps, goes away for a while and leaves answers beforehand. The server's time is passed in, and goes by hours.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stream } from '@adega/kernel';
import { openSqlite } from '@adega/server/store/sqlite-store.ts';
import { Browser, Page as Client } from '@adega/server/test/client.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { button, turn } from './driver.ts';
import { onStage } from './stage.ts';
import { isAsked, playTurn, sitDown } from './together.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Where Ana lives: far from the server, and without summer time. */
const ZONE = 'Asia/Tokyo';
const EAST = 9 * HOUR;

const folder = mkdtempSync(join(tmpdir(), 'adega-slow-game-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let ahead = 0;
const rng = stream('bea', 'slow');
const now = (): number => Date.now() + ahead;
const stage = onStage(async () => ({ store: await openSqlite(folder), now, lookEvery: 100 }));

/** The time goes on until it is so late where Ana lives: today, or tomorrow if that has passed. */
function until(hour: number): void {
  const passed = (now() + EAST) % DAY;
  ahead += (hour * HOUR - passed + DAY) % DAY;
}
const day = (days: number): string => new Date(now() + EAST + days * DAY).toISOString().slice(0, 10);

const clock = (page: Page): Locator => page.locator('.clock', { hasText: 'Ana' });
const log = (page: Page): Promise<string> =>
  page
    .locator('.log')
    .textContent()
    .then(text => text ?? '');
const LATE = 'The time of Ana was over: a bot played this turn.';
const LEFT = 'Ana had left this answer beforehand.';

/** A game after its first year: both have farmers on two estates, and are asked each year where they shall be. */
const record = readFileSync(new URL('bot-games/vinhos-2016-2.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line, n) => n < 65 && !line.startsWith('result'))
  .join('\n');

/** Bea plays from elsewhere. */
async function bea(): Promise<{ link: string; client: Client }> {
  const browser = new Browser(stage.origin);
  const pace = { kind: 'slow', days: 1, late: 'turn' } as const;
  const asked = { record, seats: ['open', 'open'], watchers: true, pace };
  const { id, join: token } = (await browser.ask('POST', '/api/tables/from-record', asked)).body;
  await browser.sit(id, 0, undefined, 'Bea');
  return { link: `${stage.origin}/table/${id}#${token}`, client: new Client(browser, id, 0) };
}

/** Until Ana is asked; Bea plays as soon as it is her turn, and only then, so that nobody plays more than one turn unseen. */
async function untilAsked(ana: Page, bea: Client): Promise<void> {
  for (;;) {
    if (bea.isOver) throw new Error('the game is over');
    if (bea.isAsked) await bea.do(bea.anyTurn(rng));
    else if (await isAsked(ana)) return;
    else await ana.waitForTimeout(20);
  }
}

async function openWays(page: Page): Promise<void> {
  await page.locator('.menu-fold summary').click();
  await button(page, 'Take back, hand over, resign…').click();
  await page.locator('dialog.online-ways').waitFor();
}

/** How long she has, as the page says it when it is loaded now. */
async function left(page: Page): Promise<string> {
  await page.reload();
  await turn(page).waitFor();
  return (await clock(page).innerText()).replace(/\s+/g, ' ');
}

test('nights, holidays and answers left beforehand', async () => {
  ahead = 0;
  until(13);
  const { link, client } = await bea();
  const ana = await stage.open({ timezoneId: ZONE });
  await sitDown(ana, link, 'Ana');
  await openWays(ana);
  const hours = ana.locator('.hours-form');
  await hours.getByLabel('Every night').check();
  await expect.poll(() => hours.innerText()).toContain(ZONE);
  await hours.getByLabel('Away from').fill(day(2));
  await hours.getByLabel('to', { exact: true }).last().fill(day(4));
  await button(ana, 'Keep these hours').click();
  await hours.getByText('Kept.').waitFor();
  await expect.poll(() => hours.locator('.holidays li').count()).toBe(1);
  const answers = ana.locator('.answers-form input');
  for (let n = 0; n < (await answers.count()); n++) await answers.nth(n).check();
  expect(await violations(ana, { within: '.online-ways' })).toEqual([]);
  await button(ana, 'Done').click();

  // Nine hours until ten in the evening; then it is night, and nothing runs until eight.
  await untilAsked(ana, client);
  until(23);
  expect(await left(ana)).toMatch(/15:\d\d h rests$/);
  until(12);
  expect(await left(ana)).toMatch(/1[01]:\d\d h$/);
  await playTurn(ana);

  // Then she is away, for three days and the nights around them.
  await untilAsked(ana, client);
  for (const days of [1, 2]) {
    ahead += days * DAY;
    expect(await left(ana)).toMatch(/1[34]:\d\d h rests$/);
  }
  ahead += DAY;
  expect(await left(ana)).toMatch(/(9|10):\d\d h$/);
  expect(await isAsked(ana)).toBe(true);
  expect(await log(ana)).not.toContain(LATE);

  // Days go by, and what she has left is answered for her.
  for (let n = 0; n < 6 && !(await log(ana)).includes(LEFT); n++) {
    await untilAsked(ana, client);
    until(20);
    await playTurn(ana);
  }
  await expect.poll(() => log(ana)).toContain(LEFT);
  expect(await log(ana)).not.toContain(LATE);
  expect(client.heard.some(line => line.includes('"left":'))).toBe(true);

  // She takes them back; nobody sleeps for two days.
  await openWays(ana);
  await answers.first().uncheck();
  await button(ana, 'Done').click();
  expect(await left(ana)).toMatch(/Ana/);
  await openWays(ana);
  expect(await answers.first().isChecked()).toBe(false);
  await button(ana, 'Done').click();
  await untilAsked(ana, client);
  ahead += 3 * DAY;
  await expect.poll(() => log(ana)).toContain(LATE);
  client.close();
});
