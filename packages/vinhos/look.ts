// What a drawing asks of a position besides what it can read off: prices and values, worked out by the rules themselves.
// Everything here only looks, and takes views.

import type { Score, Seat } from '@adega/kernel';
import { compile, readOff, type Tables } from './data/pack.ts';
import type { PackJson } from './data/schema.ts';
import type { Edition } from './editions/edition.ts';
import { type Prospects, prospectsIn } from './prospects.ts';
import { isOpenSpace } from './rules/export.ts';
import { slotNow } from './rules/multipliers.ts';
import { placesFor } from './rules/production.ts';
import { costsOf, type MoveCost } from './rules/quadrel.ts';
import { leadersOf, scoreOf, slotPoints, tilePoints } from './rules/scoring.ts';
import { playerOf, type Setting, settingFor } from './rules/setting.ts';
import { isTurnOpen } from './rules/turn.ts';
import { vineyardCost } from './rules/vineyards.ts';
import {
  bestValue,
  estateQuality,
  type Ingredient,
  ingredientsOf,
  makeWine,
  plainValue,
  qualityMade,
  valueLying,
  wineAt,
} from './rules/wine.ts';
import type { AwardRow } from './solo/scoring.ts';
import { type Estate, NONE, type State } from './state.ts';

export { digits, spotOf, tilesOf } from './moves.ts';
export type { Banking, InvestmentStep, Presenting, Prospects, SaleTerms } from './prospects.ts';
export { EXPORT_AT, MULTIPLIER_AT, PLACES_OF_ROWS, ROW_AT } from './rules/barrels.ts';
export { MULTIPLIERS_FROM } from './rules/magnates.ts';
export type { MoveCost } from './rules/quadrel.ts';
export { tileOf } from './rules/setting.ts';
export { colourOf, INGREDIENTS, type Ingredient, qualityOf, regionOf } from './rules/wine.ts';

export interface Look extends Prospects {
  readonly tables: Tables;
  /** What moving to a space costs this seat, by part. */
  entering(s: State, seat: Seat, space: number): MoveCost;
  /** What the top vineyard of a region costs now, with a magnate tile or NONE; undefined where none lies face up. */
  vineyard(s: State, region: number, tile?: number): number | undefined;
  /** What a wine is worth without renown cubes, and with as many as its owner could take. */
  value(s: State, seat: Seat, spot: number): { readonly plain: number; readonly best: number };
  /** The quality of the wine that an estate would make in this year as it is, with or without port. */
  coming(s: State, seat: Seat, estate: number, port?: boolean): number;
  /** What that wine is made of: what each part gives to its quality. */
  ingredients(s: State, seat: Seat, estate: number, port?: boolean): { readonly [I in Ingredient]: number };
  /** What that wine would be worth where it comes to lie, without renown cubes; 0 where none would be made. */
  comingValue(s: State, seat: Seat, estate: number, port?: boolean): number;
  /** How many enologists or farmers an estate has room for (production.staff). */
  places(s: State, seat: Seat, estate: number, kind: 'enologists' | 'farmers'): number;
  /** Whether nobody moves any more: after the last year, where there is no extra turn (end.extra-2016). */
  isOffGrid(s: State): boolean;
  /** Whether something is still to come in the turn of this seat, besides what is turned up at its end. */
  isTurnOpen(s: State, seat: Seat): boolean;
  /** Whether an export space is in play with this number of players. */
  isOpen(s: State, space: number): boolean;
  /** Who leads in an export column. */
  leaders(s: State, column: number): readonly Seat[];
  /** What a multiplier tile would score for this seat now, with a barrel on it. */
  multiplier(s: State, seat: Seat, tile: number): number;
  /** What a slot of the magnates' rows would score for this seat, now at once or as if the game ended now; NONE where a wine decides. */
  slot(s: State, seat: Seat, slot: number): number;
  /** Fair points of a feature's section. */
  section(s: State, feature: number): number;
  /** What the first vineyard of a region costs. */
  starting(s: State, region: number): number;
  /** Points of money at the end; of the account where there is one. */
  moneyPoints(amount: number): number;
  /** The points of a player as if the game ended now, the automa's too. */
  points(s: State, seat: Seat): Score;
  /** Solo: each kind of award with how many there are now and could be; none in other games. */
  awards(s: State): readonly AwardRow[];
}

export function lookWith(edition: Edition, pack: PackJson): Look {
  const tables = compile(pack);
  const g = settingFor(edition, tables);
  return {
    ...prospectsIn(g),
    tables,
    entering: (s, seat, space) => costsOf(g, s, seat, space),
    vineyard: (s, region, tile = NONE) => ((s.tops[region] as number) < 0 ? undefined : vineyardCost(g, s, tile, region)),
    value: (s, seat, spot) => worthOf(g, s, seat, spot),
    coming: (s, seat, estate, port = false) => comingQuality(g, s, seat, estate, port),
    ingredients: (s, seat, e, port = false) => ingredientsOf(g, s, playerOf(s, seat).estates[e] as Estate, port),
    comingValue: (s, seat, estate, port = false) => comingWorth(g, s, seat, estate, port),
    places: (s, seat, e, kind) => placesFor(playerOf(s, seat).estates[e] as Estate, kind),
    isOffGrid: s => s.year > tables.years && edition.rows !== undefined,
    isTurnOpen,
    isOpen: (s, space) => isOpenSpace(g, s, space),
    leaders: (s, column) => leadersOf(g, s, column),
    multiplier: (s, seat, tile) => tilePoints(g, s, seat, tile),
    slot: (s, seat, slot) => slotNow(g, s, seat, slot) ?? slotPoints(g, s, seat, slot),
    section: (s, feature) => tables.track[s.features[feature] ?? 0] ?? 0,
    starting: (s, region) => ((s.tops[region] as number) < 0 ? 0 : edition.startPrice(g, s, region)),
    moneyPoints: amount => readOff(tables.moneyTable, amount),
    points: (s, seat) => scoreOf(g, s, seat),
    awards: s => edition.automa?.sheet(g, s) ?? [],
  };
}

function worthOf(g: Setting, s: State, seat: Seat, spot: number): { plain: number; best: number } {
  const p = playerOf(s, seat);
  return wineAt(p, spot) === 0 ? { plain: 0, best: 0 } : { plain: plainValue(g, p, spot), best: bestValue(g, s, p, spot) };
}

function comingQuality(g: Setting, s: State, seat: Seat, e: number, port: boolean): number {
  const estate = playerOf(s, seat).estates[e];
  if (estate === undefined || estate.vineyards === 0) return 0;
  return s.vintage === NONE ? Math.max(0, estateQuality(g, estate)) : Math.max(0, qualityMade(g, s, estate, port));
}

function comingWorth(g: Setting, s: State, seat: Seat, e: number, port: boolean): number {
  const quality = comingQuality(g, s, seat, e, port);
  const estate = playerOf(s, seat).estates[e];
  return estate === undefined || quality === 0 ? 0 : valueLying(g, estate, makeWine(quality, estate.region, estate.colour), 0);
}
