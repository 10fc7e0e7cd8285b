// What a drawing asks of a position besides what it can read off, worked out by the rules themselves. Everything here only looks, and
// takes views.

import type { Seat } from '@adega/kernel';
import { compile, type Tables } from './data/pack.ts';
import type { PackJson } from './data/schema.ts';
import { fallOf } from './rules/market.ts';
import { incomeOf, lossOf } from './rules/sales.ts';
import type { Setting } from './rules/setting.ts';
import { ownedIn, ranked } from './rules/vineyards.ts';
import type { State } from './state.ts';

export { stepsOf } from './moves.ts';

/** A line of the selling desk: so much wine brings so much money, costs so many vineyards and lowers the price by so many steps. */
export interface Sale {
  readonly n: number;
  readonly income: number;
  readonly lost: number;
  readonly fall: number;
}

export interface Look {
  readonly tables: Tables;
  /** Every amount of a variety that a seat has; one that would bring less than 0 is not for sale (V3). */
  sales(s: State, seat: Seat, variety: number): readonly Sale[];
  /** Who would buy in which order, if these seats had chosen the region: owners, then newcomers. */
  buyers(s: State, region: number, seats: readonly Seat[]): { readonly owners: readonly Seat[]; readonly newcomers: readonly Seat[] };
}

export function lookWith(pack: PackJson): Look {
  const tables = compile(pack);
  const g: Setting = { pack: tables, stack: [], emit: undefined };
  return {
    tables,
    sales: (s, seat, variety) =>
      Array.from({ length: s.players[seat]?.cellar[variety] ?? 0 }, (_, i) => ({
        n: i + 1,
        income: incomeOf(g, s, variety, i + 1),
        lost: lossOf(g, s, seat, variety, i + 1),
        fall: fallOf(g, s, variety, tables.fall[i + 1] as number),
      })),
    buyers(s, region, seats) {
      const inOrder = s.order.filter(seat => seats.includes(seat));
      return {
        owners: ranked(g, s, region, inOrder),
        newcomers: inOrder.filter(seat => ownedIn(g, s, seat, region) === 0),
      };
    },
  };
}
