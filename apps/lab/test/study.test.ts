import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bot } from '@adega/kernel';
import { describe, expect, test } from 'vitest';
import { playersOf } from '../players.ts';
import { playTold } from '../study/told.ts';
import { makeGame, titleNamed } from '../titles.ts';
import { folder, run, runJson } from './run.ts';

const here = folder();

test('a study says for each number of players what it found and which goals hold', async () => {
  const { studies } = await runJson('study', 'vino', '--games', '6');
  expect(studies.map((s: { findings: { seats: number } }) => s.findings.seats)).toEqual([3, 4, 5]);
  for (const { findings, goals } of studies) {
    expect(findings.rounds.reduce((a: number, b: number) => a + b)).toBe(6);
    expect(goals).toHaveLength(5);
    // Everybody wins his share of all games, whatever it is called by.
    const wins = (shares: { value: number; n: number }[]) => shares.reduce((sum, { value, n }) => sum + (value * n) / findings.seats, 0);
    expect(wins(findings.judgements)).toBeCloseTo(6);
    expect(wins(findings.places)).toBeCloseTo(6);
  }
});

test('the same seed gives the same study, another gives another', async () => {
  const study = (seed: string) => run('study', 'vino', '--games', '3', '--seed', seed).then(said => said.out);
  expect(await study('a')).toBe(await study('a'));
  expect(await study('a')).not.toBe(await study('b'));
});

test('plots are written as SVG', async () => {
  const at = join(here.path, 'plots');
  await run('study', 'vino', '--games', '3', '--plots', at);
  expect(readdirSync(at)).toHaveLength(15);
  for (const file of readdirSync(at)) expect(readFileSync(join(at, file), 'utf8')).toMatch(/^<svg [^>]+>[\s\S]*<\/svg>\n$/);
});

test('a game that nobody studies is said, and so is one that is none', async () => {
  const { code, err } = await run('study', 'vinhos/2017');
  expect([code, err]).toEqual([2, expect.stringContaining('vinhos/2016')]);
});

describe.each([
  { game: 'vinhos/2016', seats: 2, turns: 13 },
  { game: 'vinhos/reserve', seats: 2, turns: 12 },
  { game: 'vinhos/first', seats: 3, turns: 12 },
])('a study of $game', ({ game, seats, turns }) => {
  const studied = runJson('study', game, '--seats', `${seats}`, '--games', '2', '--bots', 'level1');

  test('the points of all sources make the totals, of winners and of the others', async () => {
    const { winners, others, rows } = (await studied).studies[0];
    const sum = (side: 'winners' | 'others') => ofGroup(rows, 'points').reduce((n, row) => n + row[side], 0);
    expect(sum('winners')).toBeCloseTo(winners);
    expect(sum('others')).toBeCloseTo(others);
    expect(winners).toBeGreaterThan(others);
  });

  test('everybody enters a space in each turn, and with two has a place at each fair', async () => {
    const { rows } = (await studied).studies[0];
    const both = (group: string) => ofGroup(rows, group).reduce((n, row) => n + row.winners + (seats - 1) * row.others, 0) / seats;
    expect(ofGroup(rows, 'actions').length).toBe(9);
    expect(both('actions')).toBeCloseTo(turns);
    if (seats === 2) expect(both('fairs')).toBeCloseTo(3);
  });

  test('things out of play are left out, and numbers carry where they come from', async () => {
    const { rows } = (await studied).studies[0];
    const marks = new Set(rows.map(({ mark }: Row) => mark));
    for (const mark of ['R', 'D', 'X']) expect(marks).toContain(mark);
    const columns = ofGroup(rows, 'majorities').map(({ name }) => name);
    expect(columns).toHaveLength(game === 'vinhos/first' ? 4 : 3);
  });
});

test('what a study of Vinhos counts is what the events of its games tell', async () => {
  const game = makeGame(titleNamed('vinhos/reserve'), undefined);
  const [bot] = await playersOf(titleNamed('vinhos/reserve')).then(players => players.filter(({ name }) => name === 'level1'));
  const kinds = new Map<string, number>();
  for (const n of [0, 1]) {
    playTold(game, { seats: 2 }, [bot as Bot, bot as Bot], `1/2/${n}`, {
      hear: ({ kind }: { readonly kind: string }) => void kinds.set(kind, (kinds.get(kind) ?? 0) + 1),
    });
  }
  const { rows } = (await runJson('study', 'vinhos/reserve', '--seats', '2', '--games', '2', '--bots', 'level1')).studies[0];
  const all = (group: string) => Math.round(ofGroup(rows, group).reduce((n, row) => n + 2 * (row.winners + row.others), 0));
  expect(all('sales')).toBe(kinds.get('wine-sold'));
  expect(all('exports')).toBe(kinds.get('wine-exported') ?? 0);
  expect(all('experts hired')).toBe(kinds.get('expert-taken'));
  expect(all('stands')).toBe(kinds.get('stand-taken'));
  expect(all('extra actions') + all('multipliers')).toBe(kinds.get('benefit') ?? 0);
  expect(all('investments')).toBe((kinds.get('invested') ?? 0) + (kinds.get('disinvested') ?? 0));
});

test('alone the better games are set against the others, and Lacerda is not counted', async () => {
  const { bar, winners, others, rows } = (await runJson('study', 'vinhos/solo', '--games', '4', '--bots', 'level1')).studies[0];
  expect(winners).toBeGreaterThanOrEqual(bar);
  expect(others).toBeLessThan(bar);
  const turns = (side: 'winners' | 'others') => ofGroup(rows, 'actions').reduce((n, row) => n + row[side], 0);
  expect(turns('others')).toBeCloseTo(13);
});

interface Row {
  readonly group: string;
  readonly name: string;
  readonly mark?: string;
  readonly winners: number;
  readonly others: number;
}

const ofGroup = (rows: readonly Row[], of: string): readonly Row[] => rows.filter(({ group }) => group === of);
