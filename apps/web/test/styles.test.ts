// Stylesheets: each in the layer of its room, those of a game scoped to it, so that a class of one game cannot reach another.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dressOf } from '../games/dress.ts';

const web = join(import.meta.dirname, '..');
const sheets = globSync('**/*.css', { cwd: web, exclude: path => /(^|\/)(node_modules|dist)$/.test(path) }).sort();

/** The layers that later ones win over, as the page declares them, once. */
const LAYERS = /@layer ([\w, ]+);/.exec(readFileSync(join(web, 'page.css'), 'utf8'))?.[1]?.split(', ') ?? [];

/** Without comments and strings, which may have braces. */
const bare = (sheet: string): string =>
  readFileSync(join(web, sheet), 'utf8')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/"[^"\n]*"/g, '""');

/** What stands before each outermost block, and what is in it. */
function blocksOf(css: string): { readonly head: string; readonly body: string }[] {
  const blocks: { head: string; body: string }[] = [];
  let [depth, head, body] = [0, '', ''];
  for (const sign of css) {
    if (sign === '}' && --depth === 0) {
      blocks.push({ head: head.trim(), body });
      [head, body] = ['', ''];
    } else if (depth > 0) body += sign;
    else if (sign === ';') head = '';
    else if (sign !== '{') head += sign;
    if (sign === '{') depth++;
  }
  return blocks;
}

const gameOf = (sheet: string): string | undefined => /^games\/([^/]+)\//.exec(sheet)?.[1];

function layersFor(sheet: string): readonly string[] {
  if (!sheet.includes('/')) return ['base'];
  if (gameOf(sheet) !== undefined) return ['game'];
  return sheet.startsWith('shell/') ? ['shell'] : sheet.startsWith('table/') ? ['table', 'marks'] : ['marks'];
}

test('there are stylesheets, and layers for them', () => {
  expect(sheets.length).toBeGreaterThan(20);
  expect(LAYERS).toEqual(['base', 'shell', 'table', 'game', 'marks']);
});

test.each(sheets)('%s is in the layer of its room', sheet => {
  const heads = blocksOf(bare(sheet)).map(({ head }) => head);
  expect(heads).toHaveLength(1);
  expect(layersFor(sheet).map(layer => `@layer ${layer}`)).toContain(heads[0]);
});

test.each(sheets.filter(sheet => gameOf(sheet) !== undefined))('%s reaches its game only', sheet => {
  const within = blocksOf(bare(sheet)).flatMap(({ body }) => blocksOf(body));
  expect(within.map(({ head }) => head)).toEqual([`@scope (.${dressOf(gameOf(sheet) ?? '')})`]);
});

/** A rule that asks what is in a large part of the table: the browser looks through that again after every change. */
const FAR = /(?:[:#]root|body|\.(?:dress|game|game-(?:side|board|turn|log)|room|stage|place|players?))(?:\.[\w-]+|\[[^\]]*\])*:has\(.*/g;

test.each(sheets)('%s asks of nothing large what is in it', sheet => {
  // For paper it is asked once.
  const [forScreens = ''] = bare(sheet).split('@media print');
  expect(forScreens.match(FAR) ?? []).toEqual([]);
});

test('every stylesheet is imported', () => {
  const sources = globSync('**/*.{ts,tsx}', { cwd: web, exclude: path => /(^|\/)(node_modules|dist|test)$/.test(path) });
  const imported = sources.flatMap(source =>
    [...readFileSync(join(web, source), 'utf8').matchAll(/^import '(\..*\.css)';$/gm)].map(found => join(source, '..', found[1] ?? '')),
  );
  expect([...new Set(imported)].sort()).toEqual(sheets);
});
