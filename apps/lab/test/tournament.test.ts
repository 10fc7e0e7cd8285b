import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bot } from '@adega/kernel';
import { expect, test } from 'vitest';
import { makeGame, titleNamed } from '../titles.ts';
import { entrantsOf, fixtureOf } from '../tournament/draw.ts';
import { type Played, playFixture } from '../tournament/played.ts';
import { isClear, ratingsOf } from '../tournament/rating.ts';
import { run } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'tournament-'));

test('everybody sits everywhere once in a set, with the same draws', () => {
  const set = [0, 1, 2].map(n => fixtureOf(n, 3, 'x'));
  for (let seat = 0; seat < 3; seat++) expect(set.map(({ seating }) => seating[seat]).sort()).toEqual([0, 1, 2]);
  expect(new Set(set.map(({ draws }) => draws)).size).toBe(1);
  expect(new Set(set.map(({ thoughts }) => thoughts)).size).toBe(3);
  expect(fixtureOf(3, 3, 'x').draws).not.toBe(set[0]?.draws);
});

test('two names are enough for any number of seats', () => {
  expect(entrantsOf(['a', 'b'], 4)).toEqual(['a', 'b', 'b', 'b']);
  expect(entrantsOf(['a', 'b', 'c'], 3)).toEqual(['a', 'b', 'c']);
  expect(entrantsOf(['a', 'b', 'c'], 2)).toBeUndefined();
});

/** The first of two wins so many of a hundred games. */
const results = (wins: number): Played[] =>
  Array.from({ length: 100 }, (_, n) => {
    const won = (n * 37) % 100 < wins;
    return { n, scores: won ? [120, 80] : [80, 120], ranks: won ? [1, 2] : [2, 1] };
  });

test('who wins three of four games is some 190 points ahead, and the interval says how sure that is', () => {
  const [a, b] = ratingsOf(['a', 'b'], results(75), 's');
  expect((a?.elo ?? 0) - (b?.elo ?? 0)).toBeGreaterThan(170);
  expect((a?.elo ?? 0) - (b?.elo ?? 0)).toBeLessThan(210);
  expect(a?.low).toBeLessThan(a?.elo ?? 0);
  expect(a?.high).toBeGreaterThan(a?.elo ?? 0);
  expect(a).toMatchObject({ name: 'a', games: 100, winRate: 0.75, meanScore: 110 });
});

test('with copies of a name a rate is that of all of them', () => {
  const played = results(50).map(({ n }): Played => ({ n, scores: [90, 80, 70], ranks: n % 3 === 0 ? [1, 2, 3] : [3, 1, 1] }));
  const [one, copies] = ratingsOf(['a', 'b', 'b'], played, 's');
  expect((one?.winRate ?? 0) + (copies?.winRate ?? 0)).toBeCloseTo(1);
  expect(one?.winRate).toBeCloseTo(0.34);
});

test('it is clear early who is better, and not where they are equal', () => {
  expect(isClear(['a', 'b'], results(90).slice(0, 30))).toBe(true);
  expect(isClear(['a', 'b'], results(50))).toBe(false);
});

test('games add up in a file, and are not played twice', async () => {
  const file = join(folder, 'results.json');
  const args = ['tournament', 'vino', '--seats', '3', '--bots', 'merchant,random', '--seed', '5', '--results', file, '--json'];
  const first = await run(...args, '--games', '3');
  const before = readFileSync(file, 'utf8');
  expect(await run(...args, '--games', '3')).toEqual(first);
  expect(readFileSync(file, 'utf8')).toBe(before);
  const more = JSON.parse((await run(...args, '--games', '6')).out);
  expect(more.entrants.map((one: { name: string; games: number }) => [one.name, one.games])).toEqual([
    ['merchant', 6],
    ['random', 6],
  ]);
  expect(more.entrants[0].winRate).toBeGreaterThan(0.5);
});

test('games add up whether the usual number of seats is said or not', async () => {
  const file = join(folder, 'unsaid.json');
  const args = ['tournament', 'vinhos/solo', '--bots', 'random', '--games', '2', '--results', file];
  await run(...args);
  const before = readFileSync(file, 'utf8');
  await run(...args, '--seats', '1');
  expect(readFileSync(file, 'utf8')).toBe(before);
});

/** It never sells nor buys, where it may choose: with the option that ends idle games off, nobody ever ends one. */
const idle: Bot = {
  name: 'idle',
  plan: ({ game, decision: { moves } }) => [moves.find(m => game.keyOf(m) === 'pass') ?? moves.at(-1)] as never,
};

test('a game without an end is told and not rated, and the others go on', () => {
  const game = makeGame(titleNamed('vino'), undefined);
  const contest = { game, options: { seats: 3, stall: 'off' }, bots: [idle, idle, idle] };
  const endless = playFixture(contest, fixtureOf(0, 3, 'x'));
  expect(endless).toEqual({ n: 0, scores: [], ranks: [] });
  const ended: Played = { n: 1, scores: [30, 20, 10], ranks: [1, 2, 3] };
  expect(ratingsOf(['a', 'b', 'c'], [endless, ended], 's')[0]).toMatchObject({ games: 1, winRate: 1, meanScore: 30 });
});

test('several processes play the same games as one', async () => {
  const args = ['tournament', 'vino', '--seats', '3', '--bots', 'merchant,vintner', '--games', '6', '--json'];
  expect((await run(...args, '--processes', '2')).out).toBe((await run(...args)).out);
});

test('the picture of the ratings names everybody', async () => {
  const file = join(folder, 'ratings.svg');
  await run('tournament', 'vino', '--seats', '3', '--bots', 'vintner,random', '--games', '3', '--plot', file);
  for (const name of ['vintner', 'random']) expect(readFileSync(file, 'utf8')).toContain(name);
});

test('a wrong number of bots is said', async () => {
  const { code, err } = await run('tournament', 'vinhos/2016', '--seats', '4', '--bots', 'random,random,random');
  expect(code).toBe(2);
  expect(err).toContain('--bots names 3 bots for 4 seats');
});
