// Which tests there are, and when each runs. It is a matter of the file's name: x.test.ts (fast), x.long.ts (long), x.browser.ts (needs
// Chromium and the built page).
import { globSync } from 'node:fs';
import { root } from './process.ts';

export type Tier = 'fast' | 'browser' | 'long';

/** The quickest first. */
export const TIERS: { readonly [tier in Tier]: readonly string[] } = {
  fast: ['{packages,apps}/*/test/**/*.test.{ts,tsx}', 'tools/test/**/*.test.ts'],
  browser: ['apps/*/test/**/*.browser.ts'],
  long: ['{packages,apps}/*/test/**/*.long.ts'],
};

/** The files of a tier, from the root. */
export const filesOf = (tier: Tier): string[] =>
  globSync([...TIERS[tier]], { cwd: root, exclude: path => /(^|\/)node_modules$/.test(path) });

/** What was asked for, by tier, and everything else that was typed. */
export interface Asked {
  readonly words: { readonly [tier in Tier]: readonly string[] };
  readonly flags: readonly string[];
  /** Words that no test has in its path. */
  readonly unknown: readonly string[];
}

/** Each word means the tests whose paths contain it, in the quickest tier that has some. What follows a flag may be its value, and
 *  always is after -t. */
export function sortArguments(args: readonly string[], files: (tier: Tier) => readonly string[] = filesOf): Asked {
  const words: { [tier in Tier]: string[] } = { fast: [], browser: [], long: [] };
  const flags: string[] = [];
  const unknown: string[] = [];
  const all = (Object.keys(TIERS) as Tier[]).map(tier => ({ tier, paths: files(tier) }));
  for (const [i, word] of args.entries()) {
    const isFlag = word.startsWith('-') || args[i - 1] === '-t';
    const found = isFlag ? undefined : all.find(({ paths }) => paths.some(path => matches(path, word)));
    if (found !== undefined) words[found.tier].push(word);
    else if (isFlag || args[i - 1]?.startsWith('-')) flags.push(word);
    else unknown.push(word);
  }
  return { words, flags, unknown };
}

/** A word may be a path that a shell completed (./packages), with the line of a test (x.test.ts:12). */
export const matches = (path: string, word: string): boolean => path.includes(word.replace(/^\.\//, '').replace(/:\d+$/, ''));
