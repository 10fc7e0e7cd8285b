// The setup: who begins, which regions are in play, the first vineyard of each.

import { listOf, sizeOf, table } from '@adega/kit';
import { lacksMoney, lacksOne } from '@adega/kit/needs.ts';
import { FEATURES, REGIONS, TILE_ACTIONS } from '../data/words.ts';
import type { FrameOf } from '../frames.ts';
import { digits, found, orderIs, port, regionsOut } from '../moves.ts';
import { type Estate, NOBODY, NONE, PLACES, type Player, type State, UNTURNED } from '../state.ts';
import { estateOf } from './estates.ts';
import { DOURO } from './regions.ts';
import {
  type Asking,
  askSeat,
  chance,
  type Draw,
  end,
  frame,
  noTurn,
  nothing,
  type Procedure,
  playerOf,
  push,
  type Setting,
  seatOf,
} from './setting.ts';
import { isInPlay, isUnturned } from './supply.ts';
import { plant } from './vineyards.ts';
import { estateQuality, makeWine } from './wine.ts';

const full = (n: number, value: number): number[] => listOf(n, () => value);

/** What was chosen before the game. */
export interface Choices {
  readonly seats: number;
  readonly randomRegions: boolean;
  /** variant.five-estates: the supplies stay as they are (A154). */
  readonly moreEstates: boolean;
  readonly pairsDue: boolean;
  /** variant.seat-order */
  readonly seatOrder: boolean;
}

/** The board before anything is drawn (setup.positions). */
export function startState(g: Setting, { seats, randomRegions, moreEstates, pairsDue, seatOrder: isSeatOrder }: Choices): State {
  const { pack, edition } = g;
  const at = seats - 2;
  const s: State = {
    version: 1,
    seenBy: NOBODY,
    seats,
    randomRegions: randomRegions ? 1 : 0,
    pairsDue: pairsDue ? 1 : 0,
    year: 0,
    round: 0,
    order: listOf(seats, i => i),
    slots: full(seats, NOBODY),
    tax: NONE,
    vintage: NONE,
    vintagesLeft: ((1 << pack.vintages) - 1) & ~(pack.zero === NONE ? 0 : 1 << pack.zero),
    regions: 0,
    tops: full(REGIONS.length, NONE),
    below: full(REGIONS.length * pack.kinds, 0),
    arranged: listOf(REGIONS.length, () => null),
    cubes: full(REGIONS.length, 0),
    cubeSupply: pack.cubes,
    ports: 0,
    wineries: pack.wineries[at] as number,
    cellars: pack.cellars[at] as number,
    enologists: pack.enologists[at] as number,
    farmers: pack.farmers[at] as number,
    piles: full(FEATURES.length, UNTURNED),
    unseen: listOf(FEATURES.length, pile => pack.expertFeature.reduce((set, of, i) => (of === pile ? set | (1 << i) : set), 0)),
    returned: listOf(FEATURES.length, () => []),
    sales: full(pack.sales, NOBODY),
    exports: full(pack.exports, NOBODY),
    display: full(pack.display[at] as number, NONE),
    actionsLeft: listOf(TILE_ACTIONS.length, i => pack.tileCount[i]?.[at] ?? 0),
    multipliersLeft: pack.multiplierTwo.reduce((set, two, i) => (seats > 2 || two === 1 ? set | (1 << i) : set), 0),
    features: edition.features === undefined ? [] : full(FEATURES.length, 0),
    rowSlots: full(pack.slotSubject.length, NOBODY),
    vineyardsLost: 0,
    stands: full(pack.stands, NOBODY),
    fairs: 0,
    players: listOf(seats, () => startPlayer(g, moreEstates ? pack.mostEstates : pack.estates)),
    lacerda: null,
    turn: noTurn(),
    stack: isSeatOrder ? [begun('game'), begun('setup'), frame('seat-order')] : [frame('game')],
    lanes: [],
  };
  edition.automa?.prepare(g, s);
  return s;
}

/** The setup begins with the draw of the order: after it. */
const begun = <K extends 'game' | 'setup'>(kind: K) => ({ ...frame(kind), step: 1 });

