// The turn on a phone: what a decision needs is on one screen, the table above and the choices in a sheet at its foot.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { at, openRecord, untilMoved } from './driver.ts';
import { faultsOf } from './faults.ts';
import { examples } from './positions.ts';
import { onStage, PHONE } from './stage.ts';

const stage = onStage();
const positions = examples();
const vino = examples('vino');

/** Which of these can be seen without scrolling and without anything over them. */
const seen = (page: Page, ...places: string[]): Promise<string[]> =>
  page.evaluate(
    found =>
      found.filter(place => {
        const element = document.querySelector(place);
        const { x, y, width, height } = element?.getBoundingClientRect() ?? { x: 0, y: 0, width: 0, height: 0 };
        const on = width === 0 ? null : document.elementFromPoint(x + width / 2, y + height / 2);
        return element !== null && on !== null && (element.contains(on) || on.contains(element));
      }),
    places,
  );

test.each([
  ['vinhos/2016', 'sales', positions, ['.weather', '.wishes', '.order', '#sales', '.own-means', '.moves [data-key]']],
  ['vinhos/2016', 'vineyards', positions, ['.weather', '.wishes', '.order', '#regions', '.own-means', '.moves [data-key]']],
  ['vinhos/reserve', 'bank', examples('vinhos/reserve'), ['.weather', '.wishes', '.order', '[data-part=bank]', '.own-means']],
  ['vino', 'sell', vino, ['[data-part=round]', '[data-part=market]', '.own-means', '.turn-desk']],
])('%s, %s: weather, wishes, order, means, the part that is asked about and the choices', async (_, asks, from, places) => {
  const page = await stage.open(PHONE);
  await openRecord(page, stage.origin, from.get(asks) ?? '');
  await expect.poll(() => seen(page, ...places)).toEqual(places);
  await expect.poll(() => faultsOf(page)).toEqual([]);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
});

test('a thing of the table above is chosen there, and the sheet says what it is before it is played', async () => {
  const page = await stage.open(PHONE);
  await openRecord(page, stage.origin, positions.get('move') ?? '');
  const before = await at(page);
  await page.locator('.turn-table [data-thing="space:4"].offered').tap();
  await expect.poll(() => page.locator('.phone-bar .held').innerText()).toContain('Confirm to move to');
  expect(await at(page)).toBe(before);
  await page.locator('.phone-bar .primary').tap();
  await untilMoved(page, before);
});

test('the table goes to what is asked next: from the actions to the shops', async () => {
  const page = await stage.open(PHONE);
  await openRecord(page, stage.origin, positions.get('move') ?? '');
  const first = () => page.locator('.turn-table .zoom-window [data-part]').first().getAttribute('data-part');
  await expect.poll(first).toBe('quadrel');
  const before = await at(page);
  await page.locator('.moves [data-key="enter sales"]').tap();
  await untilMoved(page, before);
  await expect.poll(first).toBe('sales');
  await expect.poll(() => page.locator('.turn-table .zoom-window').evaluate(room => room.scrollTop)).toBe(0);
});
