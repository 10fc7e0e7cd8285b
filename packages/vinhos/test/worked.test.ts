// The worked examples of the rulebooks (worked/) and rulings that need a whole position (scenarios/): a file each, played as written.

import { globSync, readFileSync } from 'node:fs';
import { makeProblem, playScenario, type Scenario } from '@adega/kernel';
import { describe, expect, test } from 'vitest';
import { PACK_2016, PACK_FIRST, PACK_RESERVE } from '../data/packs.ts';
import { edition2016 } from '../editions/2016.ts';
import { editionFirst } from '../editions/first.ts';
import { editionReserve } from '../editions/reserve.ts';
import { editionSolo } from '../editions/solo.ts';
import { playhouse } from '../scenario.ts';

const HOUSES = [
  playhouse(edition2016, PACK_2016),
  playhouse(editionReserve, PACK_RESERVE),
  playhouse(editionFirst, PACK_FIRST),
  playhouse(editionSolo, PACK_2016),
];

/** The examples that the texts of each edition have, by folder. G12 and G52 have few numbers. */
const EXAMPLES: { readonly [folder: string]: readonly number[] } = {
  worked: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 19, 25, 26, 28, 36, 37, 41, 42, 43, 44, 45, 49, 51, 52, 56],
  'worked/reserve': [
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 27, 29],
    ...[31, 32, 33, 34, 35, 36, 38, 39, 40, 46, 47, 48, 49, 50, 51, 52, 56],
  ],
  'worked/first': [
    ...[1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 22, 23, 24, 25, 27],
    ...[30, 31, 32, 33, 34, 35, 36, 38, 39, 40, 49, 51, 52, 56],
  ],
  'worked/solo': [53, 54],
};

const readJson = (file: URL) => JSON.parse(readFileSync(file, 'utf8')) as Scenario;

/** 'passed', or what is wrong, a line each. */
function played(file: URL): readonly string[] {
  const ending = playScenario(readJson(file), HOUSES);
  return ending.is === 'passed' ? ['passed'] : [ending.is, ...ending.problems.map(makeProblem)];
}

for (const folder of [...Object.keys(EXAMPLES), 'scenarios', 'scenarios/reserve', 'scenarios/first', 'scenarios/solo']) {
  describe(folder, () => {
    const at = new URL(`${folder}/`, import.meta.url);
    for (const file of globSync('*.json', { cwd: at }).sort()) {
      test(file, () => expect(played(new URL(file, at))).toEqual(['passed']));
    }
  });
}

test.each(Object.entries(EXAMPLES))('every worked example of %s is there', (folder, examples) => {
  const at = new URL(`${folder}/`, import.meta.url);
  const sources = globSync('*.json', { cwd: at }).map(file => readJson(new URL(file, at)).source);
  const shown = new Set(sources.flatMap(source => source.match(/G\d+/g) ?? []));
  expect(examples.filter(n => !shown.has(`G${n}`))).toEqual([]);
});

test('the example of docs/scenarios.md passes', () => {
  const page = readFileSync(new URL('../../../docs/scenarios.md', import.meta.url), 'utf8');
  const [, example = ''] = /```json\n(.*?)```/s.exec(page) ?? [];
  expect(playScenario(JSON.parse(example), HOUSES)).toEqual({ is: 'passed' });
});
