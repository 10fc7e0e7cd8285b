// The worked examples of the rulebooks (worked/) and rulings that need a whole position (scenarios/): a file each, played as written.

import { globSync, readFileSync } from 'node:fs';
import { makeProblem, playScenario } from '@adega/kernel';
import { describe, expect, test } from 'vitest';
import { PACK_2016 } from '../data/packs.ts';
import { edition2016 } from '../editions/2016.ts';
import { playhouse } from '../scenario.ts';

const HOUSES = [playhouse(edition2016, PACK_2016)];

/** 'passed', or what is wrong, a line each. */
function played(file: URL): readonly string[] {
  const ending = playScenario(JSON.parse(readFileSync(file, 'utf8')), HOUSES);
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
