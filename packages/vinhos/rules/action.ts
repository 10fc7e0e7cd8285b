// The questions of the actions: a unit, and whether what is done between the move and the action leaves the action possible.

import { has } from '@adega/kit';
import { cloneFor } from '../clone.ts';
import { ACTIONS, SPACE_ACTIONS, type SpaceAction, TILE_ACTIONS, type TileAction } from '../data/words.ts';
import type { FrameOf } from '../frames.ts';
import { DONE } from '../moves.ts';
import { type Move, NONE, type State } from '../state.ts';
import { banking } from './bank.ts';
import { cellars } from './cellars.ts';
import { countExperts, hiring } from './experts.ts';
import { exports } from './export.ts';
import { stop } from './helpers.ts';
import { sales } from './sales.ts';
import { type Asking, apart, end, playerOf, type Setting, seatOf } from './setting.ts';
import { actionAt, isPossible } from './spaces.ts';
import { staff } from './staff.ts';
import { tilePrice, type Unit, type UnitKind, type UnitMove } from './unit.ts';
import { vineyardCost, vineyards } from './vineyards.ts';
import { winesOf } from './wine.ts';
import { wineries } from './wineries.ts';

const EXPERTS = ACTIONS.indexOf('experts');
const STAFF = ACTIONS.indexOf('staff');

/** The question of an action: a unit, or to stop after at least one. */
function action<K extends UnitKind>(of: Unit<K>): Asking<K> {
  const unit: Unit<UnitKind> = of;
  const asking: Asking<UnitKind> = {
    by: seatOf,
    moves(g, s, f, out, all) {
      unit.moves(g, s, f, out, all);
      if (!all && isBetween(s, f)) keep(out, m => !spoils(unit, g, s, f, m as UnitMove<UnitKind>));
      if (all || f.count > 0) out.push(DONE);
    },
    exact: true,
    forbids(g, s, f, m, tally) {
      if (m.kind === 'done') return f.count === 0 ? 'move.must' : undefined;
      return unit.forbids(g, s, f, m, tally) ?? (isBetween(s, f) && spoils(unit, g, s, f, m) ? 'move.able' : undefined);
    },
    play(g, s, f, m, chosen) {
      if (m.kind === 'done') {
        stop(s, chosen);
        end(g);
      } else {
        if (f.tile === NONE) s.turn.stage = 'acting';
        playUnit(unit, g, s, f, m);
      }
      if (unit.over !== undefined && !g.stack.includes(f)) unit.over(g, s, f.seat);
    },
  };
  return asking;
}

function keep(moves: Move[], fits: (m: Move) => boolean): void {
  moves.splice(0, moves.length, ...moves.filter(fits));
}

/** The last unit ends the frame; what the unit brings with it (free experts, say) comes on top, before the next unit (A22). */
function playUnit(unit: Unit<UnitKind>, g: Setting, s: State, f: FrameOf<UnitKind>, m: UnitMove<UnitKind>): void {
  f.count++;
  if (f.count >= f.most) end(g);
  unit.play(g, s, f, m);
}

/** A magnate tile that is being used between the move and the action. */
const isBetween = (s: State, f: FrameOf<UnitKind>): boolean => f.tile !== NONE && s.turn.stage === 'between';

/** move.able: nothing done between the move and the action may make the action impossible (A86). */
function spoils(unit: Unit<UnitKind>, g: Setting, s: State, f: FrameOf<UnitKind>, m: UnitMove<UnitKind>): boolean {
  return takesOnlyMoney(g, s, f.tile) ? !leavesMoney(g, s, f.tile) : spoilsSurely(g, s, f.tile, m) || spoilsCopy(unit, g, s, f, m);
}

/** Most often this can be told without trying it: wine and barrels are short, or money. A tile takes, and gives to no action what it lacks;
 *  only in a vineyard that it buys can staff be placed. */
function spoilsSurely(g: Setting, s: State, tile: number, m: UnitMove<UnitKind>): boolean {
  const p = playerOf(s, s.turn.seat);
  if (m.kind === 'sell' || m.kind === 'export') return p.barrels < 2 || winesOf(p) < 2;
  const action = actionAt(g, p.at);
  if (m.kind !== 'buy') return !leavesMoney(g, s, tile);
  return action !== STAFF && !isPossible(g, s, p, action, p.money - vineyardCost(g, s, tile, m.item), s.turn.discount);
}

/** The actions whose pieces or places a tile may use up, besides money. A vineyard may use up much through its region's benefit, and has no
 *  price of its own by which the bank could be judged. */
const TOUCHES: { readonly [tile in TileAction]: readonly SpaceAction[] } = {
  expert: ['experts'],
  vineyard: ['vineyards', 'wineries', 'cellars', 'experts', 'staff', 'bank'],
  points: [],
  sales: ['sales', 'export'],
  export: ['sales', 'export'],
  winery: ['wineries', 'vineyards'],
  cellar: ['cellars', 'vineyards'],
  enologist: ['staff'],
  farmer: ['staff'],
};
const TOUCHED: readonly number[] = TILE_ACTIONS.map(tile => TOUCHES[tile].reduce((set, a) => set | (1 << SPACE_ACTIONS.indexOf(a)), 0));

/** Whether the tile can get in the way of the action entered by its price only. */
export const takesOnlyMoney = (g: Setting, s: State, tile: number): boolean =>
  !has(TOUCHED[tile] as number, actionAt(g, playerOf(s, s.turn.seat).at));

/** Whether the action can still be done when the tile has been paid for. */
export function leavesMoney(g: Setting, s: State, tile: number): boolean {
  const p = playerOf(s, s.turn.seat);
  return isPossible(g, s, p, actionAt(g, p.at), p.money - tilePrice(g, tile), s.turn.discount);
}

/** Tried out on a copy, in a frame of its own: the one of the tile need not have been pushed yet. */
function spoilsCopy(unit: Unit<UnitKind>, g: Setting, s: State, f: FrameOf<UnitKind>, m: UnitMove<UnitKind>): boolean {
  const copy = cloneFor(s, f.seat);
  const inside = { ...f };
  copy.stack.push(inside);
  playUnit(unit, apart(g, copy), copy, inside, m);
  return !isActionPossible(g, copy);
}

/** Whether the action of the space entered can still be done. Experts that a benefit is about to take are gone already. */
export function isActionPossible(g: Setting, s: State): boolean {
  const p = playerOf(s, s.turn.seat);
  const action = actionAt(g, p.at);
  if (action === EXPERTS && countExperts(s) <= dueExperts(s)) return false;
  return isPossible(g, s, p, action, p.money, s.turn.discount);
}

const dueExperts = (s: State): number => s.stack.reduce((n, f) => (f.kind === 'free-experts' ? n + f.most - f.count : n), 0);

const UNITS: { readonly [K in UnitKind]: Unit<K> } = {
  vineyards,
  wineries,
  staff,
  cellars,
  sales,
  export: exports,
  experts: hiring,
  bank: banking,
};

export const actions = Object.fromEntries(Object.entries(UNITS).map(([kind, unit]) => [kind, action<UnitKind>(unit)])) as {
  readonly [K in UnitKind]: Asking<K>;
};

/** Whether any unit of this frame, used between the move and the action, leaves the action possible. */
export function leavesAction(g: Setting, s: State, f: FrameOf<UnitKind>): boolean {
  const unit: Unit<UnitKind> = UNITS[f.kind];
  const moves: UnitMove<UnitKind>[] = [];
  unit.moves(g, s, f, moves as Move[], false);
  return moves.some(m => !spoils(unit, g, s, f, m));
}
