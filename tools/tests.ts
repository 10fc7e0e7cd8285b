// Runs one tier of the tests and counts.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, runNode, say } from './process.ts';

export type Tier = 'fast' | 'long' | 'browser';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What passed only when it was tried again, with the reason of the first failure. */
  readonly again: readonly string[];
}

export const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0, again: [] };

export const sum = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  again: [...a.again, ...b.again],
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
  const counts: Report = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  const { numPassedTests: passed = 0, numFailedTests: failed = 0, numPendingTests = 0, numTodoTests = 0 } = counts;
  // A file that does not load fails without a test of its own.
  return {
    passed,
    failed: code === 0 ? failed : Math.max(1, failed),
    skipped: numPendingTests + numTodoTests,
    again: triedAgain(counts),
  };
}

/** What is read of Vitest's report. */
export interface Report {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly numPendingTests?: number;
  readonly numTodoTests?: number;
  readonly testResults?: readonly {
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** A test that passed and has a failure to tell of passed the second time. */
export const triedAgain = ({ testResults = [] }: Report): string[] =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName, failureMessages: [first = ''] }) => `${fullName.trim()} (${first.split('\n')[0]})`);

export const hasBrowserTests = (): boolean => globSync('apps/*/test/**/*.browser.ts', { cwd: root }).length > 0;

/** The last line says all: what passed, what failed. */
export function close(tally: Tally, failedChecks: readonly string[]): void {
  if (failedChecks.length > 0) console.log(`checks that failed: ${failedChecks.join('; ')}`);
  for (const name of tally.again) console.log(`needed a second try: ${name}`);
  if (tally.skipped > 0) console.log(`${tally.skipped} skipped`);
  const failed = tally.failed + failedChecks.length;
  console.log(`${tally.passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
