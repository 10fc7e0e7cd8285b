// What a player works out in his head over a position: what becomes of each wine, what can still come out of every stack, what a year's
// weather would bring, who leads where, what the fair would bring now, what others would pay to come. Worked out by the rules themselves.
// Everything here only looks, and takes views.

import type { Seat } from '@adega/kernel';
import { membersOf, ranksOf, shareOut } from '@adega/kit';
import { phaseOf } from './course.ts';
import { compile } from './data/pack.ts';
import type { PackJson } from './data/schema.ts';
import { REGIONS } from './data/words.ts';
import type { Edition } from './editions/edition.ts';
import { type AccountAhead, accountAhead, type Plan } from './forecast.ts';
import type { RuleId } from './rulebook.ts';
import { isOpenSpace } from './rules/export.ts';
import { rank } from './rules/fair.ts';
import { costsOf, forbidsEntering, type MoveCost } from './rules/quadrel.ts';
import { DOURO } from './rules/regions.ts';
import { leadersOf } from './rules/scoring.ts';
import { playerOf, type Setting, settingFor } from './rules/setting.ts';
import { belowOf, isInPlay } from './rules/supply.ts';
import { bestValue, colourOf, cubesNeeded, estateQuality, plainValue, wineAt } from './rules/wine.ts';
import { type Estate, NONE, PLACES, type Player, SPACES, type State } from './state.ts';

/** What a wine is worth without renown cubes, and with as many of those that lie there now as its owner could take. */
export interface Worth {
  readonly plain: number;
  readonly best: number;
}

export interface WineLife {
  readonly spot: number;
  readonly wine: number;
  readonly now: Worth;
  /** In the turns of the coming years, as long as it is there. */
  readonly later: readonly (Worth & { readonly year: number })[];
  /** At the next fair, which comes after the production of its year; undefined where the wine or the fairs are gone by then. */
  readonly fair: (Worth & { readonly fair: number; readonly year: number }) | undefined;
  /** The year whose production loses it, if it is not used before the end. */
  readonly lost: number | undefined;
}

/** A free space that a wine reaches, with the cubes it takes. */
export interface Outlet {
  readonly space: number;
  readonly value: number;
  readonly cubes: number;
}

export interface Outlets {
  readonly sales: readonly Outlet[];
  readonly exports: readonly Outlet[];
}

/** How many of a kind are left among how many: as a chance where the order is unknown. */
export interface Left {
  readonly item: number;
  readonly count: number;
}

export interface StackLeft {
  readonly region: number;
  readonly top: number;
  /** Below the top, by kind. */
  readonly left: readonly Left[];
  readonly total: number;
  /** Who has put it in order, if somebody has; then chance has no part in it. */
  readonly arrangedBy: number | undefined;
  /** From the top down, for whoever knows the order. */
  readonly order: readonly number[] | undefined;
}

export interface PileLeft {
  readonly pile: number;
  readonly top: number;
  /** Any of these may come next, each as likely. */
  readonly unseen: readonly number[];
  /** These come after the unseen ones, in this order. */
  readonly returned: readonly number[];
}

export interface TilesLeft {
  readonly actions: readonly Left[];
  /** Below the actions. */
  readonly multipliers: readonly number[];
}

/** The wine of an estate as it stands under a weather. */
export interface Harvest {
  readonly weather: number;
  /** How many of the vintage tiles that may come have it. */
  readonly tiles: number;
  readonly quality: number;
}

export interface EstateHarvest {
  readonly estate: number;
  /** Of this year; undefined when its wine has been made. */
  readonly now: Harvest | undefined;
  /** Of a later year, by rising weather. */
  readonly later: readonly Harvest[];
  /** What a port tile would add; 0 where it cannot. */
  readonly port: number;
}

export interface Majority {
  readonly column: number;
  readonly vp: number;
  /** Barrels of each seat. */
  readonly counts: readonly number[];
  readonly leaders: readonly Seat[];
  /** What each leader would get now. */
  readonly each: number;
  readonly free: number;
  /** For each seat: the barrels it lacks to lead alone. */
  readonly lacks: readonly number[];
}

export interface FairSoFar {
  /** Which fair comes next, counted from 1, and in which year; undefined after the last. */
  readonly fair: number;
  readonly year: number;
  readonly seats: readonly {
    readonly points: number;
    /** From 0. */
    readonly rank: number;
    readonly presented: boolean;
    /** If the fair were now and the seat took part. */
    readonly prize: number;
  }[];
}

/** What it would take a seat to enter a space, and what is in the way. */
export interface Fare extends MoveCost {
  readonly sum: number;
  readonly forbidden: RuleId | 'here' | undefined;
}

export type { AccountAhead, Plan, YearOfAccount } from './forecast.ts';

