// The rows of the magnates (2010): for a wine a barrel goes along its row, to an extra action or to a multiplier.
// Frames spend-wine: tile NONE, item from where, most whereto; pour-wine; benefit-rounds: step whose turn, item who has passed for good.

import type { Seat } from '@adega/kernel';
import { has, lowest } from '@adega/kit';
import { clone } from '../clone.ts';
import { ABILITIES, FEATURES as ALL, EXTRA_ACTIONS, SUBJECTS, TILE_ACTIONS } from '../data/words.ts';
import { benefit, PASS, pay, pour, spotOf } from '../moves.ts';
import { EXTRAS, type Frame, type Move, NONE, type Player, ROWS, type State } from '../state.ts';
import { isActionPossible } from './action.ts';
import { canRise, rise } from './bank.ts';
import { addRowBarrel, PLACES_OF_ROWS, rowBarrels, rowOf } from './barrels.ts';
import { giveExperts } from './experts.ts';
import { forbidsHelper, type Helper, helperMoves, isHelper, isWindow, playHelper } from './helpers.ts';
import { isTilePossible, tileFrame, tileSpoils } from './magnates.ts';
import { end, type Forbidden, type Procedure, playerOf, push, type Question, type Setting, seatOf } from './setting.ts';
import { isUnturned } from './supply.ts';
import { cubesUsable, discardWine, hasWine, plainValue, regionOf, removeCubes, wineAt, winesOf } from './wine.ts';

const INVESTMENT = EXTRA_ACTIONS.indexOf('investment');
const EXPERT = TILE_ACTIONS.indexOf('expert');
const VINEYARD = TILE_ACTIONS.indexOf('vineyard');
const SALES = TILE_ACTIONS.indexOf('sales');
const EXPORT = TILE_ACTIONS.indexOf('export');
const WINE = SUBJECTS.indexOf('wine');
const FEATURES = SUBJECTS.indexOf('features');
const RENOWN = SUBJECTS.indexOf('renown');
const CASH = ABILITIES.indexOf('cash');
const ALL_FEATURES = (1 << ALL.length) - 1;

/** How an edition treats multipliers that score at once. */
export interface Rows {
  /** The experts before a player that count for the multiplier of all features. */
  readonly counted: (p: Player) => number;
  /** Whether a slot may be taken whose condition is not met; it scores nothing then (C52, A104). */
  readonly unmet: boolean;
}

export const expertsFaceUp = (p: Player): number => p.expertsUp;
export const expertsEitherSide = (p: Player): number => p.expertsUp | p.expertsDown;

const isSlot = (to: number): boolean => to >= PLACES_OF_ROWS;
const slotOf = (to: number): number => to - PLACES_OF_ROWS;
/** The extra action of a place that is no slot. */
const extraAt = (g: Setting, place: number): number => g.pack.extraAction[place - ROWS] as number;

// What may be done

function benefitMoves(g: Setting, s: State, f: Frame, out: Move[], all: boolean): void {
  if (!all && (s.turn.tiles > 0 || !isWindow(s, f) || s.turn.stage === 'fair')) return;
  const p = playerOf(s, f.seat);
  for (let from = 0; from < PLACES_OF_ROWS; from++) {
    if (rowBarrels(p, from) > 0) for (const to of placesOf(g, rowOf(from))) if (to !== from) out.push(benefit(from, to));
  }
}

/** Extra actions and slots of a row; a barrel never goes back to the magnate. */
function placesOf(g: Setting, row: number): number[] {
  const places = Array.from({ length: EXTRAS }, (_, i) => ROWS + row * EXTRAS + i);
  g.pack.slotRow.forEach((of, slot) => {
    if (of === row) places.push(PLACES_OF_ROWS + slot);
  });
  return places;
}

/** Once a turn, never during an action (A108), nor at the fair; what an expert or a pair was used for after the action is an extra action. */
function forbidsBenefit(g: Setting, s: State, f: Frame, m: Move): Forbidden {
  if (!isWindow(s, f) || s.turn.tiles > 0 || s.turn.stage === 'fair') return 'magnate.benefit-2010';
  if (isSlot(m.to) && (s.turn.owes === 1 || !isFree(g, s, f.seat, slotOf(m.to)))) return 'magnate.benefit-2010';
  return firstRefusal(g, s, f.seat, m.to);
}

/** An empty slot of a multiplier on which the player has no barrel yet (A107). */
function isFree(g: Setting, s: State, seat: Seat, slot: number): boolean {
  const subject = g.pack.slotSubject[slot];
  return s.rowSlots[slot] === NONE && !s.rowSlots.some((owner, i) => owner === seat && g.pack.slotSubject[i] === subject);
}

/** Why no wine can be spent for it: undefined as soon as one can. */
function firstRefusal(g: Setting, s: State, seat: Seat, to: number): Forbidden {
  const p = playerOf(s, seat);
  let refusal: Forbidden = 'magnate.benefit-2010';
  for (let spot = 0; spot < p.wines.length; spot++) {
    if (wineAt(p, spot) === 0) continue;
    const why = forbidsSpending(g, s, seat, to, spot);
    if (why === undefined) return undefined;
    refusal = why;
  }
  return refusal;
}

