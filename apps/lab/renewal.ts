// What the tests keep and what follows from the rules, as it would be today: records, and whatever else a package lists in test/kept.ts.

import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Kept } from '@adega/kernel';
import { readText } from './files.ts';
import { type Anew, recordAnew } from './record-renewal.ts';

/** What becomes of a file. */
export interface Renewed extends Anew {
  /** From the root of the tree. */
  readonly file: string;
  readonly before: string;
}

/** Every kept file of the tree whose path contains one of the words, those first on which others build. */
export async function* renewals(root: string, words: readonly string[]): AsyncGenerator<Renewed> {
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
      const anew = make === undefined || isRecord ? recordAnew(path, before, make) : attempt(before, make);
      fresh.set(file, anew.after);
      yield { file: join(folder, file), before, ...anew };
    }
  }
}

const isWanted = (path: string, words: readonly string[]): boolean => words.length === 0 || words.some(word => path.includes(word));

/** Where the tests lie that read a file is also said how it is made; nothing else of the lab knows a test. */
async function keptIn(folder: string): Promise<readonly Kept[]> {
  const file = join(folder, 'kept.ts');
  return existsSync(file) ? (await import(pathToFileURL(file).href)).KEPT : [];
}

/** What is counted from a record that is stuck cannot be counted, either. */
function attempt(before: string, make: () => string): Anew {
  try {
    return { after: make() };
  } catch (error) {
    return { after: before, stuck: `it cannot be made: ${(error as Error).message}` };
  }
}
