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

Object.assign(globalThis, {
  __lives(...ids: number[]): boolean {
    for (const id of ids) reached?.add(id);
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

/** Each test once, as the rules are: what it reaches and how long it takes. */
async function watch(files: readonly string[]): Promise<{ watched: Watched[]; failed: string[] }> {
  for (const file of files) await import(pathToFileURL(file).href);
  const { TESTS } = (await import('./vitest.ts')) as typeof import('./vitest.ts');
  const watched: Watched[] = [];
  const failed: string[] = [];
  for (const { name, run } of TESTS) {
    reached = new Set();
    const began = performance.now();
    if (!(await passes(run))) failed.push(name);
    watched.push({ name, run, reached, milliseconds: performance.now() - began });
  }
  reached = undefined;
  return { watched, failed };
}

/** The first test that notices the mutant, the quick ones first. */
async function killer(tests: readonly Watched[], mutant: number): Promise<string | undefined> {
  living = mutant;
  for (const { name, run } of tests) if (!(await passes(run))) return name;
  return undefined;
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
    tell({ mutant, by, reached: tests.length });
  });
});
