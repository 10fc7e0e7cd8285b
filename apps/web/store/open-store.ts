// The store of this browser: its database, or memory where there is none.

import { type GameStore, memoryStore } from './game-store.ts';
import { idbStore } from './idb-store.ts';
import { takeLeftovers } from './leftovers.ts';

/** Short enough for an address, long enough never to meet another. */
export const newId = (): string => Array.from(crypto.getRandomValues(new Uint8Array(10)), n => (n % 36).toString(36)).join('');

export async function openStore(): Promise<GameStore> {
  const store = await idbStore().catch(() => memoryStore());
  await takeLeftovers(store, newId).catch(() => undefined);
  return store;
}
