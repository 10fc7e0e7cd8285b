// The border between the turn and what stands below it, in a real browser: it makes room for longer questions and stays there.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openLeaf, play, startGame } from './driver.ts';
import { onStage } from './stage.ts';

const stage = onStage();

/** Where what stands below the turn begins. */
const border = async (page: Page): Promise<number> => Math.round((await page.locator('.game-log').boundingBox())?.y ?? 0);

/** In the page: whether the turn has more room than its question needs. */
const SPARE = `(() => {
  const body = document.querySelector('.turn-body');
  return body.lastElementChild.getBoundingClientRect().bottom < body.getBoundingClientRect().bottom - 40;
})()`;

/** Plays until the turn has more than half of the side and needs less. */
async function untilSpare(page: Page, half: number): Promise<void> {
  for (let n = 0; n < 60; n++) {
    if ((await border(page)) > half && (await page.evaluate<boolean>(SPARE))) return;
    await play(page, `spare ${n}`, 1);
  }
  throw new Error('no question is shorter than those before it');
}

test('a longer question pushes it down, and neither a shorter one nor a move that is pointed at brings it back', async () => {
  const page = await stage.open();
  await startGame(page, stage.origin, { game: 'vino', seats: 3, seed: 'border' });
  const half = await border(page);
  let last = half;
  for (let n = 0; n < 30; n++) {
    await play(page, `border ${n}`, 1);
    const now = await border(page);
    expect(now).toBeGreaterThanOrEqual(last);
    last = now;
  }
  await untilSpare(page, half);
  last = await border(page);
  await page.locator('.turn [data-key]').first().hover();
  await page.locator('.preview.told').waitFor();
  expect(await border(page)).toBe(last);
});

test('it comes back with now, goes up for what is opened and with another window', async () => {
  const page = await stage.open();
  await startGame(page, stage.origin, { game: 'vino', seats: 3, seed: 'border' });
  const half = await border(page);
  await untilSpare(page, half);
  const stood = await border(page);
  await page.getByRole('button', { name: 'One step back' }).click();
  await page.locator('.was [data-past]').waitFor();
  expect(await border(page)).toBeLessThan(half);
  await page.getByRole('button', { name: 'Back to now' }).click();
  await page.locator('.turn[data-at]').waitFor();
  expect(await border(page)).toBe(stood);
  await openLeaf(page, 'charts');
  await expect.poll(() => border(page)).toBeLessThanOrEqual(stood);
  await page.setViewportSize({ width: 1440, height: 920 });
  await expect.poll(() => border(page)).toBeLessThan(half + 20);
});
