// What can be said of the tree without running it.
import { runNode, say } from './process.ts';

const WORLDS = [
  'tsconfig.json',
  'packages/tsconfig.json',
  'apps/web/tsconfig.json',
  'apps/web/tsconfig.worker.json',
  'apps/web/tsconfig.test.json',
];

/** What was found of files that did not change is kept for the next time. */
const typeArguments = (world: string): string[] => {
  const kept = `.cache/types/${world.replaceAll('/', '-')}.tsbuildinfo`;
  return ['--pretty', 'false', '--incremental', '--tsBuildInfoFile', kept, '-p', world];
};

const CHECKS: readonly (readonly [name: string, script: string, ...args: string[]])[] = [
  ['lock', 'tools/check-lock.mjs'],
  ['packages', 'tools/packages.ts'],
  ['arrow', 'tools/arrows.ts'],
  ['biome', 'node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off', '--diagnostic-level=error'],
  ...WORLDS.map(world => [`types of ${world}`, 'node_modules/typescript/bin/tsc', ...typeArguments(world)] as const),
];

/** The compiler uses several cores only for a part of its work. */
const AT_ONCE = 2;

/** Runs them all; the names of those that failed. */
export async function runChecks(): Promise<string[]> {
  const failed: string[] = [];
  const queue = [...CHECKS];
  const work = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [name, script, ...args] = next;
      let said = '';
      const code = await runNode(script, args, {}, text => {
        said += text;
      });
      say(`check ${name}${code === 0 ? '' : ': FAILED'}`);
      process.stdout.write(said);
      if (code !== 0) failed.push(name);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return failed;
}
