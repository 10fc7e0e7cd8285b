// Selling: in player order, one variety each; vineyards go back, and the demand falls.

import type { Seat } from '@adega/kernel';
import { VARIETIES } from '../data/words.ts';
import { give, PASS, sell } from '../moves.ts';
import type { State } from '../state.ts';
import { type Asking, end, type Procedure, playerOf, push, type Setting, seatOf } from './setting.ts';
import { regionOf, vacate } from './vineyards.ts';

export const selling: Procedure<'selling'> = {
  run(g, s, f) {
    const seat = s.order[f.step++];
    if (seat === undefined) end(g);
    else push(g, 'sell', seat);
  },
};

const stockOf = (s: State, seat: Seat, variety: number): number => playerOf(s, seat).cellar[variety] as number;

/** What the demand adds to a sale or takes from it. */
export const demandOf = (g: Setting, s: State, variety: number): number => (s.market[variety] as number) * g.pack.step;

/** What a sale brings: the table and the demand before it falls, once (V2, V4). */
export const incomeOf = (g: Setting, s: State, variety: number, n: number): number =>
  (g.pack.revenue[n] as number) + demandOf(g, s, variety);

/** How many vineyards go back: no more than he has (V37). */
export const lossOf = (g: Setting, s: State, seat: Seat, variety: number, n: number): number =>
  Math.min(g.pack.lost[n] as number, stockOf(s, seat, variety));

/** As much as he has, and not for less than 0 (V3). */
export const isForSale = (g: Setting, s: State, seat: Seat, variety: number, n: number): boolean =>
  n <= stockOf(s, seat, variety) && incomeOf(g, s, variety, n) >= 0;

/** vino.sell: one variety, up to the stock, or nothing (V36). One more than the stock is a candidate, so that somebody can ask why not. */
export const sale: Asking<'sell'> = {
  by: seatOf,
  moves(g, s, f, out, all) {
    for (let variety = 0; variety < VARIETIES.length; variety++) {
      const most = Math.min(g.pack.most, stockOf(s, f.seat, variety) + (all ? 1 : 0));
      for (let n = 1; n <= most; n++) if (all || isForSale(g, s, f.seat, variety, n)) out.push(sell(variety, n));
    }
    out.push(PASS);
  },
  exact: true,
  forbids: (g, s, f, m) => (m.kind === 'pass' || isForSale(g, s, f.seat, m.variety, m.n) ? undefined : 'vino.sell'),
  play(g, s, f, m) {
    end(g);
    if (m.kind === 'pass') return g.emit?.({ rule: 'vino.sell', kind: 'sold-nothing', seat: f.seat });
    const p = playerOf(s, f.seat);
    p.income = incomeOf(g, s, m.variety, m.n);
    p.money += p.income;
    s.bank -= p.income;
    g.emit?.({ rule: 'vino.sell', kind: 'sold', seat: f.seat, variety: m.variety, n: m.n, income: p.income });
    push(g, 'market', f.seat, m.variety, g.pack.fall[m.n]);
    const lost = lossOf(g, s, f.seat, m.variety, m.n);
    if (lost > 0) push(g, 'lease', f.seat, m.variety, lost);
  },
};

/** vino.lease: his choice among the vineyards of the variety sold, in any regions (V8), chosen in the order of their numbers. Those that were passed by are
 *  candidates, so that somebody can ask why not. */
export const leasing: Asking<'lease'> = {
  by: seatOf,
  moves(g, s, f, out, all) {
    for (let v = all ? 0 : f.last + 1; v < g.pack.vineyards; v++) if (isOfVariety(g, s, f.seat, f.item, v)) out.push(give(v));
  },
  forbids: (g, s, f, m) => (m.item > f.last && laterOf(g, s, f.seat, f.item, m.item) >= f.count - 1 ? undefined : 'vino.lease'),
  play(g, s, f, m) {
    f.last = m.item;
    f.count--;
    if (f.count === 0) end(g);
    g.emit?.({ rule: 'vino.lease', kind: 'given-back', seat: f.seat, vineyard: m.item, region: regionOf(g, m.item) });
    vacate(g, s, f.seat, m.item);
  },
};

export const isOfVariety = (g: Setting, s: State, seat: Seat, variety: number, v: number): boolean =>
  s.owners[v] === seat && playerOf(s, seat).grows[regionOf(g, v)] === variety;

/** How many of the variety come after a vineyard. */
export function laterOf(g: Setting, s: State, seat: Seat, variety: number, vineyard: number): number {
  let n = 0;
  for (let v = vineyard + 1; v < g.pack.vineyards; v++) if (isOfVariety(g, s, seat, variety, v)) n++;
  return n;
}
