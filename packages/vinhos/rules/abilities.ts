// What the experts before a player can do for him: flipped, each has one ability (expert.use). When is said in moments.ts.

import type { Seat } from '@adega/kernel';
import { lowest } from '@adega/kit';
import { lacksOne, lacksUse } from '@adega/kit/needs.ts';
import { cloneFor, withPlayer } from '../clone.ts';
import { ABILITIES } from '../data/words.ts';
import type { FrameOf } from '../frames.ts';
import { use } from '../moves.ts';
import { type Move, type MoveOf, NONE, type Player, type State } from '../state.ts';
import { hasOrders } from './arranging.ts';
import type { Area } from './barrels.ts';
import type { Occasion } from './moments.ts';
import { apart, extrasOf, type Forbidden, frame, playerOf, type Setting, type Tally } from './setting.ts';
import { belowOf, hasRoom, isInPlay, placeCube } from './supply.ts';

const CASH = ABILITIES.indexOf('cash');
const FREE_MOVE = ABILITIES.indexOf('free-move');
const RENOWN = ABILITIES.indexOf('renown');
const RETRIEVE = ABILITIES.indexOf('retrieve-barrel');
const REORDER = ABILITIES.indexOf('reorder-vineyards');
const DISCOUNT = ABILITIES.indexOf('vineyard-discount');

/** The experts of the box with the first ability, one of each feature; those with the next ability follow them. */
const OF_EACH_FEATURE = 0b000001_000001_000001_000001;

/** The face-up experts of a player with this ability. */
export const withAbility = (p: Player, ability: number): number => p.expertsUp & (OF_EACH_FEATURE << ability);

/** expert.use: so many abilities a turn. */
export const canUseExpert = (g: Setting, s: State): boolean => s.turn.experts < g.edition.abilitiesPerTurn;

export const lacksAbility = (g: Setting, s: State, tally?: Tally): Forbidden =>
  lacksUse('expert.use', 'ability', 'ability', s.turn.experts, g.edition.abilitiesPerTurn, tally);

export function flip(g: Setting, s: State, seat: Seat, expert: number): void {
  const p = playerOf(s, seat);
  p.expertsUp &= ~(1 << expert);
  p.expertsDown |= 1 << expert;
  if (s.turn.seat === seat) s.turn.experts++;
  g.emit?.({ rule: 'expert.use', kind: 'expert-flipped', seat, expert });
}

/** What may be used here; all: also what may not, as far as the turn is one's own. */
export function useMoves(g: Setting, s: State, f: Occasion, out: Move[], all: boolean): void {
  if (!all && !canUseExpert(g, s)) return;
  const { moments } = g.edition;
  const p = playerOf(s, f.seat);
  const isOwn = s.turn.seat === f.seat;
  const money = moments.forMoney(s, f);
  const pieces = moments.forPieces(s, f);
  for (let rest = p.expertsUp; rest !== 0; rest &= rest - 1) {
    const expert = lowest(rest);
    const ability = g.pack.expertAbility[expert];
    if (ability === CASH && money) out.push(use(expert, NONE));
    else if (ability === RENOWN && pieces) regionMoves(g, s, f, expert, out, all);
    else if (ability === RETRIEVE && pieces) barrelMoves(g, s, f, expert, out, all);
    else if (ability === REORDER && isVineyardAction(f)) regionMoves(g, s, f, expert, out, all);
    else if (ability === DISCOUNT && isVineyardAction(f)) out.push(use(expert, NONE));
    else if (all && isOwn) out.push(use(expert, NONE));
  }
}

/** expert.reorder-vineyards, expert.vineyard-discount: before any purchase of the Vineyards action, not with a magnate tile (A48, A49). */
const isVineyardAction = (f: Occasion): boolean => f.kind === 'vineyards' && f.tile === NONE;

/** Regions in play only (A39). */
function regionMoves(g: Setting, s: State, f: Occasion, expert: number, out: Move[], all: boolean): void {
  for (let region = 0; region < s.cubes.length; region++) if (isInPlay(s, region)) useOn(g, s, f, expert, region, out, all);
}

/** Own barrels (A51). */
function barrelMoves(g: Setting, s: State, f: Occasion, expert: number, out: Move[], all: boolean): void {
  for (const area of g.edition.areas) {
    for (let rest = area.held(s, f.seat); rest !== 0; rest &= rest - 1) useOn(g, s, f, expert, area.from + lowest(rest), out, all);
  }
}

function useOn(g: Setting, s: State, f: Occasion, expert: number, to: number, out: Move[], all: boolean): void {
  const m = use(expert, to);
  if (all || forbidsUse(g, s, f, m) === undefined) out.push(m);
}

