// The store at a place.

import { placeIn } from './places.ts';
import { openPostgres } from './postgres-store.ts';
import { isAddress } from './snapshot.ts';
import { openSqlite } from './sqlite-store.ts';
import type { Store } from './store.ts';

export const openStoreAt = (place: string): Promise<Store> => (isAddress(place) ? openPostgres(place) : openSqlite(place));

/** The one that the environment asks for. */
export const openStore = (env: NodeJS.ProcessEnv): Promise<Store> =>
  env['DATABASE_URL'] ? openPostgres(env['DATABASE_URL']) : openSqlite(placeIn(env));
