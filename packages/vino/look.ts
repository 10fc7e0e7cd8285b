// What a drawing asks of a position besides what it can read off, worked out by the rules themselves. Everything here only looks, and
// takes views.

import type { Seat } from '@adega/kernel';
import { compile, type Tables } from './data/pack.ts';
import type { PackJson } from './data/schema.ts';
import { VARIETIES } from './data/words.ts';
import { sharesOf } from './rules/gift.ts';
import { fallOf } from './rules/market.ts';
import { incomeOf, isForSale, isOfVariety, lossOf } from './rules/sales.ts';
import { playerOf, type Setting } from './rules/setting.ts';
import { cheapestAnywhere, ownedIn, priceOf, ranked } from './rules/vineyards.ts';
import { NONE, type State } from './state.ts';

export { stepsOf } from './moves.ts';

/** A sale by what it is worth to its seller: the income, less what it would cost to buy back the vineyards that go with it, the cheapest of
 *  the variety. What the demand falls is not counted: it hurts others as much. */
export interface Deal extends Sale {
  readonly variety: number;
  /** Money that is left when what was given back is bought again. */
  readonly net: number;
  /** Not for less than nothing (V3). */
  readonly isAllowed: boolean;
}

/** How many vineyards a seat could buy with its money and pawns, the cheapest first; `first` is the cheapest of all, whatever the money. */
export interface Means {
  readonly n: number;
  readonly first: number | undefined;
}

/** A line of the selling desk: so much wine brings so much money, costs so many vineyards and lowers the demand by so many steps. */
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
  /** Everything that a seat could sell now, by variety; none of what it does not have (vino.sell, vino.lease). */
  deals(s: State, seat: Seat): readonly (readonly Deal[])[];
  /** What selling so much of a variety would do at the demand of now, for whoever has as much. */
  foreseen(s: State, variety: number, n: number): Sale;
  /** What a seat could buy, in regions where it grows something or a marker lies (vino.buy, vino.variety). */
  means(s: State, seat: Seat): Means;
  /** Who would get how many, if the government gave its vineyards of a region now (vino.gift). */
  gifts(s: State, region: number): readonly { readonly seat: Seat; readonly n: number }[];
  /** Who would buy in which order, if these seats had chosen the region: owners, then newcomers. */
  buyers(s: State, region: number, seats: readonly Seat[]): { readonly owners: readonly Seat[]; readonly newcomers: readonly Seat[] };
}

export function lookWith(pack: PackJson): Look {
  const tables = compile(pack);
  const g: Setting = { pack: tables, stack: [], emit: undefined };
  return {
    tables,
    sales: (s, seat, variety) => salesOf(g, s, seat, variety),
    deals: (s, seat) => VARIETIES.map((_, variety) => dealsOf(g, s, seat, variety)),
    foreseen: (s, variety, n) => ({
      n,
      income: incomeOf(g, s, variety, n),
      lost: g.pack.lost[n] as number,
      fall: fallOf(g, s, variety, g.pack.fall[n] as number),
    }),
    means: (s, seat) => meansOf(g, s, seat),
    gifts: (s, region) => sharesOf(g, s, region),
    buyers(s, region, seats) {
      const inOrder = s.order.filter(seat => seats.includes(seat));
      return {
        owners: ranked(g, s, region, inOrder),
        newcomers: inOrder.filter(seat => ownedIn(g, s, seat, region) === 0),
      };
    },
  };
}

const salesOf = (g: Setting, s: State, seat: Seat, variety: number): Sale[] =>
  Array.from({ length: playerOf(s, seat).cellar[variety] as number }, (_, i) => ({
    n: i + 1,
    income: incomeOf(g, s, variety, i + 1),
    lost: lossOf(g, s, seat, variety, i + 1),
    fall: fallOf(g, s, variety, g.pack.fall[i + 1] as number),
  }));

function dealsOf(g: Setting, s: State, seat: Seat, variety: number): Deal[] {
  const prices = s.owners.flatMap((_, v) => (isOfVariety(g, s, seat, variety, v) ? [priceOf(g, v)] : [])).sort((a, b) => a - b);
  const worth = (lost: number): number => prices.slice(0, lost).reduce((sum, price) => sum + price, 0);
  return salesOf(g, s, seat, variety).map(sale => ({
    ...sale,
    variety,
    net: sale.income - worth(sale.lost),
    isAllowed: isForSale(g, s, seat, variety, sale.n),
  }));
}

function meansOf(g: Setting, s: State, seat: Seat): Means {
  const { money, pawns } = playerOf(s, seat);
  const bought: number[] = [];
  const first = cheapestAnywhere(g, s, seat, bought);
  let left = money;
  for (let v = first; v !== NONE && bought.length < pawns && priceOf(g, v) <= left; v = cheapestAnywhere(g, s, seat, bought)) {
    bought.push(v);
    left -= priceOf(g, v);
  }
  return { n: bought.length, first: first === NONE || pawns === 0 ? undefined : first };
}