export function forbidsUse(g: Setting, s: State, f: Occasion, m: MoveOf<'use'>, tally?: Tally): Forbidden {
  if (!canUseExpert(g, s)) return lacksAbility(g, s, tally);
  switch (g.pack.expertAbility[m.item]) {
    case CASH:
      // Where it may not be used it is no candidate.
      return undefined;
    case FREE_MOVE:
      return lacksOne('expert.free-move', 'entering', 0, tally);
    case RENOWN:
      return forbidsRenown(g, s, f, m, tally);
    case RETRIEVE:
      return g.edition.moments.forPieces(s, f) && canFollow(g, s, f, m) ? undefined : 'expert.retrieve-barrel';
    case REORDER:
      if (!isVineyardAction(f)) return lacksOne('expert.reorder-vineyards', 'vineyard-action', 0, tally);
      return hasOrders(g, s, m.to) ? undefined : 'expert.reorder-vineyards';
    default:
      return isVineyardAction(f) ? undefined : lacksOne('expert.vineyard-discount', 'vineyard-action', 0, tally);
  }
}

function forbidsRenown(g: Setting, s: State, f: Occasion, m: MoveOf<'use'>, tally?: Tally): Forbidden {
  if (s.cubeSupply === 0) return lacksOne('expert.renown', 'cube', 0, tally);
  const room = g.edition.moments.forPieces(s, f) && hasRoom(g, s, m.to);
  return room && canFollow(g, s, f, m) ? undefined : 'expert.renown';
}

/** Where an extra action must follow, because of this ability or of what was done before it: is there one that could be done? */
function canFollow(g: Setting, s: State, f: Occasion, m: MoveOf<'use'>): boolean {
  if (s.turn.stage !== 'after' || !(g.edition.moments.leadsOn || s.turn.owes === 1)) return true;
  const extras = extrasOf(g);
  if (!extras.mayCome(s, f.seat)) return false;
  const lifts = g.pack.expertAbility[m.item] === RETRIEVE;
  // A cube is in nobody's way; a barrel may be the one that is wanted.
  if (!lifts && extras.canFollow(g, s, f.seat)) return true;
  const copy = cloneFor(s, f.seat);
  if (lifts) lift(g, copy, f.seat, m.to);
  else copy.cubes[m.to] = (copy.cubes[m.to] as number) + 1;
  return extras.canFollow(g, copy, f.seat);
}

/** A barrel comes back into the supply; what it earned stays (A52). */
function lift(g: Setting, s: State, seat: Seat, at: number): void {
  const area = g.edition.areas.findLast(a => a.from <= at) as Area;
  area.clear(s, seat, at - area.from);
  playerOf(s, seat).barrels++;
}

export function playUse(g: Setting, s: State, f: Occasion, m: MoveOf<'use'>): void {
  const p = playerOf(s, f.seat);
  flip(g, s, f.seat, m.item);
  switch (g.pack.expertAbility[m.item]) {
    case CASH:
      p.money += g.pack.expertCash;
      g.emit?.({ rule: 'expert.cash', kind: 'cash', seat: f.seat, money: g.pack.expertCash });
      return;
    case RENOWN:
      placeCube(g, s, f.seat, m.to, 'expert.renown');
      leadOn(g, s);
      return;
    case RETRIEVE:
      lift(g, s, f.seat, m.to);
      g.emit?.({ rule: 'expert.retrieve-barrel', kind: 'barrel-back', seat: f.seat, from: m.to });
      leadOn(g, s);
      return;
    case REORDER:
      // The action has begun: a magnate tile does not buy from the stack just put in order (A48).
      s.turn.stage = 'acting';
      g.stack.push({ ...frame('arrange', f.seat), item: m.to, count: (f as FrameOf<'vineyards'>).count });
      return;
    default:
      s.turn.discount += g.pack.expertDiscount;
      g.emit?.({ rule: 'expert.vineyard-discount', kind: 'discount', seat: f.seat, money: g.pack.expertDiscount });
  }
}

function leadOn(g: Setting, s: State): void {
  if (g.edition.moments.leadsOn && s.turn.stage === 'after') s.turn.owes = 1;
}

/** The position to which using an expert leads who asks nothing. */
export function afterUse(g: Setting, s: State, f: Occasion, m: MoveOf<'use'>): State {
  const copy = cloneFor(s, f.seat);
  playUse(apart(g, copy), copy, f, m);
  return copy;
}

/** The positions to which using an expert can lead; arranging a stack to one for each other tile that may come up. */
export function afterUses(g: Setting, s: State, f: Occasion, m: MoveOf<'use'>): State[] {
  if (g.pack.expertAbility[m.item] !== REORDER) return [afterUse(g, s, f, m)];
  const thens: State[] = [];
  for (let kind = 0; kind < g.pack.kinds; kind++) {
    if (kind !== s.tops[m.to] && belowOf(g, s, m.to, kind) > 0) thens.push(afterArranging(g, s, f, m, kind));
  }
  return thens;
}

/** With a tile of this kind on top. */
function afterArranging(g: Setting, s: State, f: Occasion, m: MoveOf<'use'>, kind: number): State {
  const copy = withPlayer(s, f.seat, { ...playerOf(s, f.seat) });
  copy.turn = { ...s.turn };
  copy.tops = s.tops.with(m.to, kind);
  flip(apart(g, copy), copy, f.seat, m.item);
  return copy;
}
