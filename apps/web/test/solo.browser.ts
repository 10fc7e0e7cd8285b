import { expect, test } from 'vitest';
import { COLOURS, violations } from './axe.ts';
import { heading, moves, openRecord, play, startGame, turn } from './driver.ts';
import { playByKeyboard } from './keyboard.ts';
import { examples } from './positions.ts';
import { onStage } from './stage.ts';

const stage = onStage();

test('a solo game stands after one press, and Lacerda’s turn is told at the reader’s pace, by keys too', async () => {
  const page = await stage.open();
  await page.goto(stage.origin);
  await page.getByRole('button', { name: 'Play alone' }).click();
  await turn(page).waitFor();
  await expect.poll(() => heading(page)).toContain('Choose your first vineyard');
  const telling = page.locator('.telling');
  await expect.poll(() => telling.getAttribute('data-step')).toBe('1');
  // The moves are there meanwhile, and what is told is shown on the board.
  await expect.poll(() => moves(page).count()).toBeGreaterThan(3);
  await expect.poll(() => page.locator('.board [data-told]').count()).toBe(1);
  await page.locator('[data-telling=next]').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => telling.getAttribute('data-step')).toBe('2');
  expect(await violations(page, { within: '.game-side' })).toEqual([]);
  expect(await violations(page, { within: '.game-players' })).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, { rules: COLOURS })).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  // By itself, until somebody stops it.
  await page.locator('[data-telling=play]').click();
  await page.locator('.telling[data-step="4"]').waitFor();
  await page.locator('[data-telling=play]').click();
  await page.keyboard.press('Escape');
  await telling.waitFor({ state: 'detached' });
  await page.locator('.telling-past > summary').click();
  await page.locator('[data-telling=again]').click();
  await telling.waitFor();
  // Whoever settles it so reads him in the log only.
  await telling.locator('select').selectOption('off');
  await page.reload();
  await turn(page).waitFor();
  await page.locator('.telling-past').waitFor();
  await expect.poll(() => telling.count()).toBe(0);
});

test('bribes lie on the grid, and the price tags have them', async () => {
  const page = await stage.open();
  await startGame(page, stage.origin, { game: 'vinhos/solo', seats: 1, seed: 'bribes' });
  const bribe = page.locator('[data-bribe]');
  await play(page, 'bribes', 60, async () => (await bribe.count()) > 0 && (await page.locator('.price .coin-bribe').count()) > 0);
  await expect.poll(() => page.locator('.price .coin-bribe').count()).toBeGreaterThan(0);
  await expect.poll(() => page.locator('.price:has(.coin-bribe)').first().getAttribute('aria-label')).toContain('for the coin');
});

test('a solo game that is over has its award sheet, and stands among one’s own', async () => {
  const page = await stage.open();
  await openRecord(page, stage.origin, examples('vinhos/solo').get('end') ?? '');
  await expect.poll(() => heading(page)).toMatch(/awards? against Lacerda/);
  await expect.poll(() => page.locator('.award-sheet tbody tr').count()).toBe(7);
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, { rules: COLOURS })).toEqual([]);
  await page.goto(stage.origin);
  await expect.poll(() => page.locator('.solo-chart .solo-bar').count()).toBe(1);
  expect(await violations(page)).toEqual([]);
});

test('6 decisions alone by keyboard: every offered move is found by its spoken name, the focus is kept', async () => {
  const page = await stage.open();
  const setup = { game: 'vinhos/solo', seats: 1, seed: 'keyboard alone' };
  const { unheard, focusLost } = await playByKeyboard(page, stage.origin, setup, 6);
  expect(unheard).toEqual([]);
  expect(focusLost).toEqual([]);
});
