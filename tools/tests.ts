// Runs one tier of the tests and counts.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, runNode, say } from './process.ts';

export type Tier = 'fast' | 'long' | 'browser';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0 };

export const sum = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/** `args` go to Vitest as they are: file names, -t and so on. */
export async function runTier(tier: Tier, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Tally> {
  const report = join(root, '.cache', `tests-${tier}.json`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  rmSync(report, { force: true });
  say(`tests, ${tier} tier`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await runNode('node_modules/vitest/vitest.mjs', ['run', ...reporters, ...args], { ...env, ADEGA_TIER: tier });
  return tallyOf(report, code);
}

function tallyOf(report: string, code: number): Tally {
  const counts = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  const { numPassedTests: passed = 0, numFailedTests: failed = 0, numPendingTests = 0, numTodoTests = 0 } = counts;
  // A file that does not load fails without a test of its own.
  return { passed, failed: code === 0 ? failed : Math.max(1, failed), skipped: numPendingTests + numTodoTests };
}

export const hasBrowserTests = (): boolean => globSync('apps/*/test/**/*.browser.ts', { cwd: root }).length > 0;

/** The last line says all: what passed, what failed. */
export function close(tally: Tally, failedChecks: readonly string[]): void {
  if (failedChecks.length > 0) console.log(`checks that failed: ${failedChecks.join('; ')}`);
  if (tally.skipped > 0) console.log(`${tally.skipped} skipped`);
  const failed = tally.failed + failedChecks.length;
  console.log(`${tally.passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
