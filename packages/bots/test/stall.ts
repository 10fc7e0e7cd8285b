// A tiny game to think about: two seats, a turn each. For three coins a seat buys goods, which score alone and together, or tickets, for
// which chance draws points; then it ends its turn. The other seat's purse is sealed: it holds coins that nobody but its owner knows.

import type { Decision, Game, Judgement, Score, Seat } from '@adega/kernel';
import { CHANCE, NotOffered } from '@adega/kernel';

export const GOODS = ['apple', 'bread', 'cheese', 'ticket'] as const;
const PRICES: readonly number[] = [1, 1, 2, 1];

export interface Stall {
  turn: Seat;
  coins: number[];
  goods: number[][];
  luck: number[];
  /** A ticket waits for its draw. */
  waits: boolean;
  /** Sealed, each known to its owner; -1 in a view. */
  purses: number[];
}

export type StallMove = string;

export function pointsOf(s: Stall, seat: Seat): number {
  const [apple = 0, bread = 0, cheese = 0] = s.goods[seat] as number[];
  return apple + bread + 2 * cheese + 5 * Math.min(apple, bread) + (s.luck[seat] as number);
}

const draws = ['0', '3'];

export const stall: Game<Stall, StallMove> = {
  id: 'stall',
  rules: 1,
  pack: '',
  options: [{ id: 'seats', values: [2], default: 2 }],
  start: () => ({
    turn: 0,
    coins: [3, 3],
    goods: [
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ],
    luck: [0, 0],
    waits: false,
    purses: [7, 8],
  }),
  decide(s) {
    if (s.turn > 1) return [];
    if (s.waits) return [{ by: CHANCE, asks: 'draw', moves: draws }];
    const coins = s.coins[s.turn] as number;
    const decision: Decision<StallMove> = {
      by: s.turn,
      asks: 'buy',
      moves: [...GOODS.filter((_, i) => (PRICES[i] as number) <= coins), 'end'],
    };
    return [decision];
  },
  candidates: (s, by) => stall.decide(s).find(d => d.by === by)?.moves ?? [],
  forbids: () => undefined,
  wish: () => undefined,
  apply(s, by, m) {
    if (
      stall
        .decide(s)
        .find(d => d.by === by)
        ?.moves.includes(m) !== true
    )
      throw new NotOffered(by, m);
    if (by === CHANCE) {
      s.waits = false;
      s.luck[s.turn] = (s.luck[s.turn] as number) + Number(m);
    } else if (m === 'end') s.turn++;
    else buy(s, GOODS.indexOf(m as (typeof GOODS)[number]));
  },
  advance(s, by, m) {
    stall.apply(s, by, m);
    return [];
  },
  scores: s => [0, 1].map((seat): Score => ({ seat, total: pointsOf(s, seat), parts: [] })),
  result: () => [],
  clone: s => structuredClone(s),
  positionKey: s => JSON.stringify(s),
  view: (s, viewer) => ({ ...structuredClone(s), purses: s.purses.map((purse, seat) => (seat === viewer ? purse : -1)) }),
  hear: entry => entry,
  determinize: (s, _viewer, rng) => ({ ...structuredClone(s), purses: s.purses.map(purse => (purse < 0 ? rng.below(10) : purse)) }),
  keyOf: m => m,
  parse: (_s, text) => text,
};

function buy(s: Stall, good: number): void {
  s.coins[s.turn] = (s.coins[s.turn] as number) - (PRICES[good] as number);
  const own = s.goods[s.turn] as number[];
  own[good] = (own[good] as number) + 1;
  if (GOODS[good] === 'ticket') s.waits = true;
}

export const stallJudgement: Judgement<Stall> = {
  game: 'stall',
  features: ['points'],
  aboutOf: () => 'goods',
  phases: ['all'],
  phaseOf: () => 0,
  read(s, seat, into) {
    into[0] = pointsOf(s, seat);
  },
  alone: false,
  aims: [{ name: 'margin', worth: 1, counts: 'amount', of: (s, seat) => pointsOf(s, seat) - pointsOf(s, 1 - seat) }],
  byHand: () => 1,
  grain: 1,
  turnOf: s => s.turn,
  roundOf: s => (s.turn > 1 ? 1 : 0),
};
