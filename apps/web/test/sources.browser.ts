// Where the printed numbers come from, in a real browser: by pointer, keyboard and finger, and never in the way of choosing.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { at, openRecord, untilMoved } from './driver.ts';
import { examples } from './positions.ts';
import { onStage } from './stage.ts';

const stage = onStage();
const positions = examples();

const card = (page: Page) => page.locator('.source-card');
const cardOf = (page: Page, id: string) => page.locator(`.source-card[data-of="${id}"] .printed-list li`);

test('a pointer that rests on a thing or a place is told its numbers with their sources, and can press it all the same', async () => {
  const page = await stage.open();
  await openRecord(page, stage.origin, positions.get('move') ?? '');
  await page.locator('[data-thing="export:0"]').hover();
  await cardOf(page, 'export:0').first().waitFor();
  expect(await card(page).innerText()).toContain('Reconstructed by us');
  expect(await page.locator('[data-thing="export:0"]').getAttribute('data-doubt')).toBe('');
  await page.locator('[data-thing="sale:9"]').hover();
  await cardOf(page, 'sale:9').first().waitFor();
  expect(await card(page).innerText()).toContain('Printed in a rulebook');
  expect(await page.locator('[data-thing="sale:9"]').getAttribute('data-doubt')).toBe(null);
  await page.locator('[data-printed="weather"]').hover();
  await cardOf(page, 'weather').first().waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => card(page).count()).toBe(0);

  const space = page.locator('.quadrel .thing.offered').first();
  const help = await space.getAttribute('title');
  await space.hover();
  await card(page).waitFor();
  expect(await space.getAttribute('title')).toBe(null);
  expect(await card(page).innerText()).toContain(help ?? 'help');
  const before = await at(page);
  await space.click();
  await untilMoved(page, before);
  expect(await card(page).count()).toBe(0);
});

test('the focus of the keyboard asks too; with the switch it reaches what cannot be chosen, and keys play nothing', async () => {
  const page = await stage.open();
  await openRecord(page, stage.origin, positions.get('move') ?? '');
  await page.keyboard.press('Tab');
  const offered = page.locator('.quadrel .thing.offered').first();
  await offered.focus();
  await card(page).waitFor();
  const before = await at(page);
  await page.getByRole('button', { name: 'Sources' }).press('Enter');
  const sale = page.locator('[data-thing="sale:0"]');
  await expect.poll(() => sale.getAttribute('tabindex')).toBe('0');
  await sale.press('Enter');
  await cardOf(page, 'sale:0').first().waitFor();
  await offered.press('Enter');
  await page.locator('[data-thing^="region"]').first().press(' ');
  await page.locator('.source-card[data-of^="region"]').waitFor();
  // Figures drawn on a thing are no label of it: see axe.ts.
  const { violations } = await new AxeBuilder({ page }).disableRules('label-content-name-mismatch').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
  expect(await at(page)).toBe(before);
  await page.getByRole('button', { name: 'Sources' }).press('Enter');
  await offered.press('Enter');
  await untilMoved(page, before);
});

test('a finger that stays asks and does not choose', async () => {
  const page = await stage.open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await openRecord(page, stage.origin, positions.get('move') ?? '');
  await page.locator('.view-switch button').nth(1).tap();
  const before = await at(page);
  const space = page.locator('.quadrel .thing.offered').first();
  await space.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await space.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await card(page).waitFor();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(await card(page).count()).toBe(1);
  expect(await space.getAttribute('class')).toContain('offered');
  expect(await at(page)).toBe(before);
});
