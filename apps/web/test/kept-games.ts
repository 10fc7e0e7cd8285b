// The games that a browser keeps, changed behind the back of the page.
import type { Page } from 'playwright-core';
import type { SavedGame } from '../store/saved-game.ts';

/** Has the games that this browser keeps changed, as an earlier page might have left them; what they were. `given` is for the change. */
export async function rewriteGames(
  page: Page,
  origin: string,
  change: (games: SavedGame[], given: readonly SavedGame[]) => readonly SavedGame[],
  given: readonly SavedGame[] = [],
): Promise<SavedGame[]> {
  await page.goto(`${origin}/about`);
  // A page stands when what the one before had no time to write is written.
  await page.locator('h1').waitFor();
  return page.evaluate(
    async ({ source, given }) => {
      const done = (asked: IDBRequest | IDBTransaction) =>
        new Promise(resolve => {
          for (const event of ['success', 'complete']) asked.addEventListener(event, resolve);
        });
      const open = indexedDB.open('adega');
      await done(open);
      const writing = open.result.transaction('games', 'readwrite');
      const games = writing.objectStore('games');
      const all = games.getAll();
      await done(all);
      const changed = new Function(`return (${source})`)() as typeof change;
      games.clear();
      for (const game of changed(all.result, given)) games.put(game);
      await done(writing);
      open.result.close();
      return all.result as SavedGame[];
    },
    { source: change.toString(), given },
  );
}
