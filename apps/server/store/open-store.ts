// The store that the environment asks for.

import { homedir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from './postgres-store.ts';
import { openSqlite } from './sqlite-store.ts';
import type { Store } from './store.ts';

/** DATABASE_URL: a PostgreSQL. Otherwise a file in the folder DATA. */
export const openStore = (env: NodeJS.ProcessEnv): Promise<Store> => {
  const { DATABASE_URL: url, DATA: folder } = env;
  return url ? openPostgres(url) : openSqlite(folder || join(dataHome(env), 'adega'));
};

const dataHome = (env: NodeJS.ProcessEnv): string => env['XDG_DATA_HOME'] || join(homedir(), '.local', 'share');
