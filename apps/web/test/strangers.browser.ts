// People who do not know each other: one finds the table of another in the list and sits down by one press, two want the same and are seated
// together, and somebody looks on.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '@adega/server/store/sqlite-store.ts';
import { Browser } from '@adega/server/test/client.ts';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { findingsIn } from './axe.ts';
import { at, button, heading, path, turn } from './driver.ts';
import { onStage, PHONE } from './stage.ts';
import { asked, isAsked, linkFrom, playTurn } from './together.ts';

const folder = mkdtempSync(join(tmpdir(), 'adega-strangers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const stage = onStage(async () => ({ store: await openSqlite(folder) }));

/** Everybody plays so often, and all see the same. */
async function playRound(pages: readonly Page[], turns: number): Promise<void> {
  for (let n = 0; n < turns; n++) await playTurn(await asked(pages));
  await asked(pages);
  for (const page of pages) await expect.poll(() => at(page)).toBe(await at(pages[0] as Page));
}

/** Tables of others, so that there is something to choose from. */
async function others(): Promise<void> {
  for (const language of ['en', 'de', 'fr']) {
    const somebody = new Browser(stage.origin);
    const { id } = await somebody.make('vino', ['open', 'open', 'open'], { listed: { language, experience: 'old' } });
    await somebody.sit(id, 0, undefined, `Rui ${language}`);
  }
}

test('a stranger finds a table among others, sits down by one press and plays; another watches', async () => {
  await others();
  const [ana, bea] = [await stage.open(), await stage.open(PHONE)];
  await ana.goto(`${stage.origin}/online`);
  await ana.locator('form.new-online input[name=name]').fill('Ana');
  await ana.locator('input[name=pace][value=live-2700]').check({ force: true });
  await ana.locator('input[name=listed]').check({ force: true });
  await ana.locator('select[name=experience]').selectOption('new');
  await button(ana, 'Make the table').click();
  await linkFrom(ana);

  await bea.goto(`${stage.origin}/lobby`);
  const tables = bea.locator('.lobby-tables > li');
  await expect.poll(() => tables.count()).toBe(4);
  await bea.getByText('Filters', { exact: true }).click();
  await bea.locator('.lobby-filters').getByLabel('For whom').selectOption('For learners');
  await expect.poll(() => tables.count()).toBe(1);
  expect(await bea.getByText('Filters: 1').count()).toBe(1);
  const text = (await tables.innerText()).replace(/\s+/g, ' ');
  for (const word of ['Vinhos', 'Ana', 'free', '45 minutes', 'For learners', 'A bot takes the seat']) expect(text).toContain(word);
  expect(await findingsIn(bea)).toEqual({ light: [], dark: [] });
  await tables.getByRole('button', { name: 'Sit down' }).click();
  for (const page of [ana, bea]) await turn(page).waitFor();
  expect(path(bea)).toBe(path(ana));
  await playRound([ana, bea], 3);
  const waits = (await isAsked(ana)) ? bea : ana;
  await expect.poll(() => heading(waits)).toMatch(/^Waiting for /);

  const watcher = await stage.open();
  await watcher.goto(`${stage.origin}/lobby`);
  const running = watcher.locator('section[aria-labelledby=running-heading]');
  await running.getByRole('link', { name: 'Watch' }).click();
  await button(watcher, 'Watch').click();
  await turn(watcher).waitFor();
  await expect.poll(() => at(watcher)).toBe(await at(ana));
  await playRound([ana, bea], 1);
  await expect.poll(() => at(watcher)).toBe(await at(ana));
  expect(await isAsked(watcher)).toBe(false);
  // Nothing is his turn.
  await expect.poll(() => heading(watcher)).toMatch(/ is to move$/);
  expect(await turn(watcher).innerText()).toContain('You are watching.');
  expect(await turn(watcher).innerText()).not.toMatch(/your turn/i);
});

/** Presses "find me a game", for the same as the others. */
async function find(page: Page, name: string, pace: string): Promise<void> {
  await page.goto(`${stage.origin}/lobby`);
  const form = page.getByRole('form', { name: 'Find me a game' });
  await form.locator('select[name=game]').selectOption('vinhos/reserve');
  await form.locator('select[name=pace]').selectOption(pace);
  await form.locator('input[name=name]').fill(name);
  await form.getByRole('button', { name: 'Find me a game' }).click();
  await expect.poll(() => path(page)).toMatch(/^\/table\//);
}

test('who wants the same game at the same pace is seated together, and it is played', async () => {
  const [ana, bea, carlo] = [await stage.open(), await stage.open(), await stage.open()];
  await find(ana, 'Ana', 'In one evening');
  await ana.getByText(/one is still free|still free/).waitFor();
  await find(carlo, 'Carlo', 'Over days');
  expect(path(carlo)).not.toBe(path(ana));
  await find(bea, 'Bea', 'In one evening');
  expect(path(bea)).toBe(path(ana));
  for (const page of [ana, bea]) await turn(page).waitFor();
  await playRound([ana, bea], 2);
  await expect.poll(() => ana.locator('.clocks').innerText()).toMatch(/Ana[\s\S]*Bea|Bea[\s\S]*Ana/);
});
