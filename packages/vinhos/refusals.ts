// The numbers of a refusal: what it would need by part, what there is, what is missing. Which rule is in the way is not decided here.

import type { Amount, Refusal, Seat } from '@adega/kernel';
import { spotOf } from './moves.ts';
import { priceOf } from './rules/action.ts';
import { actionAt, cheapestUnit, costsOf } from './rules/quadrel.ts';
import { playerOf, type Setting } from './rules/setting.ts';
import { staffPrice } from './rules/staff.ts';
import { vineyardCost } from './rules/vineyards.ts';
import { bestValue } from './rules/wine.ts';
import { type Frame, type Move, NONE, type State } from './state.ts';

/** One thing that a move needs enough of. */
export interface Need {
  readonly of: string;
  readonly parts: readonly Amount[];
  readonly has: number;
}

export function explain(g: Setting, s: State, f: Frame | undefined, seat: Seat, m: Move, rule: string): Refusal {
  const short = f === undefined ? undefined : needsOf(g, s, f, seat, m).find(need => total(need.parts) > need.has);
  return short === undefined
    ? { rule }
    : { rule, of: short.of, needs: short.parts, has: short.has, missing: total(short.parts) - short.has };
}

export const total = (parts: readonly Amount[]): number => parts.reduce((n, part) => n + part.amount, 0);

const one = (of: string, has: number): Need => ({ of, parts: [{ part: of, amount: 1 }], has });

/** Everything countable that this move needs, in the order in which it would be missed. */
export function needsOf(g: Setting, s: State, f: Frame, seat: Seat, m: Move): readonly Need[] {
  const p = playerOf(s, seat);
  const price = (part: string, amount: number): Need => ({ of: 'money', parts: [{ part, amount }], has: p.money });
  switch (m.kind) {
    case 'enter':
      return [{ of: 'money', parts: enterParts(g, s, seat, m), has: p.money }];
    case 'buy':
      return (s.tops[m.item] as number) < 0 ? [one('vineyard', 0)] : [price('vineyard', vineyardCost(g, s, f.tile, m.item))];
    case 'winery':
      return [one('winery', s.wineries), price('winery', priceOf(g, f.tile, g.pack.price.winery))];
    case 'cellar':
      return [one('cellar', s.cellars), price('cellar', priceOf(g, f.tile, g.pack.price.cellar))];
    case 'enologist':
      return [one('enologist', s.enologists), price('enologist', staffPrice(g, f, m))];
    case 'farmer':
      return [one('farmer', s.farmers), price('farmer', staffPrice(g, f, m))];
    case 'hire':
      return [one('expert', s.piles[m.item] === NONE ? 0 : 1), price('expert', g.pack.price.expert)];
    case 'sell':
      return [
        one('barrel', p.barrels),
        { of: 'value', parts: [{ part: 'space', amount: g.pack.saleValue[m.to] as number }], has: bestValue(g, s, p, spotOf(m)) },
      ];
    case 'export':
      return [
        one('barrel', p.barrels),
        { of: 'value', parts: [{ part: 'space', amount: g.pack.exportNumber[m.to] as number }], has: bestValue(g, s, p, spotOf(m)) },
      ];
    case 'use':
      return [
        {
          of: 'ability',
          parts: [
            { part: 'used', amount: s.turn.experts },
            { part: 'ability', amount: 1 },
          ],
          has: g.edition.abilitiesPerTurn,
        },
      ];
    default:
      return [];
  }
}

/** The parts of a move's price: distance, tax, players, and the cheapest unit of the action there. */
export function enterParts(g: Setting, s: State, seat: Seat, m: Move): Amount[] {
  const costs = costsOf(g, s, seat, m.to);
  const unit = cheapestUnit(g, s, playerOf(s, seat), actionAt(g, m.to));
  const parts: Amount[] = [
    { part: 'distance', amount: costs.distance },
    { part: 'tax', amount: costs.tax },
    { part: 'players', amount: costs.players },
    { part: 'action', amount: Number.isFinite(unit) ? unit : 0 },
  ];
  return parts.filter(part => part.amount > 0);
}
