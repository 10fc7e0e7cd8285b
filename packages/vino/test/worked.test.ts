// The worked examples of the rulebook (worked/) and rulings that need a whole position (scenarios/): a file each, played as written.

import { globSync, readFileSync } from 'node:fs';
import { makeProblem, playScenario, type Scenario } from '@adega/kernel';
import { expect, test } from 'vitest';
import { PACK } from '../data/packs.ts';
import { playhouse } from '../scenario.ts';

const HOUSES = [playhouse(PACK)];
const folder = new URL('.', import.meta.url);
const files = globSync('{worked,scenarios}/*.json', { cwd: folder }).sort();
const readJson = (file: string) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Scenario;

test.each(files)('%s', file => {
  const ending = playScenario(readJson(file), HOUSES);
  expect(ending.is === 'passed' ? [] : ending.problems.map(makeProblem)).toEqual([]);
});

test('all three numbers that the text gives are there', () => {
  const examples = files.filter(file => file.startsWith('worked/'));
  expect(examples.map(file => readJson(file).source).sort()).toEqual(['G55 (fr 169)', 'G55 (fr 213)', 'G55 (fr 53)']);
});
