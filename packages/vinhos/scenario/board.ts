// The board of a position: order, regions and their stacks, piles of experts, supplies, spaces with barrels, the magnates' display.

import { membersOf } from '@adega/kit';
import { COLOURS, FEATURES, REGIONS } from '../data/words.ts';
import { isOpenSpace } from '../rules/export.ts';
import { isInPlay } from '../rules/supply.ts';
import { NONE } from '../state.ts';
import { plantedOf } from './players.ts';
import { claimExpert, claimTile, distinct, indicesOf, rowOf, type Site, seatOf, sum, tilesOf, wrong } from './site.ts';

/** Order, regions, spaces and stands: what the players' boards are checked against. */
export function buildBoard(site: Site): void {
  buildOrder(site);
  buildRegions(site);
  buildSpaces(site);
}

function buildOrder(site: Site): void {
  const { given, s, names } = site;
  if (given.order !== undefined) {
    const order = indicesOf(site, ['order'], rowOf(given.order), names);
    if (order.length === names.length && new Set(order).size === names.length) s.order = order;
    else wrong(site, ['order'], `each of ${names.join(' ')} once`, given.order);
  }
  for (const [slot, name] of Object.entries(given.slots ?? {})) s.slots[Number(slot) - 1] = seatOf(site, name ?? '');
  distinct(site, ['slots'], s.slots);
}

function buildRegions(site: Site): void {
  const { given, s, g } = site;
  const recommended = g.pack.regionsOut[s.seats - 2] as readonly number[];
  const out = given.out === undefined ? recommended : indicesOf(site, ['out'], given.out, REGIONS);
  const all = membersOf(g.pack.regions);
  const inPlay = all.filter(i => !out.includes(i));
  const expected = g.pack.regionsInPlay[s.seats - 2] as number;
  if (inPlay.length !== expected) wrong(site, ['out'], `${all.length - expected} regions`, out.length);
  s.regions = inPlay.reduce((set, i) => set | (1 << i), 0);
  for (const word of ['tops', 'below', 'arranged', 'cubes'] as const) {
    for (const region of Object.keys(given[word] ?? {})) {
      const i = REGIONS.indexOf(region as (typeof REGIONS)[number]);
      if (!isInPlay(s, i)) wrong(site, [word, region], 'a region in play', region);
    }
  }
}

function buildSpaces(site: Site): void {
  const { given, s, w, g } = site;
  const owners = (words: readonly string[], named: { readonly [word: string]: string | null | undefined } | undefined): number[] =>
    words.map(word => seatOf(site, named?.[word] ?? ''));
  s.sales = owners(w.sales, given.sales);
  s.exports = owners(w.exports, given.exports);
  s.exports.forEach((owner, space) => {
    if (owner >= 0 && !isOpenSpace(g, s, space))
      wrong(site, ['exports', w.exports[space]], 'a framed space (export.two-players)', site.names[owner]);
  });
  s.stands = owners(w.stands, given.stands);
  distinct(site, ['stands'], s.stands);
  for (const [seat, p] of s.players.entries()) p.presented = s.stands.includes(seat) ? 1 : 0;
  s.rowSlots = owners(w.rows, given.rows);
  buildFeatures(site);
}

function buildFeatures(site: Site): void {
  const { given, s, g } = site;
  const top = g.pack.track.length - 1;
  for (const [feature, n] of Object.entries(given.features ?? {})) {
    if ((n ?? 0) > top) wrong(site, ['features', feature], s.features.length === 0 ? 'absent in this edition' : `at most ${top}`, n);
    else s.features[FEATURES.indexOf(feature as (typeof FEATURES)[number])] = n ?? 0;
  }
}

/** Stacks, piles, supplies and the magnates' tiles: what the players' boards leave of them. */
export function buildSupplies(site: Site): void {
  for (const region of REGIONS.keys()) if (isInPlay(site.s, region)) buildStack(site, region);
  for (const pile of FEATURES.keys()) buildPile(site, pile);
  buildCubes(site);
  buildPieces(site);
  buildDisplay(site);
}

