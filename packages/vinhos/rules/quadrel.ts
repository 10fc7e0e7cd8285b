// The quadrel: what a move costs, to whom, and whether a space may be entered.

import type { Seat } from '@adega/kernel';
import { lowest } from '@adega/kit';
import { ABILITIES, ACTIONS, SPACE_ACTIONS } from '../data/words.ts';
import { END, enter, STAY } from '../moves.ts';
import { bribeAt, payBribe } from '../solo/bribe.ts';
import { type MoveOf, NONE, type Player, SPACES, type State } from '../state.ts';
import { canUseExpert, flip } from './abilities.ts';
import { startAction } from './action.ts';
import { hasCellarSite } from './cellars.ts';
import { expertsLeft } from './experts.ts';
import { canExport } from './export.ts';
import { isHelper } from './helpers.ts';
import { hasMeans } from './means.ts';
import { canSell } from './sales.ts';
import { type Asking, end, type Forbidden, playerOf, type Setting, seatOf } from './setting.ts';
import { cheapestStaff } from './staff.ts';
import { cheapestVineyard } from './vineyards.ts';
import { hasWinerySite } from './wineries.ts';

const VINEYARDS = ACTIONS.indexOf('vineyards');
const CELLARS = ACTIONS.indexOf('cellars');
const WINERIES = ACTIONS.indexOf('wineries');
const EXPERTS = ACTIONS.indexOf('experts');
const STAFF = ACTIONS.indexOf('staff');
const EXPORT = ACTIONS.indexOf('export');
const SALES = ACTIONS.indexOf('sales');
const BANK = SPACE_ACTIONS.indexOf('bank');
const FREE_MOVE = ABILITIES.indexOf('free-move');
const DISCOUNT = ABILITIES.indexOf('vineyard-discount');

export const actionAt = (g: Setting, space: number): number => g.pack.spaceAction[space] as number;

/** move.adjacent: orthogonally or diagonally, on the grid of three by three. */
function isAdjacent(a: number, b: number): boolean {
  return Math.abs((a % 3) - (b % 3)) <= 1 && Math.abs(Math.floor(a / 3) - Math.floor(b / 3)) <= 1;
}

export interface MoveCost {
  readonly distance: number;
  readonly tax: number;
  readonly players: number;
  /** Solo only. */
  readonly bribe: number;
}

/** What entering a space costs, by part; the parts add up (A9). The centre is always free (move.centre-free, A10). */
export function costsOf(g: Setting, s: State, seat: Seat, space: number): MoveCost {
  if (space === g.pack.centre) return { distance: 0, tax: 0, players: 0, bribe: 0 };
  const price = g.pack.price;
  const at = playerOf(s, seat).at;
  return {
    distance: isAdjacent(at, space) ? 0 : price.distance,
    tax: s.tax === space ? price.tax : 0,
    players: othersOn(s, seat, space) * price.player,
    bribe: bribeAt(s, space),
  };
}

/** The parts that a free move cancels: all but a bribe (SO10). */
function moveCost(g: Setting, s: State, seat: Seat, space: number): number {
  if (space === g.pack.centre) return 0;
  const price = g.pack.price;
  const far = isAdjacent(playerOf(s, seat).at, space) ? 0 : price.distance;
  return far + (s.tax === space ? price.tax : 0) + othersOn(s, seat, space) * price.player;
}

/** What entering a space costs in all: with a free move all but a bribe is cancelled (expert.free-move, SO10). */
export const wayCost = (g: Setting, s: State, seat: Seat, space: number, expert: number): number =>
  bribeAt(s, space) + (isFreeMove(g, expert) ? 0 : moveCost(g, s, seat, space));

const isFreeMove = (g: Setting, expert: number): boolean => expert !== NONE && g.pack.expertAbility[expert] === FREE_MOVE;

function othersOn(s: State, seat: Seat, space: number): number {
  let n = 0;
  for (let i = 0; i < s.players.length; i++) if (i !== seat && playerOf(s, i).at === space) n++;
  return n;
}

