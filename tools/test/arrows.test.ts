import { describe, expect, test } from 'vitest';
import { type Tree, violationsOf } from '../arrows.ts';

const MANIFESTS = {
  'package.json': '{"devDependencies": {"vitest": "1"}}',
  'packages/kernel/package.json': '{}',
  'packages/vinhos/package.json': '{"dependencies": {"valibot": "1"}}',
  'apps/web/package.json': '{"dependencies": {"react": "1"}}',
  'packages/shelf/games.ts':
    "export { titles as vinhos } from '@adega/vinhos/titles.ts';\nexport { titles as vino } from '@adega/vino/titles.ts';",
};

/** A tree of these files and nothing else. */
function treeOf(sources: Record<string, string>): Tree {
  const all: Record<string, string> = { ...MANIFESTS, ...sources };
  return { files: Object.keys(sources), read: file => all[file] ?? '{}' };
}

const complaint = (file: string, source: string) => violationsOf(treeOf({ [file]: source }));

describe('imports', () => {
  test.each([
    ['a static import', "import { game } from '@adega/shelf';"],
    ['a type', "import type { Game } from '@adega/vinhos/state.ts';"],
    ['a type in place', "type G = import('@adega/vinhos').State;"],
    ['a re-export', "export * from '@adega/kit';"],
    ['a dynamic import', "const kit = await import('@adega/kit');"],
    ['a worker', "new Worker(new URL('../kit/bag.ts', import.meta.url));"],
    ['a path', "import { bag } from '../kit/bag.ts';"],
    ['Node', "import { readFileSync } from 'node:fs';"],
    ['Node without its prefix', "import { readFileSync } from 'fs';"],
    ['a library that is not declared', "import * as v from 'valibot';"],
    ['a tool of the root', "import { test } from 'vitest';"],
    ['its own tests', "import { tiny } from './test/tiny.ts';"],
  ])('against the arrow: %s', (_name, source) => {
    expect(complaint('packages/kernel/game.ts', source)).toHaveLength(1);
  });

  test.each([
    ['packages/vinhos/state.ts', "import type { Game } from '@adega/kernel'; import { bag } from '@adega/kit/bag.ts';"],
    ['packages/vinhos/data/schema.ts', "import * as v from 'valibot'; import board from './board.json' with { type: 'json' };"],
    ['packages/kernel/test/laws.test.ts', "import { test } from 'vitest'; import { readFileSync } from 'node:fs'; import '@adega/kit';"],
    ['apps/web/main.tsx', "import { createRoot } from 'react'; import W from './bot.worker.ts?worker'; const a = <b />;"],
  ])('with the arrow: %s', (file, source) => {
    expect(complaint(file, source)).toEqual([]);
  });

  test('a page may not reach around the shelf', () => {
    expect(complaint('apps/web/main.tsx', "import { quadrel } from '@adega/vinhos';")).toHaveLength(1);
  });

  test('a drawing knows its own game and no other', () => {
    expect(complaint('apps/web/games/vinhos/face.ts', "import '@adega/vinhos';")).toEqual([]);
    expect(complaint('apps/web/games/vinhos/face.ts', "import '@adega/vino';")).toHaveLength(1);
  });

  test('whatever package the shelf names is a game', () => {
    const shelf = { 'packages/shelf/games.ts': "export { titles as hearts } from '@adega/hearts/titles.ts';" };
    const game = { 'packages/hearts/titles.ts': "import '@adega/kernel'; import '@adega/kit';" };
    expect(violationsOf(treeOf({ ...shelf, ...game }))).toEqual([]);
    expect(violationsOf(treeOf(game))).toHaveLength(1);
    expect(violationsOf(treeOf({ ...shelf, 'packages/hearts/titles.ts': "import '@adega/bots';" }))).toHaveLength(1);
  });

  test('a package may not import an app, not even in a test', () => {
    expect(complaint('packages/kernel/test/a.test.ts', "import '@adega/server/app.ts';")).toHaveLength(1);
  });
});

