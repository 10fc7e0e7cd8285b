// Where the store is that the environment asks for.

import { homedir } from 'node:os';
import { join } from 'node:path';

/** In the folder of a store. */
export const FILE = 'adega.sqlite';

/** DATABASE_URL: the address of a PostgreSQL. Otherwise the folder DATA. */
export const placeIn = ({ DATABASE_URL: url, DATA: folder, XDG_DATA_HOME: home }: NodeJS.ProcessEnv): string =>
  url || folder || join(home || join(homedir(), '.local', 'share'), 'adega');
