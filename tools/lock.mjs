// One process at a time: a lock file with the holder's process id, kept young by the holder and taken over when the holder is gone.
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const TOUCHED_EVERY_MS = 5_000;
const DEAD_AFTER_MS = 60_000;

function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
  try {
    // A zombie still answers to signal 0.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.[0] !== 'Z';
  } catch {
    return true;
  }
}

function isAbandoned(file) {
  const age = Date.now() - statSync(file).mtimeMs;
  const pid = Number(readFileSync(file, 'utf8'));
  return age > DEAD_AFTER_MS || (pid > 0 && !isAlive(pid));
}

function tryTake(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  try {
    if (isAbandoned(file)) rmSync(file);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  return false;
}

/** Two that find the same dead lock may remove each other's new one: who still has it after a moment holds it. */
async function take(file) {
  if (!tryTake(file)) return false;
  await sleep(50);
  return existsSync(file) && readFileSync(file, 'utf8') === String(process.pid);
}

/** Runs `work` while holding the lock called `name` of this working copy. */
export async function withLock(root, name, say, work) {
  const folder = join(root, '.cache');
  const file = join(folder, `${name}.lock`);
  mkdirSync(folder, { recursive: true });
  for (let waits = 0; !(await take(file)); waits++) {
    if (waits % 20 === 1) say(`waiting for another process (${name})`);
    await sleep(250);
  }
  const release = () => rmSync(file, { force: true });
  const onSignal = () => process.exit(1);
  process.once('exit', release);
  process.once('SIGINT', onSignal);
  process.once('SIGTERM', onSignal);
  const touch = setInterval(() => utimesSync(file, new Date(), new Date()), TOUCHED_EVERY_MS);
  try {
    return await work();
  } finally {
    clearInterval(touch);
    process.off('SIGINT', onSignal);
    process.off('SIGTERM', onSignal);
    process.off('exit', release);
    release();
  }
}
