// Wine experts: hiring them, taking them free, and their abilities.
// Frames experts and free-experts: count experts taken; most how many. Of a gift: item which, step 1 if it may be declined.

import type { Seat } from '@adega/kernel';
import { lowest, sizeOf } from '@adega/kit';
import { clone } from '../clone.ts';
import { ABILITIES } from '../data/words.ts';
import { arrange, codeOf, DONE, discard, hire, tilesOf, use } from '../moves.ts';
import { type Frame, type Move, NONE, type Player, type State, UNTURNED } from '../state.ts';
import { action } from './action.ts';
import type { Area } from './barrels.ts';
import { type Helper, isWindow } from './helpers.ts';
import { end, type Forbidden, frame, nothing, playerOf, push, type Question, type Setting, seatOf } from './setting.ts';
import { belowOf, hasRoom, isInPlay, placeCube, returnExpert, takeExpert } from './supply.ts';
import { cheapestVineyard } from './vineyards.ts';

const CASH = ABILITIES.indexOf('cash');
const FREE_MOVE = ABILITIES.indexOf('free-move');
const RENOWN = ABILITIES.indexOf('renown');
const RETRIEVE = ABILITIES.indexOf('retrieve-barrel');
const REORDER = ABILITIES.indexOf('reorder-vineyards');
const DISCOUNT = ABILITIES.indexOf('vineyard-discount');

/** Whether any pile has an expert to take. */
export const expertsLeft = (_g: Setting, s: State): boolean => s.piles.some(top => top !== NONE);

/** How many experts the piles hold. */
export function countExperts(s: State): number {
  let n = 0;
  for (let pile = 0; pile < s.piles.length; pile++) {
    if (s.piles[pile] !== NONE) n += 1 + (s.returned[pile] as number[]).length;
    for (let rest = s.unseen[pile] as number; rest !== 0; rest &= rest - 1) n++;
  }
  return n;
}

/** expert.hire: the next tile of the pile is seen before the second is decided on (A58). */
const hiring = action({
  moves: (g, s, f, out, all) => hireMoves(g, s, f, out, all),
  forbids: (g, s, f, m) => (g.pack.price.expert > playerOf(s, f.seat).money ? 'expert.hire' : forbidsTaking(g, s, f, m)),
  play(g, s, f, m) {
    playerOf(s, f.seat).money -= g.pack.price.expert;
    gain(g, s, f.seat, m, 'expert.hire', g.pack.price.expert);
    if (f.count < f.most && s.piles[m.item] === UNTURNED && couldPay(g, s, f.seat)) turnPile(g, m.item);
  },
});

export const experts: Question = {
  ...hiring,
  play(g, s, f, m) {
    hiring.play(g, s, f, m);
    if (!g.stack.includes(f)) g.edition.limit?.settle(g, s, f.seat);
  },
};

/** Whether another expert could be paid for, if need be with an expert's cash or by disinvesting: then the next tile must be seen (flow.reveal). */
function couldPay(g: Setting, s: State, seat: Seat): boolean {
  const p = playerOf(s, seat);
  const cash = canUseExpert(g, s) && hasAbility(g, p, CASH) ? g.pack.expertCash : 0;
  return p.money + cash + (g.edition.bank?.worth(g, p) ?? 0) >= g.pack.price.expert;
}

function hasAbility(g: Setting, p: Player, ability: number): boolean {
  for (let rest = p.expertsUp; rest !== 0; rest &= rest - 1) if (g.pack.expertAbility[lowest(rest)] === ability) return true;
  return false;
}

/** Why experts come free: Setúbal (A34), a stand, the last place of a fair, a magnate tile. `item` of the frame is an index into this. */
const GIFTS = [
  'region.setubal',
  'press.points-2016',
  'fair.rank',
  'magnate.tiles-2016',
  'press.points-2010',
  'magnate.benefit-2010',
] as const;
type Gift = (typeof GIFTS)[number];

export function giveExperts(g: Setting, seat: Seat, count: number, rule: Gift, tile = NONE): void {
  if (count > 0) push(g, 'free-experts', seat, count, GIFTS.indexOf(rule), tile);
}

/** A gift that may be declined, whatever the limit. */
export function offerExpert(g: Setting, seat: Seat, rule: Gift): void {
  g.stack.push({ ...frame('free-experts', seat, 1, GIFTS.indexOf(rule)), step: 1 });
}

