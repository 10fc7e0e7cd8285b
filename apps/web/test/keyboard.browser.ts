import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { at, openRecord, untilMoved } from './driver.ts';
import { playByKeyboard } from './keyboard.ts';
import { examples } from './positions.ts';
import { onStage } from './stage.ts';

const stage = onStage();

test('10 decisions by keyboard alone: every offered move is found by its spoken name, the focus is kept', async () => {
  const page = await stage.open();
  const setup = { game: 'vinhos/2016', seats: 2, seed: 'keyboard' };
  const { unheard, focusLost } = await playByKeyboard(page, stage.origin, setup, 10);
  expect(unheard).toEqual([]);
  expect(focusLost).toEqual([]);
});

test('the first decisions of Vino by keyboard alone, among hundreds of moves: all are found, the focus is kept', async () => {
  const page = await stage.open();
  const { unheard, focusLost } = await playByKeyboard(page, stage.origin, { game: 'vino', seats: 3, seed: 'keyboard' }, 4);
  expect(unheard).toEqual([]);
  expect(focusLost).toEqual([]);
});

/** The group that has the focus and the place of the focus in it; -1 where it is elsewhere. */
const focus = (page: Page) =>
  page.evaluate(() => {
    const groups = [...document.querySelectorAll('.moves .move-group')];
    const group = groups.findIndex(one => one.contains(document.activeElement));
    const move = [...(groups[group]?.querySelectorAll('button') ?? [])].indexOf(document.activeElement as HTMLButtonElement);
    return { group, move };
  });

test('each group of moves is one stop of the Tab key, and the arrows go through it', async () => {
  const page = await stage.open();
  await openRecord(page, stage.origin, examples('vino').get('free-vineyard') ?? '');
  await page.locator('.all-moves > summary').press('Enter');
  const groups = page.locator('.moves .move-group');
  await expect.poll(() => page.locator('.moves button').count()).toBeGreaterThan(100);
  const sizes = await groups.evaluateAll(all => all.map(group => group.querySelectorAll('button').length));
  const big = sizes.findIndex(size => size > 2);
  const press = async (key: string, group: number, move: number) => {
    await page.keyboard.press(key);
    await expect.poll(() => focus(page)).toEqual({ group, move });
  };
  await groups.first().locator('button').first().focus();
  for (let group = 1; group < sizes.length; group++) await press('Tab', group, 0);
  for (let group = sizes.length - 2; group >= big; group--) await press('Shift+Tab', group, 0);
  const last = (sizes[big] ?? 0) - 1;
  await press('ArrowLeft', big, 0);
  await press('ArrowRight', big, 1);
  await press('ArrowDown', big, 2);
  await press('ArrowUp', big, 1);
  await press('End', big, last);
  await press('ArrowRight', big, last);
  await press('Home', big, 0);
  await press('ArrowRight', big, 1);
  // Whoever comes back finds the place again.
  await press('Tab', big + 1, 0);
  await press('Shift+Tab', big, 1);
  const before = await at(page);
  await page.keyboard.press('Enter');
  await untilMoved(page, before);
});
