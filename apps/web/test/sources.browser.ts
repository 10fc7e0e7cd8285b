// Where the printed numbers come from, in a real browser: by pointer, keyboard and finger, and never in the way of choosing.
import type { Locator, Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { violations } from './axe.ts';
import { at, openRecord, untilMoved } from './driver.ts';
import { examples } from './positions.ts';
import { onStage, PHONE } from './stage.ts';

const stage = onStage();
const positions = examples();

const card = (page: Page) => page.locator('.thing-card');
const cardOf = (page: Page, id: string) => page.locator(`.thing-card[data-of="${id}"] .printed-list li`);

/** The card is loaded a little after the table: asks again until it is there to hear. */
const askUntil = (shown: Locator, ask: () => Promise<unknown>): Promise<void> =>
  vi.waitFor(
    async () => {
      await ask();
      await shown.waitFor({ timeout: 5000 });
    },
    { timeout: 60_000 },
  );

const pointAt = (page: Page, place: Locator, shown: Locator): Promise<void> =>
  askUntil(shown, async () => {
    await page.mouse.move(0, 0);
    await place.hover();
  });

test('a pointer that rests on a thing is told what it is and what it would do now, and can press it all the same', async () => {
  const page = await stage.open();
  await openRecord(page, stage.origin, positions.get('move') ?? '');
  const space = page.locator('.quadrel .thing.offered[data-thing="space:4"]');
  await pointAt(page, space, page.locator('.thing-card .for-me'));
  await expect.poll(() => card(page).innerText()).toContain('Press to');
  expect(await page.locator('.printed-list').count()).toBe(0);
  await page.keyboard.press('Escape');
  await expect.poll(() => card(page).count()).toBe(0);
  await pointAt(page, page.locator('.quadrel .thing.greyed').first(), page.locator('.thing-card .not-now'));
  const before = await at(page);
  await space.click();
  await untilMoved(page, before);
  await expect.poll(() => card(page).count()).toBe(0);
});

test('the answer to a press stays until something else is pointed at', async () => {
  const page = await stage.open();
  await openRecord(page, stage.origin, positions.get('move') ?? '');
  const locked = page.locator('.quadrel .thing.greyed').first();
  await locked.click({ force: true });
  await page.locator('.refusal:popover-open').waitFor();
  await pointAt(page, page.locator('[data-thing="sale:9"]'), page.locator('.thing-card[data-of="sale:9"]'));
  await expect.poll(() => page.locator('.refusal').count()).toBe(0);
  // Likewise the parts of the points; and the signs around the table answer, too.
  await page.locator('.player .score').first().click();
  await page.locator('.score-parts:popover-open').first().waitFor();
  await pointAt(page, page.locator('.sources-switch'), card(page));
  await expect.poll(() => page.locator('.score-parts:popover-open').count()).toBe(0);
});

test('where numbers come from is told when somebody asks for sources, and not before', async () => {
  const page = await stage.open();
  await openRecord(page, stage.origin, positions.get('move') ?? '');
  await page.getByRole('button', { name: 'Sources' }).click();
  await pointAt(page, page.locator('[data-thing="export:0"]'), cardOf(page, 'export:0').first());
  await expect.poll(() => card(page).innerText()).toContain('Reconstructed by us');
  await expect.poll(() => card(page).innerText()).toContain('We are not sure of this: The columns may also read 6–9');
  await expect.poll(() => page.locator('[data-thing="export:0"]').getAttribute('data-doubt')).toBe('');
  await pointAt(page, page.locator('[data-thing="sale:9"]'), cardOf(page, 'sale:9').first());
  await expect.poll(() => card(page).innerText()).toContain('Printed in a rulebook');
  await expect.poll(() => page.locator('[data-thing="sale:9"]').getAttribute('data-doubt')).toBe(null);
  await pointAt(page, page.locator('[data-printed="weather"]'), cardOf(page, 'weather').first());
  // What is pressed stays to be read, wherever the pointer goes, until something else is pressed.
  await page.locator('[data-thing="sale:9"]').click();
  await cardOf(page, 'sale:9').first().waitFor();
  await page.locator('[data-thing="export:0"]').hover();
  await page.waitForTimeout(1500);
  expect(await card(page).getAttribute('data-of')).toBe('sale:9');
  await page.locator('[data-thing="export:0"]').click();
  await cardOf(page, 'export:0').first().waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => card(page).count()).toBe(0);
});

test('the focus of the keyboard asks too; with the switch it reaches what cannot be chosen, and keys play nothing', async () => {
  const page = await stage.open();
  await openRecord(page, stage.origin, positions.get('move') ?? '');
  await page.keyboard.press('Tab');
  const offered = page.locator('.quadrel .thing.offered').first();
  await askUntil(card(page), async () => {
    await page.locator('#turn-heading').focus();
    await offered.focus();
  });
  const before = await at(page);
  await page.getByRole('button', { name: 'Sources' }).press('Enter');
  const sale = page.locator('[data-thing="sale:0"]');
  await expect.poll(() => sale.getAttribute('tabindex')).toBe('0');
  await sale.press('Enter');
  await cardOf(page, 'sale:0').first().waitFor();
  await offered.press('Enter');
  await page.locator('[data-thing^="region"]').first().press(' ');
  await page.locator('.thing-card[data-of^="region"]').waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await at(page)).toBe(before);
  await page.getByRole('button', { name: 'Sources' }).press('Enter');
  await page.locator('[data-thing="space:4"].offered').press('Enter');
  await untilMoved(page, before);
});

test('a finger that stays asks and does not choose', async () => {
  const page = await stage.open(PHONE);
  await openRecord(page, stage.origin, positions.get('move') ?? '');
  await page.locator('.view-switch button').nth(1).tap();
  const before = await at(page);
  const space = page.locator('.quadrel .thing.offered[data-thing="space:4"]');
  const session = await page.context().newCDPSession(page);
  await askUntil(card(page), async () => {
    // The finger of the try before; the first time there is none.
    await session.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] }).catch(() => undefined);
    await space.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await space.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + width / 2, y: y + height / 2 }] });
  });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => card(page).count()).toBe(1);
  await expect.poll(() => space.getAttribute('class')).toContain('offered');
  expect(await at(page)).toBe(before);
});
