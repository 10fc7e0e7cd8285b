// What a move would cost or bring, as a page says it before the move is made: worked out by the rules that make it. A test plays such
// moves and holds what was said to what became of them. Everything here only looks, and takes views.

import type { Seat } from '@adega/kernel';
import { membersOf } from '@adega/kit';
import { readOff } from './data/pack.ts';
import type { Frame } from './frames.ts';
import { investPrice } from './rules/bank.ts';
import { pointsOfBringing } from './rules/contest.ts';
import { isFull } from './rules/estates.ts';
import { sectionOf } from './rules/features.ts';
import { isMixed } from './rules/interest.ts';
import { pleases, pointsOfPress, pointsOfSending } from './rules/press.ts';
import { wayCost } from './rules/quadrel.ts';
import { expertsFor } from './rules/release.ts';
import { playerOf, type Setting } from './rules/setting.ts';
import { priceOf } from './rules/unit.ts';
import { forbidsPlanting } from './rules/vineyards.ts';
import { bestValue, colourOf, cubesNeeded, plainValue, valueWith, wineAt } from './rules/wine.ts';
import { hisCubes } from './solo/cubes.ts';
import { type Estate, NONE, type State } from './state.ts';

/** What presenting a wine with so many cubes brings (press.wine). */
export interface Presenting {
  readonly value: number;
  readonly points: number;
  /** That one may bring to the fair; NONE where no fair tile says so. */
  readonly experts: number;
  /** Who of the magnates wants such a wine this year. */
  readonly magnates: readonly number[];
}

/** What a space of the market asks for and what it pays: not the same where the account is nearly full. */
export interface SaleTerms {
  readonly needs: number;
  readonly pays: number;
}

/** What is left on the account and in cash, what the account would score, and what arriving at 0 costs (maintenance.minus-two). */
export interface Banking {
  readonly account: number;
  readonly cash: number;
  readonly points: number;
  readonly loss: number;
}

/** What a step of the investments costs or yields, and the interest after it; undefined where there is no such step. */
export interface InvestmentStep {
  readonly money: number;
  readonly interest: number;
}

export interface Prospects {
  /** What a piece or a person costs, with a magnate tile or NONE. */
  price(what: 'winery' | 'enologist' | 'farmer' | 'cellar', tile: number): number;
  /** What an expert of a pile costs whoever is asked. */
  hiring(s: State, seat: Seat): number;
  /** What entering a space costs in all, with an expert flipped with the move or NONE. */
  way(s: State, seat: Seat, space: number, expert: number): number;
  sale(s: State, seat: Seat, space: number): SaleTerms;
  /** The cubes that a wine takes to be worth so much; 0 where it is out of reach. */
  cubes(s: State, seat: Seat, spot: number, needed: number): number;
  presenting(s: State, seat: Seat, spot: number, cubes: number): Presenting;
  /** What a wine is worth with so many cubes. */
  valueWith(s: State, seat: Seat, spot: number, cubes: number): number;
  /** Fair points of an expert sent for a feature of the vintage. */
  sending(s: State, expert: number): number;
  /** Fair points of the features that a stand shows; NONE where stands show none. */
  standing(s: State, stand: number): number;
  /** Fair points that these experts score at least: their own arrows are counted, those of others are not known. */
  bringing(s: State, experts: number): number;
  /** What moving money onto the account, or off it, would leave. */
  banking(s: State, seat: Seat, onto: number): Banking;
  /** A step up or down the investments. */
  investing(s: State, seat: Seat, by: 1 | -1): InvestmentStep | undefined;
  /** Whether a winery with a waiting cube and one without can be told apart, when one of the estate's is lost. */
  isEitherLost(estate: Estate): boolean;
  /** Where a vineyard of a region would go: an estate that grows it already, else the first that could; NONE where there is no room. */
  estateFor(s: State, seat: Seat, region: number): number;
  /** The least valuable wine that reaches a value, without cubes if it can be; of a colour, where one is given. */
  wineFor(s: State, seat: Seat, needed: number, colour?: number): number;
  /** Solo: the cubes that the automa would take now, and from which regions. */
  hisCubes(s: State): { readonly cubes: number; readonly regions: readonly number[] };
}

