// The games that are kept. A write says which revision it has seen, so that nobody's moves are overwritten unseen.

import type { SavedGame } from './saved-game.ts';

/** What came of a write: the game as it is kept now, or the one that somebody else wrote in between. */
export type Written = { readonly saved: SavedGame; readonly other?: undefined } | { readonly saved?: undefined; readonly other: SavedGame };

export interface GameStore {
  /** False where the games are gone when the page is closed. */
  readonly lasting: boolean;
  /** The last played first. */
  list(): Promise<readonly SavedGame[]>;
  get(id: string): Promise<SavedGame | undefined>;
  /** Keeps the game if the kept one is still of the revision that `game` names; counts the revision up. */
  write(game: SavedGame): Promise<Written>;
  /** Puts a game back as it was. */
  restore(game: SavedGame): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Whether this write follows what is kept. A game that was deleted meanwhile is kept again. */
export const follows = (game: SavedGame, kept: SavedGame | undefined): boolean => kept === undefined || kept.revision === game.revision;

export const counted = (game: SavedGame): SavedGame => ({ ...game, revision: game.revision + 1 });

export const byUpdated = (games: readonly SavedGame[]): readonly SavedGame[] => [...games].sort((a, b) => b.updated - a.updated);

/** For a browser that keeps nothing. */
export function memoryStore(): GameStore {
  const games = new Map<string, SavedGame>();
  return {
    lasting: false,
    list: async () => byUpdated([...games.values()]),
    get: async id => games.get(id),
    async write(game) {
      const kept = games.get(game.id);
      if (kept !== undefined && !follows(game, kept)) return { other: kept };
      const saved = counted(game);
      games.set(saved.id, saved);
      return { saved };
    },
    restore: async game => void games.set(game.id, game),
    remove: async id => void games.delete(id),
  };
}
