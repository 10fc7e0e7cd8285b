// The rows of the magnates (2010): for a wine a barrel goes along its row, to an extra action or to a multiplier.

import type { Seat } from '@adega/kernel';
import { lacksOne, lacksUse } from '@adega/kit/needs.ts';
import { EXTRA_ACTIONS, TILE_ACTIONS } from '../data/words.ts';
import { benefit, pay, spotOf } from '../moves.ts';
import { EXTRAS, type Move, type MoveOf, type Player, ROWS, type State } from '../state.ts';
import { isActionPossible } from './action.ts';
import { canRise, rise } from './bank.ts';
import { addRowBarrel, PLACES_OF_ROWS, rowBarrels, rowOf } from './barrels.ts';
import { giveExperts } from './gifts.ts';
import type { Helper } from './helpers.ts';
import { isTilePossible, lacksForTile, tileFrame, tileSpoils } from './magnates.ts';
import { isWindow, type Occasion } from './moments.ts';
import { canPour, isFree, isMet, isPoured, takeSlot, without } from './multipliers.ts';
import { type Asking, end, type Forbidden, playerOf, push, type Setting, seatOf, type Tally } from './setting.ts';
import { discardWine, hasWine, wineAt } from './wine.ts';

const INVESTMENT = EXTRA_ACTIONS.indexOf('investment');
const EXPERT = TILE_ACTIONS.indexOf('expert');
const VINEYARD = TILE_ACTIONS.indexOf('vineyard');
const SALES = TILE_ACTIONS.indexOf('sales');
const EXPORT = TILE_ACTIONS.indexOf('export');

const isSlot = (to: number): boolean => to >= PLACES_OF_ROWS;
const slotOf = (to: number): number => to - PLACES_OF_ROWS;
/** The extra action of a place that is no slot. */
const extraAt = (g: Setting, place: number): number => g.pack.extraAction[place - ROWS] as number;

/** Whether a benefit takes wine and brings points only: a multiplier, or wine sent abroad. */
export const onlySpends = (g: Setting, to: number): boolean => isSlot(to) || extraAt(g, to) === EXPORT;

// What may be done

function benefitMoves(g: Setting, s: State, f: Occasion, out: Move[], all: boolean): void {
  if (!all && (s.turn.tiles > 0 || !isWindow(s, f) || s.turn.stage === 'fair')) return;
  const p = playerOf(s, f.seat);
  for (let from = 0; from < PLACES_OF_ROWS; from++) {
    if (rowBarrels(p, from) > 0) movesFrom(g, s, f, from, out, all);
  }
}

/** To the extra actions and slots of its row; a barrel never goes back to the magnate. */
function movesFrom(g: Setting, s: State, f: Occasion, from: number, out: Move[], all: boolean): void {
  const row = rowOf(from);
  const go = (to: number): void => {
    const m = benefit(from, to);
    if (all || forbidsBenefit(g, s, f, m) === undefined) out.push(m);
  };
  for (let i = 0; i < EXTRAS; i++) if (ROWS + row * EXTRAS + i !== from) go(ROWS + row * EXTRAS + i);
  const { slotRow } = g.pack;
  for (let slot = 0; slot < slotRow.length; slot++) if (slotRow[slot] === row) go(PLACES_OF_ROWS + slot);
}

/** Once a turn, never during an action (A108), nor at the fair; what an expert or a pair was used for after the action is an extra action. */
function forbidsBenefit(g: Setting, s: State, f: Occasion, m: MoveOf<'benefit'>, tally?: Tally): Forbidden {
  if (s.turn.tiles > 0) return lacksUse('magnate.benefit-2010', 'benefit', 'benefit', s.turn.tiles, 1, tally);
  if (!hasWine(playerOf(s, f.seat))) return lacksOne('magnate.benefit-2010', 'wine', 0, tally);
  if (!isWindow(s, f) || s.turn.stage === 'fair') return 'magnate.benefit-2010';
  if (isSlot(m.to) && s.turn.owes === 1) return 'magnate.benefit-2010';
  if (isSlot(m.to) && !isFree(g, s, f.seat, slotOf(m.to))) return lacksOne('magnate.benefit-2010', 'free-space', 0, tally);
  return firstRefusal(g, s, f.seat, m.to, tally);
}

