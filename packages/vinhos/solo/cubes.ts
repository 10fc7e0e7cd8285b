// The cubes he takes. Frame lacerda-cubes: step 1 when a number has been drawn; value the number.

import { lowest } from '@adega/kit';
import { end, type Procedure, type Setting } from '../rules/setting.ts';
import type { State } from '../state.ts';
import { askNumber, returnNumbers } from './cards.ts';
import { answer, LACERDA, TWO, you } from './lacerda.ts';

/** solo.cubes: from the region of yours with the most cubes, ties by number card (SO15); the asking frame learns how many. */
export const takeCubes: Procedure = {
  run(g, s, f) {
    const regions = richest(s);
    if (regions === 0) return finish(g, 0);
    if ((regions & (regions - 1)) === 0) return takeFrom(g, s, lowest(regions));
    if (f.step++ === 0) return askNumber(g);
    const region = g.pack.regionOfNumber[f.value] as number;
    if (((regions >> region) & 1) === 0) return askNumber(g);
    returnNumbers(s);
    takeFrom(g, s, region);
  },
};

/** The regions in which you have a marker and no other such region has more cubes, a bit each; none where there are no cubes. */
function richest(s: State): number {
  const most = mostCubes(s);
  let set = 0;
  for (const { region } of you(s).estates) if (region >= 0 && most > 0 && s.cubes[region] === most) set |= 1 << region;
  return set;
}

function mostCubes(s: State): number {
  let most = 0;
  for (const { region } of you(s).estates) if (region >= 0) most = Math.max(most, s.cubes[region] as number);
  return most;
}

/** How many he would take now: two, or all if there are fewer. */
export const cubesAtHand = (s: State): number => Math.min(TWO, mostCubes(s));

function takeFrom(g: Setting, s: State, region: number): void {
  const cubes = cubesAtHand(s);
  s.cubes[region] = (s.cubes[region] as number) - cubes;
  s.cubeSupply += cubes;
  g.emit?.({ rule: 'solo.cubes', kind: 'cubes-removed', seat: LACERDA, region, cubes });
  finish(g, cubes);
}

function finish(g: Setting, cubes: number): void {
  end(g);
  answer(g, cubes);
}
