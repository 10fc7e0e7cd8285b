// The multipliers of the magnates' rows (2010) when a barrel comes to them: some score at once. Frame pour-wine: the wine for the wine multiplier.

import type { Seat } from '@adega/kernel';
import { lowest } from '@adega/kit';
import { withPlayer } from '../clone.ts';
import { FEATURES, SUBJECTS } from '../data/words.ts';
import { pour, spotOf } from '../moves.ts';
import { type MoveOf, NOBODY, NONE, type Player, type State } from '../state.ts';
import { isActionPossible } from './action.ts';
import { type Asking, end, playerOf, push, type Setting, seatOf } from './setting.ts';
import { cubesUsable, discardWine, hasWine, plainValue, regionOf, removeCubes, wineAt, winesOf } from './wine.ts';

const WINE = SUBJECTS.indexOf('wine');
const ALL_KINDS = SUBJECTS.indexOf('features');
const RENOWN = SUBJECTS.indexOf('renown');
const ALL_FEATURES = (1 << FEATURES.length) - 1;

/** How an edition treats multipliers that score at once. */
export interface Rows {
  /** The experts before a player that count for the multiplier of all features. */
  readonly counted: (p: Player) => number;
  /** Whether a slot may be taken whose condition is not met; it scores nothing then (C52, A104). */
  readonly unmet: boolean;
}

export const expertsFaceUp = (p: Player): number => p.expertsUp;
export const expertsEitherSide = (p: Player): number => p.expertsUp | p.expertsDown;

/** An empty slot of a multiplier on which the player has no barrel yet (A107). */
export function isFree(g: Setting, s: State, seat: Seat, slot: number): boolean {
  const subject = g.pack.slotSubject[slot];
  return s.rowSlots[slot] === NOBODY && !s.rowSlots.some((owner, i) => owner === seat && g.pack.slotSubject[i] === subject);
}

/** The condition of a multiplier that scores at once, one wine being spent for it; the others have none. */
export function isMet(g: Setting, p: Player, slot: number): boolean {
  if (g.edition.rows?.unmet === true) return true;
  const subject = g.pack.slotSubject[slot];
  if (subject === WINE) return winesOf(p) > 1;
  return subject !== ALL_KINDS || hasAllFeatures(g, p);
}

/** Whether a wine is poured for this slot when the one spent for it is gone. */
export const isPoured = (g: Setting, p: Player, slot: number): boolean => g.pack.slotSubject[slot] === WINE && hasWine(p);

export function takeSlot(g: Setting, s: State, seat: Seat, slot: number): void {
  const p = playerOf(s, seat);
  s.rowSlots[slot] = seat;
  if (isPoured(g, p, slot)) push(g, 'pour-wine', seat);
  else if (g.pack.slotSubject[slot] !== WINE) scoreNow(g, p, seat, slotNow(g, s, seat, slot) ?? 0);
}

function scoreNow(g: Setting, p: Player, seat: Seat, vp: number): void {
  if (vp === 0) return;
  p.magnateVp += vp;
  g.emit?.({ rule: 'magnate.benefit-2010', kind: 'multiplied', seat, vp });
}

function hasAllFeatures(g: Setting, p: Player): boolean {
  let features = 0;
  for (let rest = g.edition.rows?.counted(p) ?? 0; rest !== 0; rest &= rest - 1) {
    features |= 1 << (g.pack.expertFeature[lowest(rest)] as number);
  }
  return features === ALL_FEATURES;
}

/** What a slot scores at once; NONE where a wine decides, undefined where it scores at the end. */
export function slotNow(g: Setting, s: State, seat: Seat, slot: number): number | undefined {
  const p = playerOf(s, seat);
  const per = g.pack.slotPer[slot] as number;
  switch (g.pack.slotSubject[slot]) {
    case WINE:
      return NONE;
    case ALL_KINDS:
      return hasAllFeatures(g, p) ? per : 0;
    case RENOWN:
      return per * renownOf(s, p);
    default:
      return undefined;
  }
}

/** Cubes in the own regions, each region once (A105). */
const renownOf = (s: State, p: Player): number =>
  s.cubes.reduce((n, cubes, region) => (p.estates.some(e => e.region === region) ? n + cubes : n), 0);

// The wine multiplier: one more wine scores its value, with cubes as one likes

export const pourWine: Asking<'pour-wine'> = {
  by: seatOf,
  moves(g, s, f, out, all) {
    const p = playerOf(s, f.seat);
    for (let spot = 0; spot < p.wines.length; spot++) {
      if (wineAt(p, spot) === 0) continue;
      const most = all ? g.pack.mostCubes : cubesUsable(g, s, p, regionOf(wineAt(p, spot)));
      for (let cubes = 0; cubes <= most; cubes++) out.push(pour(spot, cubes));
    }
  },
  forbids(g, s, f, m) {
    const p = playerOf(s, f.seat);
    if (m.to > cubesUsable(g, s, p, regionOf(wineAt(p, spotOf(m))))) return 'magnate.benefit-2010';
    return s.turn.stage === 'between' && !leavesAction(g, s, f.seat, m) ? 'move.able' : undefined;
  },
  play(g, s, f, m) {
    end(g);
    const p = playerOf(s, f.seat);
    const spot = spotOf(m);
    const region = regionOf(wineAt(p, spot));
    const value = plainValue(g, p, spot) + m.to * (g.pack.cubeWorth[region] as number);
    removeCubes(g, s, f.seat, region, m.to);
    discardWine(g, s, f.seat, spot, 'magnate.benefit-2010');
    scoreNow(g, p, f.seat, value);
  },
};

/** Whether the action of the turn can still be done when this wine and these cubes are gone. */
function leavesAction(g: Setting, s: State, seat: Seat, m: MoveOf<'pour'>): boolean {
  const copy = without(s, seat, spotOf(m));
  const region = regionOf(wineAt(playerOf(s, seat), spotOf(m)));
  copy.cubes = s.cubes.with(region, (s.cubes[region] as number) - m.to);
  return isActionPossible(g, copy);
}

/** The position when this wine is gone. */
export function without(s: State, seat: Seat, spot: number): State {
  const p = playerOf(s, seat);
  return withPlayer(s, seat, { ...p, wines: p.wines.with(spot, 0) });
}

/** Whether some wine can be poured that the action of the turn does not need. */
export function canPour(g: Setting, s: State, seat: Seat): boolean {
  const p = playerOf(s, seat);
  for (let spot = 0; spot < p.wines.length; spot++) {
    if (wineAt(p, spot) !== 0 && leavesAction(g, s, seat, pour(spot, 0))) return true;
  }
  return false;
}
