// Somebody is insulted at a table and reports it; a moderator reads what was said around it and decides, and it comes to the one it is about.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configOf } from '@adega/server/config.ts';
import { openSqlite } from '@adega/server/store/sqlite-store.ts';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { findingsIn, violations } from './axe.ts';
import { button, turn } from './driver.ts';
import { onStage, PHONE } from './stage.ts';
import { linkFrom, sitDown } from './together.ts';

const folder = mkdtempSync(join(tmpdir(), 'adega-report-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const stage = onStage(async () => ({ store: await openSqlite(folder), config: configOf({ MODERATORS: 'Vera' }) }));

async function speak(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Say something' }).fill(text);
  await page.keyboard.press('Enter');
}

const heard = (page: Page): Promise<string[]> => page.locator('.talk-words').allInnerTexts();

async function openTalk(page: Page): Promise<void> {
  await page.locator('.talk-button').click();
  await page.locator('dialog.talk-panel').waitFor();
}

async function signUp(page: Page, name: string): Promise<void> {
  await page.goto(`${stage.origin}/account`);
  const form = page.getByRole('form', { name: 'Make an account' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Password', { exact: true }).fill('three vines in the rain');
  await page.keyboard.press('Enter');
  await button(page, 'I have kept them').click();
}

test('a report, from what was said to what comes of it', async () => {
  const [ana, bea] = [await stage.open(PHONE), await stage.open()];
  await ana.goto(`${stage.origin}/online`);
  await ana.locator('form.new-online input[name=name]').fill('Ana');
  await button(ana, 'Make the table').click();
  await sitDown(bea, await linkFrom(ana), 'Bea');
  await turn(ana).waitFor();
  await openTalk(bea);
  await button(bea, 'Good luck').click();
  await speak(bea, 'You play like a cork');
  // What is new is counted on the way to it.
  await expect.poll(() => ana.locator('.talk-button').innerText()).toBe('Talk · 2 new');
  await openTalk(ana);
  await expect.poll(() => heard(ana)).toEqual(['Good luck', 'You play like a cork']);
  await button(ana, 'What you can do about Bea').click();
  await button(ana, 'Report…').click();
  // What is meant is quoted, and nothing is said to all from here.
  const form = ana.getByRole('form', { name: 'Report Bea to the moderators' });
  await expect.poll(() => form.locator('blockquote').innerText()).toContain('You play like a cork');
  expect(await ana.getByRole('textbox', { name: 'Say something' }).count()).toBe(0);
  // Whoever reports says why.
  expect(await form.locator('input:checked').count()).toBe(0);
  await button(ana, 'Send the report').click();
  expect(await form.getByRole('status').innerText()).toBe('');
  await ana.getByLabel('Insult').check();
  await ana.getByLabel('What happened? (if you like)').fill('It is not the first time.');
  expect(await violations(ana, { within: '.talk-panel' })).toEqual([]);
  await button(ana, 'Send the report').click();
  await ana.getByText('Reported. Somebody will look at it.').waitFor();
  await button(ana, 'Back to the talk').click();
  await expect.poll(() => heard(ana)).toEqual(['Good luck', 'You play like a cork']);

  // For everybody else there is nothing, also for whoever has reported.
  const vera = await stage.open();
  stage.forgive(/403|404/);
  for (const page of [vera, bea]) {
    const other = await page.context().newPage();
    await other.goto(`${stage.origin}/moderation`);
    await other.getByText('This page is for moderators.').waitFor();
    await other.close();
  }
  await signUp(vera, 'Vera');
  await vera.getByRole('link', { name: 'Reports' }).click();
  await vera.getByText('One report is waiting for you.').waitFor();
  const report = vera.locator('.report');
  const text = (await report.innerText()).replace(/\s+/g, ' ');
  for (const word of ['Bea', 'Insult', 'It is not the first time.', 'Good luck', 'You play like a cork this was reported'])
    expect(text).toContain(word);
  expect(text).not.toContain('Ana');
  expect(await findingsIn(vera)).toEqual({ light: [], dark: [] });
  await button(vera, 'No talk for 7 days').click();
  await vera.getByText('No report is open.', { exact: false }).waitFor();
  await expect.poll(() => vera.locator('.moderation-audit').innerText()).toContain('Vera stopped Bea from talking for 7 days');
  await vera.getByText('Unchanged: every line follows from the one before it.').waitFor();

  await speak(bea, 'And you know it');
  await bea.getByText('The moderators have stopped you from talking for a while.').waitFor();
  // She plays on, and is heard again when she may.
  await button(vera, 'Let talk again: Bea').click();
  await expect.poll(() => vera.locator('.moderation-audit').innerText()).toContain('Vera let Bea talk again');
  await speak(bea, 'I am sorry');
  await expect.poll(() => heard(ana)).toEqual(['Good luck', 'You play like a cork', 'I am sorry']);
});
