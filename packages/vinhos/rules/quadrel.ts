// The quadrel: what a move costs, to whom, and whether a space may be entered.

import type { Amount, Seat } from '@adega/kernel';
import { has, lowest } from '@adega/kit';
import { isShort, lacks } from '@adega/kit/needs.ts';
import { ABILITIES, ACTIONS } from '../data/words.ts';
import { enter } from '../moves.ts';
import { bribeAt } from '../solo/bribe.ts';
import { type MoveOf, NONE, type Player, SPACES, type State } from '../state.ts';
import { canUseExpert, lacksAbility } from './abilities.ts';
import { type Forbidden, playerOf, type Setting, type Tally } from './setting.ts';
import { actionAt, cheapestUnit, isPossible, lacksThere } from './spaces.ts';

const VINEYARDS = ACTIONS.indexOf('vineyards');
const FREE_MOVE = ABILITIES.indexOf('free-move');
export const DISCOUNT = ABILITIES.indexOf('vineyard-discount');

/** move.adjacent: orthogonally or diagonally, on the grid of three by three. */
const areAdjacent = (a: number, b: number): boolean =>
  Math.abs((a % 3) - (b % 3)) <= 1 && Math.abs(Math.floor(a / 3) - Math.floor(b / 3)) <= 1;

/** The spaces beside each, as sets: they are asked for with every move. */
const BESIDE = Array.from({ length: SPACES }, (_, a) => {
  let beside = 0;
  for (let b = 0; b < SPACES; b++) if (areAdjacent(a, b)) beside |= 1 << b;
  return beside;
});
const isAdjacent = (a: number, b: number): boolean => has(BESIDE[a] as number, b);

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
export function moveCost(g: Setting, s: State, seat: Seat, space: number): number {
  if (space === g.pack.centre) return 0;
  const price = g.pack.price;
  const far = isAdjacent(playerOf(s, seat).at, space) ? 0 : price.distance;
  return far + (s.tax === space ? price.tax : 0) + othersOn(s, seat, space) * price.player;
}

/** What entering a space costs in all: with a free move all but a bribe is cancelled (expert.free-move, SO10). */
export const wayCost = (g: Setting, s: State, seat: Seat, space: number, expert: number): number =>
  bribeAt(s, space) + (isFreeMove(g, expert) ? 0 : moveCost(g, s, seat, space));

export const isFreeMove = (g: Setting, expert: number): boolean => expert !== NONE && g.pack.expertAbility[expert] === FREE_MOVE;

function othersOn(s: State, seat: Seat, space: number): number {
  let n = 0;
  for (let i = 0; i < s.players.length; i++) if (i !== seat && playerOf(s, i).at === space) n++;
  return n;
}

/** With an expert who is flipped with the move; all: also where he may not be. */
export function enterWithExpert(g: Setting, s: State, seat: Seat, out: MoveOf<'enter' | 'stay'>[], all: boolean): void {
  const p = playerOf(s, seat);
  for (let rest = p.expertsUp; rest !== 0; rest &= rest - 1) {
    const expert = lowest(rest);
    const ability = g.pack.expertAbility[expert];
    if (ability !== FREE_MOVE && ability !== DISCOUNT) continue;
    for (let space = 0; space < SPACES; space++) {
      if (space === p.at || (ability === DISCOUNT && actionAt(g, space) !== VINEYARDS)) continue;
      if (all || forbidsEntering(g, s, seat, space, expert) === undefined) out.push(enter(space, expert));
    }
  }
}

/** move.able: move and action together (A7), with the experts that may be flipped together with the move (A8). */
export function forbidsEntering(g: Setting, s: State, seat: Seat, space: number, expert: number, tally?: Tally): Forbidden {
  const p = playerOf(s, seat);
  if (space === p.at) return 'move.must';
  const cost = moveCost(g, s, seat, space);
  const action = actionAt(g, space);
  const rest = p.money - bribeAt(s, space);
  const left = rest - cost;
  if (expert === NONE)
    return left >= 0 && isPossible(g, s, p, action, left, s.turn.discount) ? undefined : unable(g, s, seat, space, expert, tally);
  if (!canUseExpert(g, s)) return lacksAbility(g, s, tally);
  const isFree = g.pack.expertAbility[expert] === FREE_MOVE;
  if (isFree && cost === 0) return lacks('expert.free-move', 'way', 'free-move', 1, 0, tally);
  if (rest < 0) return unable(g, s, seat, space, expert, tally);
  // Where the discount is not needed to get there it is used at the place itself: one line for each choice.
  if (!isFree && isPossible(g, s, p, action, left, s.turn.discount))
    return lacks('expert.vineyard-discount', 'shortfall', 'discount', 1, 0, tally);
  const less = s.turn.discount + (isFree ? 0 : g.pack.expertDiscount) + furtherDiscount(g, s, p, expert);
  return isPossible(g, s, p, action, isFree ? rest : left, less) ? undefined : unable(g, s, seat, space, expert, tally);
}

/** Too little money for the way and the cheapest unit, or something short there that no money can buy. */
function unable(g: Setting, s: State, seat: Seat, space: number, expert: number, tally: Tally | undefined): Forbidden {
  if (tally !== undefined) tellUnable(g, s, seat, space, expert, tally);
  return 'move.able';
}

function tellUnable(g: Setting, s: State, seat: Seat, space: number, expert: number, tally: Tally): void {
  const p = playerOf(s, seat);
  const sum = { rule: 'move.able', of: 'money', parts: enterParts(g, s, seat, space, expert), has: p.money } as const;
  if (isShort(sum)) tally.short = sum;
  else lacksThere(g, s, p, actionAt(g, space), tally);
}

/** The way, and the cheapest unit of the action there; an expert flipped with the move takes his share off. */
function enterParts(g: Setting, s: State, seat: Seat, space: number, expert: number): Amount[] {
  const unit = cheapestUnit(g, s, playerOf(s, seat), actionAt(g, space));
  const less = g.pack.expertAbility[expert] === DISCOUNT ? g.pack.expertDiscount : 0;
  const way = wayParts(g, s, seat, space).filter(({ part }) => !isFreeMove(g, expert) || part === 'bribe');
  return Number.isFinite(unit) && unit > less ? [...way, { part: 'action', amount: unit - less }] : way;
}

/** The parts that entering the space itself costs. */
export function wayParts(g: Setting, s: State, seat: Seat, space: number): Amount[] {
  const { distance, tax, players, bribe } = costsOf(g, s, seat, space);
  const parts: Amount[] = [
    { part: 'distance', amount: distance },
    { part: 'tax', amount: tax },
    { part: 'players', amount: players },
    { part: 'bribe', amount: bribe },
  ];
  return parts.filter(part => part.amount > 0);
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
  enterWithExpert(g, s, seat, moves, false);
  return moves.length > 0;
}
