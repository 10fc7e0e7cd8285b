import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACK_2016 } from '@adega/vinhos';
import { beforeAll, describe, expect, test } from 'vitest';
import { folder, run } from './run.ts';

const here = folder();
const at = (name: string): string => join(here.path, name);
let record = '';

beforeAll(async () => {
  await run('play', 'vinhos/2016', '--seats', '2', '--seed', 'bad', '--record', at('good.txt'));
  record = readFileSync(at('good.txt'), 'utf8');
});

/** Exit code 2, one sentence, nothing on stdout, no file more or less. */
async function refuses(typed: readonly string[], sentence: RegExp): Promise<void> {
  const before = readdirSync(here.path);
  const { code, out, err } = await run(...typed);
  expect(err).toMatch(sentence);
  expect(err).toMatch(/^lab: [^\n]+\n$/);
  expect([code, out]).toEqual([2, '']);
  expect(readdirSync(here.path)).toEqual(before);
}

describe('what is typed', () => {
  test.each<[string[], RegExp]>([
    [['plai'], /there is no command "plai"; did you mean play\?/],
    [['--json'], /there is no command "--json"/],
    [['play', 'vinhos/2016', '--sed', '1'], /play has no flag --sed; did you mean --seed/],
    [['games', '-x'], /games has no flag -x/],
    [['play', 'vinhos/2061'], /there is no game "vinhos\/2061"; did you mean vinhos\/2016\?/],
    [['play', 'chess'], /there is no game "chess"; did you mean vinhos\/2016/],
    [['play'], /GAME is missing/],
    [['play', 'vinhos/2016', 'again'], /"again" is one word too many/],
    [['play', 'vinhos/2016', '--games'], /--games needs a value: --games K/],
    [['play', 'vinhos/2016', '--games', '--json'], /--games needs a value/],
    [['play', 'vinhos/2016', '--games', '0'], /--games takes a whole number from 1 on, not "0"/],
    [['play', 'vinhos/2016', '--games', '2.5'], /--games takes a whole number/],
    [['play', 'vinhos/2016', '--seed', '1', '--seed', '2'], /--seed is given twice/],
    [['play', 'vinhos/2016', '--json=yes'], /--json takes no value/],
    [['play', 'vinhos/2016', '--seats', '5'], /option seats is 2, 3 or 4, not "5"/],
    [['play', 'vinhos/2016', '--option', 'region=random'], /there is no option "region"; did you mean regions\?/],
    [['play', 'vinhos/2016', '--option', 'regions'], /option regions is random or recommended, not ""/],
    [['play', 'vinhos/2016', '--seats', '2', '--option', 'seats=3'], /option seats is given twice/],
    [['play', 'vinhos/2016', '--bots', 'randon'], /there is no bot "randon"; did you mean random\?/],
    [['play', 'vinhos/2016', '--bots', 'random,random'], /--bots names 2 bots for 4 seats/],
    [['fuzz', 'vinhos/2016', '--seconds', 'many'], /--seconds takes a whole number/],
    [['bench', 'vinhos/2061'], /there is no game "vinhos\/2061"/],
    [['perft', 'nowhere.txt'], /"nowhere.txt" is neither a file nor a game \(.*vinhos\/2016.*\)/],
    [['perft', 'vinhos/2016', '--depth', '99'], /--depth takes a whole number from 0 to 20/],
    [['perft', 'vinhos/2016', '--to', '3'], /--to and --accept are for records/],
  ])('%j', (typed, sentence) => refuses(typed, sentence));
});

describe('a pack', () => {
  const play = (file: string) => ['play', 'vinhos/2016', '--pack', file];
  const whole = JSON.stringify(PACK_2016, undefined, 2);

  test('that is not there', () => refuses(play(at('none.json')), /none\.json: there is no such file/));
  test('that is a folder', () => refuses(play(here.path), /this is a folder, not a file/));
  test('that is cut short', () => refuses(play(here.write('cut.json', whole.slice(0, 600))), /cut\.json, line \d+: this is no JSON/));
  test('that is empty', () => refuses(play(here.write('empty.json', '')), /empty\.json, line 1: this is no JSON: it ends too early/));
  test('with a stray word', () => {
    const stray = whole.replace('"cubes": ', '"cubes": many, "x": ');
    const line = whole.slice(0, whole.indexOf('"cubes"')).split('\n').length;
    return refuses(play(here.write('stray.json', stray)), new RegExp(`stray\\.json, line ${line}: this is no JSON: Unexpected token 'm'`));
  });
  test('with a stray word after many lines, before long', async () => {
    const long = `[\n${'1,\n'.repeat(40_000)}many\n]`;
    const started = performance.now();
    await refuses(play(here.write('long.json', long)), /long\.json, line 40002: this is no JSON: Unexpected token 'm'/);
    expect(performance.now() - started).toBeLessThan(3000);
  });
  test('with a wrong number is named by its path', () => {
    const wrong = JSON.stringify({ ...PACK_2016, cubes: -1, ports: 'two' });
    return refuses(play(here.write('wrong.json', wrong)), /wrong\.json, at \/cubes: expected integer 0\.\.60, found -1 \(and 1 more\)/);
  });
  test('that is something else', () =>
    refuses(play(here.write('else.json', '42')), /else\.json, the whole file: expected object, found 42/));
});

