// The wines there are, and what could be done with them at once.

import { has, lowest } from '@adega/kit';
import { isOpenSpace } from '../rules/export.ts';
import type { Setting } from '../rules/setting.ts';
import { bestValue, colourOf, plainValue, regionOf } from '../rules/wine.ts';
import { type Estate, NONE, PLACES, type Player, RED, type State } from '../state.ts';
import { type Chapter, each, most } from './chapter.ts';
import { bestOf3 } from './ranking.ts';

const REACHED = [5, 6, 7, 8, 9, 10, 12] as const;

/** The wines of the player who is being looked at: their places, values without cubes and with as many as there are. */
const cellar = { n: 0, spot: new Int32Array(64), plain: new Int32Array(64), best: new Int32Array(64) };

function lookInto(g: Setting, s: State, p: Player): void {
  cellar.n = 0;
  for (let spot = 0; spot < p.wines.length; spot++) {
    if (p.wines[spot] === 0) continue;
    const n = cellar.n++;
    cellar.spot[n] = spot;
    cellar.plain[n] = plainValue(g, p, spot);
    cellar.best[n] = bestValue(g, s, p, spot);
  }
}

const top = [0, 0, 0];

/** The wines there are. */
function readWines(g: Setting, p: Player, out: Float64Array, at: number): void {
  let old = 0;
  let sum = 0;
  let next = 0;
  let red = 0;
  top.fill(0);
  for (let i = 0; i < REACHED.length; i++) out[at + 8 + i] = 0;
  for (let n = 0; n < cellar.n; n++) {
    const spot = cellar.spot[n] as number;
    if (colourOf(p.wines[spot] as number) === RED) red++;
    const ages = (p.estates[Math.floor(spot / PLACES)] as Estate).cellar === 1 ? g.pack.cellar : g.pack.warehouse;
    const place = spot % PLACES;
    const plain = cellar.plain[n] as number;
    sum += plain;
    if (place + 1 >= ages.length) old++;
    else next += plain + (ages[place + 1] as number) - (ages[place] as number);
    const value = cellar.best[n] as number;
    bestOf3(top, value);
    for (let i = 0; i < REACHED.length && value >= (REACHED[i] as number); i++) out[at + 8 + i] = (out[at + 8 + i] as number) + 1 / 3;
  }
  out[at] = cellar.n / 5;
  out[at + 1] = old / 3;
  out[at + 2] = sum / 30;
  out[at + 3] = next / 30;
  out[at + 4] = (top[0] as number) / 10;
  out[at + 5] = (top[1] as number) / 10;
  out[at + 6] = (top[2] as number) / 10;
  out[at + 7] = red / 3;
}

const pair = [0, 0];

/** What the two best wines would bring abroad, each on a space of its own. */
function exportsOf(g: Setting, s: State): void {
  const [best = 0, second = 0] = top;
  let [first, one, other] = [NONE, 0, 0];
  for (let space = 0; space < g.pack.exports; space++) {
    if (s.exports[space] !== NONE || (g.pack.exportNumber[space] as number) > best || !isOpenSpace(g, s, space)) continue;
    const points = g.pack.exportPoints[space] as number;
    if (points > one) [first, one] = [space, points];
  }
  for (let space = 0; one > 0 && space < g.pack.exports; space++) {
    if (s.exports[space] !== NONE || space === first || (g.pack.exportNumber[space] as number) > second || !isOpenSpace(g, s, space))
      continue;
    other = Math.max(other, g.pack.exportPoints[space] as number);
  }
  pair[0] = one;
  pair[1] = other;
}

/** By colour: the values of the best two wines, and the best prices within reach of each. */
const reach = [0, 0, 0, 0];
const price = [0, 0, 0, 0];

/** What two wines would bring at home. */
function salesOf(g: Setting, s: State, p: Player): void {
  reach.fill(0);
  price.fill(0);
  for (let n = 0; n < cellar.n; n++) {
    const colour = 2 * colourOf(p.wines[cellar.spot[n] as number] as number);
    const value = cellar.best[n] as number;
    if (value > (reach[colour] as number)) {
      reach[colour + 1] = reach[colour] as number;
      reach[colour] = value;
    } else if (value > (reach[colour + 1] as number)) reach[colour + 1] = value;
  }
  for (let space = 0; space < g.pack.sales; space++) {
    if (s.sales[space] !== NONE) continue;
    const colour = 2 * (g.pack.saleColour[space] as number);
    const value = g.pack.saleValue[space] as number;
    if (value <= (reach[colour] as number) && value > (price[colour] as number)) {
      if ((price[colour] as number) <= (reach[colour + 1] as number)) price[colour + 1] = price[colour] as number;
      price[colour] = value;
    } else if (value <= (reach[colour + 1] as number) && value > (price[colour + 1] as number)) price[colour + 1] = value;
  }
  pair[0] = 0;
  pair[1] = 0;
  for (const money of price) {
    if (money > (pair[0] as number)) {
      pair[1] = pair[0] as number;
      pair[0] = money;
    } else if (money > (pair[1] as number)) pair[1] = money;
  }
}

