// The games in IndexedDB.

import { type DBSchema, openDB } from 'idb';
import { byUpdated, counted, follows, type GameStore } from './game-store.ts';
import type { SavedGame } from './saved-game.ts';

interface Schema extends DBSchema {
  games: { key: string; value: SavedGame };
}

const VERSION = 1;

/** Rejects where the browser has no database for us, as in some private windows. */
export async function idbStore(name = 'adega'): Promise<GameStore> {
  const db = await openDB<Schema>(name, VERSION, {
    upgrade: database => void database.createObjectStore('games', { keyPath: 'id' }),
    // A newer page in another tab wants another version: let it.
    blocking: (_now, _wanted, event) => (event.target as IDBDatabase).close(),
  });
  return {
    lasting: true,
    list: async () => byUpdated(await db.getAll('games')),
    get: id => db.get('games', id),
    async write(game) {
      const transaction = db.transaction('games', 'readwrite');
      const kept = await transaction.store.get(game.id);
      if (kept !== undefined && !follows(game, kept)) return { other: kept };
      const saved = counted(game);
      transaction.store.put(saved);
      transaction.commit();
      await transaction.done;
      return { saved };
    },
    restore: async game => void (await db.put('games', game)),
    remove: id => db.delete('games', id),
  };
}