/** The tiles of a region that are on no board, by kind. */
function tilesLeft(site: Site, region: number): number[] {
  const { pack } = site.g;
  const planted = COLOURS.map((_, colour) => plantedOf(site, region, colour));
  return (pack.kindCount[region] as readonly number[]).map((count, kind) => {
    const colour = pack.kindColour[region]?.[kind] as number;
    const gone = Math.min(count, planted[colour] as number);
    planted[colour] = (planted[colour] as number) - gone;
    return count - gone;
  });
}

function buildStack(site: Site, region: number): void {
  const { given, s, g } = site;
  const word = REGIONS[region] as string;
  const left = tilesLeft(site, region);
  const take = (path: readonly unknown[], name: string): number => takeTile(site, path, region, left, name);
  const arranged = given.arranged?.[word];
  const below = arranged?.tiles === undefined ? given.below?.[word] : rowOf(arranged.tiles);
  const top = given.tops?.[word];
  const kindOnTop = typeof top === 'string' ? take(['tops', word], top) : undefined;
  const kinds = (below ?? []).map(name => take([arranged ? 'arranged' : 'below', word], name));
  s.tops[region] = top === null ? NONE : (kindOnTop ?? takeFirst(left));
  const rest = top === null ? left.map(() => 0) : left;
  const counts = below === undefined ? rest : left.map((_, kind) => kinds.filter(k => k === kind).length);
  if (s.tops[region] === NONE && sum(counts) > 0) wrong(site, ['below', word], 'nothing below no top', sum(counts));
  for (const [kind, n] of counts.entries()) s.below[region * g.pack.kinds + kind] = n;
  if (arranged) s.arranged[region] = { by: seatOf(site, arranged.by ?? ''), tiles: kinds };
  if (arranged && (arranged.by === undefined || arranged.tiles === undefined)) wrong(site, ['arranged', word], 'by and tiles', 'less');
}

/** A vineyard by name, or by colour where that is enough; it must be there. */
function takeTile(site: Site, path: readonly unknown[], region: number, left: number[], name: string): number {
  const words = site.w.vineyards[region] as readonly string[];
  const colour = COLOURS.indexOf(name as (typeof COLOURS)[number]);
  const kind = colour < 0 ? words.indexOf(name) : left.findIndex((n, i) => n > 0 && site.g.pack.kindColour[region]?.[i] === colour);
  if (kind < 0 || (left[kind] ?? 0) === 0) wrong(site, path, 'a vineyard that is left', name);
  else left[kind] = (left[kind] as number) - 1;
  return kind;
}

function takeFirst(left: number[]): number {
  const kind = left.findIndex(n => n > 0);
  if (kind >= 0) left[kind] = (left[kind] as number) - 1;
  return kind;
}

/** maintenance.interest: vineyards of the regions in play that lie nowhere have left the game. */
export function buildLost({ s, g: { pack } }: Site): void {
  const inPlay = [...REGIONS.keys()].filter(region => isInPlay(s, region));
  const printed = sum(inPlay.flatMap(region => pack.kindCount[region] ?? []));
  const planted = sum(s.players.flatMap(p => p.estates).map(e => e.vineyards));
  const stacked = sum(s.below) + inPlay.filter(region => s.tops[region] !== NONE).length;
  s.vineyardsLost = printed - planted - stacked - sum(s.lacerda?.vineyards ?? []);
}

