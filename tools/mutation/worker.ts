// Runs the tests against one mutant after the other. The rules are loaded once with all mutants in them; the parent says which one lives.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { instrumented } from './instrument.ts';
import type { Mutant } from './mutants.ts';

/** What the worker is started with: the mutants by number, and the files of the tests. */
export interface Work {
  readonly mutants: readonly Mutant[];
  readonly tests: readonly string[];
}

/** What it tells: first which tests there are, then of each mutant whether a test noticed it. */
export type Told =
  | { readonly tests: number; readonly failed: readonly string[]; readonly milliseconds: number }
  | { readonly mutant: number; readonly by: string | undefined; readonly reached: number };

let living = -1;
let reached: Set<number> | undefined;
/** How often a test has asked which mutant lives, and how often it may. */
let asked = 0;
let most = Number.POSITIVE_INFINITY;

Object.assign(globalThis, {
  __lives(...ids: number[]): boolean {
    if (++asked > most) throw new Error('no end');
    if (reached !== undefined) for (const id of ids) reached.add(id);
    return ids.includes(living);
  },
});

const shim = new URL('./vitest.ts', import.meta.url).href;

function mutate(work: Work): void {
  const number = new Map(work.mutants.map((m, i) => [m, i]));
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'vitest' ? { url: shim, format: 'module-typescript', shortCircuit: true } : next(specifier, context),
    load(url, context, next) {
      const mutants = url.startsWith('file:') ? work.mutants.filter(m => m.file === fileURLToPath(url)) : [];
      if (mutants.length === 0) return next(url, context);
      const source = instrumented(readFileSync(fileURLToPath(url), 'utf8'), mutants, m => number.get(m) as number);
      return { format: 'module-typescript', source, shortCircuit: true };
    },
  });
}

interface Watched {
  readonly name: string;
  readonly run: () => unknown;
  readonly reached: ReadonlySet<number>;
  readonly asked: number;
  readonly milliseconds: number;
}

async function passes(run: () => unknown): Promise<boolean> {
  try {
    await run();
    return true;
  } catch {
    return false;
  }
}

/** Each test once, as the rules are: what it reaches, how often it asks and how long it takes. */
async function watch(files: readonly string[]): Promise<{ watched: Watched[]; failed: string[] }> {
  for (const file of files) await import(pathToFileURL(file).href);
  const { TESTS } = (await import('./vitest.ts')) as typeof import('./vitest.ts');
  const watched: Watched[] = [];
  const failed: string[] = [];
  for (const { name, run } of TESTS) {
    reached = new Set();
    asked = 0;
    const began = performance.now();
    if (!(await passes(run))) failed.push(name);
    watched.push({ name, run, reached, asked, milliseconds: performance.now() - began });
  }
  reached = undefined;
  return { watched, failed };
}

/** A test that asks so many times as often as it does otherwise, and so often besides, comes to no end with this mutant. */
const PATIENCE = { times: 20, more: 1_000_000 };

/** The first test that notices the mutant. */
async function killer(tests: readonly Watched[], mutant: number): Promise<Watched | undefined> {
  living = mutant;
  for (const test of tests) {
    asked = 0;
    most = PATIENCE.times * test.asked + PATIENCE.more;
    if (!(await passes(test.run))) return test;
  }
  return undefined;
}

/** The next mutant is often noticed by the same test: it comes first then. */
function putFirst(tests: Watched[], test: Watched): void {
  tests.splice(tests.indexOf(test), 1);
  tests.unshift(test);
}

const tell = (told: Told): void => void process.send?.(told);

process.once('message', async (work: Work) => {
  mutate(work);
  const began = performance.now();
  const { watched, failed } = await watch(work.tests);
  watched.sort((a, b) => a.milliseconds - b.milliseconds);
  tell({ tests: watched.length, failed, milliseconds: performance.now() - began });
  process.on('message', async (mutant: number) => {
    const tests = watched.filter(t => t.reached.has(mutant));
    const by = await killer(tests, mutant);
    living = -1;
    most = Number.POSITIVE_INFINITY;
    if (by !== undefined) putFirst(watched, by);
    tell({ mutant, by: by?.name, reached: tests.length });
  });
});
