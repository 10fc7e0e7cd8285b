// Runs one tier of the tests and counts.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, runNode, say } from './process.ts';
import type { Tier } from './tiers.ts';

/** Where apps/web/test/evidence.ts leaves what a failed test looked like. */
const EVIDENCE = '.cache/failed';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What passed only when it was tried again, with the reason of the first failure. */
  readonly again: readonly string[];
  /** Pictures and traces of what failed. */
  readonly left: readonly string[];
}

export const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0, again: [], left: [] };

export const sum = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  again: [...a.again, ...b.again],
  left: [...a.left, ...b.left],
});

/** `args` go to Vitest as they are: file names, -t and so on. */
export async function runTier(tier: Tier, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Tally> {
  const report = join(root, '.cache', `tests-${tier}.json`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  rmSync(report, { force: true });
  for (const folder of globSync(`${EVIDENCE}/*.${tier}`, { cwd: root })) rmSync(join(root, folder), { recursive: true });
  say(`tests, ${tier} tier`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await runNode('node_modules/vitest/vitest.mjs', ['run', ...reporters, ...args], { ...env, ADEGA_TIER: tier });
  return { ...tallyOf(report, code), left: globSync(`${EVIDENCE}/*.${tier}/**/*.{png,zip}`, { cwd: root }).sort() };
}

function tallyOf(report: string, code: number): Omit<Tally, 'left'> {
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

/** The last line says all: what passed, what failed. */
export function close(tally: Tally, failedChecks: readonly string[]): void {
  if (failedChecks.length > 0) console.log(`checks that failed: ${failedChecks.join('; ')}`);
  for (const name of tally.again) console.log(`needed a second try: ${name}`);
  if (tally.left.length > 0) console.log('what the failed tests looked like (npm run trace -- FILE shows a trace):');
  for (const file of tally.left) console.log(`  ${file}`);
  if (tally.skipped > 0) console.log(`${tally.skipped} skipped`);
  const failed = tally.failed + failedChecks.length;
  console.log(`${tally.passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