/** Experts for nothing, one after the other; from empty piles there is nothing to take (A56). */
export const freeExperts: Question = {
  by: seatOf,
  moves(g, s, f, out, all) {
    hireMoves(g, s, f, out, all);
    out.push(DONE);
  },
  forbids(g, s, f, m) {
    if (m === DONE) return f.step === 0 && expertsLeft(g, s) && !isAtLimit(g, playerOf(s, f.seat)) ? 'expert.hire' : undefined;
    return forbidsTaking(g, s, f, m);
  },
  play(g, s, f, m) {
    if (m === DONE) return over(g, s, f);
    f.count++;
    gain(g, s, f.seat, m, GIFTS[f.item] as Gift, 0);
    if (f.count >= f.most) over(g, s, f);
    else if (s.piles[m.item] === UNTURNED) turnPile(g, m.item);
  },
};

function over(g: Setting, s: State, f: Frame): void {
  end(g);
  g.edition.limit?.settle(g, s, f.seat);
}

const turnPile = (g: Setting, pile: number): void => push(g, 'turn-expert', NONE, 0, pile);

// expert.limit: so many before one player, either side up. At the limit a free one may be declined (A57).

export interface Limit {
  /** Whether one must be discarded before another is taken. */
  readonly swaps: (g: Setting, p: Player) => boolean;
  /** What comes when a hiring or a gift is over. */
  readonly settle: (g: Setting, s: State, seat: Seat) => void;
}

const heldBy = (p: Player): number => p.expertsUp | p.expertsDown;
const isAtLimit = (g: Setting, p: Player): boolean => sizeOf(heldBy(p)) >= g.pack.mostExperts;
const isBeyond = (g: Setting, p: Player): boolean => sizeOf(heldBy(p)) > g.pack.mostExperts;
const never = (): boolean => false;

function askSurplus(g: Setting, s: State, seat: Seat): void {
  if (isBeyond(g, playerOf(s, seat))) push(g, 'surplus', seat);
}

/** One of those at the limit goes for each that comes. */
export const discardBefore: Limit = { swaps: isAtLimit, settle: nothing };
/** The surplus goes in the end, new ones among them if one likes. */
export const discardAfter: Limit = { swaps: never, settle: askSurplus };

/** One after the other, so that the owner says in which order they come under a pile, too (A55). */
export const surplus: Question = {
  by: seatOf,
  moves(_g, s, f, out) {
    for (let rest = heldBy(playerOf(s, f.seat)); rest !== 0; rest &= rest - 1) out.push(discard(lowest(rest)));
  },
  forbids: nothing,
  play(g, s, f, m) {
    letGo(g, s, f.seat, m.item);
    if (!isBeyond(g, playerOf(s, f.seat))) end(g);
  },
};

/** Each pile; where one must go before, with each expert that may. */
function hireMoves(g: Setting, s: State, f: Frame, out: Move[], all: boolean): void {
  const p = playerOf(s, f.seat);
  const isFull = isSwap(g, p);
  for (let pile = 0; pile < s.piles.length; pile++) {
    if (!all && s.piles[pile] === NONE) continue;
    if (all || !isFull) out.push(hire(pile));
    if (isFull) for (let rest = heldBy(p); rest !== 0; rest &= rest - 1) out.push(hire(pile, lowest(rest)));
  }
}

function forbidsTaking(g: Setting, s: State, f: Frame, m: Move): Forbidden {
  if ((s.piles[m.item] as number) < 0) return 'expert.hire';
  return (m.to !== NONE) === isSwap(g, playerOf(s, f.seat)) ? undefined : 'expert.limit';
}

const isSwap = (g: Setting, p: Player): boolean => g.edition.limit?.swaps(g, p) === true;

function gain(g: Setting, s: State, seat: Seat, m: Move, rule: 'expert.hire' | Gift, cost: number): void {
  const p = playerOf(s, seat);
  const expert = takeExpert(s, m.item);
  if (m.to !== NONE) letGo(g, s, seat, m.to);
  p.expertsUp |= 1 << expert;
  g.emit?.({ rule, kind: 'expert-taken', seat, expert, cost });
}

function letGo(g: Setting, s: State, seat: Seat, expert: number): void {
  const p = playerOf(s, seat);
  p.expertsUp &= ~(1 << expert);
  p.expertsDown &= ~(1 << expert);
  returnExpert(g, s, seat, expert);
}

