// Runs one of the tasks below on the Node of node_modules, installing what the lock file names first.
// It must itself run on any Node from 20.19 on, with nothing installed.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installIfStale } from './install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [name, ...args] = process.argv.slice(2);

const TASKS = {
  start: 'tools/tasks/start.ts',
  dev: 'tools/tasks/dev.ts',
  test: 'tools/tasks/test.ts',
  'test:long': 'tools/tasks/test-long.ts',
  build: 'tools/tasks/build.ts',
  trace: 'tools/tasks/trace.ts',
  check: 'tools/tasks/check.ts',
  format: 'tools/tasks/format.ts',
  screenshots: 'tools/tasks/screenshots.ts',
  measure: 'tools/tasks/measure.ts',
  lab: 'apps/lab/main.ts',
  mutate: 'tools/mutate.ts',
};
const NODE_WANTED = 24;

/** The environment of a plain shell: nothing of the npm that called us, no NODE_ENV that would leave out parts. */
function plainEnv() {
  const env = Object.fromEntries(Object.entries(process.env).filter(([key]) => !key.startsWith('npm_') && key !== 'NODE_ENV'));
  const bin = join(root, 'node_modules', '.bin');
  const path = (env.PATH ?? '').split(delimiter).filter(folder => folder !== bin);
  return { ...env, PATH: path.join(delimiter) };
}

const isRecent = version => Number(version.slice(1).split('.')[0]) >= NODE_WANTED;

/** The Node to run tasks on: ours, else the one running this, else nothing. */
function findNode() {
  const ours = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  if (existsSync(ours)) return ours;
  return isRecent(process.version) ? process.execPath : undefined;
}

function stop(message) {
  process.stderr.write(`adega: ${message}\n`);
  process.exit(1);
}

if (name === undefined || !Object.hasOwn(TASKS, name)) stop(`say what to run: ${Object.keys(TASKS).join(', ')}`);
const task = join(root, TASKS[name]);

const env = plainEnv();
const installed = await installIfStale(root, env).catch(error => stop(error.message));
const node = findNode();
if (node === undefined) {
  stop(
    `no Node ${NODE_WANTED} for ${process.platform}-${process.arch} comes with this project; put Node ${NODE_WANTED} or newer on the path`,
  );
}
env.PATH = [join(root, 'node_modules', '.bin'), env.PATH].join(delimiter);

if (!installed && isRecent(process.version)) {
  // npm puts node_modules/.bin first on the path, so this is the usual case: no second process.
  for (const key of Object.keys(process.env)) if (!(key in env)) delete process.env[key];
  Object.assign(process.env, env);
  process.argv = [process.execPath, task, ...args];
  await import(task);
} else {
  const child = spawn(node, [task, ...args], { stdio: 'inherit', env });
  // A terminal sends Ctrl-C to the child as well; passing it on would make it two.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('error', error => stop(`${node} does not start: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : signal === 'SIGTERM' ? 143 : 1)));
}