describe('rooms of the page', () => {
  test.each([
    ['text/words.ts', "import { faceOf } from '../games/faces.ts';"],
    ['store/people.ts', "import type { Table } from '../table/use-table.ts';"],
    ['table/log.tsx', "import { goTo } from '../shell/route.ts';"],
    ['table/log.tsx', "import type { Face } from '../games/vinhos/face.ts';"],
    ['table/log.tsx', "const faces = () => import('../games/faces.ts');"],
    ['games/vino/map.tsx', "import { Icon } from '../vinhos/art/icon.tsx';"],
    ['games/vino/map.tsx', "import { faceOf } from '../faces.ts';"],
    ['games/vinhos/solo/awards.tsx', "import { Link } from '../../../shell/link.tsx';"],
    ['games/dressed.tsx', "import { Frame } from '../shell/frame.tsx';"],
    ['first-steps/guide.tsx', "import { Link } from '../shell/link.tsx';"],
    ['shell/frame.tsx', "import '../main.tsx';"],
    ['cupboard/a.ts', "import { say } from '../text/words.ts';"],
  ])('against the arrow: %s: %s', (file, source) => {
    expect(complaint(`apps/web/${file}`, source)).toHaveLength(1);
  });

  test.each([
    ['table/log.tsx', "import { useSay } from '../text/words.ts'; import { Rule } from './rule.tsx';"],
    ['games/vinhos/solo/awards.tsx', "import { box } from '../box.ts'; import { Panel } from '../../../table/pieces.tsx';"],
    ['games/faces.ts', "import { face } from './vinhos/face.ts'; const later = () => import('./vino/face.ts');"],
    ['shell/aim-page.tsx', "const Art = () => import('../games/vino/aim-art.tsx'); import { guided } from '../first-steps/guided.ts';"],
    ['main.tsx', "import { App } from './shell/app.tsx'; import { connect } from './table/connection.ts';"],
    ['test/drawing.tsx', "import { faceOf } from '../games/faces.ts'; import { Frame } from '../shell/frame.tsx';"],
  ])('with the arrow: %s', (file, source) => {
    expect(complaint(`apps/web/${file}`, source)).toEqual([]);
  });
});

describe('circles', () => {
  const [a, b, c] = ['packages/kernel/a.ts', 'packages/kernel/b.ts', 'packages/kernel/c.ts'];
  const circle = { [a]: "import { b } from './b.ts';", [b]: "export * from './c.ts';", [c]: "import { a } from './a.ts';" };

  test('files that import each other in a circle are named, once', () => {
    expect(violationsOf(treeOf(circle))).toEqual([`${a}, ${b}, ${c}: import each other in a circle`]);
  });

  test('a circle through the index of a workspace is one', () => {
    const sources = { 'packages/kit/index.ts': "export * from './bag.ts';", 'packages/kit/bag.ts': "import { ties } from '@adega/kit';" };
    expect(violationsOf(treeOf(sources))).toHaveLength(1);
  });

  test.each([
    ['a type', "import type { A } from './a.ts';"],
    ['what is fetched later', "const a = () => import('./a.ts');"],
  ])('%s closes no circle', (_name, back) => {
    expect(violationsOf(treeOf({ ...circle, [c]: back }))).toEqual([]);
  });

  test('two ways to the same file are none', () => {
    expect(violationsOf(treeOf({ ...circle, [a]: "import './b.ts'; import './c.ts';", [c]: '' }))).toEqual([]);
  });
});

describe('pure packages', () => {
  test.each([
    'Math.random()',
    "Math['random']()",
    'const now = Date.now();',
    'const f = () => new Date();',
    'performance.now()',
    'process.env.HOME',
    'document.body',
    'window.alert()',
    'globalThis.process',
    'const o = { Date };',
    'export { process };',
  ])('impure: %s', source => {
    expect(complaint('packages/vinhos/rules/fair.ts', source)).not.toEqual([]);
  });

  test.each([
    'const o = { window: 1, process: 2 }; o.window;',
    'function offer(window: number) { return window; }',
    'const { document } = o; document.title;',
    'interface Offer { window: string }',
    'const f = (process: () => void) => process();',
    'Math.max(1, 2)',
  ])('pure: %s', source => {
    expect(complaint('packages/vinhos/rules/fair.ts', source)).toEqual([]);
  });

  test('tests and apps may look at the clock', () => {
    expect(complaint('packages/vinhos/test/a.test.ts', 'Date.now()')).toEqual([]);
    expect(complaint('apps/web/main.tsx', 'Date.now()')).toEqual([]);
  });
});

test('nothing to look at is a failure', () => {
  expect(violationsOf({ files: [], read: () => '' })).toHaveLength(1);
});

test('a workspace the arrow does not know is a failure, and so is a file that does not parse', () => {
  expect(complaint('packages/utils/a.ts', '')).toHaveLength(1);
  expect(complaint('packages/kernel/a.ts', 'const = 1')).toHaveLength(1);
});

test('the place of a violation is given', () => {
  expect(complaint('packages/kernel/rng.ts', '\n\nMath.random()')).toEqual([
    'packages/kernel/rng.ts:3: Math.random is not for a pure package',
  ]);
});