/** expert.use: so many abilities a turn. */
export const canUseExpert = (g: Setting, s: State): boolean => s.turn.experts < g.edition.abilitiesPerTurn;

export function flip(g: Setting, s: State, seat: Seat, expert: number): void {
  const p = playerOf(s, seat);
  p.expertsUp &= ~(1 << expert);
  p.expertsDown |= 1 << expert;
  s.turn.experts++;
  g.emit?.({ rule: 'expert.use', kind: 'expert-flipped', seat, expert });
}

function expertMoves(g: Setting, s: State, f: Frame, out: Move[], all: boolean): void {
  if (!all && !canUseExpert(g, s)) return;
  const p = playerOf(s, f.seat);
  const window = isWindow(s, f);
  for (let rest = p.expertsUp; rest !== 0; rest &= rest - 1) {
    const expert = lowest(rest);
    const ability = g.pack.expertAbility[expert];
    if (ability === CASH) {
      out.push(use(expert, NONE));
    } else if (ability === RENOWN && window) regionMoves(s, expert, out);
    else if (ability === RETRIEVE && window) barrelMoves(g, s, f.seat, expert, out);
    else if (ability === REORDER && isVineyardAction(f)) regionMoves(s, expert, out);
    else if (ability === DISCOUNT && isVineyardAction(f)) out.push(use(expert, NONE));
    else if (all) out.push(use(expert, NONE));
  }
}

/** expert.reorder-vineyards, expert.vineyard-discount: in the Vineyards action before buying, not with a magnate tile (A48, A49). */
const isVineyardAction = (f: Frame): boolean => f.kind === 'vineyards' && f.tile === NONE && f.count === 0;

/** Regions in play only (A39). */
function regionMoves(s: State, expert: number, out: Move[]): void {
  for (let region = 0; region < s.cubes.length; region++) if (isInPlay(s, region)) out.push(use(expert, region));
}

/** Own barrels (A51). */
function barrelMoves(g: Setting, s: State, seat: Seat, expert: number, out: Move[]): void {
  for (const area of g.edition.areas) {
    for (let rest = area.held(s, seat); rest !== 0; rest &= rest - 1) out.push(use(expert, area.from + lowest(rest)));
  }
}

function forbidsUse(g: Setting, s: State, f: Frame, m: Move): Forbidden {
  if (!canUseExpert(g, s)) return 'expert.use';
  switch (g.pack.expertAbility[m.item]) {
    case CASH:
      return undefined;
    case FREE_MOVE:
      return 'expert.free-move';
    case RENOWN:
      return forbidsRenown(g, s, f, m);
    case RETRIEVE:
      return !isWindow(s, f) || !canFollow(g, s, f, m) ? 'expert.retrieve-barrel' : undefined;
    case REORDER:
      return !isVineyardAction(f) || !hasOrders(g, s, m.to) ? 'expert.reorder-vineyards' : undefined;
    default:
      return isVineyardAction(f) ? undefined : 'expert.vineyard-discount';
  }
}

function forbidsRenown(g: Setting, s: State, f: Frame, m: Move): Forbidden {
  const room = isWindow(s, f) && s.cubeSupply > 0 && hasRoom(g, s, m.to);
  return room && canFollow(g, s, f, m) ? undefined : 'expert.renown';
}

/** After the action a cube or a barrel only helps a magnate's action, which must then follow: is there one that could be done? */
function canFollow(g: Setting, s: State, f: Frame, m: Move): boolean {
  if (s.turn.stage !== 'after') return true;
  const { mayCome, canFollow: can } = g.edition.magnates;
  if (!mayCome(s, f.seat)) return false;
  const lifts = g.pack.expertAbility[m.item] === RETRIEVE;
  // A cube is in nobody's way; a barrel may be the one that is wanted.
  if (!lifts && can(g, s, f.seat)) return true;
  const copy = clone(s);
  if (lifts) lift(g, copy, f.seat, m.to);
  else copy.cubes[m.to] = (copy.cubes[m.to] as number) + 1;
  return can(g, copy, f.seat);
}

/** A barrel comes back into the supply; what it earned stays (A52). */
function lift(g: Setting, s: State, seat: Seat, at: number): void {
  const area = g.edition.areas.findLast(a => a.from <= at) as Area;
  area.clear(s, seat, at - area.from);
  playerOf(s, seat).barrels++;
}

