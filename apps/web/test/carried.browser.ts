// Games that an older page kept, in a browser: the page shows them, says whether the position came out the same, and they go on.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isFinished, type SavedGame } from '../store/saved-game.ts';
import { violations } from './axe.ts';
import { asked, at, button, choose, heading, path, turn } from './driver.ts';
import { rewriteGames } from './kept-games.ts';
import { OLDER_GAMES } from './older-games.ts';
import { onStage } from './stage.ts';

const stage = onStage();

const keptGames = OLDER_GAMES.map(({ saved }) => saved);
/** Of a game one that is nearly over (that of solo comes out otherwise) and one that is; carried.test.ts opens those of all games. */
const games = keptGames.filter(({ id }) => /-(year-6|round-10)-b$|-finished$/.test(id));

/** Plays the last thing offered until the turn is somebody else's, or, where one plays alone, the next one. */
async function playToNextTurn(page: Page): Promise<void> {
  const whose = (): Promise<string> => heading(page).then(text => text.split(/[,:]/)[0] as string);
  let before: string | undefined;
  let hasActed = false;
  for (let n = 0; n < 60; n++) {
    const { keys, over } = await asked(page);
    const isMove = keys.some(key => key.startsWith('enter '));
    before ??= await whose();
    if (over || (await whose()) !== before || (hasActed && isMove)) return;
    hasActed ||= !isMove;
    await choose(page, keys.at(-1) as string);
  }
  throw new Error('no next turn');
}

const note = (page: Page) => page.locator('[data-carried]');

/** Opens the game; where it comes out otherwise, a copy of it. */
async function goOn(page: Page, saved: SavedGame): Promise<string> {
  await page.goto(`${stage.origin}/game/${saved.id}`);
  await page.locator('[data-carried], .old-game').first().waitFor();
  if ((await page.locator('.old-game').count()) === 0) return (await note(page).getAttribute('data-carried')) as string;
  await expect.poll(() => page.locator('main').innerText()).toContain(`version ${saved.rules}`);
  await expect.poll(() => page.locator('.old-entries li').count()).toBe(saved.at);
  await button(page, 'Go on with a copy').click();
  await note(page).waitFor();
  expect(path(page)).not.toContain(saved.id);
  return (await note(page).getAttribute('data-carried')) as string;
}

test.each(['vinhos/2016', 'vinhos/solo', 'vino'])('%s', async game => {
  const page = await stage.open();
  const kept = games.filter(saved => saved.game === game);
  await rewriteGames(page, stage.origin, () => kept);
  for (const saved of kept) {
    const same = await goOn(page, saved);
    expect(same, saved.id).toBe(path(page).includes(saved.id) ? (isFinished(saved) ? 'yes' : 'likely') : 'no');
    await expect.poll(() => note(page).innerText()).toContain('version 1');
    if (isFinished(saved) && same === 'yes') continue;
    const before = await at(page);
    await playToNextTurn(page);
    const now = await at(page);
    expect(now, saved.id).toBeGreaterThan(before);
    // From now on it is a game of these rules.
    await page.reload();
    await turn(page).waitFor();
    await expect.poll(() => at(page)).toBe(now);
    await expect.poll(() => note(page).count()).toBe(0);
  }
});

test('the note about it has nothing that axe finds, and can be closed', async () => {
  const page = await stage.open();
  const saved = keptGames.find(({ id }) => id === '2016-year-3-b') as SavedGame;
  await rewriteGames(page, stage.origin, () => [saved]);
  await page.goto(`${stage.origin}/game/${saved.id}`);
  await note(page).waitFor();
  expect(await violations(page, { within: '[data-carried]' })).toEqual([]);
  await note(page).getByRole('button').click();
  await expect.poll(() => note(page).count()).toBe(0);
});