function buildPile(site: Site, pile: number): void {
  const { given, s, g, w } = site;
  const word = FEATURES[pile] as string;
  const claim = (path: string, row: readonly string[]): number[] =>
    indicesOf(site, [path, word], row, w.experts).filter(expert => isOf(site, pile, expert, [path, word]));
  const top = given.piles?.[word];
  const named = typeof top === 'string' ? claim('piles', [top])[0] : undefined;
  s.returned[pile] = claim('returned', rowOf(given.returned?.[word] ?? ''));
  const unseen = given.unseen?.[word] === undefined ? undefined : claim('unseen', given.unseen[word] ?? []);
  const free = g.pack.expertFeature.flatMap((feature, i) => (feature === pile && ((site.experts >> i) & 1) === 0 ? [i] : []));
  s.piles[pile] = top === null ? NONE : (named ?? free.shift() ?? NONE);
  const rest = unseen ?? (top === null ? [] : free);
  s.unseen[pile] = rest.reduce((set, expert) => set | (1 << expert), 0);
  const under = rest.length + (s.returned[pile] as number[]).length;
  if (s.piles[pile] === NONE && under > 0) wrong(site, ['piles', word], 'a top expert', 'none');
}

/** The expert is of this pile, and lies nowhere else. */
function isOf(site: Site, pile: number, expert: number, path: readonly unknown[]): boolean {
  claimExpert(site, path, expert);
  if (site.g.pack.expertFeature[expert] === pile) return true;
  wrong(site, path, 'an expert of this pile', site.w.experts[expert]);
  return false;
}

function buildCubes(site: Site): void {
  const { given, s, g } = site;
  for (const [region, n] of Object.entries(given.cubes ?? {})) {
    const i = REGIONS.indexOf(region as (typeof REGIONS)[number]);
    const spaces = g.pack.cubeSpaces[i] as number;
    if ((n ?? 0) > spaces) wrong(site, ['cubes', region], `at most ${spaces}`, n);
    s.cubes[i] = n ?? 0;
  }
  const estates = s.players.flatMap(p => p.estates);
  s.cubeSupply = supply(site, 'cubes', g.pack.cubes, sum(s.cubes) + sum(estates.map(e => e.waiting)));
}

function buildPieces(site: Site): void {
  const { s, g } = site;
  const estates = s.players.flatMap(p => p.estates);
  const used = (of: 'wineries' | 'cellar' | 'enologists' | 'farmers'): number => sum(estates.map(e => e[of]));
  s.wineries = supply(site, 'wineries', s.wineries, used('wineries'));
  s.cellars = supply(site, 'cellars', s.cellars, used('cellar'));
  s.enologists = supply(site, 'enologists', s.enologists, used('enologists'));
  s.farmers = supply(site, 'farmers', s.farmers, used('farmers'));
  const ports = isInPlay(s, REGIONS.indexOf('douro')) ? g.pack.ports : 0;
  s.ports = supply(site, 'ports', ports, sum(s.players.map(p => p.ports)));
}

/** What is left of a piece; fewer may be said (the rest is in the box), more not. */
function supply(site: Site, word: string, all: number, used: number): number {
  const left = site.given.supplies?.[word] ?? Math.max(0, all - used);
  if (used + left > all) wrong(site, ['supplies', word], `at most ${all} in all`, used + left);
  return left;
}

/** The display is filled from the left; the stack holds what lies nowhere, or what the scenario says. */
function buildDisplay(site: Site): void {
  const { given, s, w } = site;
  const claim = (path: 'display' | 'stack', row: readonly string[]): number[] =>
    row.map((word, i) => claimTile(site, [path, i], w.tiles.indexOf(word)));
  const display = claim('display', given.display ?? []);
  if (display.length > s.display.length) wrong(site, ['display'], `at most ${s.display.length} tiles`, display.length);
  s.display = s.display.map((_, i) => display[i] ?? NONE);
  const stack = given.stack === undefined ? undefined : claim('stack', given.stack);
  const left = (tile: number): number =>
    stack === undefined ? tilesOf(site, tile) - (site.tiles[tile] ?? 0) : stack.filter(x => x === tile).length;
  s.actionsLeft = s.actionsLeft.map((_, tile) => Math.max(0, left(tile)));
  const multipliers = w.tiles.length - s.actionsLeft.length;
  s.multipliersLeft = 0;
  for (let i = 0; i < multipliers; i++) if (left(s.actionsLeft.length + i) > 0) s.multipliersLeft |= 1 << i;
}
