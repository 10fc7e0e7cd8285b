// The cubes he takes. The frame below learns in its item how many there were.

import { has, lowest, membersOf, sizeOf } from '@adega/kit';
import type { FrameOf } from '../frames.ts';
import { end, type Procedure, type Setting } from '../rules/setting.ts';
import type { State } from '../state.ts';
import { askNumber, returnNumbers } from './cards.ts';
import { LACERDA, TWO, you } from './lacerda.ts';

/** solo.cubes: from the region of yours with the most cubes, ties by number card (SO15). */
export const takeCubes: Procedure<'lacerda-cubes'> = {
  run(g, s, f) {
    const regions = richest(s);
    if (regions === 0) return takeNone(g);
    if (sizeOf(regions) === 1) return takeFrom(g, s, lowest(regions));
    const region = g.pack.regionOfNumber[f.value] as number;
    if (!has(regions, region)) return askNumber(g);
    returnNumbers(s);
    takeFrom(g, s, region);
  },
};

/** The regions in which you have a marker and no other such region has more cubes, a bit each; none where there are no cubes. */
function richest(s: State): number {
  const most = mostCubes(s);
  let set = 0;
  for (const { region } of you(s).estates) if (most > 0 && s.cubes[region] === most) set |= 1 << region;
  return set;
}

/** The most in a region of yours; an estate without a region has none. */
function mostCubes(s: State): number {
  let most = 0;
  for (const { region } of you(s).estates) if (region >= 0) most = Math.max(most, s.cubes[region] as number);
  return most;
}

/** solo.cubes: how many he would take now, and the regions that they may come from. */
export const hisCubes = (s: State): { cubes: number; regions: number[] } => ({ cubes: cubesAtHand(s), regions: membersOf(richest(s)) });

/** How many he would take now: two, or all if there are fewer. */
export const cubesAtHand = (s: State): number => Math.min(TWO, mostCubes(s));

function takeNone(g: Setting): void {
  g.emit?.({ rule: 'solo.cubes', kind: 'no-cubes', seat: LACERDA });
  finish(g, 0);
}

function takeFrom(g: Setting, s: State, region: number): void {
  const cubes = cubesAtHand(s);
  s.cubes[region] = (s.cubes[region] as number) - cubes;
  s.cubeSupply += cubes;
  g.emit?.({ rule: 'solo.cubes', kind: 'cubes-removed', seat: LACERDA, region, cubes });
  finish(g, cubes);
}

function finish(g: Setting, cubes: number): void {
  end(g);
  (g.stack.at(-1) as FrameOf<'lacerda-export' | 'lacerda-sales' | 'lacerda-press'>).item = cubes;
}
