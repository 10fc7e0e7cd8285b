import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { asked, startGame } from './driver.ts';
import { playMonkey } from './monkey.ts';
import { TAGS } from './speaking.ts';
import { hasBrowser, onStage } from './stage.ts';
import { TABLES } from './tables.ts';

/** All that a player sees of the game. What is chosen and pointed at is not part of it. */
const seen = async (page: Page) => ({
  ...(await asked(page)),
  board: await page.locator('.game-board').innerText(),
  players: await page.locator('.game-players').innerText(),
  log: await page.locator('.log-list').textContent(),
});

/** Loads the page again and again, once in a while without a network: it must show the same game as before. */
const interruptions = (page: Page) => async (press: number) => {
  if (press % 60 !== 30) return;
  // Where several decide at the same time, the page begins anew with the first of them.
  if ((await page.locator('.together, .curtain').count()) > 0) return;
  await page.keyboard.press('Escape');
  await page.mouse.move(0, 0);
  const before = await seen(page);
  await page.context().setOffline(press % 180 === 90);
  await page.reload();
  await expect.poll(() => seen(page)).toEqual(before);
};

describe.skipIf(!hasBrowser)('a monkey plays whole games by clicking: no dead end, nothing out of reach', () => {
  const stage = onStage();
  const games = TAGS.flatMap(locale => TABLES.map(table => ({ ...table, locale })));

  test.each(games)('$game, $seats players, $locale', async ({ game, seats, locale }) => {
    const seed = `monkey ${game} ${seats} ${locale}`;
    // With movement: whatever flies over the table must not be in the way.
    const page = await stage.open({ locale, reducedMotion: 'no-preference' });
    await startGame(page, stage.origin, { game, seats, seed });
    const { presses, astray, ...played } = await playMonkey(page, { seed, most: 4000 });
    console.log(`${seed}: ${presses} presses, ${astray} astray`);
    expect(played).toEqual({ over: true, outOfReach: [] });
    // A game alone is short.
    expect(presses).toBeGreaterThan(50);
    expect(astray).toBeLessThan(presses / 20);
  });

  test.each(TABLES)('$game, $seats players, with reloads and a network that comes and goes: nothing is lost', async ({ game, seats }) => {
    const seed = `interrupted ${game} ${seats}`;
    const page = await stage.open({ serviceWorkers: 'allow' });
    await page.goto(stage.origin);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await startGame(page, stage.origin, { game, seats, seed });
    const { presses, astray, ...played } = await playMonkey(page, { seed, most: 4000, before: interruptions(page) });
    console.log(`${seed}: ${presses} presses, ${astray} astray`);
    expect(played).toEqual({ over: true, outOfReach: [] });
  });
});
