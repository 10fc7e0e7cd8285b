// Brings node_modules into line with package-lock.json. Runs on Node 20.19 with nothing installed; speaks on stderr only.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';

const say = text => process.stderr.write(`adega: ${text}\n`);

const packagesOf = file => JSON.parse(readFileSync(file, 'utf8')).packages;
const isSame = (a, b) => a.version === b.version && a.integrity === b.integrity && a.link === b.link;

/** npm keeps a copy of the lock beside what it installed; optional packages of other platforms are missing there. */
export function isFresh(root) {
  const installed = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const present = packagesOf(installed);
  return (
    Object.keys(present).every(path => path in wanted) &&
    Object.entries(wanted).every(([path, entry]) =>
      path === '' ? true : present[path] === undefined ? entry.optional === true : isSame(entry, present[path]),
    )
  );
}

/** True when something was installed. */
export async function installIfStale(root, env) {
  if (isFresh(root)) return false;
  return withLock(root, 'install', say, async () => {
    if (isFresh(root)) return true; // somebody else did it while we waited
    say('installing dependencies (about half a minute the first time)');
    await runNpmCi(root, env);
    return true;
  });
}

function runNpmCi(root, env) {
  const begun = Date.now();
  const seconds = () => Math.round((Date.now() - begun) / 1000);
  return new Promise((resolve, reject) => {
    const npm = spawn('npm', ['ci', '--include=dev', '--loglevel=error'], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
    const heartbeat = setInterval(() => say(`still installing, ${seconds()} s`), 5000);
    // npm finishes its work on SIGTERM; half an installation is recognised and done again.
    const stop = () => npm.kill('SIGKILL');
    process.once('exit', stop);
    const end = () => {
      clearInterval(heartbeat);
      process.off('exit', stop);
    };
    npm.on('error', error => {
      end();
      reject(new Error(`npm does not start: ${error.message}`));
    });
    npm.on('exit', code => {
      end();
      if (code !== 0) return reject(new Error(`npm ci failed (exit ${code}); its message is above`));
      say(`installed in ${seconds()} s`);
      resolve();
    });
  });
}