/** move.players, move.adjacent, move.tax: to each player there, the rest to the supply; always in cash, nothing to or from an account
 *  (move.cash, C41). */
function payMove(g: Setting, s: State, seat: Seat, space: number): void {
  const cost = moveCost(g, s, seat, space);
  if (cost === 0) return;
  playerOf(s, seat).money -= cost;
  for (let i = 0; i < s.players.length; i++) {
    const other = playerOf(s, i);
    if (i === seat || other.at !== space) continue;
    other.money += g.pack.price.player;
    g.emit?.({ rule: 'move.players', kind: 'paid-player', seat, to: i, money: g.pack.price.player });
  }
  if (g.emit !== undefined) tellBank(g, s, seat, space);
}

function tellBank(g: Setting, s: State, seat: Seat, space: number): void {
  const { distance, tax } = costsOf(g, s, seat, space);
  if (distance > 0) g.emit?.({ rule: 'move.adjacent', kind: 'paid-bank', seat, money: distance });
  if (tax > 0) g.emit?.({ rule: 'move.tax', kind: 'paid-bank', seat, money: tax });
}

/** Whether at least one unit of the action can be done with this money, each vineyard costing `less` (A6), as things are now (A87). */
export function isPossible(g: Setting, s: State, p: Player, action: number, money: number, less: number): boolean {
  switch (action) {
    case VINEYARDS:
      return cheapestVineyard(g, s, p, less) <= money;
    case CELLARS:
      return g.pack.price.cellar <= money && hasCellarSite(s, p);
    case WINERIES:
      return g.pack.price.winery <= money && hasWinerySite(g, s, p);
    case EXPERTS:
      return g.pack.price.expert <= money && expertsLeft(g, s);
    case STAFF:
      return cheapestStaff(g, s, p) <= money;
    case EXPORT:
      return canExport(g, s, p);
    case SALES:
      return canSell(g, s, p);
    case BANK:
      return g.edition.bank?.isPossible(g, p, money) === true;
    default:
      return true;
  }
}

/** The cheapest unit of an action, Infinity if there is none whatever the money. For refusals. */
export function cheapestUnit(g: Setting, s: State, p: Player, action: number): number {
  const price = g.pack.price;
  if (action === VINEYARDS) return cheapestVineyard(g, s, p, s.turn.discount);
  if (action === STAFF) return cheapestStaff(g, s, p);
  if (!isPossible(g, s, p, action, Number.POSITIVE_INFINITY, 0)) return Number.POSITIVE_INFINITY;
  return action === CELLARS ? price.cellar : action === WINERIES ? price.winery : action === EXPERTS ? price.expert : 0;
}

/** The move of the action marker to another space (A1, A4), before anything else a turn must bring. */
export const move: Asking<'move'> = {
  by: seatOf,
  moves(g, s, f, out, all) {
    const p = playerOf(s, f.seat);
    for (let space = 0; space < SPACES; space++) if (space !== p.at) out.push(enter(space, NONE));
    if (p.at === g.pack.centre) out.push(STAY);
    if (all || canUseExpert(g, s)) enterWithExpert(g, p, out);
  },
  forbids(g, s, f, m) {
    if (m.kind === 'stay') return canGo(g, s, f.seat) || hasMeans(g, s, f) ? 'move.stay-centre' : undefined;
    return forbidsEntering(g, s, f.seat, m.to, m.item);
  },
  // Nobody's last helper is used for him (A2).
  open: (_g, _s, _f, only) => !isHelper(only),
  play(g, s, f, m) {
    end(g);
    if (m.kind === 'stay') go(g, s, f.seat, g.pack.centre, NONE, 'move.stay-centre');
    else go(g, s, f.seat, m.to, m.item, 'move.must');
  },
};

