// Two people play a rated game: one comes as a guest and finds to an account and back, one resigns, and both read what came of it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '@adega/server/store/sqlite-store.ts';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { findingsIn } from './axe.ts';
import { button, turn } from './driver.ts';
import { onStage, PHONE } from './stage.ts';

const folder = mkdtempSync(join(tmpdir(), 'adega-rated-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const stage = onStage(async () => ({ store: await openSqlite(folder) }));

async function signUp(page: Page, name: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Make an account' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Password', { exact: true }).fill('three vines in the rain');
  await page.keyboard.press('Enter');
  await button(page, 'I have kept them').click();
}

const main = (page: Page): Promise<string> => page.locator('main').innerText();
const CLEAN = { light: [], dark: [] };

/** A second try has accounts of its own. */
let run = 0;

test('a rated game, from the form to the pages of both players', async () => {
  const [ANA, BEA] = [`Ana ${++run}`, `Bea. ${run}`];
  const [ana, bea] = [await stage.open(), await stage.open(PHONE)];
  await ana.goto(`${stage.origin}/online`);
  // A guest is told where accounts are made; whoever has one goes on.
  await ana.locator('input[name=rated]').check({ force: true });
  await ana.getByText('Rated games are for people with accounts').waitFor();
  await expect.poll(() => button(ana, 'Make the table').count()).toBe(0);
  await button(ana, 'Play unrated').click();
  await button(ana, 'Make the table').waitFor();
  await ana.locator('input[name=rated]').check({ force: true });
  await ana.getByRole('link', { name: 'Sign in, or make an account' }).click();
  await signUp(ana, ANA);
  await ana.goto(`${stage.origin}/online`);
  await ana.locator('input[name=rated]').check({ force: true });
  await ana.getByText(`You play as ${ANA}`).waitFor();
  expect(await findingsIn(ana)).toEqual(CLEAN);
  await button(ana, 'Make the table').click();
  const link = await ana.locator('.invite input').inputValue();

  await bea.goto(link);
  await bea.getByText('This game is rated').waitFor();
  await expect.poll(() => button(bea, 'Sit down').count()).toBe(0);
  expect(await findingsIn(bea)).toEqual(CLEAN);
  await bea.getByRole('link', { name: 'Sign in, or make an account' }).click();
  await signUp(bea, BEA);
  await bea.getByRole('link', { name: 'Back to the table' }).click();
  await button(bea, 'Sit down').click();
  for (const page of [ana, bea]) await turn(page).waitFor();
  await ana.getByText('Rated: no hints, nothing is taken back.').waitFor();
  await expect.poll(() => ana.locator('.hint-go').count()).toBe(0);

  await bea.locator('.menu-fold summary').click();
  await button(bea, 'Resign, get up…').click();
  await expect.poll(() => bea.locator('.online-way').count()).toBe(4);
  for (const word of ['Ask to take my last turn back', 'Let it play', 'Make a link for my seat'])
    await expect.poll(() => button(bea, word).count()).toBe(0);
  await button(bea, 'Resign').click();
  await button(bea, 'Press again to resign').click();
  for (const page of [ana, bea]) {
    const rows = page.locator('.rated-changes li');
    await expect.poll(() => rows.allInnerTexts()).toHaveLength(2);
    const texts = (await rows.allInnerTexts()).map(text => text.replace(/\s+/g, ' '));
    expect(texts[0]).toMatch(/^1st of 2 Ana \d.* \+79 1579 ± 474 provisional/);
    expect(texts[1]).toMatch(/^2nd of 2 Bea\. \d.* -79 1421 ± 474 provisional/);
  }
  // From the end of the game to the pages of both, one of them with a dot in its name, also when it is loaded anew.
  await ana.locator('.rated-changes').getByRole('link', { name: BEA }).click();
  await expect.poll(() => main(ana)).toContain('2nd of 2 gave up, or out of time');
  await ana.reload();
  await expect.poll(() => main(ana)).toContain('1421');
  // One game is no course yet.
  await expect.poll(() => ana.getByRole('img', { name: /^Rating over/ }).count()).toBe(0);
  await ana.locator('.rating-others').getByRole('link', { name: ANA }).click();
  await expect.poll(() => main(ana)).toContain('1st of 2');
  expect(await findingsIn(ana)).toEqual(CLEAN);
  await ana.getByRole('link', { name: 'Look at it: the game of' }).click();
  await turn(ana).waitFor();

  await bea.goto(`${stage.origin}/account`);
  await bea.getByRole('link', { name: 'My ratings and games' }).click();
  await expect.poll(() => main(bea)).toContain('1421');
  expect(await findingsIn(bea)).toEqual(CLEAN);
  await bea.getByRole('link', { name: 'Table of players' }).click();
  await expect.poll(async () => (await bea.locator('.players-table tbody th').allInnerTexts()).join()).toContain(`${BEA} (you)`);
  expect(await findingsIn(bea)).toEqual(CLEAN);
});
