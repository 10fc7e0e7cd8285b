// npm run mutate [-- FILE…]: switches the guards, numbers and effects of the rules off, one at a time, and runs the tests of the rules
// against each. What no test notices is listed; docs/mutation.md keeps the last full report. The working tree is never changed: all
// mutants are in the rules as they are loaded, and one of them lives at a time.
import { type ChildProcess, fork } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { TITLES } from '../packages/shelf/index.ts';
import { acceptedWhy, unusedPieces } from './mutation/accepted.ts';
import { type Mutant, mutantsOf } from './mutation/mutants.ts';
import { makeReport, NO_END } from './mutation/report.ts';
import type { Told } from './mutation/worker.ts';
import { root, say } from './process.ts';

/** So many times as long as all tests together take: a mutant that never ends is noticed too, also where it asks for nothing any more. */
const PATIENCE = 5;
const WORKERS = 2;

const GAMES = [...new Set(TITLES.map(({ id }) => id.split('/')[0] as string))];
const RULES_FILES = [...GAMES.map(game => `packages/${game}/{rules,editions,solo}/*.ts`), 'packages/kit/{order,places,ties}.ts'];
const TESTS = GAMES.flatMap(game => [`packages/${game}/test/rules/*.test.ts`, `packages/${game}/test/worked.test.ts`]);

const books = await Promise.all(TITLES.map(({ book }) => book?.()));
const ids = new Set(books.flatMap(book => book?.rules.map(({ id }) => id) ?? []));

export interface Outcome {
  readonly mutant: Mutant;
  /** The test that noticed, if one did. */
  readonly by: string | undefined;
  readonly reached: number;
}

const words = process.argv.slice(2).filter(word => !word.startsWith('--'));
const files = globSync(RULES_FILES, { cwd: root })
  .filter(file => words.length === 0 || words.some(word => file.includes(word)))
  .sort();
const mutants = files.flatMap(file => mutantsOf(join(root, file), readFileSync(join(root, file), 'utf8'), text => ids.has(text)));
const packageOf = (file: string): string => file.split('/')[1] ?? '';
const mutated = new Set(files.map(packageOf));
/** The tests of the games whose rules are mutated; what is in the kit belongs to all of them. */
const tests = globSync(TESTS, { cwd: root })
  .filter(file => mutated.has('kit') || mutated.has(packageOf(file)))
  .map(file => join(root, file));

const waiting = mutants.map((_, i) => i);
const outcomes: Outcome[] = [];

function note(mutant: number, by: string | undefined, reached: number): void {
  outcomes.push({ mutant: mutants[mutant] as Mutant, by, reached });
  if (process.stderr.isTTY) process.stderr.write(`\r${outcomes.length} of ${mutants.length} mutants`);
}

/** One process that takes mutant after mutant until none is left. A mutant on which it hangs counts as noticed, and another takes over. */
function work(): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL('./mutation/worker.ts', import.meta.url), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    let now: number | undefined;
    let timer: NodeJS.Timeout | undefined;
    let patience = 0;
    const next = (): void => {
      now = waiting.shift();
      if (now === undefined) {
        end(child, resolve);
        return;
      }
      child.send(now);
      timer = setTimeout(() => child.kill('SIGKILL'), patience);
    };
    child.on('message', (told: Told) => {
      clearTimeout(timer);
      if ('mutant' in told) note(told.mutant, told.by, told.reached);
      else if (told.failed.length > 0) return end(child, () => reject(new Error(`these tests fail: ${told.failed.join('; ')}`)));
      else patience = PATIENCE * told.milliseconds;
      next();
    });
    child.on('exit', () => {
      if (now === undefined) return;
      note(now, NO_END, 1);
      work().then(resolve, reject);
    });
    child.send({ mutants, tests });
  });
}

function end(child: ChildProcess, then: () => void): void {
  child.removeAllListeners('exit');
  child.on('exit', then);
  child.kill();
}

const began = Date.now();
say(`${mutants.length} mutants of ${files.length} files`);
await Promise.all(Array.from({ length: WORKERS }, work));
const report = makeReport(
  outcomes.map(o => ({ ...o, file: relative(root, o.mutant.file) })),
  acceptedWhy,
  (Date.now() - began) / 1000,
);
process.stdout.write(report.text);
if (words.length === 0) {
  for (const entry of unusedPieces()) process.stdout.write(`accepted, but noticed: ${entry}\n`);
  if (process.argv.includes('--write')) writeFileSync(join(root, 'docs/mutation.md'), report.page);
}
process.exitCode = report.open === 0 ? 0 : 1;
