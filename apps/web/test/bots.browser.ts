// Bots at the table in a real browser: they think elsewhere, play at a pace that can be followed or skipped, give up their seats and take
// others, and are still there after a reload.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asked, at, button, choose, heading, inMenu, turn, untilMoved } from './driver.ts';
import { onStage } from './stage.ts';

const stage = onStage();

/** A table by the form, with bots where levels are named; the draws are those of the seed. */
async function tableWith(page: Page, seed: string, ...levels: readonly (string | undefined)[]): Promise<void> {
  await page.goto(`${stage.origin}/new`);
  await seatAll(page, seed, ...levels);
}

async function seatAll(page: Page, seed: string, ...levels: readonly (string | undefined)[]): Promise<void> {
  for (const [i, level] of levels.entries()) {
    if (level !== undefined) await page.getByLabel(`Who plays as player ${i + 1}`).selectOption(level);
  }
  const more = page.locator('details.more').first();
  await more.evaluate(details => details.setAttribute('open', ''));
  await more.locator('input[type=text]').last().fill(seed);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await turn(page).waitFor();
}

const untilPerson = (page: Page) => expect.poll(() => heading(page), { timeout: 30_000 }).toMatch(/^Player 1: /);

/** Plays the first thing offered until the bot is asked. */
async function untilBot(page: Page): Promise<void> {
  for (let n = 0; n < 30; n++) {
    if ((await heading(page)).includes('is thinking')) return;
    await choose(page, (await asked(page)).keys[0] as string);
  }
  throw new Error('the bot is never asked');
}

test('a game against a newcomer: it plays its turns, tells what it did, and goes on after a reload', async () => {
  const page = await stage.open();
  await tableWith(page, 'newcomer', undefined, 'level1');
  for (let n = 0; n < 2; n++) {
    await untilBot(page);
    await untilPerson(page);
    await expect.poll(() => page.locator('.since').innerText()).toContain('Apprentice ');
  }
  await page.reload();
  await turn(page).waitFor();
  await untilPerson(page);
  await expect.poll(() => page.getByText('Apprentice').count()).toBeGreaterThan(0);
});

test('what the bot did can be seen again, told beside the board, and one key ends it', async () => {
  const page = await stage.open();
  await tableWith(page, 'again', undefined, 'level1');
  await untilBot(page);
  await untilPerson(page);
  const before = await at(page);
  await button(page, 'Play it again').click();
  await expect.poll(() => page.locator('.again .since').innerText()).toContain('Apprentice');
  await page.keyboard.press(' ');
  await expect.poll(() => page.locator('.again').count()).toBe(0);
  await untilPerson(page);
  expect(await at(page)).toBe(before);
});

/** A game of Vino against three bots, until they play. */
async function againstThree(page: Page): Promise<void> {
  await page.goto(`${stage.origin}/new`);
  await page.locator('form.new-table input[name=game][value=vino]').check({ force: true });
  await page.locator('form.new-table input[name=seats][value="4"]').check({ force: true });
  await seatAll(page, 'three', undefined, 'level1', 'level1', 'level1');
  await untilBot(page);
}

test('the pace stands in one place while bots play, and the page keeps what was chosen', async () => {
  const page = await stage.open();
  await againstThree(page);
  const fast = page.locator('.bot-bar').getByRole('button', { name: 'Fast', exact: true });
  const place = await fast.boundingBox();
  for (const before = await at(page); (await at(page)) < before + 4; ) expect(await fast.boundingBox()).toEqual(place);
  await fast.click();
  await untilPerson(page);
  await untilBot(page);
  expect(await fast.getAttribute('aria-pressed')).toBe('true');
  // While it is one's own turn it can be changed in the menu.
  await untilPerson(page);
  await (await inMenu(page, 'Normal')).click();
  await page.keyboard.press('Escape');
  await untilBot(page);
  expect(await fast.getAttribute('aria-pressed')).toBe('false');
});

test('the pace is not forgotten because another window settles something', async () => {
  const page = await stage.open();
  await againstThree(page);
  const other = await page.context().newPage();
  await other.goto(`${stage.origin}/settings`);
  await other.locator('.settings').first().waitFor();
  const fast = page.locator('.bot-bar').getByRole('button', { name: 'Fast', exact: true });
  await page.bringToFront();
  await fast.click();
  await other.locator('input[name=theme][value=dark]').check({ force: true });
  await other.close();
  await page.reload();
  await turn(page).waitFor();
  await untilBot(page);
  expect(await fast.getAttribute('aria-pressed')).toBe('true');
});

test('the space bar skips to the next question; a turn is taken back with what the bot did since', async () => {
  const page = await stage.open();
  // Time enough to press something while it plays.
  await page.addInitScript(() => localStorage.setItem('adega.settings', '{"pace":"slow"}'));
  await tableWith(page, 'back', undefined, 'level1');
  const undo = button(page, 'Undo');
  for (let n = 0; n < 12; n++) {
    await untilPerson(page);
    const before = await at(page);
    await untilBot(page);
    await page.locator('#turn-heading').focus();
    await page.locator('.bot-bar').waitFor();
    await page.keyboard.press(' ');
    await untilPerson(page);
    if (!(await undo.isVisible())) continue;
    await expect.poll(() => page.locator('#undo-what').innerText()).toContain('and what came after it');
    const after = await at(page);
    await undo.click();
    await untilMoved(page, after);
    expect(await at(page)).toBeGreaterThanOrEqual(before);
    expect(await at(page)).toBeLessThan(after);
    await untilPerson(page);
    return;
  }
  throw new Error('never could a turn be taken back');
});

test('a bot takes over a seat, and a person the seat of a bot; a table of bots is watched and paused', async () => {
  const page = await stage.open();
  await tableWith(page, 'seats', undefined, 'level1');
  const seat = async (name: string, level: string) => {
    await (await inMenu(page, 'Players')).click();
    await page.getByLabel(`Who plays for ${name}`).selectOption(level);
    await button(page, 'Done').click();
  };
  await untilPerson(page);
  await seat('Player 1', 'level2');
  const before = await at(page);
  await untilMoved(page, before);
  await button(page, 'Pause').click();
  const paused = await at(page);
  await expect.poll(() => heading(page)).toContain('is thinking');
  await page.reload();
  await turn(page).waitFor();
  await untilMoved(page, paused);
  await button(page, 'Pause').click();
  await seat('Regular', '');
  await seat('Apprentice', '');
  await expect.poll(() => heading(page)).toMatch(/^Player [12]: /);
  await choose(page, (await asked(page)).keys[0] as string);
});

test('a game against a bot begins without a network, in a page that was never open', async () => {
  const page = await stage.open({ serviceWorkers: 'allow' });
  await page.goto(stage.origin);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const context = page.context();
  await page.close();
  await context.setOffline(true);
  const cold = await context.newPage();
  await cold.goto(stage.origin);
  await button(cold, 'Play now').click();
  await turn(cold).waitFor();
  await untilBot(cold);
  await untilPerson(cold);
  await expect.poll(() => cold.locator('.since').innerText()).toContain('Apprentice ');
});