export interface Insight {
  wines(s: State, seat: Seat): readonly WineLife[];
  outlets(s: State, seat: Seat, spot: number): Outlets;
  stacks(s: State): readonly StackLeft[];
  piles(s: State): readonly PileLeft[];
  vintages(s: State): readonly number[];
  tiles(s: State): TilesLeft;
  harvests(s: State, seat: Seat): readonly EstateHarvest[];
  majorities(s: State): readonly Majority[];
  fair(s: State): FairSoFar | undefined;
  /** The account in the years to come, as it stands or with other amounts; undefined without a bank. */
  account(s: State, seat: Seat, plan?: Plan): AccountAhead | undefined;
  /** For each seat and space. */
  fares(s: State): readonly (readonly Fare[])[];
}

export function insightWith(edition: Edition, pack: PackJson): Insight {
  const g = settingFor(edition, compile(pack));
  return {
    wines: (s, seat) => winesOf(g, s, seat),
    outlets: (s, seat, spot) => outletsOf(g, s, seat, spot),
    stacks: s => REGIONS.flatMap((_, region) => (isInPlay(s, region) ? [stackOf(g, s, region)] : [])),
    piles: s => s.piles.map((top, pile) => ({ pile, top, unseen: membersOf(s.unseen[pile] as number), returned: s.returned[pile] ?? [] })),
    vintages: s => membersOf(s.vintagesLeft),
    tiles: s => ({ actions: leftOf(s.actionsLeft), multipliers: membersOf(s.multipliersLeft) }),
    harvests: (s, seat) => harvestsOf(g, s, seat),
    majorities: s => g.pack.majority.flatMap((_, column) => majorityOf(g, s, column) ?? []),
    fair: s => fairOf(g, s),
    account: (s, seat, plan) => accountAhead(g, s, seat, plan),
    fares: s => s.players.map((_, seat) => Array.from({ length: SPACES }, (_space, space) => fareOf(g, s, seat, space))),
  };
}

// Wines

/** Whether the wines of this year have aged already. */
function hasAged(g: Setting, s: State): boolean {
  const phase = phaseOf(s);
  const ages = g.edition.year.indexOf('production');
  if (phase !== ages) return phase > ages;
  return (s.stack.find(f => f.kind === 'production')?.step ?? 0) > 0;
}

const winesOf = (g: Setting, s: State, seat: Seat): WineLife[] =>
  playerOf(s, seat).wines.flatMap((wine, spot) => (wine === 0 ? [] : [lifeOf(g, s, seat, spot)]));

function lifeOf(g: Setting, s: State, seat: Seat, spot: number): WineLife {
  const p = playerOf(s, seat);
  const year = Math.max(1, s.year);
  // The production of a year lies before the turns of the next one.
  const ahead = hasAged(g, s) ? 1 : 0;
  const worthAfter = (agings: number): Worth | undefined => worthOf(g, s, p, spot, agings);
  const later: (Worth & { year: number })[] = [];
  let lost: number | undefined;
  for (let y = year; y <= g.pack.years && lost === undefined; y++) {
    const worth = worthAfter(y + 1 - year - ahead);
    if (worth === undefined) lost = y;
    else later.push({ year: y + 1, ...worth });
  }
  return { spot, wine: wineAt(p, spot), now: worthAfter(0) as Worth, later, fair: atFair(g, s, year, ahead, worthAfter), lost };
}

function atFair(g: Setting, s: State, year: number, ahead: number, worthAfter: (agings: number) => Worth | undefined): WineLife['fair'] {
  const next = nextFair(g, s);
  const worth = next === undefined ? undefined : worthAfter(next.year + 1 - year - ahead);
  return next === undefined || worth === undefined ? undefined : { ...next, ...worth };
}

/** After so many productions; undefined where the wine has grown too old. */
function worthOf(g: Setting, s: State, p: Player, spot: number, agings: number): Worth | undefined {
  const e = Math.floor(spot / PLACES);
  const places = (p.estates[e] as Estate).cellar === 1 ? g.pack.cellar : g.pack.warehouse;
  if ((spot % PLACES) + agings >= places.length) return undefined;
  const aged: Player = { ...p, wines: p.wines.with(spot + agings, wineAt(p, spot)) };
  return { plain: plainValue(g, aged, spot + agings), best: bestValue(g, s, aged, spot + agings) };
}

function outletsOf(g: Setting, s: State, seat: Seat, spot: number): Outlets {
  const p = playerOf(s, seat);
  const wine = wineAt(p, spot);
  if (wine === 0) return { sales: [], exports: [] };
  const best = bestValue(g, s, p, spot);
  const reach = (values: readonly number[], isFree: (space: number) => boolean): Outlet[] =>
    values.flatMap((value, space) => (value <= best && isFree(space) ? [{ space, value, cubes: cubesNeeded(g, p, spot, value) }] : []));
  return {
    sales: reach(g.pack.saleValue, space => s.sales[space] === NONE && g.pack.saleColour[space] === colourOf(wine)),
    exports: reach(g.pack.exportNumber, space => s.exports[space] === NONE && isOpenSpace(g, s, space)),
  };
}