export function prospectsIn(g: Setting): Prospects {
  const { edition, pack } = g;
  return {
    price: (what, tile) => priceOf(g, tile, pack.price[what]),
    hiring: (s, seat) => (frameOf(s, seat)?.kind === 'free-experts' ? 0 : pack.price.expert),
    way: (s, seat, space, expert) => wayCost(g, s, seat, space, expert),
    sale: (s, seat, space) => saleTerms(g, s, seat, space),
    cubes: (s, seat, spot, needed) =>
      needed > bestValue(g, s, playerOf(s, seat), spot) ? 0 : cubesNeeded(g, playerOf(s, seat), spot, needed),
    presenting(s, seat, spot, cubes) {
      const wine = wineAt(playerOf(s, seat), spot);
      const value = valueWith(g, playerOf(s, seat), spot, cubes);
      return {
        value,
        points: pointsOfPress(g, wine, value).reduce((sum, { points }) => sum + points, 0),
        experts: edition.features === undefined ? NONE : expertsFor(pack, value),
        magnates: pack.mostMagnates === 0 ? [] : MAGNATES.filter(magnate => pleases(g, s, wine, value, magnate)),
      };
    },
    valueWith: (s, seat, spot, cubes) => valueWith(g, playerOf(s, seat), spot, cubes),
    sending: (s, expert) => pointsOfSending(g, s, expert),
    standing: (s, stand) => standPoints(g, s, membersOf(pack.standFeatures[stand] ?? 0)),
    bringing: (s, experts) => pointsOfBringing(g, s, experts),
    banking(s, seat, onto) {
      const { account: before, money } = playerOf(s, seat);
      const account = before + onto;
      const loss = account === 0 && before > 0 ? (pack.bank?.loss ?? 0) : 0;
      return { account, cash: money - onto, points: readOff(pack.moneyTable, account), loss };
    },
    investing: (s, seat, by) => investmentStep(g, s, seat, by),
    isEitherLost: isMixed,
    estateFor: (s, seat, region) => estateFor(g, s, seat, region),
    wineFor: (s, seat, needed, colour) => wineFor(g, s, seat, needed, colour),
    hisCubes,
  };
}

const MAGNATES = [0, 1, 2] as const;

const frameOf = (s: State, seat: Seat): Frame | undefined => (s.lanes.length > 0 ? s.lanes[seat] : s.stack)?.at(-1);

/** sales.sell: tried on a copy of the player, since an account may take less than the number of the space (A126). */
function saleTerms(g: Setting, s: State, seat: Seat, space: number): SaleTerms {
  const needs = g.pack.saleValue[space] as number;
  return { needs, pays: g.edition.receiveSale(g, { ...playerOf(s, seat) }, needs) };
}

/** press.points-2010. */
const standPoints = (g: Setting, s: State, features: readonly number[]): number =>
  features.length === 0 ? NONE : features.reduce((sum, feature) => sum + sectionOf(g, s, feature), 0);

/** bank.action, bank.disinvest. */
function investmentStep(g: Setting, s: State, seat: Seat, by: 1 | -1): InvestmentStep | undefined {
  const p = playerOf(s, seat);
  const interest = g.pack.bank?.interest[p.investment + by];
  if (g.pack.bank === undefined || interest === undefined) return undefined;
  return { money: by === 1 ? investPrice(g, p) : (g.pack.bank.disinvest[p.investment - 1] as number), interest };
}

/** vineyard.place: of those that may take it, one that grows it already comes first. Where none may, the first with room: the rule says
 *  why not. */
function estateFor(g: Setting, s: State, seat: Seat, region: number): number {
  const p = playerOf(s, seat);
  const fits = p.estates.flatMap((estate, e) => (forbidsPlanting(g, s, p, region, e) === undefined ? [{ estate, e }] : []));
  const grown = fits.find(({ estate }) => estate.vineyards > 0) ?? fits[0];
  return grown?.e ?? p.estates.findIndex(estate => estate.vineyards === 0 && !isFull(g, estate));
}

/** wine.value, wine.cubes-needed. */
function wineFor(g: Setting, s: State, seat: Seat, needed: number, colour: number | undefined): number {
  const p = playerOf(s, seat);
  const fit = p.wines
    .flatMap((wine, spot) => (wine === 0 || (colour !== undefined && colourOf(wine) !== colour) ? [] : [spot]))
    .map(spot => ({ spot, plain: plainValue(g, p, spot), best: bestValue(g, s, p, spot) }))
    .filter(({ best }) => best >= needed)
    .sort((a, b) => a.plain - b.plain);
  return (fit.find(({ plain }) => plain >= needed) ?? fit.at(-1))?.spot ?? NONE;
}
