import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { COLOURS, violations } from './axe.ts';
import { heading, moves, path, turn } from './driver.ts';
import { onStage } from './stage.ts';

const stage = onStage();

const until = (page: Page, note: string): Promise<void> => page.locator(`.guide[data-note="${note}"]`).waitFor();
const press = (page: Page, what: string): Promise<void> => page.locator(`[data-guide=${what}]`).first().click();
const confirm = (page: Page): Promise<void> => page.locator('[data-key=confirm]').first().click();

test('somebody who has never seen the game is led from the first page to a free game', async () => {
  const page = await stage.open();
  await page.goto(stage.origin);
  await page.getByRole('button', { name: 'First steps: Vinhos' }).click();
  await until(page, 'welcome');
  // One idea at a time: Lacerda comes later.
  await expect.poll(() => page.locator('.telling').isVisible()).toBe(false);
  await press(page, 'on');
  await until(page, 'region');
  await expect.poll(() => page.locator('[data-thing="region:5"][data-look]').count()).toBe(1);
  expect(await violations(page, { within: '.guide' })).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, { within: '.guide', rules: COLOURS })).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.locator('[data-thing="region:5"]').click();
  await until(page, 'first-confirm');
  await confirm(page);
  await until(page, 'tile');
  await press(page, 'do');
  await until(page, 'first-confirm');
  await confirm(page);
  await until(page, 'grid');
  await press(page, 'on');
  await until(page, 'locked');
  await page.locator('[data-thing="space:6"]').click({ force: true });
  await page.locator('.refusal').first().waitFor();
  await page.keyboard.press('Escape');
  await press(page, 'on');
  await until(page, 'quality');
  await page.locator('[data-thing="space:2"]').click();
  await until(page, 'wineries');
  // Taking back goes back in the notes, too.
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await until(page, 'quality');
  // Another way is as good.
  await page.locator('[data-thing="space:3"]').click();
  await until(page, 'own-way');
  await page.reload();
  await until(page, 'own-way');
  await page.locator('.guide-close').click();
  await page.locator('.guide').waitFor({ state: 'detached' });
  await expect.poll(() => moves(page).count()).toBeGreaterThan(0);
});

test('a table of Vino can begin with notes: from the third vineyard over a sealed choice to the first region', async () => {
  const page = await stage.open();
  await page.goto(`${stage.origin}/new`);
  const first = page.getByRole('button', { name: 'First steps' });
  await expect.poll(() => first.count()).toBe(0);
  await page.getByRole('radio', { name: /^Vino / }).check({ force: true });
  await first.click();
  await until(page, 'welcome');
  await press(page, 'on');
  await until(page, 'start');
  await press(page, 'on');
  await until(page, 'third');
  await expect.poll(() => page.locator('[data-thing="region:4"][data-look]').count()).toBe(1);
  expect(await violations(page, { within: '.guide' })).toEqual([]);
  for (const name of ['Player 1', 'Player 2', 'Player 3']) {
    await expect.poll(() => heading(page)).toContain(name);
    await press(page, 'do');
  }
  for (const note of ['choose', 'sealed', 'same']) {
    await page.locator('[data-curtain]').first().click();
    await until(page, note);
    await press(page, 'do');
  }
  await until(page, 'reveal');
  await confirm(page);
  await until(page, 'owners');
  await page.reload();
  await until(page, 'owners');
});

test('the first page begins the first steps of Vino, too', async () => {
  const page = await stage.open();
  await page.goto(stage.origin);
  await page.getByRole('button', { name: 'First steps: Vino', exact: true }).click();
  await until(page, 'welcome');
  await page.locator('.vino-board').waitFor();
});

test('one page says what it is about, from the first page and from a game, and begins the first steps', async () => {
  const page = await stage.open();
  await page.goto(stage.origin);
  await page.getByRole('link', { name: 'What am I trying to do?' }).click();
  await page.getByRole('heading', { name: 'What you are trying to do' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Play the first steps' }).click();
  await until(page, 'welcome');
  await turn(page).waitFor();
  await page.getByRole('button', { name: 'The aim' }).click();
  await expect.poll(() => path(page)).toBe('/aim');
  await page.goBack();
  await until(page, 'welcome');
});

test('the page about the aim has a part for Vino: one goes there from the other part and from a game, and begins its first steps', async () => {
  const page = await stage.open();
  await page.goto(`${stage.origin}/aim`);
  const vino = page.getByRole('link', { name: 'Vino', exact: true });
  await vino.click();
  await page.getByRole('heading', { name: 'What you are trying to do in Vino' }).waitFor();
  await expect.poll(() => path(page)).toBe('/aim/vino');
  await expect.poll(() => vino.evaluate(link => link === document.activeElement && link.ariaCurrent === 'page')).toBe(true);
  await expect.poll(() => page.title()).toContain('Vino');
  await expect.poll(() => page.locator('.aim-art svg').count()).toBeGreaterThan(5);
  await page.getByRole('link', { name: 'All rules' }).click();
  await page.locator('.rule.opened').waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Play the first steps' }).click();
  await until(page, 'welcome');
  await page.locator('.guide').getByRole('link', { name: 'What am I trying to do?' }).click();
  await expect.poll(() => path(page)).toBe('/aim/vino');
  await page.goBack();
  await until(page, 'welcome');
  await page.getByRole('button', { name: 'The aim' }).click();
  await expect.poll(() => path(page)).toBe('/aim/vino');
});
