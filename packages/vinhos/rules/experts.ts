// Wine experts: hiring them and taking them free.

import type { Seat } from '@adega/kernel';
import { lowest, sizeOf } from '@adega/kit';
import { lacksMoney, lacksOne, lacksUse } from '@adega/kit/needs.ts';
import { ABILITIES } from '../data/words.ts';
import type { FrameOf } from '../frames.ts';
import { DONE, discard, hire } from '../moves.ts';
import { type Move, type MoveOf, NONE, type Player, type State, UNTURNED } from '../state.ts';
import { canUseExpert, withAbility } from './abilities.ts';
import { GIFTS, type Gift } from './gifts.ts';
import { type Asking, end, type Forbidden, nothing, playerOf, push, type Setting, seatOf, type Tally } from './setting.ts';
import { returnExpert, takeExpert } from './supply.ts';
import type { Unit } from './unit.ts';

const CASH = ABILITIES.indexOf('cash');

/** Whether any pile has an expert to take. */
export function expertsLeft(_g: Setting, s: State): boolean {
  for (const top of s.piles) if (top !== NONE) return true;
  return false;
}

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
export const hiring: Unit<'experts'> = {
  moves(g, s, f, out, all) {
    if (all || g.pack.price.expert <= playerOf(s, f.seat).money) hireMoves(g, s, f, out, all);
  },
  forbids: (g, s, f, m, tally) =>
    lacksPile(s, m, tally) ??
    lacksMoney('expert.hire', 'expert', g.pack.price.expert, playerOf(s, f.seat).money, tally) ??
    forbidsTaking(g, s, f, m, tally),
  play(g, s, f, m) {
    playerOf(s, f.seat).money -= g.pack.price.expert;
    gain(g, s, f.seat, m, 'expert.hire', g.pack.price.expert);
    if (f.count < f.most && s.piles[m.item] === UNTURNED && couldPay(g, s, f.seat)) turnPile(g, m.item);
  },
  over: (g, s, seat) => g.edition.limit?.settle(g, s, seat),
};

/** Whether another expert could be paid for, if need be with an expert's cash or by disinvesting: then the next tile must be seen (flow.reveal). */
function couldPay(g: Setting, s: State, seat: Seat): boolean {
  const p = playerOf(s, seat);
  const cash = canUseExpert(g, s) && withAbility(p, CASH) !== 0 ? g.pack.expertCash : 0;
  return p.money + cash + (g.edition.bank?.worth(g, p) ?? 0) >= g.pack.price.expert;
}

/** Experts for nothing, one after the other; from empty piles there is nothing to take (A56). */
export const freeExperts: Asking<'free-experts'> = {
  by: seatOf,
  moves(g, s, f, out, all) {
    hireMoves(g, s, f, out, all);
    if (all || mayDecline(g, s, f)) out.push(DONE);
  },
  exact: true,
  forbids(g, s, f, m, tally) {
    if (m.kind === 'done') return mayDecline(g, s, f) ? undefined : 'expert.hire';
    return lacksPile(s, m, tally) ?? forbidsTaking(g, s, f, m, tally);
  },
  play(g, s, f, m) {
    if (m.kind === 'done') return over(g, s, f);
    f.count++;
    gain(g, s, f.seat, m, GIFTS[f.item] as Gift, 0);
    if (f.count >= f.most) over(g, s, f);
    else if (s.piles[m.item] === UNTURNED) turnPile(g, m.item);
  },
};

const mayDecline = (g: Setting, s: State, f: FrameOf<'free-experts'>): boolean =>
  f.step === 1 || !expertsLeft(g, s) || isAtLimit(g, playerOf(s, f.seat));

function over(g: Setting, s: State, f: FrameOf<'free-experts'>): void {
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
  const p = playerOf(s, seat);
  if (!isBeyond(g, p)) return;
  push(g, 'surplus', seat);
  g.emit?.({ rule: 'expert.limit', kind: 'surplus', seat, count: sizeOf(heldBy(p)) - g.pack.mostExperts });
}

/** One of those at the limit goes for each that comes. */
export const discardBefore: Limit = { swaps: isAtLimit, settle: nothing };
/** The surplus goes in the end, new ones among them if one likes. */
export const discardAfter: Limit = { swaps: never, settle: askSurplus };

/** One after the other, so that the owner says in which order they come under a pile, too (A55). */
export const surplus: Asking<'surplus'> = {
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
function hireMoves(g: Setting, s: State, f: FrameOf<'experts' | 'free-experts'>, out: Move[], all: boolean): void {
  const p = playerOf(s, f.seat);
  const isFull = isSwap(g, p);
  for (let pile = 0; pile < s.piles.length; pile++) {
    if (!all && (s.piles[pile] as number) < 0) continue;
    if (all || !isFull) out.push(hire(pile));
    if (isFull) for (let rest = heldBy(p); rest !== 0; rest &= rest - 1) out.push(hire(pile, lowest(rest)));
  }
}

const lacksPile = (s: State, m: MoveOf<'hire'>, tally: Tally | undefined): Forbidden =>
  s.piles[m.item] === NONE ? lacksOne('expert.hire', 'expert', 0, tally) : undefined;

/** An expert whom one sees, and for one at the limit another who goes. */
function forbidsTaking(g: Setting, s: State, f: FrameOf<'experts' | 'free-experts'>, m: MoveOf<'hire'>, tally?: Tally): Forbidden {
  if ((s.piles[m.item] as number) < 0) return 'expert.hire';
  const p = playerOf(s, f.seat);
  if ((m.to !== NONE) === isSwap(g, p)) return undefined;
  return m.to === NONE ? lacksUse('expert.limit', 'place', 'expert', sizeOf(heldBy(p)), g.pack.mostExperts, tally) : 'expert.limit';
}

const isSwap = (g: Setting, p: Player): boolean => g.edition.limit?.swaps(g, p) === true;

function gain(g: Setting, s: State, seat: Seat, m: MoveOf<'hire'>, rule: 'expert.hire' | Gift, cost: number): void {
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
