// What can be said of the tree without running it.
import { runNode, say } from './process.ts';

const WORLDS = [
  'tsconfig.json',
  'packages/tsconfig.json',
  'apps/web/tsconfig.json',
  'apps/web/tsconfig.worker.json',
  'apps/web/tsconfig.test.json',
];

const CHECKS: readonly (readonly [name: string, script: string, ...args: string[]])[] = [
  ['lock', 'tools/check-lock.mjs'],
  ['arrow', 'tools/arrows.ts'],
  ['biome', 'node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off', '--diagnostic-level=error'],
  ...WORLDS.map(world => [`types of ${world}`, 'node_modules/typescript/bin/tsc', '--pretty', 'false', '-p', world] as const),
];

/** Runs them all; the names of those that failed. */
export async function runChecks(): Promise<string[]> {
  const failed: string[] = [];
  for (const [name, script, ...args] of CHECKS) {
    say(`check ${name}`);
    if ((await runNode(script, args)) !== 0) failed.push(name);
  }
  return failed;
}
