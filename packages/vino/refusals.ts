// The numbers of a refusal: what it would need by part, what there is, what is missing. Which rule is in the way is not decided here.

import type { Amount, Refusal, Seat } from '@adega/kernel';
import { sizeOf } from '@adega/kit';
import { stepsOf } from './moves.ts';
import type { RuleId } from './rulebook.ts';
import { playerOf, type Setting } from './rules/setting.ts';
import { restOf } from './rules/setup.ts';
import { isFree, priceOf, regionOf } from './rules/vineyards.ts';
import { type Frame, type Move, type MoveKind, NONE, type State } from './state.ts';

/** One thing that a move needs enough of, under the rule that asks for it. */
interface Need {
  readonly rule: RuleId;
  readonly of: string;
  readonly parts: readonly Amount[];
  readonly has: number;
}

export function explain(g: Setting, s: State, f: Frame, seat: Seat, m: Move, rule: string): Refusal {
  const needs = NEEDS[m.kind]?.(g, s, f, seat, m) ?? [];
  const short = needs.find(need => need.rule === rule && total(need.parts) > need.has);
  if (short === undefined) return { rule };
  const { of, parts, has } = short;
  return { rule, of, needs: parts, has, missing: total(parts) - has };
}

const total = (parts: readonly Amount[]): number => parts.reduce((n, part) => n + part.amount, 0);
const one = (rule: RuleId, of: string, has: number): Need => ({ rule, of, parts: [{ part: of, amount: 1 }], has });

type Needs = (g: Setting, s: State, f: Frame, seat: Seat, m: Move) => readonly Need[];

const NEEDS: { readonly [K in MoveKind]?: Needs } = {
  buy(g, s, f, seat, m) {
    const p = playerOf(s, seat);
    const price: Amount = { part: 'vineyard', amount: priceOf(g, m.item) };
    return [
      one('vino.buy', 'free-vineyard', isFree(s, m.item) ? 1 : 0),
      // A marker that somebody else has: nothing is short unless none is left.
      one('vino.variety', 'marker', m.variety === NONE ? 1 : sizeOf(s.markers[regionOf(g, m.item)] as number)),
      one('vino.buy', 'pawn', p.pawns),
      { rule: 'vino.buy', of: 'money', parts: [price], has: p.money },
      { rule: 'vino.start', of: 'money', parts: [price, { part: 'rest', amount: restOf(g, s, f, m.item) }], has: p.money },
    ];
  },
  sell: (_g, s, _f, seat, m) => [
    { rule: 'vino.sell', of: 'wine', parts: [{ part: 'wine', amount: m.n }], has: playerOf(s, seat).cellar[m.variety] as number },
  ],
  raise: (g, s, _f, _seat, m) =>
    stepsOf(m.item, s.market.length).map((amount, i) => ({
      rule: 'vino.market',
      of: 'steps',
      parts: [{ part: 'steps', amount }],
      has: g.pack.highest - (s.market[i] as number),
    })),
};