function startPlayer(g: Setting, estates: number): Player {
  const { pack } = g;
  const p: Player = {
    money: 0,
    barrels: pack.barrels,
    atA: pack.magnateBarrels,
    atB: pack.magnateBarrels,
    atC: pack.magnateBarrels,
    at: pack.centre,
    fairPoints: 0,
    presented: 0,
    exportVp: 0,
    fairVp: 0,
    bankVp: 0,
    magnateVp: 0,
    account: 0,
    investment: 0,
    extras: full(pack.extraAction.length, 0),
    mayBring: 0,
    sealed: NONE,
    brought: NONE,
    ports: 0,
    porting: 0,
    expertsUp: 0,
    expertsDown: 0,
    tilesUp: 0,
    tilesDown: 0,
    multipliers: 0,
    manned: 0,
    estates: listOf(estates, startEstate),
    wines: full(estates * PLACES, 0),
  };
  g.edition.bank?.open(g, p);
  return p;
}

const startEstate = (): Estate => ({
  region: NONE,
  colour: NONE,
  vineyards: 0,
  wineries: 0,
  farmers: 0,
  enologists: 0,
  cellar: 0,
  waiting: 0,
  onCellar: 0,
});

/** setup.order: a random order of the seats, as a number in base 4; money by that order. */
export const shuffleOrder: Draw<'shuffle-order'> = {
  by: chance,
  moves(_g, s, _f, out) {
    for (const code of ordersOf(s.seats)) out.push(orderIs(code));
  },
  forbids: nothing,
  play: (g, s, _f, m) => putInOrder(g, s, m.item, 'setup.order'),
};

/** variant.seat-order: nothing is drawn, they play as they sit; an entry all the same, so that the log tells it. */
export const seatOrder: Draw<'seat-order'> = {
  by: chance,
  moves(_g, s, _f, out) {
    out.push(orderIs(ordersOf(s.seats)[0] as number));
  },
  forbids: nothing,
  play: (g, s, _f, m) => putInOrder(g, s, m.item, 'variant.seat-order'),
};

function putInOrder(g: Setting, s: State, code: number, rule: 'setup.order' | 'variant.seat-order'): void {
  end(g);
  s.order = digits(code, 4, s.seats);
  g.emit?.({ rule, kind: 'order', seat: NOBODY, order: s.order.slice() });
  s.order.forEach((seat, i) => {
    playerOf(s, seat).money = g.pack.money[s.seats - 2]?.[i] as number;
  });
}

/** All orders of so many seats. */
const ordersOf = table(seats => permutations([], seats));

function permutations(order: readonly number[], n: number): number[] {
  if (order.length === n) return [order.reduceRight((code, seat) => code * 4 + seat, 0)];
  const rest = Array.from({ length: n }, (_, seat) => seat).filter(seat => !order.includes(seat));
  return rest.flatMap(seat => permutations([...order, seat], n));
}

/** setup.regions: the ones left out, recommended or drawn, as a set; with Douro its port tiles are out (A140). */
export const drawRegions: Draw<'draw-regions'> = {
  by: chance,
  moves(g, s, _f, out) {
    const size = sizeOf(g.pack.regions) - (g.pack.regionsInPlay[s.seats - 2] as number);
    const recommended = (g.pack.regionsOut[s.seats - 2] as readonly number[]).reduce((set, r) => set | (1 << r), 0);
    if (s.randomRegions === 0) out.push(regionsOut(recommended));
    else
      for (let set = 0; set < 1 << REGIONS.length; set++)
        if (sizeOf(set) === size && (set & ~g.pack.regions) === 0) out.push(regionsOut(set));
  },
  forbids: nothing,
  open: () => true,
  play(g, s, _f, m) {
    end(g);
    s.regions = g.pack.regions & ~m.item;
    for (let region = 0; region < REGIONS.length; region++) if (isInPlay(s, region)) layStack(g, s, region);
    if (isInPlay(s, DOURO)) s.ports = g.pack.ports;
    g.emit?.({ rule: 'setup.regions', kind: 'regions-out', seat: NOBODY, out: m.item });
  },
};