const byFeature = [0, 0, 0, 0];

/** Fair points of experts who may be sent now. */
function expertPoints(g: Setting, s: State, p: Player): number {
  const symbols = s.vintage < 0 ? undefined : g.pack.symbols[s.vintage];
  if (symbols === undefined || p.expertsUp === 0) return 0;
  byFeature.fill(0);
  for (let rest = p.expertsUp; rest !== 0; rest &= rest - 1) {
    const expert = lowest(rest);
    const feature = g.pack.expertFeature[expert] as number;
    const shown = symbols[feature] as number;
    if (shown > 0) byFeature[feature] = Math.max(byFeature[feature] as number, shown + (g.pack.expertArrow[expert] as number));
  }
  return (byFeature[0] as number) + (byFeature[1] as number) + (byFeature[2] as number) + (byFeature[3] as number);
}

function pleased(g: Setting, s: State, p: Player, spot: number, value: number): number {
  if (s.vintage < 0) return 0;
  const wine = p.wines[spot] as number;
  let n = 0;
  if (p.atA > 0 && g.pack.wantsColour[s.vintage] === colourOf(wine)) n++;
  if (p.atB > 0 && (g.pack.wantsValue[s.vintage] as number) <= value) n++;
  if (p.atC > 0 && has(g.pack.wantsRegion[s.vintage] as number, regionOf(wine))) n++;
  return most(n, g.pack.mostMagnates);
}

const withBarrels = (barrels: number): number =>
  barrels === 0 ? 0 : barrels === 1 ? (pair[0] as number) : (pair[0] as number) + (pair[1] as number);

/** What could be done with them at once. */
function readOutlets(g: Setting, s: State, p: Player, out: Float64Array, at: number): void {
  exportsOf(g, s);
  out[at] = (pair[0] as number) / 10;
  out[at + 1] = (pair[1] as number) / 10;
  out[at + 2] = withBarrels(p.barrels) / 15;
  salesOf(g, s, p);
  out[at + 3] = (pair[0] as number) / 10;
  out[at + 4] = (pair[1] as number) / 10;
  out[at + 5] = withBarrels(p.barrels) / 15;
  let points = 0;
  let magnates = 0;
  for (let n = 0; p.presented === 0 && n < cellar.n; n++) {
    const spot = cellar.spot[n] as number;
    const value = cellar.best[n] as number;
    const region = regionOf(p.wines[spot] as number);
    points = Math.max(points, g.edition.press.wineFairPoints(g.pack, value) + (g.pack.regionPoints[region] as number));
    magnates = Math.max(magnates, pleased(g, s, p, spot, value));
  }
  const experts = p.presented === 0 ? expertPoints(g, s, p) : 0;
  out[at + 6] = points / 10;
  out[at + 7] = experts / 5;
  out[at + 8] = points === 0 ? 0 : (points + experts) / 15;
  out[at + 9] = magnates;
}

const OF_WINES = [
  'wines',
  'wines that age out next',
  'values of wines',
  'values of wines next year',
  'best wine',
  'second wine',
  'third wine',
  'red wines',
  ...each('wines that reach', REACHED),
];

const OF_OUTLETS = [
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
];

export const wines: Chapter = {
  names: [...OF_WINES, ...OF_OUTLETS],
  about: 'wines',
  but: {
    'best export': 'exports',
    'second export': 'exports',
    'exports with barrels': 'exports',
    'best sale': 'money',
    'second sale': 'money',
    'sales with barrels': 'money',
    'best wine to present': 'fair',
    'points of experts to send': 'fair',
    'points to be had at the fair': 'fair',
    'magnates to please': 'magnates',
  },
  read(g, s, _seat, p, out, at) {
    lookInto(g, s, p);
    readWines(g, p, out, at);
    readOutlets(g, s, p, out, at + OF_WINES.length);
  },
};
