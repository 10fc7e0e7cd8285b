// The press release of 2010: cubes only where they help, a fair tile by the value, barrels for the magnates.

import { readOff, type Tables } from '../data/pack.ts';
import type { FrameOf } from '../frames.ts';
import { entrust, spotOf } from '../moves.ts';
import type { MoveOf, Player, State } from '../state.ts';
import { addBarrel } from './barrels.ts';
import { askMagnates, carrying, forbidsCubes, type PressStep } from './press.ts';
import { type Asking, type Forbidden, playerOf, type Setting, type Tally } from './setting.ts';
import { regionOf, valueWith, wineAt } from './wine.ts';

/** press.points-2010: what is beyond 9. */
export const pointsBeyond = (pack: Tables, value: number): number => Math.max(0, value - pack.beyond);

/** The number on the fair tile for a wine of this value. */
export const expertsFor = (pack: Tables, value: number): number => readOff(pack.expertsFor, value);

/** press.wine: the last cube must bring something that one cube fewer would not (A41). */
export function forbidsUnneeded(g: Setting, s: State, f: FrameOf<'centre' | 'late-press'>, m: MoveOf<'present'>, tally?: Tally): Forbidden {
  const lacking = forbidsCubes(g, s, f, m, tally);
  return lacking ?? (m.to > 0 && !lastCubeHelps(g, s, playerOf(s, f.seat), m) ? 'press.wine' : undefined);
}

/** More experts, more points, or the magnate satisfied who looks at the value. */
function lastCubeHelps(g: Setting, s: State, p: Player, m: MoveOf<'present'>): boolean {
  const worth = g.pack.cubeWorth[regionOf(wineAt(p, spotOf(m)))] as number;
  const value = valueWith(g, p, spotOf(m), m.to);
  const less = value - worth;
  const wanted = g.pack.wantsValue[s.vintage] as number;
  const experts = expertsFor(g.pack, value) > expertsFor(g.pack, less);
  return experts || pointsBeyond(g.pack, value) > pointsBeyond(g.pack, less) || (less < wanted && wanted <= value);
}

/** The fair tile keeps the number; what comes later does not matter (A84). */
export const takeFairTile: PressStep = (g, s, f) => {
  const p = playerOf(s, f.seat);
  p.mayBring = expertsFor(g.pack, f.value);
  g.emit?.({ rule: 'press.points-2010', kind: 'fair-tile', seat: f.seat, experts: p.mayBring });
};

export const askEntrusting: PressStep = (g, _s, f) => askMagnates(g, f, 'entrust-barrels');

/** Barrels of one's own go to the magnates; the 0 vintage of year 1 satisfies none of them. */
export const entrustBarrels: Asking<'entrust-barrels'> = carrying({
  move: entrust,
  barrels: p => p.barrels,
  carry(p, magnate) {
    p.barrels--;
    addBarrel(p, magnate, 1);
  },
  told: 'barrel-entrusted',
});