/** Why none of the wines that he has can be spent for it: undefined as soon as one can. */
function firstRefusal(g: Setting, s: State, seat: Seat, to: number, tally?: Tally): Forbidden {
  const p = playerOf(s, seat);
  let refusal: Forbidden;
  for (let spot = 0; spot < p.wines.length; spot++) {
    if (wineAt(p, spot) === 0) continue;
    const why = forbidsSpending(g, s, seat, to, spot, tally);
    if (why === undefined) return undefined;
    refusal = why;
  }
  return refusal;
}

/** What stands in the way when this wine is gone: the benefit itself (A103, A104), or the action of the turn that must stay possible (A86). */
function forbidsSpending(g: Setting, s: State, seat: Seat, to: number, spot: number, tally?: Tally): Forbidden {
  const p = playerOf(s, seat);
  const lacking = isSlot(to) ? !isMet(g, p, slotOf(to)) : lacksExtra(g, s, seat, extraAt(g, to), spot, tally);
  if (lacking) return 'magnate.benefit-2010';
  return s.turn.stage === 'between' && spoils(g, without(s, seat, spot), seat, to) ? 'move.able' : undefined;
}

/** Whether an extra action lacks something when this wine is spent for it; only for a trade it must be gone already. */
function lacksExtra(g: Setting, s: State, seat: Seat, action: number, spot: number, tally?: Tally): boolean {
  if (action === INVESTMENT) return !canRise(g, playerOf(s, seat));
  const then = action === SALES || action === EXPORT ? without(s, seat, spot) : s;
  const p = playerOf(then, seat);
  if (isTilePossible(g, then, p, action)) return false;
  if (tally !== undefined) lacksForTile(g, then, p, action, tally, 'magnate.benefit-2010');
  return true;
}

/** Whether the action of the turn becomes impossible, however the benefit is used. */
function spoils(g: Setting, s: State, seat: Seat, to: number): boolean {
  if (isSlot(to)) return isPoured(g, playerOf(s, seat), slotOf(to)) ? !canPour(g, s, seat) : !isActionPossible(g, s);
  const action = extraAt(g, to);
  return action === INVESTMENT ? !isActionPossible(g, s) : tileSpoils(g, s, seat, action);
}

// Doing it

function playBenefit(g: Setting, s: State, f: Occasion, m: MoveOf<'benefit'>): void {
  s.turn.tiles++;
  s.turn.owes = 0;
  // In the final rounds a benefit is the round of this player; anything else leads up to it.
  if (f.kind === 'benefit-round') end(g);
  push(g, 'spend-wine', f.seat, m.to, m.item);
}

export const benefitHelper: Helper<'benefit'> = { kind: 'benefit', moves: benefitMoves, forbids: forbidsBenefit, play: playBenefit };

export const spendWine: Asking<'spend-wine'> = {
  by: seatOf,
  moves(_g, s, f, out) {
    const p = playerOf(s, f.seat);
    if (rowBarrels(p, f.item) === 0) return;
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

// What the edition asks of the magnates

/** A barrel in the rows and a wine for it. */
const hasMeans = (p: Player): boolean => hasWine(p) && p.atA + p.atB + p.atC + p.extras.reduce((n, one) => n + one, 0) > 0;

/** Whether a benefit may still come in this turn. */
export const mayBenefit = (s: State, seat: Seat): boolean => s.turn.tiles === 0 && hasMeans(playerOf(s, seat));

/** Whether an extra action could be done now for some wine. */
export function canBenefit(g: Setting, s: State, seat: Seat): boolean {
  const p = playerOf(s, seat);
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