/** What stands in the way when this wine is gone: the benefit itself (A103, A104), or the action of the turn that must stay possible (A86). */
function forbidsSpending(g: Setting, s: State, seat: Seat, to: number, spot: number): Forbidden {
  const p = playerOf(s, seat);
  if (isSlot(to) ? !isMet(g, p, slotOf(to)) : !isExtraPossible(g, s, seat, extraAt(g, to), spot)) return 'magnate.benefit-2010';
  return s.turn.stage === 'between' && spoils(g, without(s, seat, spot), seat, to) ? 'move.able' : undefined;
}

function without(s: State, seat: Seat, spot: number): State {
  const copy = clone(s);
  playerOf(copy, seat).wines[spot] = 0;
  return copy;
}

function isExtraPossible(g: Setting, s: State, seat: Seat, action: number, spot: number): boolean {
  if (action === INVESTMENT) return canRise(g, playerOf(s, seat));
  const then = action === SALES || action === EXPORT ? without(s, seat, spot) : s;
  return isTilePossible(g, then, playerOf(then, seat), action);
}

/** The condition of a multiplier that scores at once, one wine being spent for it; the others have none. */
function isMet(g: Setting, p: Player, slot: number): boolean {
  if (g.edition.rows?.unmet === true) return true;
  const subject = g.pack.slotSubject[slot];
  if (subject === WINE) return winesOf(p) > 1;
  return subject !== FEATURES || hasAllFeatures(g, p);
}

/** Whether the action of the turn becomes impossible, however the benefit is used. */
function spoils(g: Setting, s: State, seat: Seat, to: number): boolean {
  if (isSlot(to))
    return g.pack.slotSubject[slotOf(to)] === WINE && hasWine(playerOf(s, seat)) ? !canPour(g, s, seat) : !isActionPossible(g, s);
  const action = extraAt(g, to);
  return action === INVESTMENT ? !isActionPossible(g, s) : tileSpoils(g, s, seat, action);
}

// Doing it

function playBenefit(g: Setting, s: State, f: Frame, m: Move): void {
  s.turn.tiles++;
  s.turn.owes = 0;
  push(g, 'spend-wine', f.seat, m.to, m.item);
}

export const benefitHelper: Helper = { kind: 'benefit', moves: benefitMoves, forbids: forbidsBenefit, play: playBenefit };

export const spendWine: Question = {
  by: seatOf,
  moves(_g, s, f, out) {
    const p = playerOf(s, f.seat);
    for (let spot = 0; spot < p.wines.length; spot++) if (wineAt(p, spot) !== 0) out.push(pay(spot));
  },
  forbids: (g, s, f, m) => forbidsSpending(g, s, f.seat, f.most, spotOf(m)),
  play(g, s, f, m) {
    end(g);
    discardWine(g, s, f.seat, spotOf(m), 'magnate.benefit-2010');
    addRowBarrel(playerOf(s, f.seat), f.item, -1);
    g.emit?.({ rule: 'magnate.benefit-2010', kind: 'benefit', seat: f.seat, from: f.item, to: f.most });
    if (isSlot(f.most)) takeSlot(g, s, f.seat, slotOf(f.most));
    else takeExtra(g, s, f.seat, f.most);
  },
};

function takeExtra(g: Setting, s: State, seat: Seat, place: number): void {
  addRowBarrel(playerOf(s, seat), place, 1);
  const action = extraAt(g, place);
  if (action === INVESTMENT) {
    rise(g, s, seat, 0);
    return;
  }
  // What it turns over matters to the move or action still to come (flow.reveal).
  if (s.turn.stage !== 'after') push(g, 'turn-up');
  if (action === EXPERT) {
    playerOf(s, seat).money -= g.pack.tilePrice[EXPERT] as number;
    giveExperts(g, seat, 1, 'magnate.benefit-2010', EXPERT);
  } else g.stack.push(tileFrame(g, seat, action));
}

function takeSlot(g: Setting, s: State, seat: Seat, slot: number): void {
  const p = playerOf(s, seat);
  s.rowSlots[slot] = seat;
  const per = g.pack.slotPer[slot] as number;
  switch (g.pack.slotSubject[slot]) {
    case WINE:
      if (hasWine(p)) push(g, 'pour-wine', seat);
      break;
    case FEATURES:
      if (hasAllFeatures(g, p)) scoreNow(g, p, seat, per);
      break;
    case RENOWN:
      scoreNow(g, p, seat, per * renownOf(s, p));
  }
}

function scoreNow(g: Setting, p: Player, seat: Seat, vp: number): void {
  if (vp === 0) return;
  p.magnateVp += vp;
  g.emit?.({ rule: 'magnate.benefit-2010', kind: 'multiplied', seat, vp });
}