function layStack(g: Setting, s: State, region: number): void {
  for (let kind = 0; kind < g.pack.kinds; kind++) s.below[region * g.pack.kinds + kind] = g.pack.kindCount[region]?.[kind] ?? 0;
  s.tops[region] = UNTURNED;
}

/** setup.start-vineyard, in player order; the next tile is turned up before the next player chooses (A141). */
export const startVineyards: Procedure<'start-vineyards'> = {
  run(g, s, f) {
    if (isUnturned(s)) return push(g, 'turn-up');
    const seat = s.order[f.step++];
    if (seat === undefined) end(g);
    else askSeat(g, 'start-vineyard', seat);
  },
};

export const startVineyard: Asking<'start-vineyard'> = {
  by: seatOf,
  moves(_g, s, _f, out) {
    for (let region = 0; region < s.tops.length; region++) if (isInPlay(s, region)) out.push(found(region));
  },
  forbids(g, s, f, m, tally) {
    if ((s.tops[m.item] as number) < 0) return lacksOne('setup.start-vineyard', 'vineyard', 0, tally);
    return lacksMoney('setup.start-vineyard', 'vineyard', g.edition.startPrice(g, s, m.item), playerOf(s, f.seat).money, tally);
  },
  play(g, s, f, m) {
    end(g);
    payStart(g, s, f, m.item);
    plant(g, s, f.seat, m.item, 0);
    const withPort = m.item === DOURO && playerOf(s, f.seat).ports > 0;
    if (withPort) push(g, 'start-port', f.seat);
    else firstWine(g, s, f, 0);
  },
};

function payStart(g: Setting, s: State, f: FrameOf<'start-vineyard' | 'start-port'>, region: number): void {
  const cost = g.edition.startPrice(g, s, region);
  if (cost === 0) return;
  playerOf(s, f.seat).money -= cost;
  g.emit?.({ rule: 'setup.start-vineyard', kind: 'vineyard-bought', seat: f.seat, region, estate: 0, cost });
}

/** The first vineyard is free (A136). */
export const nothingToPay = (): number => 0;

/** What the top tile of a region costs; there must be one. */
export const printedPrice = (g: Setting, s: State, region: number): number => g.pack.kindCost[region]?.[s.tops[region] as number] as number;

/** setup.reserve-order: whoever chose the lower region number comes before, equal ones keep their order (A137, C35); then the rest of the money
 *  (A138). */
export const regionOrder: Procedure<'region-order'> = {
  run(g, s) {
    end(g);
    const number = (seat: number): number => g.pack.regionNumber[estateOf(playerOf(s, seat), 0).region] as number;
    s.order = s.order.slice().sort((a, b) => number(a) - number(b));
    g.emit?.({ rule: 'setup.reserve-order', kind: 'order', seat: NOBODY, order: s.order.slice() });
    s.order.forEach((seat, i) => {
      playerOf(s, seat).money += g.pack.extraMoney[s.seats - 2]?.[i] as number;
    });
  },
};

/** A Douro wine of the start may be a port already (A116). */
export const startPort: Asking<'start-port'> = {
  by: seatOf,
  moves(_g, _s, _f, out) {
    out.push(port(0), port(1));
  },
  forbids: nothing,
  play(g, s, f, m) {
    end(g);
    if (m.item === 0) return firstWine(g, s, f, 0);
    playerOf(s, f.seat).ports--;
    s.ports++;
    g.emit?.({ rule: 'region.douro', kind: 'ports-spent', seat: f.seat, tiles: 1 });
    firstWine(g, s, f, g.pack.quality.port);
  },
};

/** The wine made before the game: no weather (A136). */
function firstWine(g: Setting, s: State, f: FrameOf<'start-vineyard' | 'start-port'>, bonus: number): void {
  const p = playerOf(s, f.seat);
  const estate = estateOf(p, 0);
  const quality = estateQuality(g, estate) + bonus;
  p.wines[0] = makeWine(quality, estate.region, estate.colour);
  g.emit?.({ rule: 'setup.start-vineyard', kind: 'wine-made', seat: f.seat, spot: 0, wine: p.wines[0] });
}