describe('a record', () => {
  const replay = (text: string, name = 'bad.txt') => ['replay', here.write(name, text)];
  const lineOf = (word: string): number => record.split('\n').findIndex(line => line.includes(word)) + 1;

  test('that is not there', () => refuses(['replay', at('none.txt')], /none\.txt: there is no such file/));
  test('that is empty', () => refuses(replay(''), /bad\.txt, line 1: this is no record/));
  test('that is no text', () => {
    writeFileSync(at('bytes.txt'), new Uint8Array([0xff, 0xfe, 0x00]));
    return refuses(['replay', at('bytes.txt')], /bytes\.txt: this is no text file/);
  });
  test('that is something else', () => refuses(replay('Dear diary\n'), /bad\.txt, line 1: this is no record: .*"Dear diary"/));
  test('of an unknown game', () =>
    refuses(replay(record.replace('vinhos/2016', 'vinhos/2061')), /bad\.txt, line 3: there is no game "vinhos\/2061"; did you mean/));
  test('whose header lacks something', () =>
    refuses(replay(record.replace(/^pack: .*\n/m, '')), /line \d+: the header ends here without pack/));
  test('with an unknown key', () => refuses(replay(record.replace('rules: ', 'rulez: ')), /line 4: the header cannot have "rulez"/));
  test('with an unknown option', () =>
    refuses(replay(record.replace('option.seats', 'option.chairs')), /line 6: there is no option "chairs", only seats(, \w+)* or \w+/));
  test('with a value that an option cannot have', () =>
    refuses(replay(record.replace('option.seats: 2', 'option.seats: 9')), /line 6: found "9", expected 2, 3 or 4/));
  test('with a move that cannot be read', () => {
    const bad = record.replace(/^(\d) found \S+$/m, '$1 found atlantis');
    return refuses(replay(bad), new RegExp(`bad\\.txt, line ${lineOf(' found ')}: cannot read "atlantis"; expected tras-os-montes, `));
  });
  test('with a verb that nobody knows', () =>
    refuses(replay(record.replace(/^(\d) found/m, '$1 conquer')), /cannot read "conquer"; expected order-is, /));
  test('with a word too many', () =>
    refuses(replay(record.replace(/^(\d found \S+)$/m, '$1 now')), /cannot read "now", which is too much/));
  test('with a word too few', () => refuses(replay(record.replace(/^(\d) found \S+$/m, '$1 found')), /line \d+: .*tras-os-montes/));
  test('with a row of words that never ends', () =>
    refuses(replay(record.replace(/order-is 1 2|order-is 2 1/, `order-is ${'4 '.repeat(40)}`)), /cannot read "4", which is too much/));
  test('with a move that is not offered', () => {
    const bad = record.replace(/^(\d) enter \S+$/m, '$1 stay');
    return refuses(replay(bad), new RegExp(`line ${lineOf(' enter ')}: "stay" is not offered \\(move\\.stay-centre\\); offered: enter `));
  });
  test('with a move of somebody who is not asked', () =>
    refuses(replay(record.replace(/^1 found/m, '2 found')), /line \d+: 2 is not asked here, but 1/));
  test('with a move of nobody', () =>
    refuses(replay(record.replace(/^1 found/m, '7 found')), /"7" is nobody: a move begins with chance, 1 or 2/));
  test('with moves after the end', () => refuses(replay(`${record}1 pass\n`), /line \d+: the game is already over/));
  test('that is cut short within a move', () => {
    const cut = record.indexOf(' found ') + 9;
    return refuses(replay(record.slice(0, cut)), new RegExp(`bad\\.txt, line ${lineOf(' found ')}: cannot read`));
  });
  test('that is cut short between two moves', () => {
    const lines = record.split('\n').slice(0, 50);
    return refuses(replay(lines.join('\n')), /bad\.txt, line 50: the file is cut short: .* after \d+ entries the game goes on/);
  });
  test('with less entries than are asked for', () =>
    refuses(['replay', at('good.txt'), '--to', '99999'], /--to takes a whole number from 0 to \d+/));
  test('with something to accept that there is not', () =>
    refuses(['replay', at('good.txt'), '--accept', 'all'], /--accept takes rules or pack, not "all"/));
});

describe('a place for records', () => {
  test('that is a file where a folder is needed', () => {
    const file = here.write('taken', 'x');
    return refuses(['play', 'vinhos/2016', '--games', '2', '--record', file], /taken: a file is in the way/);
  });
  test('that is one file for several games', () =>
    refuses(['play', 'vinhos/2016', '--games', '2', '--record', at('one.txt')], /one\.txt: several games need a folder/));
});
