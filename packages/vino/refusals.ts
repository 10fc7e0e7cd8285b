// The numbers of a refusal: what it would need by part, what there is, what is missing. Which rule is in the way is not decided here.

import type { Amount, Refusal, Seat } from '@adega/kernel';
import { has, sizeOf } from '@adega/kit';
import { type Need as AnyNeed, oneOf, refusalBy } from '@adega/kit/needs.ts';
import type { Frame } from './frames.ts';
import { stepsOf } from './moves.ts';
import type { RuleId } from './rulebook.ts';
import { leftIn } from './rules/gift.ts';
import { demandOf, laterOf } from './rules/sales.ts';
import { playerOf, type Setting } from './rules/setting.ts';
import { restOf } from './rules/setup.ts';
import { isFree, priceOf, regionOf } from './rules/vineyards.ts';
import { type Move, type MoveKind, type MoveOf, NONE, type State } from './state.ts';

type Need = AnyNeed<RuleId>;

export const explain = (g: Setting, s: State, f: Frame, seat: Seat, m: Move, rule: string): Refusal =>
  refusalBy(rule, needsOf(g, s, f, seat, m));

function needsOf(g: Setting, s: State, f: Frame, seat: Seat, m: Move): readonly Need[] {
  const needs: Needs<MoveKind> | undefined = NEEDS[m.kind];
  return needs?.(g, s, f, seat, m) ?? [];
}

const one = oneOf<RuleId>;

type Needs<K extends MoveKind> = { of(g: Setting, s: State, f: Frame, seat: Seat, m: MoveOf<K>): readonly Need[] }['of'];

/** Sets that are named in one way, along the roads: what was passed by cannot follow, and as many as are still due must be left. */
const inOrder = (rule: RuleId, last: number, count: number, vineyard: number, later: number): readonly Need[] => [
  one(rule, 'passed-by', vineyard > last ? 1 : 0),
  { rule, of: 'later', parts: [{ part: 'later', amount: count - 1 }], has: later },
];

const NEEDS: { readonly [K in MoveKind]?: Needs<K> } = {
  buy(g, s, f, seat, m) {
    const p = playerOf(s, seat);
    const price: Amount = { part: 'vineyard', amount: priceOf(g, m.item) };
    const markers = s.markers[regionOf(g, m.item)] as number;
    return [
      one('vino.buy', 'free-vineyard', isFree(s, m.item) ? 1 : 0),
      one('vino.variety', 'marker', m.variety === NONE ? 1 : sizeOf(markers)),
      // Some are left, but not this one: somebody grows it.
      one('vino.variety', 'variety', m.variety === NONE || has(markers, m.variety) ? 1 : 0),
      one('vino.buy', 'pawn', p.pawns),
      { rule: 'vino.buy', of: 'money', parts: [price], has: p.money },
      { rule: 'vino.start', of: 'money', parts: [price, { part: 'rest', amount: restOf(g, s, f, seat, m.item) }], has: p.money },
    ];
  },
  sell: (g, s, _f, seat, m) => [
    { rule: 'vino.sell', of: 'wine', parts: [{ part: 'wine', amount: m.n }], has: playerOf(s, seat).cellar[m.variety] as number },
    // What the demand takes must come out of the table (V3).
    {
      rule: 'vino.sell',
      of: 'revenue',
      parts: [{ part: 'demand', amount: -demandOf(g, s, m.variety) }],
      has: g.pack.revenue[m.n] as number,
    },
  ],
  give: (g, s, f, seat, m) =>
    f.kind === 'lease' ? inOrder('vino.lease', f.last, f.count, m.item, laterOf(g, s, seat, f.item, m.item)) : [],
  take: (g, s, f, _seat, m) => (f.kind === 'take' ? inOrder('vino.gift', f.last, f.count, m.item, leftIn(g, s, f.item, true, m.item)) : []),
  raise: (g, s, _f, _seat, m) =>
    stepsOf(m.item, s.market.length).map((amount, i) => ({
      rule: 'vino.market',
      of: 'steps',
      parts: [{ part: 'steps', amount }],
      has: g.pack.highest - (s.market[i] as number),
    })),
};
