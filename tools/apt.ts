// Fetches what tests need and npm does not have, where that is ours to do: as root on Debian.
import { existsSync } from 'node:fs';
import { run, say } from './process.ts';

/** One after the other: apt-get holds a lock. */
let before: Promise<unknown> = Promise.resolve();

export function aptInstall(name: string, what: string): Promise<void> {
  const turn = before.then(() => install(name, what));
  before = turn.catch(() => {});
  return turn;
}

async function install(name: string, what: string): Promise<void> {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  say(`installing ${what} (apt-get, about half a minute)`);
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  const begun = Date.now();
  const heartbeat = setInterval(() => say(`still installing ${name}, ${Math.round((Date.now() - begun) / 1000)} s`), 5000);
  try {
    if ((await run('apt-get', ['-qq', 'update'], quiet)) !== 0) return;
    await run('apt-get', ['-qq', '-y', '-o', 'Dpkg::Use-Pty=0', '-o', 'DPkg::Lock::Timeout=120', 'install', name], quiet);
  } finally {
    clearInterval(heartbeat);
  }
}
