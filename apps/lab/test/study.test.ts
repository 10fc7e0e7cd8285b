import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
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

test('only Vino can be studied', async () => {
  const { code, err } = await run('study', 'vinhos/2016');
  expect([code, err]).toEqual([2, expect.stringContaining('only vino')]);
});
