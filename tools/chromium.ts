// Finds Chromium for the browser tests, and fetches it where that is ours to do: as root on Debian.
import { existsSync } from 'node:fs';
import { aptInstall } from './apt.ts';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const SHELL = '/usr/bin/chromium-headless-shell';

const find = () => [process.env['CHROMIUM_PATH'], ...PLACES].find(path => path !== undefined && existsSync(path));

/** The path of a Chromium, or undefined when there is none and none can be had. */
export async function chromium(): Promise<string | undefined> {
  if (find() === undefined) await aptInstall('chromium', 'Chromium for the browser tests');
  return find();
}

/** Where tests find their browsers; undefined where there is none. Most of them do with one that has no windows, and opens a page in two
 *  thirds of the time; whoever names a Chromium means that one for all. */
export async function testBrowsers(): Promise<NodeJS.ProcessEnv | undefined> {
  const whole = await chromium();
  if (whole === undefined) return undefined;
  if (process.env['CHROMIUM_PATH'] !== undefined) return { CHROMIUM_PATH: whole };
  if (!existsSync(SHELL)) await aptInstall('chromium-headless-shell', 'Chromium without windows for the browser tests');
  return { CHROMIUM_PATH: whole, ...(existsSync(SHELL) && { CHROMIUM_SHELL: SHELL }) };
}
