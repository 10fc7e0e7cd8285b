// Finds PostgreSQL for the tests of the store, and fetches it where that is ours to do: as root on Debian.
import { existsSync, globSync } from 'node:fs';
import { aptInstall } from './apt.ts';

const find = () =>
  [process.env['PG_BIN'], ...globSync('/usr/lib/postgresql/*/bin').sort().reverse()].find(bin => bin && existsSync(`${bin}/initdb`));

/** The folder of its programs, or undefined where there is none and none can be had. */
export async function postgres(): Promise<string | undefined> {
  if (find() === undefined) await aptInstall('postgresql', 'PostgreSQL for the tests of the store');
  return find();
}
