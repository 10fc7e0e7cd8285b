// Sending wine abroad.

import { lacks, lacksOne } from '@adega/kit/needs.ts';
import type { FrameOf } from '../frames.ts';
import { exportTo, spotOf } from '../moves.ts';
import type { RuleId } from '../rulebook.ts';
import { type MoveOf, NOBODY, type Player, type State } from '../state.ts';
import { type Forbidden, playerOf, type Setting, type Tally } from './setting.ts';
import type { Unit } from './unit.ts';
import { bestValue, cubesNeeded, hasWine, regionOf, removeCubes, removeWine, wineAt } from './wine.ts';

export const exports: Unit<'export'> = {
  moves(g, s, f, out, all) {
    const p = playerOf(s, f.seat);
    if (!all && p.barrels === 0) return;
    for (let spot = 0; spot < p.wines.length; spot++) {
      if (wineAt(p, spot) === 0) continue;
      const reach = bestValue(g, s, p, spot);
      for (let space = 0; space < g.pack.exports; space++) {
        if (all || isWithin(g, s, space, reach)) out.push(exportTo(spot, space));
      }
    }
  },
  forbids: forbidsExport,
  play(g, s, f, m) {
    const p = playerOf(s, f.seat);
    const spot = spotOf(m);
    removeCubes(g, s, f.seat, regionOf(wineAt(p, spot)), cubesNeeded(g, p, spot, g.pack.exportNumber[m.to] as number));
    const vp = g.pack.exportPoints[m.to] as number;
    p.barrels--;
    s.exports[m.to] = f.seat;
    p.exportVp += vp;
    g.emit?.({ rule: 'export.send', kind: 'wine-exported', seat: f.seat, spot, space: m.to, wine: wineAt(p, spot), vp });
    removeWine(p, spot);
  },
};

/** export.two-players: only the framed columns. */
export const isOpenSpace = (g: Setting, s: State, space: number): boolean =>
  s.seats > 2 || g.pack.columnTwo[g.pack.exportColumn[space] as number] === 1;

/** Whether a space is open and free, and asks for no more than this value. */
const isWithin = (g: Setting, s: State, space: number, value: number): boolean =>
  s.exports[space] === NOBODY && (g.pack.exportNumber[space] as number) <= value && isOpenSpace(g, s, space);

/** A space that is open and free, a barrel for it, and its number as a value. */
function forbidsExport(g: Setting, s: State, f: FrameOf<'export'>, m: MoveOf<'export'>, tally?: Tally): Forbidden {
  if (!isOpenSpace(g, s, m.to)) return 'export.two-players';
  if (s.exports[m.to] !== NOBODY) return lacksOne('export.send', 'free-space', 0, tally);
  const p = playerOf(s, f.seat);
  if (p.barrels === 0) return lacksOne('export.send', 'barrel', 0, tally);
  return lacks('export.send', 'value', 'space', g.pack.exportNumber[m.to] as number, bestValue(g, s, p, spotOf(m)), tally);
}

/** Whether any wine could be sent. */
export function canExport(g: Setting, s: State, p: Player): boolean {
  if (p.barrels === 0 || !hasWine(p)) return false;
  const best = highestValue(g, s, p);
  for (let space = 0; space < g.pack.exports; space++) if (isWithin(g, s, space, best)) return true;
  return false;
}

/** For refusals, where wines and barrels are there: his best wine against the lowest space that is free. */
export function lacksShip(g: Setting, s: State, p: Player, rule: RuleId, tally: Tally): Forbidden {
  let lowest = Number.POSITIVE_INFINITY;
  for (let space = 0; space < g.pack.exports; space++) {
    if (s.exports[space] === NOBODY && isOpenSpace(g, s, space)) lowest = Math.min(lowest, g.pack.exportNumber[space] as number);
  }
  if (lowest === Number.POSITIVE_INFINITY) return lacksOne(rule, 'free-space', 0, tally);
  return lacks(rule, 'value', 'space', lowest, highestValue(g, s, p), tally);
}

/** Of all his wines. */
function highestValue(g: Setting, s: State, p: Player): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let spot = 0; spot < p.wines.length; spot++) {
    if (wineAt(p, spot) !== 0) best = Math.max(best, bestValue(g, s, p, spot));
  }
  return best;
}
