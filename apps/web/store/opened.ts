// The games as they were when the page was opened: the first page shows them with its first picture. Whoever comes to it later asks anew.

import type { GameStore } from './game-store.ts';
import type { SavedGame } from './saved-game.ts';

let opened: readonly SavedGame[] | undefined;

export async function lookBefore(store: GameStore): Promise<void> {
  opened = await store.list().catch(() => undefined);
}

export const openedGames = (): readonly SavedGame[] | undefined => opened;

/** From now on they may be others. */
export function forgetOpened(): void {
  opened = undefined;
}
