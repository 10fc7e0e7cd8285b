// Finds Chromium for the browser tests, and fetches it where that is ours to do: as root on Debian.
import { existsSync } from 'node:fs';
import { run, say } from './process.ts';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const find = () => [process.env['CHROMIUM_PATH'], ...PLACES].find(path => path !== undefined && existsSync(path));

/** The path of a Chromium, or undefined when there is none and none can be had. */
export async function chromium(): Promise<string | undefined> {
  const found = find();
  if (found !== undefined) return found;
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return undefined;
  say('installing Chromium for the browser tests (apt-get, about half a minute)');
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  const begun = Date.now();
  const heartbeat = setInterval(() => say(`still installing Chromium, ${Math.round((Date.now() - begun) / 1000)} s`), 5000);
  try {
    if ((await run('apt-get', ['-qq', 'update'], quiet)) !== 0) return undefined;
    await run('apt-get', ['-qq', '-y', '-o', 'Dpkg::Use-Pty=0', '-o', 'DPkg::Lock::Timeout=120', 'install', 'chromium'], quiet);
  } finally {
    clearInterval(heartbeat);
  }
  return find();
}
