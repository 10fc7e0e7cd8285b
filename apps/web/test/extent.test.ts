// A table at one screen fetches no words of people on line: none of its pages says any, nor what they fetch when it is wanted.
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { wordsOnline } from '../text/en/words-online.ts';

const FILES: { readonly [path: string]: string } = import.meta.glob(
  ['../{shell,table,games,first-steps,store}/**/*.{ts,tsx}', '!../**/text/**'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);

const PAGES = ['game', 'scenario', 'shared', 'lesson', 'learn', 'setup', 'aim', 'book', 'card', 'rules'];
const IMPORTED = /^(?:import|export)(?! type)[^;]*?from '(\.[^']+)'|import\('(\.[^']+)'\)/gms;

/** The pages and the drawings with all that they import, at once or later. */
function reached(): readonly string[] {
  const found = new Set<string>();
  const follow = (path: string): void => {
    const source = FILES[path];
    if (source === undefined || found.has(path)) return;
    found.add(path);
    for (const [, now, later] of source.matchAll(IMPORTED)) follow(join(dirname(path), now ?? later ?? ''));
  };
  for (const page of PAGES) follow(`../shell/${page}-page.tsx`);
  for (const path of Object.keys(FILES)) if (path.startsWith('../games/')) follow(path);
  return [...found];
}

/** Ids written out, and those that are put together of a beginning and what follows. */
function saidIn(source: string): string[] {
  const beginnings = [...source.matchAll(/`([a-z]+\.[a-z.-]*)\$\{/g)].map(([, beginning]) => beginning ?? '');
  return Object.keys(wordsOnline).filter(id => source.includes(`'${id}'`) || beginnings.some(beginning => id.startsWith(beginning)));
}

test('pages around a table at one screen say nothing of people on line', () => {
  const files = reached();
  expect(files.length).toBeGreaterThan(200);
  const said = files.map(path => [path, saidIn(FILES[path] ?? '')] as const).filter(([, ids]) => ids.length > 0);
  expect(said).toEqual([]);
});
