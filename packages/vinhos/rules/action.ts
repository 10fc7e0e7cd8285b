// An action is one or more units of the same kind: one or two wineries, one or two wines sold. A magnate tile gives such units too.
// The frame counts them; `tile` is the magnate tile it comes from, NONE for the action of the space.

import { has } from '@adega/kit';
import { cloneFor } from '../clone.ts';
import { NO_CAP } from '../data/pack.ts';
import { ACTIONS, SPACE_ACTIONS, type SpaceAction, TILE_ACTIONS, type TileAction } from '../data/words.ts';
import type { Answers, FrameKind, FrameOf } from '../frames.ts';
import { DONE } from '../moves.ts';
import { type Move, type MoveOf, NONE, type State } from '../state.ts';
import { countExperts } from './experts.ts';
import { stop } from './helpers.ts';
import { enterCentre } from './press.ts';
import { actionAt, isPossible } from './quadrel.ts';
import { type Asking, apart, end, type Forbidden, playerOf, push, type Setting } from './setting.ts';

const EXPERTS = ACTIONS.indexOf('experts');

/** The frames of actions. */
export type UnitKind = 'vineyards' | 'wineries' | 'staff' | 'cellars' | 'sales' | 'export' | 'experts' | 'bank';
type UnitMove<K extends UnitKind> = MoveOf<Exclude<Answers[K], 'done'>>;

/** One unit: what it may be, what forbids it, what it does. */
export interface Unit<K extends UnitKind> {
  moves(g: Setting, s: State, f: FrameOf<K>, out: Move[], all: boolean): void;
  forbids(g: Setting, s: State, f: FrameOf<K>, m: UnitMove<K>): Forbidden;
  play(g: Setting, s: State, f: FrameOf<K>, m: UnitMove<K>): void;
}

/** The question of an action: a unit, or to stop after at least one. */
export function action<K extends UnitKind>(of: Unit<K>): Asking<K> {
  const unit: Unit<UnitKind> = of;
  const asking: Asking<UnitKind> = {
    // Written out: this runs while files that need each other are still being loaded.
    by: (_g, _s, f) => f.seat,
    moves(g, s, f, out, all) {
      unit.moves(g, s, f, out, all);
      if (all || f.count > 0) out.push(DONE);
    },
    forbids(g, s, f, m) {
      if (m.kind === 'done') return f.count === 0 ? 'move.must' : undefined;
      return unit.forbids(g, s, f, m) ?? (isBetween(s, f) && spoils(unit, g, s, f, m) ? 'move.able' : undefined);
    },
    play(g, s, f, m, chosen) {
      if (m.kind === 'done') {
        stop(s, chosen);
        return end(g);
      }
      if (f.tile === NONE) s.turn.stage = 'acting';
      playUnit(unit, g, s, f, m);
    },
  };
  return asking;
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
  return takesOnlyMoney(g, s, f.tile) ? !leavesMoney(g, s, f.tile) : spoilsCopy(unit, g, s, f, m);
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
  return isPossible(g, s, p, actionAt(g, p.at), p.money - priceOf(g, tile, 0), s.turn.discount);
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

/** The frame of each action, and how many units the space gives. */
const FRAMES: readonly FrameKind[] = SPACE_ACTIONS.map(a => a);

export function startAction(g: Setting, s: State, seat: number): void {
  const kind = FRAMES[actionAt(g, playerOf(s, seat).at)] as keyof Setting['pack']['limit'] | 'centre' | 'bank';
  if (kind === 'centre') enterCentre(g, s, seat);
  else push(g, kind, seat, kind === 'bank' ? NO_CAP : g.pack.limit[kind]);
}

/** The price of a unit: the tile's, or the ordinary one. */
export const priceOf = (g: Setting, tile: number, ordinary: number): number =>
  tile === NONE ? ordinary : (g.pack.tilePrice[tile] as number);
