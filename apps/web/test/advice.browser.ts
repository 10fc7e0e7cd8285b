// Advice at the table in a real browser: hints step by step, reasons, judgements; what is asked for is noted, and a table may have none.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { at, button, openLeaf, openRecord, turn, untilMoved } from './driver.ts';
import { examples } from './positions.ts';
import { onStage } from './stage.ts';

const stage = onStage();
const positions = examples();

const hint = (page: Page) => page.locator('.hint-go');
const told = (page: Page) => page.locator('.hint-told');

test('a hint tells where, then what, then exactly; its moves are played, and it is noted', async () => {
  const page = await stage.open();
  await openRecord(page, stage.origin, positions.get('move') ?? '');
  await hint(page).click();
  await told(page).waitFor();
  expect(await told(page).innerText()).toMatch(/^Where: /);
  expect(await told(page).innerText()).not.toContain('What:');
  await button(page, 'And what there?').click();
  expect(await told(page).innerText()).toContain('What:');
  // Nothing else is named before the best is.
  expect(await page.locator('.hint-moves, .against').count()).toBe(0);
  await button(page, 'Exactly, please').click();
  const moves = ((await page.locator('.hint-moves').getAttribute('data-hint')) ?? '').split(' + ');
  expect(await page.locator('.hint-moves li').count()).toBe(moves.length);
  expect(await page.locator('.against').innerText()).toMatch(/[Bb]etter|matters|Nothing else/);

  const before = await at(page);
  await page.locator('.hint-ways .primary').click();
  await untilMoved(page, before);
  expect(await page.locator('.hint.open').count()).toBe(0);
  await page.goto(stage.origin);
  await expect.poll(() => page.locator('.game-card').first().innerText()).toContain('advice asked for once');
});

test('where to look is left out where there is one place only', async () => {
  const page = await stage.open();
  await openRecord(page, stage.origin, positions.get('cellars') ?? '');
  await hint(page).click();
  await told(page).waitFor();
  expect(await told(page).innerText()).toMatch(/^What: /);
  await button(page, 'Exactly, please').click();
  await page.locator('.hint-moves').waitFor();
});

test('thinking that nobody waits for is stopped; a hint can be tried on in a copy', async () => {
  const page = await stage.open();
  await openRecord(page, stage.origin, positions.get('place-farmers') ?? '');
  await turn(page).waitFor();
  await hint(page).waitFor();
  await page.evaluate(async () => {
    document.querySelector<HTMLElement>('.hint-go')?.click();
    const stop = () => document.querySelector<HTMLElement>('.thinking button');
    while (stop() === null) await new Promise(requestAnimationFrame);
    stop()?.click();
  });
  await expect.poll(() => hint(page).innerText()).toBe('Hint');
  expect(await page.locator('.thinking, .hint-told').count()).toBe(0);
  await hint(page).click();
  await told(page).waitFor();
  await button(page, 'Exactly, please').click();
  const before = await at(page);
  await button(page, 'Try it in a copy').click();
  await page.locator('.what-if.on').waitFor();
  await untilMoved(page, before);
  await button(page, 'Back to the game').click();
  await expect.poll(() => at(page)).toBe(before);
});

test('why somebody did something, and what a position is worth', async () => {
  const page = await stage.open();
  await openRecord(page, stage.origin, positions.get('after') ?? '');
  await page.locator('.chapter-why').first().click();
  await page.locator('.why-answer .against').waitFor();
  expect(await page.locator('dialog.why').innerText()).toMatch(/chose to .*(strongest player)/s);
  await page.keyboard.press('Escape');
  await page.locator('dialog.why').waitFor({ state: 'detached' });
  await openLeaf(page, 'worth');
  await button(page, 'Judge this position').click();
  await page.locator('.worth-seat').first().waitFor();
  expect(await page.locator('.worth-seat').count()).toBe(3);
  expect(await page.locator('.worth-seat').first().innerText()).toMatch(
    /Estimated: ([\d.]+ points? (ahead of|behind)|level with) the mean of the others in the end, give or take [\d.]+/,
  );
});

test('a table without advice has none', async () => {
  const page = await stage.open();
  await page.goto(`${stage.origin}/new`);
  await page.locator('input[name=hints]').uncheck({ force: true });
  await button(page, 'Start the game').click();
  await turn(page).waitFor();
  await page.locator('.turn [data-key]').first().waitFor();
  await openLeaf(page, 'score');
  expect(await page.locator('.hint, .chapter-why, #side-tab-worth').count()).toBe(0);
  await page.reload();
  await turn(page).waitFor();
  await page.locator('.turn [data-key]').first().waitFor();
  await openLeaf(page, 'score');
  expect(await page.locator('.hint, .chapter-why, #side-tab-worth').count()).toBe(0);
});
