// Bots at the table in a real browser: they think elsewhere, play at a pace that can be followed, and are still there after a reload.
import { expect, test } from 'vitest';
import { at, choose, heading, moves, turn } from './driver.ts';
import { onStage } from './stage.ts';

const stage = onStage();

test('a game against a newcomer: it plays its turns, nobody plays for it, and it goes on after a reload', async () => {
  const page = await stage.open();
  await page.goto(`${stage.origin}/new`);
  await page.getByLabel('Who plays as player 2').selectOption('level1');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await turn(page).waitFor();
  // Whoever begins: in the end it is the person who is asked.
  for (let n = 0; n < 3; n++) {
    await expect.poll(() => heading(page), { timeout: 20_000 }).toMatch(/^Player 1: /);
    const before = await at(page);
    const key = await moves(page).first().getAttribute('data-key');
    await choose(page, key as string);
    await expect.poll(() => at(page)).toBeGreaterThan(before);
  }
  await page.reload();
  await turn(page).waitFor();
  await expect.poll(() => heading(page), { timeout: 20_000 }).toMatch(/^Player 1: /);
  await expect.poll(() => page.getByText('Newcomer').count()).toBeGreaterThan(0);
});