// What can still come

const leftOf = (counts: readonly number[]): Left[] => counts.flatMap((count, item) => (count > 0 ? [{ item, count }] : []));

function stackOf(g: Setting, s: State, region: number): StackLeft {
  const left = leftOf(Array.from({ length: g.pack.kinds }, (_, kind) => belowOf(g, s, region, kind)));
  const arranged = s.arranged[region];
  return {
    region,
    top: s.tops[region] as number,
    left,
    total: left.reduce((n, { count }) => n + count, 0),
    arrangedBy: arranged?.by,
    order: arranged?.tiles ?? undefined,
  };
}

function harvestsOf(g: Setting, s: State, seat: Seat): EstateHarvest[] {
  const p = playerOf(s, seat);
  const vintages = s.year > 0 && s.year < g.pack.years ? membersOf(s.vintagesLeft) : [];
  const weathers = [...new Set(vintages.map(v => g.pack.weather[v] as number))].sort((a, b) => a - b);
  const isMade = s.year > g.pack.years || hasAged(g, s);
  return p.estates.flatMap((e, estate) => {
    if (e.vineyards === 0) return [];
    const quality = (weather: number): number => Math.max(0, estateQuality(g, e) + weather);
    const under = (weather: number, tiles: number): Harvest => ({ weather, tiles, quality: quality(weather) });
    const now = isMade || s.vintage === NONE ? undefined : under(g.pack.weather[s.vintage] as number, 1);
    const later = weathers.map(weather => under(weather, vintages.filter(v => g.pack.weather[v] === weather).length));
    return [{ estate, now, later, port: e.region === DOURO && p.ports > 0 ? g.pack.quality.port : 0 }];
  });
}

// Who leads, what the fair would bring, who would pay what

function majorityOf(g: Setting, s: State, column: number): Majority | undefined {
  const spaces = s.exports.flatMap((_, space) => (g.pack.exportColumn[space] === column ? [space] : []));
  if (!spaces.some(space => isOpenSpace(g, s, space))) return undefined;
  const counts = s.players.map((_, seat) => spaces.filter(space => s.exports[space] === seat).length);
  const leaders = leadersOf(g, s, column);
  const vp = g.pack.majority[column] as number;
  const lacks = counts.map((own, seat) => Math.max(0, Math.max(0, ...counts.filter((_, other) => other !== seat)) + 1 - own));
  const free = spaces.filter(space => s.exports[space] === NONE).length;
  return { column, vp, counts, leaders, each: leaders.length === 0 ? 0 : Math.floor(vp / leaders.length), free, lacks };
}

/** How many fairs have paid their prizes: the last of them may still be going on. */
function scoredFairs(g: Setting, s: State): number {
  const isRanked = s.stack.some(f => f.kind === 'fair' && f.step > g.edition.fair.indexOf(rank));
  return s.fairs + (isRanked ? 1 : 0);
}

/** The fair whose prizes are still to come. */
function nextFair(g: Setting, s: State): { fair: number; year: number } | undefined {
  const fairs = scoredFairs(g, s);
  const year = g.pack.fairOfYear.indexOf(fairs) + 1;
  return year === 0 ? undefined : { fair: fairs + 1, year };
}

function fairOf(g: Setting, s: State): FairSoFar | undefined {
  const next = nextFair(g, s);
  if (next === undefined) return undefined;
  const ranks = ranksOf(s.players.map(p => p.fairPoints));
  const prizes = shareOut(ranks, g.pack.prize[next.fair - 1]?.[s.seats - 2] ?? []);
  const seats = s.players.map((p, seat) => ({
    points: p.fairPoints,
    rank: ranks[seat] as number,
    // A wine presented at a fair that has been scored is none for the next.
    presented: p.presented === 1 && next.fair === s.fairs + 1,
    prize: prizes[seat] as number,
  }));
  return { ...next, seats };
}

function fareOf(g: Setting, s: State, seat: Seat, space: number): Fare {
  const cost = costsOf(g, s, seat, space);
  const sum = cost.distance + cost.tax + cost.players + cost.bribe;
  // A discount is for the turn of whoever has it.
  const then = seat === s.turn.seat ? s : { ...s, turn: { ...s.turn, discount: 0 } };
  const isHere = playerOf(s, seat).at === space;
  return { ...cost, sum, forbidden: isHere ? 'here' : forbidsEntering(g, then, seat, space, NONE) };
}
