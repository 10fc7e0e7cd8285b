import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflateRawSync } from 'node:zlib';
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
  writeFileSync(file, typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content));
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
  expect(JSON.parse(out)).toEqual({
    passed: 1,
    failed: [{ file: bad, is: 'failed', why: '/steps/0/expect/players/O/money: expected 9, got 4' }],
  });
  const text = await run('scenario', join(here.path, 'some'));
  expect(text.out).toBe(`${bad}\n  /steps/0/expect/players/O/money: expected 9, got 4\n1 scenario passed, 1 failed\n`);
});

/** What is wrong with a file that is given, and how it is said. */
const BROKEN: readonly [string, () => string, RegExp][] = [
  ['a file that is not there', () => join(here.path, 'none.json'), /none\.json: there is no such file$/],
  ['a file that is no JSON', () => write('cut.json', '{ "game": "vinhos/2016",'), /cut\.json, line 1: this is no JSON/],
  ['a file that is no text', () => write('bytes.json', Buffer.from([0xff, 0xfe])), /bytes\.json: this is no text file$/],
  ['an unknown word', () => write('word.json', { ...GOOD, given: { yaer: 4 } }), /^\/given\/yaer: expected one of phase\|year\|/],
  ['a misspelt rule', () => write('rule.json', { ...GOOD, rules: ['move.mast'] }), /^\/rules\/0: expected a rule, got "move.mast"$/],
  [
    'a misspelt rule of a refusal',
    () => write('refusal.json', { ...GOOD, steps: [{ refuses: { 'O enter export': 'move.abel' } }] }),
    /^\/steps\/0\/refuses\/O enter export: expected a rule, got "move.abel"$/,
  ],
  ['no scenario at all', () => write('list.json', '[1, 2]'), /^\/: expected object, got list 2; .* \(and \d+ more\)$/],
];

test.each(BROKEN)('%s: exit code 2, for people and as JSON', async (_name, path, sentence) => {
  const file = path();
  const { code, out, err } = await run('scenario', file, '--json');
  expect([code, err]).toEqual([2, '']);
  expect(JSON.parse(out)).toEqual({ passed: 0, failed: [{ file, is: 'broken', why: expect.stringMatching(sentence) }] });
  expect((await run('scenario', file)).out).toBe(`${file}\n  ${JSON.parse(out).failed[0].why}\n0 scenarios passed, 1 failed\n`);
});

test('a file that cannot be read is one failure among the others', async () => {
  mkdirSync(join(here.path, 'mixed'));
  write('mixed/a-good.json', GOOD);
  const bad = write('mixed/b-bad.json', { ...GOOD, steps: [{ expect: { players: { O: { money: 9 } } } }] });
  const cut = write('mixed/c-cut.json', '{');
  write('mixed/d-good.json', GOOD);
  const { code, out } = await run('scenario', join(here.path, 'mixed'), '--json');
  expect(code).toBe(2);
  expect(JSON.parse(out)).toMatchObject({
    passed: 2,
    failed: [
      { file: bad, is: 'failed' },
      { file: cut, is: 'broken' },
    ],
  });
});

test('with --page, the address at which each stands on the table', async () => {
  const good = write('good.json', GOOD);
  const page = ['--page', 'http://127.0.0.1:8080/'];
  const { code, out } = await run('scenario', good, ...page);
  const [file, address = '', counted] = out.split('\n');
  expect([code, file, counted]).toEqual([0, good, '1 scenario passed, 0 failed']);
  const [, packed = ''] = /^ {2}http:\/\/127\.0\.0\.1:8080\/scenario#([\w-]+)$/.exec(address) ?? [];
  expect(JSON.parse(inflateRawSync(Buffer.from(packed, 'base64url')).toString())).toEqual(GOOD);
  const bad = write('seen.json', { ...GOOD, steps: [{ expect: { players: { O: { money: 9 } } } }] });
  const json = JSON.parse((await run('scenario', bad, ...page, '--json')).out);
  expect(json).toMatchObject({ failed: [{ file: bad }], pages: [{ file: bad, address: expect.stringContaining('/scenario#') }] });
  // There is nothing to show of a file that cannot be read.
  const cut = JSON.parse((await run('scenario', write('cut.json', '{'), ...page, '--json')).out);
  expect(cut.pages).toEqual([]);
});

test('with --tell, what is 0 is told where it usually is not', async () => {
  const [one = ''] = GOOD.seats;
  const poor = { ...GOOD, given: { turn: one, tops: { dao: null }, players: { [one]: { money: 0, barrels: 0 } } }, steps: [] };
  const { out } = await run('scenario', write('poor.json', poor), '--tell');
  expect(out).toMatch(new RegExp(`${one}: money 0, at centre, barrels 0|${one} \\(money 0, at centre, barrels 0`));
  expect(out).toContain('dao none');
});

test('with --tell, the position that each has come to, and what is asked there', async () => {
  const file = write('told.json', { ...GOOD, steps: [{ play: 'O enter centre' }] });
  const { out } = await run('scenario', file, '--tell');
  expect(out).toContain(`${file}\n  O enter centre\n    move.must: entered O\n  phase: turn\n  year: 1\n`);
  expect(out).toMatch(/\n {2}O is asked order:\n {4}slot 1\n {4}slot 2\n1 scenario passed, 0 failed\n$/);
  const json = await runJson('scenario', write('begun.json', { ...GOOD, steps: [] }), '--tell');
  expect(json.told[0].position.players.O).toMatchObject({ money: 4, at: 'sales' });
  expect(json.told[0].asked).toEqual([expect.objectContaining({ who: 'O', question: 'move' })]);
  expect(json.told[0].asked[0].offers).toContain('enter centre');
  expect(json.told[0].asked[0].refuses['enter export']).toMatchObject({ rule: 'move.able' });
  expect((await run('scenario', write('begun.json', { ...GOOD, steps: [] }), '--tell')).out).toContain(
    '    not enter export: move.able (wine: needs wine 1, has 0, missing 1)\n',
  );
  // A file that fails has come to where it failed; one without a position nowhere.
  expect((await run('scenario', write('word.json', { ...GOOD, given: { yaer: 4 } }), '--tell')).out).not.toContain('asked');
});

test('a question of one’s own needs neither source nor rules', async () => {
  const { source: _source, rules: _rules, ...own } = GOOD;
  expect((await run('scenario', write('own.json', own))).code).toBe(0);
});

test('--page takes an address', async () => {
  const { code, err } = await run('scenario', write('good.json', GOOD), '--page', 'here');
  expect([code, err]).toEqual([2, 'lab: --page takes the address of a page, as http://127.0.0.1:8080, not "here"\n']);
});

test('a folder without scenarios: exit code 2 and one sentence', async () => {
  const { code, out, err } = await run('scenario', emptyFolder());
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(/^lab: \S*empty: there is no scenario[^\n]+\n$/);
});
