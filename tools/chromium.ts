// Finds Chromium for the browser tests, and fetches it where that is ours to do: as root on Debian.
import { existsSync } from 'node:fs';
import { aptInstall } from './apt.ts';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const find = () => [process.env['CHROMIUM_PATH'], ...PLACES].find(path => path !== undefined && existsSync(path));

/** The path of a Chromium, or undefined when there is none and none can be had. */
export async function chromium(): Promise<string | undefined> {
  if (find() === undefined) await aptInstall('chromium', 'Chromium for the browser tests');
  return find();
}