function playUse(g: Setting, s: State, f: Frame, m: Move): void {
  const p = playerOf(s, f.seat);
  flip(g, s, f.seat, m.item);
  switch (g.pack.expertAbility[m.item]) {
    case CASH:
      p.money += g.pack.expertCash;
      g.emit?.({ rule: 'expert.cash', kind: 'cash', seat: f.seat, money: g.pack.expertCash });
      return;
    case RENOWN:
      placeCube(g, s, f.seat, m.to, 'expert.renown');
      if (s.turn.stage === 'after') s.turn.owes = 1;
      return;
    case RETRIEVE:
      lift(g, s, f.seat, m.to);
      g.emit?.({ rule: 'expert.retrieve-barrel', kind: 'barrel-back', seat: f.seat, from: m.to });
      if (s.turn.stage === 'after') s.turn.owes = 1;
      return;
    case REORDER:
      // The action has begun: a magnate tile does not buy from the stack just put in order (A48).
      s.turn.stage = 'acting';
      push(g, 'arrange', f.seat, 0, m.to);
      return;
    default:
      s.turn.discount += g.pack.expertDiscount;
      g.emit?.({ rule: 'expert.vineyard-discount', kind: 'discount', seat: f.seat, money: g.pack.expertDiscount });
  }
}

export const expertHelper: Helper = { kind: 'use', moves: expertMoves, forbids: forbidsUse, play: playUse };

// Arranging a stack: everybody knows which tiles are in it, so looking through it tells nothing new; the order chosen is a secret
// below the top tile (A50).

/** The tiles of a stack, top included, as counts by kind. */
function stackCounts(g: Setting, s: State, region: number): number[] {
  const counts: number[] = [];
  for (let kind = 0; kind < g.pack.kinds; kind++) counts.push(belowOf(g, s, region, kind) + (s.tops[region] === kind ? 1 : 0));
  return counts;
}

/** Whether there are two orders to choose from. */
const hasOrders = (g: Setting, s: State, region: number): boolean => stackCounts(g, s, region).filter(n => n > 0).length > 1;

export const arranging: Question = {
  by: seatOf,
  moves(g, s, f, out) {
    orders(stackCounts(g, s, f.item), [], tiles => out.push(arrange(f.item, codeOf(tiles))));
  },
  forbids: (g, s, f, m) => (leavesVineyard(g, s, f, tilesOf(m.to)[0] as number) ? undefined : 'move.able'),
  heard: (g, s, f, m) =>
    isOthersView(s, f.seat) && m.kind === 'arrange' && m.item === f.item && tilesOf(m.to).length === 1 && isInStack(g, s, f.item, m.to - 1),
  play(g, s, f, m) {
    end(g);
    const counts = stackCounts(g, s, f.item);
    const tiles = tilesOf(m.to);
    const top = tiles[0] as number;
    s.tops[f.item] = top;
    for (let kind = 0; kind < counts.length; kind++)
      s.below[f.item * g.pack.kinds + kind] = (counts[kind] as number) - (kind === top ? 1 : 0);
    s.arranged[f.item] = { by: f.seat, tiles: isOthersView(s, f.seat) ? null : tiles.slice(1) };
    g.emit?.({ rule: 'expert.reorder-vineyards', kind: 'stack-arranged', seat: f.seat, region: f.item, tile: top });
  },
};

/** Somebody else follows from what he hears. Also where there was no choice he notes only who arranged the stack (info.open). */
export const isOthersView = (s: State, seat: Seat): boolean => s.seenBy !== NONE && s.seenBy !== seat;

/** move.able: with this tile on top there is still a vineyard to buy. */
function leavesVineyard(g: Setting, s: State, f: Frame, top: number): boolean {
  if (top === s.tops[f.item]) return true;
  const copy = clone(s);
  copy.tops[f.item] = top;
  const p = playerOf(copy, f.seat);
  return cheapestVineyard(g, copy, p, s.turn.discount) <= p.money;
}

const isInStack = (g: Setting, s: State, region: number, kind: number): boolean => (stackCounts(g, s, region)[kind] ?? 0) > 0;

function orders(counts: number[], tiles: number[], each: (tiles: readonly number[]) => void): void {
  let more = false;
  for (let kind = 0; kind < counts.length; kind++) {
    if ((counts[kind] as number) === 0) continue;
    more = true;
    counts[kind] = (counts[kind] as number) - 1;
    orders(counts, [...tiles, kind], each);
    counts[kind] = (counts[kind] as number) + 1;
  }
  if (!more) each(tiles);
}
