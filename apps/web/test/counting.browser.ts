// Numbers on the players' boards count to what they are now: drawn over the text, which is right at once.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asked, choose, startGame } from './driver.ts';
import { onStage } from './stage.ts';

const stage = onStage();

/** What was drawn over a number since, and what its text was then. */
const rolled = (page: Page): Promise<readonly string[]> => page.evaluate(() => (window as unknown as { rolled: string[] }).rolled);

async function foundedBy(reducedMotion: 'reduce' | 'no-preference'): Promise<Page> {
  const page = await stage.open({ reducedMotion });
  await startGame(page, stage.origin, { seats: 2, seed: 'coins', names: ['Ana', 'Bea'] });
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { rolled: seen });
    new MutationObserver(changes => {
      for (const { target } of changes)
        if (target instanceof HTMLElement && target.dataset['shows'] !== undefined)
          seen.push(`${target.dataset['shows']}: ${target.textContent}`);
    }).observe(document.body, { attributes: true, attributeFilter: ['data-shows'], subtree: true });
  });
  const { keys } = await asked(page);
  await choose(page, keys.find(key => key.startsWith('found')) ?? '');
  return page;
}

test('a total counts when it changes, and its text is the new one at once', async () => {
  const page = await foundedBy('no-preference');
  await expect.poll(async () => (await rolled(page)).length).toBeGreaterThan(0);
  await expect.poll(() => page.locator('.counting[data-shows]').count()).toBe(0);
  const seen = (await rolled(page)).map(shown => shown.match(/\d+/g)?.map(Number) as [number, number]);
  const [first, text] = seen[0] as [number, number];
  expect(first).not.toBe(text);
  // The text never was anything else, and what is drawn goes there without turning round.
  for (const [, then] of seen) expect(then).toBe(text);
  const way = seen.map(([shown]) => Math.abs(shown - text));
  expect(way).toEqual([...way].sort((a, b) => b - a));
});

test('nothing counts for whoever wants no motion', async () => {
  const page = await foundedBy('reduce');
  await expect.poll(() => page.locator('.turn').getAttribute('data-at')).not.toBeNull();
  await page.waitForTimeout(300);
  expect(await rolled(page)).toEqual([]);
});
