// A turn in the windows that the table is made for, and a few things about the room it has. All questions: drawn.long.ts.
import { expect, test } from 'vitest';
import { faultsAtSizes, showPosition } from './all-sizes.ts';
import { openRecord } from './driver.ts';
import { examples } from './positions.ts';
import { SIZES } from './sizes.ts';
import { onStage } from './stage.ts';

const stage = onStage();

/** The narrowest of each composition, and the largest. */
const FEW = SIZES.filter(({ width }) => [820, 1280, 1920, 2560].includes(width));

test.each([
  ['vinhos/2016', 'move'],
  ['vino', 'sell'],
])('%s, %s: nothing is too small, cut off, over something else or out of its place', { timeout: 120_000 }, async (game, asks) => {
  const page = await stage.open();
  await showPosition(page, stage.origin, examples(game).get(asks) ?? '');
  expect(await faultsAtSizes(page, FEW)).toEqual([]);
});

test('the table is shown larger at the pointer and whole again, and the panel is folded away, by keys', async () => {
  // In larger windows the height is what the table lacks: without the panel it is not larger.
  const page = await stage.open({ viewport: { width: 1024, height: 768 } });
  await openRecord(page, stage.origin, examples().get('move') ?? '');
  const thing = page.locator('[data-thing^="region:"]').first();
  const boxOf = async () => (await thing.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const before = await boxOf();
  const middle = { x: before.x + before.width / 2, y: before.y + before.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.wheel(0, -400);
  await expect.poll(async () => (await boxOf()).width).toBeGreaterThan(before.width * 1.5);
  const after = await boxOf();
  expect(Math.abs(after.x + after.width / 2 - middle.x)).toBeLessThan(20);
  await page.keyboard.press('0');
  await expect.poll(async () => Math.abs((await boxOf()).width - before.width)).toBeLessThan(1);
  await page.keyboard.press('p');
  await expect.poll(() => page.locator('.turn').isVisible()).toBe(false);
  await expect.poll(async () => (await boxOf()).width).toBeGreaterThan(before.width);
  await expect.poll(() => page.locator('.phone-bar').innerText()).toContain('Move your pawn');
});
