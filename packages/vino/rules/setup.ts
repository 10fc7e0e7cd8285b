// The preliminary round: two vineyards where the start markers say, then a third anywhere.

import type { Seat } from '@adega/kernel';
import { has, membersOf, sizeOf } from '@adega/kit';
import { VARIETIES } from '../data/words.ts';
import type { Frame, FrameOf } from '../frames.ts';
import { draw } from '../moves.ts';
import { type MoveOf, NOBODY, NONE, type Player, type State } from '../state.ts';
import { buyVineyard } from './buying.ts';
import {
  type Asking,
  chance,
  end,
  type Forbidden,
  frame,
  nothing,
  type Procedure,
  playerOf,
  push,
  type Setting,
  seatOf,
} from './setting.ts';
import { buyMoves, cheapestAnywhere, cheapestIn, firstOf, forbidsBuying, priceOf, takeMarker } from './vineyards.ts';

const full = (n: number, value: number): number[] => Array.from({ length: n }, () => value);

/** What was chosen before the game. */
export interface Choices {
  readonly seats: number;
  readonly hideMoney: boolean;
  /** Without vino.stall. */
  readonly endless: boolean;
}

/** vino.start: the last seat is the banker's, so the first is left of him. The start markers are not on the board yet. */
export function startState(g: Setting, { seats, hideMoney, endless }: Choices): State {
  const { pack } = g;
  const regions = pack.number.length;
  return {
    version: 1,
    seenBy: NOBODY,
    seats,
    hideMoney: hideMoney ? 1 : 0,
    endless: endless ? 1 : 0,
    round: 0,
    order: Array.from({ length: seats }, (_, i) => i),
    owners: full(pack.vineyards, NOBODY),
    facedown: (1 << regions) - 1,
    markers: pack.varieties.map((set, region) => set & ~(1 << (pack.start[region] as number))),
    bottles: pack.bottles,
    market: full(VARIETIES.length, 0),
    bank: -pack.money * seats,
    bought: 0,
    idle: 0,
    queue: [],
    newcomers: [],
    players: Array.from({ length: seats }, () => startPlayer(g)),
    stack: [frame('game')],
    lanes: [],
  };
}

const startPlayer = (g: Setting): Player => ({
  money: g.pack.money,
  income: 0,
  pawns: g.pack.most,
  chosen: 0,
  shown: 0,
  grows: full(g.pack.number.length, NONE),
  cellar: full(VARIETIES.length, 0),
});

/** In order each draws and buys; markers that are left go to the board (V31). */
export const start: Procedure<'start'> = {
  run(g, s, f) {
    const seat = s.order[f.step++];
    if (seat !== undefined) return push(g, 'draw', seat);
    end(g);
    for (const region of membersOf(s.facedown)) s.markers[region] = (s.markers[region] as number) | (1 << (g.pack.start[region] as number));
    s.facedown = 0;
  },
};

/** How many start markers a player draws. */
const DRAWN = 2;

export const drawing: Asking<'draw'> = {
  by: chance,
  moves(_g, s, _f, out) {
    const n = Math.min(DRAWN, sizeOf(s.facedown));
    for (let set = 1; set < 1 << s.markers.length; set++) if ((set & ~s.facedown) === 0 && sizeOf(set) === n) out.push(draw(set));
  },
  forbids: nothing,
  open: () => true,
  play(g, s, f, m) {
    end(g);
    s.facedown &= ~m.item;
    g.emit?.({ rule: 'vino.start', kind: 'drawn', seat: f.seat, regions: m.item });
    // A fifth player draws one and buys his second vineyard where he likes, before anybody's third (V30).
    if (sizeOf(m.item) < DRAWN) push(g, 'anywhere', f.seat);
    for (const region of regionsOf(g, m.item)) {
      takeMarker(g, s, f.seat, region, g.pack.start[region] as number);
      push(g, 'start-vineyard', f.seat, region);
    }
  },
};

/** A set of regions, the highest number first. */
const regionsOf = (g: Setting, set: number): number[] => g.pack.byNumber.filter(region => has(set, region)).reverse();

/** One vineyard in the region drawn; it must be bought (C55). */
export const startVineyard: Asking<'start-vineyard'> = {
  by: seatOf,
  moves(g, s, f, out, all) {
    for (let v = firstOf(g, f.item); v < firstOf(g, f.item + 1); v++) buyMoves(g, s, f.seat, v, out, all);
  },
  forbids: forbidsStart,
  play(g, s, f, m) {
    end(g);
    buyVineyard(g, s, f.seat, m, 'vino.start');
  },
};

/** A vineyard in any region, if there is one that can be paid. */
export const anywhere: Procedure<'anywhere'> = {
  run(g, s, f) {
    end(g);
    const v = cheapestAnywhere(g, s, f.seat, []);
    if (v !== NONE && priceOf(g, v) <= playerOf(s, f.seat).money && playerOf(s, f.seat).pawns > 0) push(g, 'free-vineyard', f.seat);
  },
};

export const freeVineyard: Asking<'free-vineyard'> = {
  by: seatOf,
  moves(g, s, f, out, all) {
    for (let v = 0; v < g.pack.vineyards; v++) buyMoves(g, s, f.seat, v, out, all);
  },
  forbids: forbidsStart,
  play(g, s, f, m) {
    end(g);
    buyVineyard(g, s, f.seat, m, isBeforeThird(s) ? 'vino.start' : 'vino.third');
  },
};

/** vino.third, V32: in order, one more each. */
export const third: Procedure<'third'> = {
  run(g, s, f) {
    const seat = s.order[f.step++];
    if (seat === undefined) end(g);
    else push(g, 'anywhere', seat);
  },
};

const isBeforeThird = (s: State): boolean => s.stack.some(f => f.kind === 'start');

type Starting = FrameOf<'start-vineyard' | 'free-vineyard'>;

/** V40: what makes the rest unaffordable may not be chosen; the cheapest may always be. */
function forbidsStart(g: Setting, s: State, f: Starting, m: MoveOf<'buy'>): Forbidden {
  const rule = forbidsBuying(g, s, f.seat, m);
  if (rule !== undefined) return rule;
  const isDear = priceOf(g, m.item) + restOf(g, s, f, f.seat, m.item) > playerOf(s, f.seat).money;
  return isDear && priceOf(g, m.item) > priceOf(g, cheapestFor(g, s, f)) ? 'vino.start' : undefined;
}

const cheapestFor = (g: Setting, s: State, f: Starting): number =>
  f.kind === 'start-vineyard' ? cheapestIn(g, s, f.seat, f.item, []) : cheapestAnywhere(g, s, f.seat, []);

/** What the vineyards that must still be bought after this one cost at least: those on the stack, and the third. */
export function restOf(g: Setting, s: State, f: Frame, seat: Seat, vineyard: number): number {
  const gone = [vineyard];
  let sum = 0;
  for (const region of dueAfter(s, f)) {
    const v = region === NONE ? cheapestAnywhere(g, s, seat, gone) : cheapestIn(g, s, seat, region, gone);
    gone.push(v);
    sum += v === NONE ? 0 : priceOf(g, v);
  }
  return sum;
}

/** Regions in which the seat must still buy, NONE for anywhere; nobody else is due before him. */
function dueAfter(s: State, f: Frame): number[] {
  return isBeforeThird(s) ? [...s.stack.flatMap(other => (other === f ? [] : dueIn(other))), NONE] : [];
}

function dueIn(f: Frame): number[] {
  if (f.kind === 'start-vineyard') return [f.item];
  return f.kind === 'anywhere' ? [NONE] : [];
}
