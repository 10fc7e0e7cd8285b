// Selling wine at home.

import { lacks, lacksOne } from '@adega/kit/needs.ts';
import type { FrameOf } from '../frames.ts';
import { sell, spotOf } from '../moves.ts';
import type { RuleId } from '../rulebook.ts';
import { type MoveOf, NOBODY, type Player, type State } from '../state.ts';
import { type Forbidden, playerOf, type Setting, type Tally } from './setting.ts';
import type { Unit } from './unit.ts';
import { bestValue, colourOf, cubesNeeded, regionOf, removeCubes, removeWine, wineAt } from './wine.ts';

export const sales: Unit<'sales'> = {
  moves(g, s, f, out, all) {
    const p = playerOf(s, f.seat);
    if (!all && p.barrels === 0) return;
    for (let spot = 0; spot < p.wines.length; spot++) {
      const wine = wineAt(p, spot);
      if (wine === 0) continue;
      const reach = bestValue(g, s, p, spot);
      for (let space = 0; space < g.pack.sales; space++) {
        if (g.pack.saleColour[space] !== colourOf(wine)) continue;
        if (all || (s.sales[space] === NOBODY && (g.pack.saleValue[space] as number) <= reach)) out.push(sell(spot, space));
      }
    }
  },
  forbids: forbidsSale,
  play(g, s, f, m) {
    const p = playerOf(s, f.seat);
    const spot = spotOf(m);
    const value = g.pack.saleValue[m.to] as number;
    removeCubes(g, s, f.seat, regionOf(wineAt(p, spot)), cubesNeeded(g, p, spot, value));
    p.barrels--;
    s.sales[m.to] = f.seat;
    const money = g.edition.receiveSale(g, p, value);
    g.emit?.({ rule: 'sales.sell', kind: 'wine-sold', seat: f.seat, spot, space: m.to, wine: wineAt(p, spot), money });
    removeWine(p, spot);
  },
};

/** The number of the space, in money. */
export function receiveMoney(_g: Setting, p: Player, value: number): number {
  p.money += value;
  return value;
}

/** A free space, a barrel for it, and its number as a value. */
function forbidsSale(g: Setting, s: State, f: FrameOf<'sales'>, m: MoveOf<'sell'>, tally?: Tally): Forbidden {
  if (s.sales[m.to] !== NOBODY) return lacksOne('sales.sell', 'free-space', 0, tally);
  const p = playerOf(s, f.seat);
  if (p.barrels === 0) return lacksOne('sales.sell', 'barrel', 0, tally);
  return lacks('sales.sell', 'value', 'space', g.pack.saleValue[m.to] as number, bestValue(g, s, p, spotOf(m)), tally);
}

/** Whether any wine could be sold. */
export function canSell(g: Setting, s: State, p: Player): boolean {
  if (p.barrels === 0) return false;
  for (let spot = 0; spot < p.wines.length; spot++) {
    if (wineAt(p, spot) !== 0 && findsBuyer(g, s, p, spot)) return true;
  }
  return false;
}

function findsBuyer(g: Setting, s: State, p: Player, spot: number): boolean {
  const colour = colourOf(wineAt(p, spot));
  const value = bestValue(g, s, p, spot);
  for (let space = 0; space < g.pack.sales; space++) {
    if (s.sales[space] === NOBODY && g.pack.saleColour[space] === colour && (g.pack.saleValue[space] as number) <= value) return true;
  }
  return false;
}

/** For refusals, where wines and barrels are there: the wine that comes nearest to a free space of its colour. */
export function lacksBuyer(g: Setting, s: State, p: Player, rule: RuleId, tally: Tally): Forbidden {
  let nearest: { readonly needs: number; readonly has: number } | undefined;
  for (let spot = 0; spot < p.wines.length; spot++) {
    const wine = wineAt(p, spot);
    const needs = wine === 0 ? Number.POSITIVE_INFINITY : lowestFree(g, s, colourOf(wine));
    const has = bestValue(g, s, p, spot);
    if (Number.isFinite(needs) && (nearest === undefined || needs - has < nearest.needs - nearest.has)) nearest = { needs, has };
  }
  if (nearest === undefined) return lacksOne(rule, 'free-space', 0, tally);
  return lacks(rule, 'value', 'space', nearest.needs, nearest.has, tally);
}

/** The lowest free space of a colour, or Infinity. */
function lowestFree(g: Setting, s: State, colour: number): number {
  let lowest = Number.POSITIVE_INFINITY;
  for (let space = 0; space < g.pack.sales; space++) {
    if (s.sales[space] === NOBODY && g.pack.saleColour[space] === colour) lowest = Math.min(lowest, g.pack.saleValue[space] as number);
  }
  return lowest;
}
