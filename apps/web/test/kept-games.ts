// The games that a browser keeps, changed behind the back of the page.
import type { Page } from 'playwright-core';
import type { SavedGame } from '../store/saved-game.ts';

/** Has the games that this browser keeps changed, as an earlier page might have left them; what they were. */
export async function rewriteGames(page: Page, origin: string, change: (games: SavedGame[]) => readonly SavedGame[]): Promise<SavedGame[]> {
  await page.goto(`${origin}/about`);
  // A page stands when what the one before had no time to write is written.
  await page.locator('h1').waitFor();
  const games = await keptGames(page);
  const before = structuredClone(games);
  await keptGames(page, change(games));
  return before;
}

/** Those that are kept, or from now on these. */
const keptGames = (page: Page, instead?: readonly SavedGame[]): Promise<SavedGame[]> =>
  page.evaluate(async games => {
    const done = (asked: IDBRequest | IDBTransaction) =>
      new Promise(resolve => {
        for (const event of ['success', 'complete']) asked.addEventListener(event, resolve);
      });
    const open = indexedDB.open('adega');
    await done(open);
    const writing = open.result.transaction('games', 'readwrite');
    const kept = writing.objectStore('games');
    const all = kept.getAll();
    await done(all);
    if (games !== undefined) kept.clear();
    for (const game of games ?? []) kept.put(game);
    await done(writing);
    open.result.close();
    return all.result as SavedGame[];
  }, instead);
