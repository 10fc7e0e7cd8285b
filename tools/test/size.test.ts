import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firstLoad, sizeReport } from '../size.ts';

let folder: string;

/** Nothing compresses this: its size is its size. */
const script = (bytes: number) => randomBytes(bytes);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'adega-size-'));
  mkdirSync(join(folder, 'assets'));
  const parts = {
    'index.html': { file: 'assets/index-a.js', imports: ['_words-b.js'], dynamicImports: ['shell/game-page.tsx', 'late.tsx'] },
    '_words-b.js': { file: 'assets/words-b.js' },
    'shell/game-page.tsx': { file: 'assets/game-c.js', imports: ['_words-b.js', 'index.html'] },
    'games/vinhos/face.ts': { file: 'assets/face-f.js', imports: ['_words-b.js'] },
    'games/vinhos/box.ts': { file: 'assets/box-h.js' },
    'games/vinhos/text/en/words.ts': { file: 'assets/vinhos-i.js' },
    'games/engine.ts': { file: 'assets/engine-j.js' },
    'text/en/words.ts': { file: 'assets/common-k.js' },
    'table/connection.ts': { file: 'assets/connection-l.js' },
    'late.tsx': { file: 'assets/late-d.js' },
    'table/table.worker.ts': { file: 'assets/table.worker-e.js', imports: ['_words-b.js'] },
    'table/online.worker.ts': { file: 'assets/online.worker-g.js' },
  };
  writeFileSync(join(folder, 'parts.json'), JSON.stringify(parts));
  const sizes = {
    'index-a': 5000,
    'words-b': 2000,
    'game-c': 3000,
    'late-d': 9000,
    'face-f': 1000,
    'table.worker-e': 4000,
    'online.worker-g': 8000,
    'box-h': 600,
    'vinhos-i': 500,
    'engine-j': 400,
    'common-k': 300,
    'connection-l': 200,
  };
  for (const [name, bytes] of Object.entries(sizes)) writeFileSync(join(folder, 'assets', `${name}.js`), script(bytes));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the first load', () => {
  test('is the page, the game and the worker with all they import, each once', () => {
    expect(firstLoad(folder).map(part => part.file)).toEqual([
      ...['index-a.js', 'table.worker-e.js', 'game-c.js', 'words-b.js', 'face-f.js'],
      ...['box-h.js', 'vinhos-i.js', 'engine-j.js', 'common-k.js', 'connection-l.js'],
    ]);
  });

  test('within bounds is said in a line; beyond them the biggest parts are named', () => {
    const parts = firstLoad(folder);
    expect(sizeReport(parts, 18_000)).toMatchObject({ fits: true, text: expect.stringMatching(/^first load: 17\.0 KB .* in 10 parts$/) });
    const { fits, text } = sizeReport(parts, 16_000);
    expect(fits).toBe(false);
    expect(text.split('\n')[1]).toMatch(/^ {2}index-a\.js: 5\.0 KB/);
  });

  test('counts what is sent: a part by its compressed copies, where it has some', () => {
    writeFileSync(join(folder, 'assets/index-a.js.br'), script(1000));
    writeFileSync(join(folder, 'assets/index-a.js.gz'), script(1500));
    expect(firstLoad(folder).find(({ file }) => file === 'index-a.js')).toEqual({ file: 'index-a.js', brotli: 1000, gzip: 1500 });
  });

  test('is bound by brotli; gzip is only told', () => {
    expect(sizeReport([{ file: 'a.js', brotli: 10, gzip: 30 }], 20).fits).toBe(true);
    expect(sizeReport([{ file: 'a.js', brotli: 30, gzip: 40 }], 20).fits).toBe(false);
  });
});
