// What wine is: its quality when it is made, its value when it is used, and the renown cubes that raise it.

import type { Seat } from '@adega/kernel';
import type { RuleId } from '../rulebook.ts';
import { type Estate, PLACES, type Player, type State } from '../state.ts';
import { playerOf, type Setting } from './setting.ts';

// wine.origin: a wine keeps its region and colour for good, so it carries them: quality * 32 + region * 2 + colour. 0 is no wine.
// A quality may be higher than any tile (A114).
export const makeWine = (quality: number, region: number, colour: number): number => quality * 32 + region * 2 + colour;
export const qualityOf = (wine: number): number => wine >> 5;
export const regionOf = (wine: number): number => (wine >> 1) & 15;
export const colourOf = (wine: number): number => wine & 1;

export const wineAt = (p: Player, spot: number): number => p.wines[spot] as number;

export function winesOf(p: Player): number {
  let n = 0;
  for (const wine of p.wines) if (wine !== 0) n++;
  return n;
}

export function hasWine(p: Player): boolean {
  for (const wine of p.wines) if (wine !== 0) return true;
  return false;
}

/** wine.quality, without port and weather. */
export function estateQuality(g: Setting, e: Estate): number {
  const q = g.pack.quality;
  return q.vineyard * e.vineyards + q.farmer * e.farmers + q.winery * e.wineries + q.enologist * e.enologists;
}

/** What a wine is made of. */
export const INGREDIENTS = ['vineyards', 'farmers', 'wineries', 'enologists', 'weather', 'port'] as const;
export type Ingredient = (typeof INGREDIENTS)[number];

/** The same part by part, each with what it gives: together the quality made (qualityMade). */
export function ingredientsOf(g: Setting, s: State, e: Estate, port: boolean): { readonly [I in Ingredient]: number } {
  const q = g.pack.quality;
  return {
    vineyards: q.vineyard * e.vineyards,
    farmers: q.farmer * e.farmers,
    wineries: q.winery * e.wineries,
    enologists: q.enologist * e.enologists,
    weather: g.pack.weather[s.vintage] as number,
    port: port ? q.port : 0,
  };
}

/** The quality of the wine that an estate makes this year, with or without port: 0 or less is no wine (production.make, A113). */
export const qualityMade = (g: Setting, s: State, e: Estate, port: boolean): number =>
  estateQuality(g, e) + (g.pack.weather[s.vintage] as number) + (port ? g.pack.quality.port : 0);

/** wine.value without renown cubes: the place counts, not the years (A111), a warehouse nothing (A112), Algarve always (A45). */
export function plainValue(g: Setting, p: Player, spot: number): number {
  return valueLying(g, p.estates[Math.floor(spot / PLACES)] as Estate, wineAt(p, spot), spot % PLACES);
}

/** The same of any wine in a place of an estate. */
export function valueLying(g: Setting, estate: Estate, wine: number, place: number): number {
  const ageing = (estate.cellar === 1 ? g.pack.cellar : g.pack.warehouse)[place] as number;
  return qualityOf(wine) + ageing + (g.pack.regionValue[regionOf(wine)] as number);
}

/** Cubes that this player could take for a wine of this region: his marker must be there now (wine.cubes-needed, A43, A44);
 *  so many for each wine (A42). */
export function cubesUsable(g: Setting, s: State, p: Player, region: number): number {
  const cubes = s.cubes[region] as number;
  if (cubes === 0 || !hasMarker(p, region)) return 0;
  return cubes < g.pack.mostCubes ? cubes : g.pack.mostCubes;
}

function hasMarker(p: Player, region: number): boolean {
  for (const e of p.estates) if (e.region === region) return true;
  return false;
}

/** wine.value with so many renown cubes. */
export const valueWith = (g: Setting, p: Player, spot: number, cubes: number): number =>
  plainValue(g, p, spot) + cubes * (g.pack.cubeWorth[regionOf(wineAt(p, spot))] as number);

/** The highest value that cubes can give this wine. */
export function bestValue(g: Setting, s: State, p: Player, spot: number): number {
  const region = regionOf(wineAt(p, spot));
  return plainValue(g, p, spot) + cubesUsable(g, s, p, region) * (g.pack.cubeWorth[region] as number);
}

/** wine.cubes-needed: as many cubes as the space needs and no more (A40). The value must be within reach. */
export function cubesNeeded(g: Setting, p: Player, spot: number, needed: number): number {
  const lacking = needed - plainValue(g, p, spot);
  return lacking <= 0 ? 0 : Math.ceil(lacking / (g.pack.cubeWorth[regionOf(wineAt(p, spot))] as number));
}

export function removeCubes(g: Setting, s: State, seat: Seat, region: number, cubes: number): void {
  if (cubes === 0) return;
  s.cubes[region] = (s.cubes[region] as number) - cubes;
  s.cubeSupply += cubes;
  g.emit?.({ rule: 'wine.value', kind: 'cubes-removed', seat, region, cubes });
}

/** A wine leaves the board; `rule` is the one that it was used for. */
export function discardWine(g: Setting, s: State, seat: Seat, spot: number, rule: RuleId): void {
  const p = playerOf(s, seat);
  g.emit?.({ rule, kind: 'wine-discarded', seat, spot, wine: wineAt(p, spot) });
  removeWine(p, spot);
}

/** The same where what it was used for tells of the wine. */
export function removeWine(p: Player, spot: number): void {
  p.wines[spot] = 0;
}
