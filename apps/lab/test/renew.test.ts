import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { games } from '../commands/games.ts';
import { movedIn } from '../moved.ts';
import { renewals } from '../renewal.ts';
import { folder, run, runJson } from './run.ts';

const here = folder();
const kept = join(here.path, 'packages/vinhos/test');
const ours = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../packages/vinhos/test/games/${name}`, import.meta.url)), 'utf8');

const write = (file: string, text: string): void => writeFileSync(join(kept, file), text);

beforeAll(() => {
  mkdirSync(join(kept, 'games'), { recursive: true });
  write('kept.ts', "export const KEPT = [{ file: 'sum.txt', make: read => 'length: ' + read('games/plain.txt').length + '\\n' }];");
});

/** What becomes of one file. */
async function renewed(file: string, text: string) {
  write(file, text);
  for await (const one of renewals(here.path, [file])) return { ...one, ...movedIn(one) };
  throw new Error(`${file} is not renewed`);
}

const today = ours('players-2.txt');
/** As if people had written it: it does not say by whom it can be played again. */
const byHand = today.replace(/^# played by .*\n/, '');
const PLAIN = 'games/plain.txt';

test('a record of today stays as it is', async () => {
  expect(await renewed(PLAIN, today)).toMatchObject({ after: today, parts: [], stuck: undefined });
});

test('one that can still be played gets the header of today and keeps its comments', async () => {
  const noted = today.replace('\n\n', '\n\n# the beginning\n');
  const old = noted.replace(/^rules: .*$/m, 'rules: 0').replace(/^pack: .*$/m, 'pack: 0');
  const { after, parts, told } = await renewed(PLAIN, old);
  expect(after).toBe(noted);
  expect(parts).toEqual(['header']);
  expect(told).toEqual([expect.stringMatching(/^header: rules 0 -> \d+; pack 0 -> [0-9a-f]{8}$/)]);
});

test('an option that came later is written with its default', async () => {
  // With four players all regions are in play, whatever it says.
  const four = ours('players-4.txt');
  const { after, told } = await renewed(PLAIN, four.replace(/^option.regions: .*\n/m, ''));
  // Wherever among the others.
  const linesOf = (text: string): string[] => text.split('\n').sort();
  expect(linesOf(after)).toEqual(linesOf(four.replace(/^option.regions: .*$/m, 'option.regions: random')));
  expect(told).toEqual(['header: option.regions nothing -> random']);
});

test('one that cannot be played any more is played again by the same players', async () => {
  const lines = today.split('\n');
  const at = lines.findIndex(line => line.startsWith('1 '));
  const entry = at - lines.indexOf('');
  const { after, parts, told } = await renewed(PLAIN, today.replace(`\n${lines[at]}\n`, '\n1 enter nowhere\n'));
  expect(after).toBe(today);
  expect(parts).toEqual(['entries']);
  expect(told[0]).toMatch(new RegExp(`^entries from ${entry} on, .* where it was "1 enter nowhere"$`));
});

test('one that ends too early is played again', async () => {
  const cut = `${today.trimEnd().split('\n').slice(0, -1).join('\n')}\n`;
  expect(await renewed(PLAIN, cut)).toMatchObject({ after: today, parts: ['entries'] });
});

test('another result is told', async () => {
  const { after, told } = await renewed(PLAIN, today.replace(/^result.1: .*$/m, 'result.1: rank 2 total 1'));
  expect(after).toBe(today);
  expect(told).toEqual([expect.stringMatching(/^result: result.1 rank 2 total 1 -> rank 1 total \d+$/)]);
});

test('players who are gone, and values that are gone, are named', async () => {
  const old = today.replace('chance order-is', 'chance order-was');
  const gone = await renewed(PLAIN, old.replace('random, random', 'random, gambler'));
  expect(gone.stuck).toContain('no player "gambler"');
  const value = await renewed(PLAIN, old.replace('option.regions: recommended', 'option.regions: none'));
  expect(value.stuck).toContain('option regions has no value none');
});

test('what people wrote is left to them where it stops fitting', async () => {
  const line = byHand.split('\n').findIndex(one => one.startsWith('1 enter'));
  const broken = byHand.split('\n').with(line, '1 enter nowhere').join('\n');
  expect(await renewed('games/annotated.txt', broken)).toMatchObject({
    after: broken,
    parts: [],
    stuck: expect.stringMatching(`^it stops fitting, line ${line + 1}: `),
  });
});

test('what people wrote gets rules and pack of today, but no other result', async () => {
  const text = byHand.replace(/^result.1: .*$/m, 'result.1: rank 1 total 1');
  const { after, parts, stuck } = await renewed('games/annotated.txt', text.replace(/^rules: .*$/m, 'rules: 0'));
  expect(after).toBe(text);
  expect(parts).toEqual(['header']);
  expect(stuck).toMatch(/^its moves come to rank 1 total \d+, /);
});

test('what a package lists is made from the files as they will be', async () => {
  write('sum.txt', 'length: 1\n');
  write(PLAIN, today.replace(/^rules: .*$/m, 'rules: 1000'));
  const all = [];
  for await (const one of renewals(here.path, ['plain', 'sum'])) all.push(movedIn(one));
  expect(all.map(({ told }) => told)).toEqual([[expect.stringMatching(/^header: rules 1000 -> /)], [`length 1 -> ${today.length}`]]);
});

test('a page shows what a command prints today', async () => {
  const page = (table: string) => `# Games\n\n<!-- lab games -->\n${table}<!-- end -->\n\nMore.\n`;
  writeFileSync(join(here.path, 'README.md'), page('old\n'));
  const all = [];
  for await (const one of renewals(here.path, ['README'], [games])) all.push(one);
  const { out } = await run('games');
  expect(all).toEqual([{ file: 'README.md', before: page('old\n'), after: page(out) }]);
  expect(movedIn({ file: '', before: '| `a` | 1 | 2 |\n', after: '| `a` | 1 | 3 |\n' }).told).toEqual(['`a` 1 | 2 -> 1 | 3']);
  for await (const one of renewals(here.path, ['README'], [])) expect(one.stuck).toContain('no command prints: lab games');
});

test('our own files are those of today, and a check writes nothing', async () => {
  const moved = await runJson('renew', '--check', 'packages/vinhos/test/games/first-2', 'perft/vino');
  expect(moved).toEqual([
    { file: 'packages/vinhos/test/games/first-2.txt', parts: [], told: [] },
    { file: 'packages/vino/test/perft/vino.txt', parts: [], told: [] },
  ]);
  expect(await run('renew', '--check', 'games/first-2')).toEqual({ code: 0, out: '1 file: 1 unchanged\n', err: '' });
});

test('words that fit no file are a mistake', async () => {
  expect((await run('renew', 'nothing-of-the-kind')).code).toBe(2);
});
