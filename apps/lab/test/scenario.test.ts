import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { folder, run, runJson } from './run.ts';

const WORKED = fileURLToPath(new URL('../../../packages/vinhos/test/worked', import.meta.url));

const here = folder();

const GOOD = {
  game: 'vinhos/2016',
  title: 'one step to the side',
  source: 'move.adjacent',
  rules: ['move.adjacent'],
  seats: ['O', 'Y'],
  given: { players: { O: { money: 4, at: 'sales' } } },
  steps: [{ play: 'O enter centre' }, { expect: { players: { O: { money: 4 } } } }],
};

function write(name: string, content: unknown): string {
  const file = join(here.path, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

function emptyFolder(): string {
  const path = join(here.path, 'empty');
  mkdirSync(path, { recursive: true });
  return path;
}

test('the worked examples pass', async () => {
  const json = await runJson('scenario', WORKED);
  expect(json.failed).toEqual([]);
  expect(json.passed).toBeGreaterThan(50);
});

test('one file, for people', async () => {
  const { code, out } = await run('scenario', write('good.json', GOOD));
  expect([code, out]).toEqual([0, '1 scenario passed, 0 failed\n']);
});

test('a folder in which one fails: exit code 1, the file and why', async () => {
  mkdirSync(join(here.path, 'some/deeper'), { recursive: true });
  write('some/good.json', GOOD);
  const bad = write('some/deeper/bad.json', { ...GOOD, steps: [{ expect: { players: { O: { money: 9 } } } }] });
  const { code, out } = await run('scenario', join(here.path, 'some'), '--json');
  expect(code).toBe(1);
  expect(JSON.parse(out)).toEqual({ passed: 1, failed: [{ file: bad, why: '/steps/0/expect/players/O/money: expected 9, got 4' }] });
  const text = await run('scenario', join(here.path, 'some'));
  expect(text.out).toBe(`${bad}\n  /steps/0/expect/players/O/money: expected 9, got 4\n1 scenario passed, 1 failed\n`);
});

test.each<[string, () => string, RegExp]>([
  ['a file that is not there', () => join(here.path, 'none.json'), /none\.json: there is no such file/],
  ['a file that is no JSON', () => write('cut.json', '{ "game": "vinhos/2016",'), /cut\.json, line 1: this is no JSON/],
  ['a folder without scenarios', () => emptyFolder(), /empty: there is no scenario/],
  [
    'an unknown word',
    () => write('word.json', { ...GOOD, given: { yaer: 4 } }),
    /word\.json, at \/given\/yaer: expected one of phase\|year\|/,
  ],
  ['no scenario at all', () => write('list.json', '[1, 2]'), /list\.json, at \/: expected object, got list 2 \(and \d+ more\)/],
])('%s: exit code 2 and one sentence', async (_name, path, sentence) => {
  const { code, out, err } = await run('scenario', path());
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(sentence);
  expect(err).toMatch(/^lab: [^\n]+\n$/);
});
