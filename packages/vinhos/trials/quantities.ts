// What cannot change while a game is played, counted from the rules: pieces that only move between supply, board and players.
// Each quantity is given as what is missing or double, or as a sum, so that it is the same before and after the setup.

import { membersOf, sizeOf } from '@adega/kit';
import type { Tables } from '../data/pack.ts';
import { COLOURS, REGIONS } from '../data/words.ts';
import { MULTIPLIERS_FROM } from '../rules/magnates.ts';
import { type Estate, NONE, type Player, type State } from '../state.ts';

type Quantities = { readonly [quantity: string]: number };

export const quantitiesOf = (t: Tables, s: State): Quantities => ({
  ...barrels(s),
  ...pieces(s),
  'vineyards missing': vineyardsMissing(t, s),
  'ports missing': portsMissing(t, s),
  ...experts(s),
  ...tiles(t, s),
  negative: negatives(s) + beyond(t, s),
});

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const estatesOf = (s: State): Estate[] => s.players.flatMap(p => p.estates);

/** Every barrel stands in its owner's supply, with a magnate, on an extra action, in sales, in export or on a multiplier. */
function barrels(s: State): Quantities {
  const count = (p: Player, seat: number): number => {
    const spaces = [...s.sales, ...s.exports, ...s.rowSlots].filter(owner => owner === seat).length;
    return p.barrels + p.atA + p.atB + p.atC + sum(p.extras) + spaces + sizeOf(p.manned);
  };
  return Object.fromEntries(s.players.map((p, seat) => [`barrels of ${seat}`, count(p, seat)]));
}

function pieces(s: State): Quantities {
  const placed = (of: 'wineries' | 'cellar' | 'enologists' | 'farmers' | 'waiting'): number => sum(estatesOf(s).map(e => e[of]));
  return {
    cubes: s.cubeSupply + sum(s.cubes) + placed('waiting'),
    wineries: s.wineries + placed('wineries') + goneOf(s, 'wineries'),
    cellars: s.cellars + placed('cellar') + goneOf(s, 'cellars'),
    enologists: s.enologists + placed('enologists') + goneOf(s, 'enologists'),
    farmers: s.farmers + placed('farmers') + goneOf(s, 'farmers'),
  };
}

/** What the automa of the solo game has put out of the game. */
const goneOf = (s: State, of: 'wineries' | 'cellars' | 'enologists' | 'farmers' | 'tiles'): number => s.lacerda?.[of] ?? 0;

/** Of each region in play and each colour: what the pack has, less what lies in the stack and in estates; and what left the game. */
function vineyardsMissing(t: Tables, s: State): number {
  const off = REGIONS.flatMap((_, region) => COLOURS.map((_, colour) => printed(t, s, region, colour) - found(t, s, region, colour)));
  return sum(off.map(Math.abs)) - s.vineyardsLost;
}

const kindsOf = (t: Tables, region: number, colour: number): number[] =>
  (t.kindColour[region] ?? []).flatMap((c, kind) => (c === colour && (t.kindCount[region]?.[kind] ?? 0) > 0 ? [kind] : []));

function printed(t: Tables, s: State, region: number, colour: number): number {
  const inPlay = (s.regions >> region) & 1;
  return inPlay * sum(kindsOf(t, region, colour).map(kind => t.kindCount[region]?.[kind] ?? 0));
}

function found(t: Tables, s: State, region: number, colour: number): number {
  const inStack = kindsOf(t, region, colour).map(kind => (s.below[region * t.kinds + kind] as number) + (s.tops[region] === kind ? 1 : 0));
  const planted = estatesOf(s).filter(e => e.region === region && e.colour === colour);
  const gone = kindsOf(t, region, colour).map(kind => s.lacerda?.vineyards[region * t.kinds + kind] ?? 0);
  return sum(inStack) + sum(planted.map(e => e.vineyards)) + sum(gone);
}