export function hasAllFeatures(g: Setting, p: Player): boolean {
  let features = 0;
  for (let rest = g.edition.rows?.counted(p) ?? 0; rest !== 0; rest &= rest - 1) {
    features |= 1 << (g.pack.expertFeature[lowest(rest)] as number);
  }
  return features === ALL_FEATURES;
}

/** Cubes in the own regions, each region once (A105). */
function renownOf(s: State, p: Player): number {
  let regions = 0;
  for (const { region } of p.estates) if (region >= 0) regions |= 1 << region;
  return s.cubes.reduce((n, cubes, region) => (has(regions, region) ? n + cubes : n), 0);
}

// The wine multiplier: one more wine scores its value, with cubes as one likes

export const pourWine: Question = {
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
function leavesAction(g: Setting, s: State, seat: Seat, m: Move): boolean {
  const copy = clone(s);
  const p = playerOf(copy, seat);
  const region = regionOf(wineAt(p, spotOf(m)));
  copy.cubes[region] = (copy.cubes[region] as number) - m.to;
  p.wines[spotOf(m)] = 0;
  return isActionPossible(g, copy);
}

function canPour(g: Setting, s: State, seat: Seat): boolean {
  const p = playerOf(s, seat);
  for (let spot = 0; spot < p.wines.length; spot++) {
    if (wineAt(p, spot) !== 0 && leavesAction(g, s, seat, pour(spot, 0))) return true;
  }
  return false;
}

// What the edition asks of the magnates

/** A barrel in the rows and a wine for it. */
const hasMeans = (p: Player): boolean => hasWine(p) && p.atA + p.atB + p.atC + p.extras.reduce((n, one) => n + one, 0) > 0;

/** Whether a benefit may still come in this turn. */
export const mayBenefit = (s: State, seat: Seat): boolean => s.turn.tiles === 0 && hasMeans(playerOf(s, seat));

/** Whether an extra action could be done now for some wine. */
export function canBenefit(g: Setting, s: State, seat: Seat): boolean {
  const p = playerOf(s, seat);
  if (!hasWine(p)) return false;
  for (let place = ROWS; place < PLACES_OF_ROWS; place++) {
    if (canReach(p, place) && firstRefusal(g, s, seat, place) === undefined) return true;
  }
  return false;
}

/** Whether a barrel stands elsewhere in the row of this place. */
function canReach(p: Player, place: number): boolean {
  const row = rowOf(place);
  for (let from = 0; from < PLACES_OF_ROWS; from++) if (from !== place && rowOf(from) === row && rowBarrels(p, from) > 0) return true;
  return false;
}

/** Whether the player may still come to an extra action that looks at the tops of stacks or piles. */
export function benefitReadsTops(g: Setting, s: State, seat: Seat): boolean {
  const p = playerOf(s, seat);
  if (s.turn.tiles > 0 || !hasWine(p)) return false;
  for (let place = ROWS; place < PLACES_OF_ROWS; place++) {
    const action = extraAt(g, place);
    if ((action === EXPERT || action === VINEYARD) && canReach(p, place)) return true;
  }
  return false;
}

// After the last fair

/** end.benefits-2010: one benefit each, in order and round after round, until all have passed for good (C39). */
export const benefitRounds: Procedure = {
  run(g, s, f) {
    if (isUnturned(s)) return push(g, 'turn-up');
    if (f.item === NONE) f.item = 0;
    for (let i = 0; i < s.seats; i++) {
      const seat = s.order[(f.step + i) % s.seats] as Seat;
      if (has(f.item, seat) || !hasReason(g, playerOf(s, seat))) continue;
      f.step = (f.step + i + 1) % s.seats;
      s.turn = { seat, stage: 'after', experts: 0, tiles: 0, discount: 0, owes: 0 };
      return push(g, 'benefit-round', seat);
    }
    s.turn = { seat: NONE, stage: 'none', experts: 0, tiles: 0, discount: 0, owes: 0 };
    end(g);
  },
};

/** A wine for a barrel in the rows, or an expert with cash, which counts for a multiplier and for ties. Investments count as they are. */
function hasReason(g: Setting, p: Player): boolean {
  if (hasMeans(p)) return true;
  for (let rest = p.expertsUp; rest !== 0; rest &= rest - 1) if (g.pack.expertAbility[lowest(rest)] === CASH) return true;
  return false;
}

export const benefitRound: Question = {
  by: seatOf,
  moves(g, s, f, out, all) {
    out.push(PASS);
    helperMoves(g, s, f, out, all);
  },
  forbids(g, s, f, m) {
    if (isHelper(m)) return forbidsHelper(g, s, f, m);
    return s.turn.owes === 1 ? 'magnate.benefit-2010' : undefined;
  },
  play(g, s, f, m) {
    // A benefit ends the round of this player; anything else leads up to it.
    if (m === PASS || m.kind === 'benefit') end(g);
    if (m !== PASS) return playHelper(g, s, f, m);
    const rounds = g.stack.at(-1) as Frame;
    rounds.item |= 1 << f.seat;
    g.emit?.({ rule: 'end.benefits-2010', kind: 'passed-benefits', seat: f.seat });
  },
};