function enterWithExpert(g: Setting, p: Player, out: MoveOf<'enter' | 'stay'>[]): void {
  for (let rest = p.expertsUp; rest !== 0; rest &= rest - 1) {
    const expert = lowest(rest);
    const ability = g.pack.expertAbility[expert];
    if (ability !== FREE_MOVE && ability !== DISCOUNT) continue;
    for (let space = 0; space < SPACES; space++) {
      if (space !== p.at && (ability === FREE_MOVE || actionAt(g, space) === VINEYARDS)) out.push(enter(space, expert));
    }
  }
}

/** move.able: move and action together (A7), with the experts that may be flipped together with the move (A8). */
export function forbidsEntering(g: Setting, s: State, seat: Seat, space: number, expert: number): Forbidden {
  const p = playerOf(s, seat);
  if (space === p.at) return 'move.must';
  const cost = moveCost(g, s, seat, space);
  const action = actionAt(g, space);
  const rest = p.money - bribeAt(s, space);
  const left = rest - cost;
  if (expert === NONE) return left >= 0 && isPossible(g, s, p, action, left, s.turn.discount) ? undefined : 'move.able';
  if (!canUseExpert(g, s)) return 'expert.use';
  const isFree = g.pack.expertAbility[expert] === FREE_MOVE;
  if (isFree && cost === 0) return 'expert.free-move';
  if (rest < 0) return 'move.able';
  // Where the discount is not needed to get there it is used at the place itself: one line for each choice.
  if (!isFree && isPossible(g, s, p, action, left, s.turn.discount)) return 'expert.vineyard-discount';
  const less = s.turn.discount + (isFree ? 0 : g.pack.expertDiscount) + furtherDiscount(g, s, p, expert);
  return isPossible(g, s, p, action, isFree ? rest : left, less) ? undefined : 'move.able';
}

/** What other experts could take off each vineyard before the first is bought, where a turn may use so many (A49). */
function furtherDiscount(g: Setting, s: State, p: Player, besides: number): number {
  const most = g.edition.abilitiesPerTurn - s.turn.experts - 1;
  if (most <= 0) return 0;
  let others = 0;
  for (let rest = p.expertsUp & ~(1 << besides); rest !== 0; rest &= rest - 1) {
    if (g.pack.expertAbility[lowest(rest)] === DISCOUNT) others++;
  }
  return Math.min(others, most) * g.pack.expertDiscount;
}

/** As things stand, or with an expert flipped with the move. */
export function canGo(g: Setting, s: State, seat: Seat): boolean {
  for (let space = 0; space < SPACES; space++) if (forbidsEntering(g, s, seat, space, NONE) === undefined) return true;
  const moves: MoveOf<'enter'>[] = [];
  enterWithExpert(g, playerOf(s, seat), moves);
  return moves.some(m => forbidsEntering(g, s, seat, m.to, m.item) === undefined);
}

function go(g: Setting, s: State, seat: Seat, space: number, expert: number, rule: 'move.must' | 'move.stay-centre'): void {
  const p = playerOf(s, seat);
  if (expert !== NONE) flip(g, s, seat, expert);
  // With a free move nobody receives anything (A148).
  if (isFreeMove(g, expert)) g.emit?.({ rule: 'expert.free-move', kind: 'free-move', seat, expert });
  else payMove(g, s, seat, space);
  payBribe(g, s, space);
  if (expert !== NONE && g.pack.expertAbility[expert] === DISCOUNT) s.turn.discount += g.pack.expertDiscount;
  p.at = space;
  s.turn.stage = 'between';
  g.emit?.({ rule, kind: 'entered', seat, space });
  startAction(g, s, seat);
}

/** The window after the action: the end of the turn, and what may be done before it. */
export const after: Asking<'after'> = {
  by: seatOf,
  moves(_g, _s, _f, out) {
    out.push(END);
  },
  forbids: (_g, s) => (s.turn.owes === 1 ? 'magnate.benefit-2010' : undefined),
  play: end,
};
