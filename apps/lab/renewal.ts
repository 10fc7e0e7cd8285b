// What follows from the rules and is kept in files, as it would be today: records, whatever else a package lists in test/kept.ts, and what
// pages of text show of the lab.

import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Kept } from '@adega/kernel';
import type { Command } from './command.ts';
import { readText } from './files.ts';
import { type Anew, recordAnew } from './record-renewal.ts';
import { shownAnew } from './shown.ts';

/** What becomes of a file. */
export interface Renewed extends Anew {
  /** From the root of the tree. */
  readonly file: string;
  readonly before: string;
}

/** Every such file of the tree whose path contains one of the words, those first on which others build. */
export async function* renewals(root: string, words: readonly string[], shown: readonly Command[] = []): AsyncGenerator<Renewed> {
  yield* keptFiles(root, words);
  yield* pages(root, words, shown);
}

async function* keptFiles(root: string, words: readonly string[]): AsyncGenerator<Renewed> {
  for (const folder of globSync('packages/*/test', { cwd: root }).sort()) {
    const kept = await keptIn(join(root, folder));
    const records = globSync('{games,found}/*.txt', { cwd: join(root, folder) });
    const files = new Set([...records.sort(), ...kept.map(({ file }) => file)]);
    const fresh = new Map<string, string>();
    const read = (file: string): string => fresh.get(file) ?? readText(join(root, folder, file));
    for (const file of [...files].filter(one => isWanted(join(folder, one), words))) {
      const path = join(root, folder, file);
      const before = existsSync(path) ? readText(path) : '';
      const maker = kept.find(one => one.file === file);
      const make = maker && (() => maker.make(read));
      const isRecord = records.includes(file) && maker?.anew !== true;
      const anew = make === undefined || isRecord ? recordAnew(path, before, make) : await attempt(before, make);
      fresh.set(file, anew.after);
      yield { file: join(folder, file), before, ...anew };
    }
  }
}

async function* pages(root: string, words: readonly string[], shown: readonly Command[]): AsyncGenerator<Renewed> {
  for (const file of globSync(['*.md', 'docs/*.md', '{packages,apps}/*/*.md'], { cwd: root }).sort()) {
    const before = readText(join(root, file));
    if (!before.includes('<!-- lab ') || !isWanted(file, words)) continue;
    yield { file, before, ...(await attempt(before, () => shownAnew(before, shown))) };
  }
}

const isWanted = (path: string, words: readonly string[]): boolean => words.length === 0 || words.some(word => path.includes(word));

/** Where the tests lie that read a file is also said how it is made; nothing else of the lab knows a test. */
async function keptIn(folder: string): Promise<readonly Kept[]> {
  const file = join(folder, 'kept.ts');
  return existsSync(file) ? (await import(pathToFileURL(file).href)).KEPT : [];
}

/** What is counted from a record that is stuck cannot be counted, either. */
async function attempt(before: string, make: () => string | Promise<string>): Promise<Anew> {
  try {
    return { after: await make() };
  } catch (error) {
    return { after: before, stuck: `it cannot be made: ${(error as Error).message}` };
  }
}
