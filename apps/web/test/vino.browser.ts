// Vino in the browser: sealed choices at one screen, presses on the map, and the end.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { at, heading, openRecord, untilMoved } from './driver.ts';
import { playMonkey } from './monkey.ts';
import { examples } from './positions.ts';
import { onStage, PHONE } from './stage.ts';

const stage = onStage();
const positions = examples('vino');
const record = (asks: string): string => positions.get(asks) ?? '';

const curtain = (page: Page) => page.locator('.curtain');
const region = (page: Page, n: number) => page.locator(`[data-thing="region:${n}"]`);

/** Through the list: whether a mouse gets to the map is the monkey's business. */
async function chooseTwo(page: Page): Promise<void> {
  const before = await at(page);
  const buttons = page.locator('.region-choice button');
  await buttons.nth(6).click();
  await expect.poll(() => buttons.nth(6).getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => region(page, 6).getAttribute('aria-pressed')).toBe('true');
  await buttons.nth(7).click();
  await untilMoved(page, before);
}

test('a curtain hangs before every sealed choice; behind it nobody finds what others chose', async () => {
  const page = await stage.open();
  await openRecord(page, stage.origin, record('choose'));
  const seats = await page.locator('.cellar-card').count();
  for (let chosen = 0; chosen < seats; chosen++) {
    await curtain(page).waitFor();
    await expect.poll(() => page.locator('[data-thing].offered, .region-choice').count()).toBe(0);
    await expect.poll(() => page.locator('.choice-line.sealed').count()).toBe(chosen);
    await expect.poll(() => page.locator('main').innerText()).not.toContain('Chose Toscana');
    await page.locator('[data-curtain]').first().click();
    await curtain(page).waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('[data-thing].offered').count()).toBe(9);
    await expect.poll(() => page.locator('[data-thing].chosen').count()).toBe(0);
    await chooseTwo(page);
  }
  await expect.poll(() => heading(page)).toMatch(/: go on\?$/);
  await page.locator('.confirm [data-key=confirm]').click();
  await expect.poll(() => page.locator('.choice-line .hidden').allInnerTexts()).toContain('Chose Toscana and Veneto');
});

test('whoever looks for somebody else meets the curtain again', async () => {
  const page = await stage.open();
  await openRecord(page, stage.origin, record('choose'));
  await page.locator('[data-curtain]').first().click();
  await page.locator('.region-choice button').first().click();
  await page.locator('.together button[aria-pressed=false]').first().click();
  await curtain(page).waitFor();
  await page.locator('[data-curtain]').first().click();
  await curtain(page).waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('[data-thing].chosen').count()).toBe(0);
});

test('a monkey presses its way on from the middle of a game: no dead end, nothing out of reach', async () => {
  const page = await stage.open();
  await openRecord(page, stage.origin, record('extend'));
  const from = await at(page);
  const { outOfReach } = await playMonkey(page, { seed: 'vino', most: 25 });
  expect(outOfReach).toEqual([]);
  await expect.poll(() => at(page)).toBeGreaterThan(from + 5);
});

test.each(['.turn-desk', '.game-board'])('a sale is chosen at the desk in %s, and a phone asks before it is played', async place => {
  const page = await stage.open(PHONE);
  await openRecord(page, stage.origin, record('sell'));
  const before = await at(page);
  if (place === '.game-board') await page.locator('.view-switch button').nth(1).tap();
  await page.locator(`${place} [data-thing^="sale:"].offered`).first().tap();
  const confirm = page.locator('.phone-bar .primary');
  await expect.poll(() => confirm.isEnabled()).toBe(true);
  await expect.poll(() => at(page)).toBe(before);
  await confirm.tap();
  await untilMoved(page, before);
});

test('the end names who owns most vineyards', async () => {
  const page = await stage.open();
  await openRecord(page, stage.origin, record('end'));
  await expect.poll(() => heading(page)).toMatch(/^\w+ wins with \d+ vineyards$/);
  const [, vineyards = ''] = /(\d+) vineyards$/.exec(await heading(page)) ?? [];
  const first = page.locator('.vino-result li').first();
  await expect.poll(() => first.locator('.end-total b').innerText()).toBe(vineyards);
  // What is counted up, region by region, comes to it.
  const parts = await first.locator('.end-part').evaluateAll(all => all.map(part => Number(part.lastChild?.textContent)));
  expect(parts.reduce((a, b) => a + b, 0)).toBe(Number(vineyards));
});
