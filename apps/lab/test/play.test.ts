import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACK_2016 } from '@adega/vinhos';
import { expect, test } from 'vitest';
import { folder, run, runJson, runWatched } from './run.ts';

const here = folder();

test('the JSON has the counts and the speed', async () => {
  const json = await runJson('play', 'vinhos/2016', '--seats', '3', '--bots', 'random', '--games', '3', '--seed', '7');
  expect(json).toMatchObject({ game: 'vinhos/2016', seats: 3, games: 3, unfinished: 0 });
  for (const key of ['decisions', 'chance', 'seconds', 'gamesPerSecond', 'decisionsPerSecond']) expect(json[key]).toBeGreaterThan(0);
  expect(json.decisionsPerSecond * json.seconds).toBeCloseTo(json.decisions, 3);
  expect(json.players).toHaveLength(3);
  expect(json.players.reduce((sum: number, p: { wins: number }) => sum + p.wins, 0)).toBeCloseTo(1, 9);
});

test('the same seed gives the same games, another one others', async () => {
  const play = async (seed: string) => {
    const { players, decisions, chance } = await runJson('play', 'vinhos/2016', '--seats', '2', '--games', '2', '--seed', seed);
    return { players, decisions, chance };
  };
  expect(await play('a')).toEqual(await play('a'));
  expect(await play('a')).not.toEqual(await play('b'));
});

test('people get a table, and a bar only where somebody watches', async () => {
  const typed = ['play', 'vinhos/2016', '--seats', '2', '--games', '2'];
  const quiet = await run(...typed);
  expect([quiet.code, quiet.err]).toEqual([0, '']);
  expect(quiet.out).toMatch(/^seat {2}bot {5}wins +score$/m);
  expect(quiet.out).toMatch(/± /);
  const watched = await runWatched(true, ...typed);
  expect(watched.err).toContain('%');
  expect(watched.err.endsWith('\r')).toBe(true);
});

test('records go to a file or a folder, each with its seed', async () => {
  const file = join(here.path, 'new', 'one.txt');
  expect((await run('play', 'vinhos/2016', '--seats', '2', '--seed', 'x', '--record', file)).code).toBe(0);
  expect(readFileSync(file, 'utf8')).toMatch(/^# played by random, random; seed x, game 1\nadega-record: 1\n/);
  const many = join(here.path, 'many');
  expect((await run('play', 'vinhos/2016', '--seats', '2', '--seed', 'x', '--games', '2', '--record', many)).code).toBe(0);
  expect(readdirSync(many).sort()).toEqual(['1.txt', '2.txt']);
  expect(readFileSync(join(many, '1.txt'), 'utf8')).toBe(readFileSync(file, 'utf8'));
});

test('options and packs of the user are played', async () => {
  const pack = here.write('rich.json', JSON.stringify({ ...PACK_2016, supplies: { ...PACK_2016.supplies, money: [90, 90, 90, 90] } }));
  const typed = ['play', 'vinhos/2016', '--option', 'regions=random', '--option', 'seats=2', '--seed', '4'];
  const usual = await runJson(...typed);
  const rich = await runJson(...typed, '--pack', pack);
  expect(usual.seats).toBe(2);
  expect(rich.players).not.toEqual(usual.players);
});

test('bots are one for all or one each', async () => {
  const json = await runJson('play', 'vinhos/2016', '--seats', '2', '--bots', 'random,random');
  expect(json.players.map((p: { bot: string }) => p.bot)).toEqual(['random', 'random']);
});

test('nothing is written before everything is checked', async () => {
  const at = join(here.path, 'never');
  expect((await run('play', 'vinhos/2016', '--bots', 'nobody', '--record', at)).code).toBe(2);
  expect((await run('play', 'vinhos/2016', '--games', 'x', '--record', at)).code).toBe(2);
  expect(existsSync(at)).toBe(false);
});

test('of a game for one, how often each score came up, its title and the mean of each part', async () => {
  const { alone, players } = await runJson('play', 'vinhos/solo', '--games', '10', '--seed', '1');
  const games = alone.scores.reduce((n: number, row: { games: number }) => n + row.games, 0);
  const sum = alone.scores.reduce((n: number, row: { games: number; score: number }) => n + row.games * row.score, 0);
  expect([games, sum / games]).toEqual([10, players[0].score]);
  expect(alone.scores[0]).toEqual({ score: 0, games: expect.any(Number), title: 'table-wine' });
  const mean = alone.parts.reduce((n: number, { mean }: { mean: number }) => n + mean, 0);
  expect(mean).toBeCloseTo(players[0].score);
  expect((await run('play', 'vinhos/solo', '--games', '10', '--seed', '1')).out).toMatch(/\nscore {2}games {2}share\n0 .*table-wine\n/);
});
