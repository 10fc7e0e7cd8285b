// Whole games against each level, on a phone.

import { stream } from '@adega/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { asked, at, button, untilMoved } from './driver.ts';
import { hasBrowser, onStage, PHONE } from './stage.ts';

/** On a phone a move of the list is played at once. */
async function chooseOnPhone(page: Page, key: string): Promise<void> {
  const before = await at(page);
  await page.locator(`.turn [data-key="${key}"]`).first().dispatchEvent('click');
  await untilMoved(page, before);
}

describe.skipIf(!hasBrowser)('a whole game on a phone', () => {
  const stage = onStage();

  test.each(['Apprentice', 'Regular', 'Vintner', 'Cellar master', 'Champion'])('against the %s', async level => {
    const page = await stage.open(PHONE);
    await page.addInitScript(() => localStorage.setItem('adega.settings', '{"pace":"fast"}'));
    await page.goto(stage.origin);
    await page.getByLabel('Against').selectOption(level);
    await button(page, 'Play now').click();
    const rng = stream(level, 'touches');
    for (let n = 0; n < 1000; n++) {
      const { keys, over } = await asked(page);
      if (over) break;
      await chooseOnPhone(page, keys[rng.below(keys.length)] as string);
    }
    await expect.poll(() => page.locator('[data-over]').count()).toBe(1);
    await expect.poll(() => page.locator('#turn-heading').innerText()).toMatch(/ wins with |share the first place/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await button(page, 'Rematch').click();
    await page.locator('[data-at]:not([data-over])').first().waitFor({ state: 'attached' });
    await asked(page);
    await expect.poll(() => page.getByText(level).count()).toBeGreaterThan(0);
  });
});
