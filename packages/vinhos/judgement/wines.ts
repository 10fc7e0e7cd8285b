// The wines there are, and what could be done with them at once.

import { has, lowest } from '@adega/kit';
import { barrelsAt } from '../rules/barrels.ts';
import { isOpenSpace } from '../rules/export.ts';
import type { Setting } from '../rules/setting.ts';
import { bestValue, colourOf, plainValue, regionOf } from '../rules/wine.ts';
import { type Estate, NONE, PLACES, type Player, type State } from '../state.ts';
import { type Chapter, each, most } from './chapter.ts';
import { bestOf3 } from './ranking.ts';

const REACHED = [5, 6, 7, 8, 9, 10, 12] as const;

const best = [0, 0, 0];

export const wines: Chapter = {
  names: [
    'wines',
    'wines that age out next',
    'values of wines',
    'values of wines next year',
    'best wine',
    'second wine',
    'third wine',
    'red wines',
    ...each('wines that reach', REACHED),
  ],
  read(g, s, _seat, p, out, at) {
    let n = 0;
    let old = 0;
    let sum = 0;
    let next = 0;
    let red = 0;
    best.fill(0);
    for (let i = 0; i < REACHED.length; i++) out[at + 8 + i] = 0;
    for (let spot = 0; spot < p.wines.length; spot++) {
      const wine = p.wines[spot] as number;
      if (wine === 0) continue;
      n++;
      if (colourOf(wine) === 0) red++;
      const ages = (p.estates[Math.floor(spot / PLACES)] as Estate).cellar === 1 ? g.pack.cellar : g.pack.warehouse;
      const place = spot % PLACES;
      const plain = plainValue(g, p, spot);
      sum += plain;
      if (place + 1 >= ages.length) old++;
      else next += plain + (ages[place + 1] as number) - (ages[place] as number);
      const value = bestValue(g, s, p, spot);
      bestOf3(best, value);
      for (let i = 0; i < REACHED.length; i++) if (value >= (REACHED[i] as number)) out[at + 8 + i] = (out[at + 8 + i] as number) + 1 / 3;
    }
    out[at] = n / 5;
    out[at + 1] = old / 3;
    out[at + 2] = sum / 30;
    out[at + 3] = next / 30;
    out[at + 4] = (best[0] as number) / 10;
    out[at + 5] = (best[1] as number) / 10;
    out[at + 6] = (best[2] as number) / 10;
    out[at + 7] = red / 3;
  },
};

const two = [0, 0, 0];

/** What the two best wines would bring abroad, each on a space of its own. */
function exportsOf(g: Setting, s: State, p: Player, points: number[]): void {
  two.fill(0);
  for (let spot = 0; spot < p.wines.length; spot++) if (p.wines[spot] !== 0) bestOf3(two, bestValue(g, s, p, spot));
  let first = NONE;
  points[0] = 0;
  points[1] = 0;
  for (let wine = 0; wine < 2; wine++) {
    for (let space = 0; space < g.pack.exports; space++) {
      if (s.exports[space] !== NONE || space === first || (g.pack.exportNumber[space] as number) > (two[wine] as number)) continue;
      if (!isOpenSpace(g, s, space)) continue;
      const vp = g.pack.exportPoints[space] as number;
      if (vp <= (points[wine] as number)) continue;
      points[wine] = vp;
      if (wine === 0) first = space;
    }
  }
}

function salesOf(g: Setting, s: State, p: Player, money: number[]): void {
  money[0] = 0;
  money[1] = 0;
  for (let spot = 0; spot < p.wines.length; spot++) {
    const wine = p.wines[spot] as number;
    if (wine === 0) continue;
    const value = bestValue(g, s, p, spot);
    let most = 0;
    for (let space = 0; space < g.pack.sales; space++) {
      if (s.sales[space] !== NONE || g.pack.saleColour[space] !== colourOf(wine)) continue;
      const price = g.pack.saleValue[space] as number;
      if (price <= value && price > most) most = price;
    }
    if (most > (money[0] as number)) {
      money[1] = money[0] as number;
      money[0] = most;
    } else if (most > (money[1] as number)) money[1] = most;
  }
}

/** Fair points of experts who may be sent now. */
function expertPoints(g: Setting, s: State, p: Player): number {
  const symbols = s.vintage < 0 ? undefined : g.pack.symbols[s.vintage];
  let sum = 0;
  for (let feature = 0; feature < s.piles.length; feature++) {
    const shown = symbols?.[feature] ?? 0;
    if (shown === 0) continue;
    let points = 0;
    for (let rest = p.expertsUp; rest !== 0; rest &= rest - 1) {
      const expert = lowest(rest);
      if (g.pack.expertFeature[expert] === feature) points = Math.max(points, shown + (g.pack.expertArrow[expert] as number));
    }
    sum += points;
  }
  return sum;
}

function pleased(g: Setting, s: State, p: Player, spot: number, value: number): number {
  if (s.vintage < 0) return 0;
  const wine = p.wines[spot] as number;
  let n = 0;
  if (barrelsAt(p, 0) > 0 && g.pack.wantsColour[s.vintage] === colourOf(wine)) n++;
  if (barrelsAt(p, 1) > 0 && (g.pack.wantsValue[s.vintage] as number) <= value) n++;
  if (barrelsAt(p, 2) > 0 && has(g.pack.wantsRegion[s.vintage] as number, regionOf(wine))) n++;
  return most(n, g.pack.mostMagnates);
}

const pair = [0, 0];

export const outlets: Chapter = {
  names: [
    'best export',
    'second export',
    'exports with barrels',
    'best sale',
    'second sale',
    'sales with barrels',
    'best wine to present',
    'points of experts to send',
    'points to be had at the fair',
    'magnates to please',
  ],
  read(g, s, _seat, p, out, at) {
    exportsOf(g, s, p, pair);
    const [first, second] = pair as [number, number];
    out[at] = first / 10;
    out[at + 1] = second / 10;
    out[at + 2] = (p.barrels === 0 ? 0 : p.barrels === 1 ? first : first + second) / 15;
    salesOf(g, s, p, pair);
    const [one, other] = pair as [number, number];
    out[at + 3] = one / 10;
    out[at + 4] = other / 10;
    out[at + 5] = (p.barrels === 0 ? 0 : p.barrels === 1 ? one : one + other) / 15;
    let value = 0;
    let magnates = 0;
    for (let spot = 0; spot < p.wines.length; spot++) {
      if (p.wines[spot] === 0) continue;
      const reach = bestValue(g, s, p, spot);
      const points = g.edition.press.wineFairPoints(g.pack, reach) + (g.pack.regionPoints[regionOf(p.wines[spot] as number)] as number);
      if (points > value) value = points;
      magnates = Math.max(magnates, pleased(g, s, p, spot, reach));
    }
    const experts = expertPoints(g, s, p);
    const open = p.presented === 0 ? 1 : 0;
    out[at + 6] = (open * value) / 10;
    out[at + 7] = (open * experts) / 5;
    out[at + 8] = value === 0 ? 0 : (open * (value + experts)) / 15;
    out[at + 9] = open * magnates;
  },
};
