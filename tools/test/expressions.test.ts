// Regular expressions that could take the square of the time for a text that somebody has made for it, or worse: an analysis of each finds
// them without running it. Those that are left meet short texts only.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { analyse } from 'scslre';
import { expect, test } from 'vitest';
import { root } from '../process.ts';

/** What the server and the page are made of; the lab and the build read what their owner gives them. */
const WHERE = ['packages/**/*.ts', 'apps/server/**/*.ts', 'apps/web/**/*.{ts,tsx}'];
const NOT = /(^|\/)(node_modules|dist|test|load)\/|-plugin\.ts$|vite\.config\.ts$/;

/** The longest text that each of these meets. Looking from each place on to the end of it, that is half its square at most. */
const SHORT: { readonly [where: string]: number } = {
  'apps/server/hashing-thread.ts /=+$/': 100, // what was hashed, as text
  'apps/web/shell/offline.worker.ts /\\.[^/]*$/': 2_000, // an address that the browser goes to
  'apps/web/table/command.tsx /\\S*$/': 200, // what somebody is typing
  'packages/wire/password.ts /[^\\p{L}]+$/u': 600,
  // What somebody says: as long as it may be.
  'packages/wire/talk.ts /[a-z][a-z0-9+.-]*:\\s*\\/\\//u': 1_000,
  'packages/wire/talk.ts /[。．｡․﹒‧・∙•]|\\s*[([{<]\\s*(?:dot|punkt|point|\\.)\\s*[)\\]}>]\\s*/gu': 1_000,
  'packages/wire/talk.ts /\\p{L}[\\p{L}\\p{M}\\p{N}-]*\\.[\\p{L}\\p{M}]{2,}/u': 1_000,
};
/** What anybody waits for without noticing. */
const MOST_STEPS = 3_000_000;

/** Those that are put together: each as it is then. */
const PUT_TOGETHER: { readonly [where: string]: RegExp } = {
  'apps/server/people.ts new RegExp(`(?:^|; *)${COOKIE}=([\\\\w-]{22})\\\\.([\\\\w-]{43})(?:;|$)`)':
    /(?:^|; *)adega=([\w-]{22})\.([\w-]{43})(?:;|$)/,
  'apps/server/people.ts new RegExp(`(?:^|; *)${COOKIE}=s\\\\.([\\\\w-]{32})(?:;|$)`)': /(?:^|; *)adega=s\.([\w-]{32})(?:;|$)/,
  "packages/wire/name.ts new RegExp(`^[${[...scripts.split('+'), 'Common', 'Inherited'].map(script => `\\\\p{Script=${script}}`).join('')}]+$`, 'u')":
    /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+$/u,
  "packages/wire/name.ts new RegExp(`[${ALIKE}]`, 'u')": /[ab]/u,
  "packages/wire/name.ts new RegExp(`[^${ALIKE}\\\\p{M}0-9 ._'’-]`, 'u')": /[^ab\p{M}0-9 ._'’-]/u,
  "packages/wire/talk.ts new RegExp(`[\\\\p{L}\\\\p{N}]\\\\.(?:${ENDINGS})(?!\\\\p{L})`, 'u')": /[\p{L}\p{N}]\.(?:com|net)(?!\p{L})/u,
  "packages/wire/talk.ts new RegExp(`[\\\\p{L}\\\\p{N}]\\\\s+\\\\.\\\\s*(?:${ENDINGS})(?!\\\\p{L})`, 'u')":
    /[\p{L}\p{N}]\s+\.\s*(?:com|net)(?!\p{L})/u,
  "packages/wire/talk.ts new RegExp(`[\\\\p{L}\\\\p{N}]\\\\s+dot\\\\s+(?:${ENDINGS})(?!\\\\p{L})`, 'u')":
    /[\p{L}\p{N}]\s+dot\s+(?:com|net)(?!\p{L})/u,
};

interface Found {
  readonly where: string;
  readonly expression: RegExp | undefined;
}

function expressionsIn(file: string): Found[] {
  const text = readFileSync(join(root, file), 'utf8');
  const found: Found[] = [];
  const add = (start: number, end: number, expression?: RegExp): void => {
    found.push({ where: `${file} ${text.slice(start, end)}`, expression });
  };
  const isMade = (callee: object): boolean => 'name' in callee && callee.name === 'RegExp';
  new Visitor({
    Literal(node) {
      if ('regex' in node && node.regex) add(node.start, node.end, new RegExp(node.regex.pattern, node.regex.flags));
    },
    NewExpression: ({ callee, start, end }) => (isMade(callee) ? add(start, end) : undefined),
    CallExpression: ({ callee, start, end }) => (isMade(callee) ? add(start, end) : undefined),
  }).visit(parseSync(file, text).program);
  return found;
}

const isSlow = (expression: RegExp): boolean => analyse(expression).reports.length > 0;

test('what is slow is found', () => {
  // biome-ignore lint/complexity/useRegexLiterals: as the walk has them
  for (const slow of [new RegExp('^(a+)+$'), new RegExp('(x|xx)*y'), new RegExp('\\s+$'), new RegExp('^.*a.*b$')])
    expect([slow, isSlow(slow)]).toEqual([slow, true]);
  for (const quick of [/^a+$/, /\d{1,40}x/, /^[^,]*,/]) expect([quick, isSlow(quick)]).toEqual([quick, false]);
});

test('no expression that meets what others write is slow, unless what it meets is short', () => {
  const files = WHERE.flatMap(where => globSync(where, { cwd: root })).filter(file => !NOT.test(file));
  const found = files.flatMap(expressionsIn);
  expect(found.length).toBeGreaterThan(100);
  const made = found.filter(({ expression }) => expression === undefined).map(({ where }) => where);
  expect(made.toSorted()).toEqual(Object.keys(PUT_TOGETHER).toSorted());
  const slow = found.filter(({ where, expression }) => isSlow(expression ?? (PUT_TOGETHER[where] as RegExp))).map(({ where }) => where);
  expect(slow.toSorted()).toEqual(Object.keys(SHORT).toSorted());
  for (const [where, length] of Object.entries(SHORT)) expect([where, length ** 2 / 2 < MOST_STEPS]).toEqual([where, true]);
});
