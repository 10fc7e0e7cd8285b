import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACK_2016 } from '@adega/vinhos';
import { beforeAll, describe, expect, test } from 'vitest';
import { folder, run, runJson } from './run.ts';

const here = folder();
const file = join(here.path, 'game.txt');
let text = '';

beforeAll(async () => {
  await run('play', 'vinhos/2016', '--seats', '2', '--seed', 'replay', '--record', file);
  text = readFileSync(file, 'utf8');
});

const resultIn = (record: string): string[] => record.split('\n').filter(line => line.startsWith('result.'));

test('a recorded game comes to the same result', async () => {
  const json = await runJson('replay', file);
  expect(json).toMatchObject({
    game: 'vinhos/2016',
    rules: 2,
    options: { seats: 2, regions: 'random' },
    finished: true,
    agrees: true,
  });
  const lines = json.scores.map(({ seat, total }: { seat: number; total: number }) => {
    const rank = json.result.find((place: { seat: number }) => place.seat === seat).rank;
    return `result.${seat}: rank ${rank} total ${total}`;
  });
  expect(lines).toEqual(resultIn(text));
  const { code, out } = await run('replay', file);
  expect(code).toBe(0);
  expect(out).toMatch(/^rank {2}seat {2}total {2}export/m);
});

test('--to shows a position on the way: scores, who is asked, what is offered', async () => {
  const json = await runJson('replay', file, '--to', '40');
  expect(json).toMatchObject({ entries: 40, finished: false });
  const next = text.split('\n').filter(line => /^(chance|\d) /.test(line))[40] as string;
  const [by, ...words] = next.split(' ');
  expect(json.asked.find((a: { by: string }) => a.by === by).moves).toContain(words.join(' '));
  const { out } = await run('replay', file, '--to', '40');
  expect(out).toContain(`\n${by} is asked`);
  expect(out).toMatch(/^players:$/m);
  expect(out).toContain(`\nvintage: ${json.position.vintage}\n`);
  expect((await runJson('replay', file, '--to', '0')).entries).toBe(0);
});

test('--events tells what happened, with the rules', async () => {
  const { out } = await run('replay', file, '--events', '--to', '60');
  expect(out).toMatch(/^ {3}1 {2}chance order-is /m);
  expect(out).toMatch(/^ {8}setup\.order {2}order order /m);
  const json = await runJson('replay', file, '--events');
  expect(json.events).toHaveLength(json.of);
  expect(json.events[0].events[0].rule).toBe('setup.order');
});

test('a result that is not that of the moves fails', async () => {
  const line = resultIn(text)[0] as string;
  const wrong = here.write('wrong.txt', text.replace(line, line.replace(/total \d+/, 'total 999')));
  const { code, err } = await run('replay', wrong);
  expect(code).toBe(1);
  expect(err).toContain('wrong.txt: the result in the header is not the result of the moves');
});

test('a game that is not finished is shown as far as it goes', async () => {
  const lines = text.split('\n').filter(line => !line.startsWith('result.'));
  const begun = here.write('begun.txt', `${lines.slice(0, 60).join('\n')}\n`);
  expect(await runJson('replay', begun)).toMatchObject({ finished: false, agrees: true });
});

describe('a record of something else', () => {
  test('of another version of the rules is said, and can be tried', async () => {
    const other = here.write('rules.txt', text.replace(/^rules: \d+/m, 'rules: 7'));
    const { code, err } = await run('replay', other);
    expect(code).toBe(2);
    expect(err).toMatch(/rules\.txt, line 4: played by version 7 of the rules, and this is version 2/);
    expect((await run('replay', other, '--accept', 'rules')).code).toBe(0);
  });

  test('of older rules, with an earlier pack of ours, is carried over', async () => {
    const pack = 'a1977caccb8259db6e1551d9c8a1473ebae47cad5df43f464847ec0c76f1da13';
    const older = text
      .replace(/^rules: \d+/m, 'rules: 1')
      .replace(/^pack: .*$/m, `pack: ${pack}`)
      .replace(/^result.*\n/gm, '');
    const file = here.write('older.txt', older.split('\n').slice(0, 40).join('\n'));
    expect((await run('replay', file)).err).toMatch(/played by version 1 of the rules, and this is version 2/);
    const json = await runJson('replay', file, '--accept', 'rules');
    expect(json).toMatchObject({ rules: 2, pack, carried: { from: 1, answered: 0 } });
    expect((await run('replay', file, '--accept', 'rules')).out).toContain('carried over from version 1 of the rules (0 new questions)');
  });

  test('with another pack is said, and replays with that pack', async () => {
    const pack = here.write('dear.json', JSON.stringify({ ...PACK_2016, prices: { ...PACK_2016.prices, winery: 4 } }));
    const other = join(here.path, 'pack.txt');
    await run('play', 'vinhos/2016', '--seats', '2', '--pack', pack, '--record', other);
    const { code, err } = await run('replay', other);
    expect(code).toBe(2);
    expect(err).toMatch(/pack\.txt, line 5: played with pack [0-9a-f]{64}, not with/);
    expect((await run('replay', other, '--pack', pack)).code).toBe(0);
    // As the page saves it, it brings the pack along.
    const saved = (above: string) => here.write('saved.txt', `# 1: Ana\n# pack: ${above}\n${readFileSync(other, 'utf8')}`);
    expect((await run('replay', saved(readFileSync(pack, 'utf8')))).code).toBe(0);
    expect((await run('replay', saved(JSON.stringify(PACK_2016)))).err).toContain('played with pack');
    expect((await run('replay', saved('{no}'))).err).toMatch(/saved\.txt, line 2: the pack is no JSON/);
    expect((await runJson('replay', other, '--pack', pack, '--to', '50')).position.players).toHaveProperty('2');
    expect((await run('replay', file, '--accept', 'pack', '--pack', pack)).code).not.toBe(0);
  });
});