/** All port tiles lie at Douro, if it is in play, or before players. */
function portsMissing(t: Tables, s: State): number {
  const inPlay = (s.regions >> REGIONS.indexOf('douro')) & 1;
  return inPlay * t.ports - s.ports - sum(s.players.map(p => p.ports));
}

/** Every expert is in exactly one place. */
function experts(s: State): Quantities {
  const seen = [...s.piles.filter(top => top >= 0), ...s.returned.flat()];
  const held = s.players.flatMap(p => [...membersOf(p.expertsUp), ...membersOf(p.expertsDown)]);
  const all = [...seen, ...held, ...s.unseen.flatMap(set => membersOf(set))];
  return { experts: all.length, 'different experts': new Set(all).size };
}

/** No more tiles than the pack has; none leaves the game before the first display is discarded. */
function tiles(t: Tables, s: State): Quantities {
  const missing = [...actionsMissing(t, s), ...multipliersMissing(t, s)];
  return {
    'tiles too many': sum(missing.map(n => Math.max(0, -n))),
    'tiles missing': hasDiscarded(s) ? 0 : sum(missing) - goneOf(s, 'tiles'),
  };
}

const actionsMissing = (t: Tables, s: State): number[] =>
  s.actionsLeft.map((left, kind) => {
    const held = s.players.filter(p => ((p.tilesUp | p.tilesDown) >> kind) & 1).length;
    return (t.tileCount[kind]?.[s.seats - 2] ?? 0) - left - shownOf(s, kind) - held;
  });

const multipliersMissing = (t: Tables, s: State): number[] =>
  t.multiplierTwo.map((two, i) => {
    const held = s.players.filter(p => (p.multipliers >> i) & 1).length;
    return (s.seats > 2 ? 1 : two) - ((s.multipliersLeft >> i) & 1) - shownOf(s, MULTIPLIERS_FROM + i) - held;
  });

const shownOf = (s: State, tile: number): number => s.display.filter(id => id === tile).length;

/** A fair is over, or the display of the present one is being filled anew. */
const hasDiscarded = (s: State): boolean => s.fairs > 0 || s.stack.some(f => f.kind === 'fair' && f.step > REFILL);
const REFILL = 5;

/** Nobody owes anything, and no supply is overdrawn. */
function negatives(s: State): number {
  const held = s.players.flatMap(p => [
    p.money,
    p.account,
    p.investment,
    p.barrels,
    p.atA,
    p.atB,
    p.atC,
    ...p.extras,
    p.ports,
    p.fairPoints,
    p.mayBring,
    ...p.wines,
  ]);
  const inEstates = estatesOf(s).flatMap(e => [e.vineyards, e.wineries, e.farmers, e.enologists, e.cellar, e.waiting, ...roomIn(e)]);
  const onBoard = [s.cubeSupply, s.ports, s.wineries, s.cellars, s.enologists, s.farmers, ...s.cubes, ...s.below, ...s.actionsLeft];
  return [...held, ...inEstates, ...onBoard].filter(n => n < 0).length + misplaced(s);
}

/** Markers past the end of their track. */
function beyond(t: Tables, s: State): number {
  const { bank } = t;
  const markers = [
    ...s.features.map(at => [at, t.track.length - 1]),
    ...s.players.map(p => [p.account, bank?.most ?? 0]),
    ...s.players.map(p => [p.investment, bank?.invest.length ?? 0]),
  ];
  return markers.filter(([at, top]) => (at as number) > (top as number)).length;
}

/** One enologist a winery, one farmer a vineyard, one waiting cube a piece. */
const roomIn = (e: Estate): number[] => [
  e.wineries - e.enologists,
  e.vineyards - e.farmers,
  e.wineries + e.onCellar - e.waiting,
  e.cellar - e.onCellar,
];

/** Barrels of nobody, and order numbers that are not a permutation of the seats. */
function misplaced(s: State): number {
  const strangers = [...s.sales, ...s.exports, ...s.rowSlots, ...s.slots, ...s.stands].filter(seat => seat < NONE || seat >= s.seats);
  return strangers.length + s.seats - new Set(s.order).size;
}
