// The worked examples of the rulebooks (worked/) and rulings that need a whole position (scenarios/): a file each, played as written.

import { globSync, readFileSync } from 'node:fs';
import { makeProblem, playScenario, type Scenario } from '@adega/kernel';
import { describe, expect, test } from 'vitest';
import { PACK_2016 } from '../data/packs.ts';
import { edition2016 } from '../editions/2016.ts';
import { playhouse } from '../scenario.ts';

const HOUSES = [playhouse(edition2016, PACK_2016)];

/** The examples of the texts that have numbers of 2016. G12 and G52 have few, the others of the list belong to other editions. */
const EXAMPLES = [
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 19, 25, 26, 28, 36, 37],
  ...[41, 42, 43, 44, 45, 49, 51, 52, 56],
].map(n => `G${n}`);

const readJson = (file: URL) => JSON.parse(readFileSync(file, 'utf8')) as Scenario;

/** 'passed', or what is wrong, a line each. */
function played(file: URL): readonly string[] {
  const ending = playScenario(readJson(file), HOUSES);
  return ending.is === 'passed' ? ['passed'] : [ending.is, ...ending.problems.map(makeProblem)];
}

for (const folder of ['worked', 'scenarios']) {
  describe(folder, () => {
    const at = new URL(`${folder}/`, import.meta.url);
    for (const file of globSync('*.json', { cwd: at }).sort()) {
      test(file, () => expect(played(new URL(file, at))).toEqual(['passed']));
    }
  });
}

test('every worked example of 2016 is there', () => {
  const at = new URL('worked/', import.meta.url);
  const sources = globSync('*.json', { cwd: at }).map(file => readJson(new URL(file, at)).source);
  const shown = new Set(sources.flatMap(source => source.match(/G\d+/g) ?? []));
  expect(EXAMPLES.filter(id => !shown.has(id))).toEqual([]);
});

test('the example of docs/scenarios.md passes', () => {
  const page = readFileSync(new URL('../../../docs/scenarios.md', import.meta.url), 'utf8');
  const [, example = ''] = /```json\n(.*?)```/s.exec(page) ?? [];
  expect(playScenario(JSON.parse(example), HOUSES)).toEqual({ is: 'passed' });
});
