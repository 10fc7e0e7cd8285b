// The copy of a position, written out: every search and every undo pays for it.

import type { Seat } from '@adega/kernel';
import type { Frame, Whole } from './frames.ts';
import type { Arranged, Estate, Lacerda, Player, State, Turn } from './state.ts';

/** What an edition does not have is an empty list, which nobody changes. */
const copyOf = (numbers: number[]): number[] => (numbers.length === 0 ? numbers : numbers.slice());

/** Of records: a list made by `map` may be one with holes to V8, and everything that reads lists of both sorts is slower. */
function copyEach<T>(list: readonly T[], copy: (one: T) => T): T[] {
  const copies = list.slice();
  for (let i = 0; i < copies.length; i++) copies[i] = copy(copies[i] as T);
  return copies;
}

const cloneEstate = (e: Estate): Estate => ({
  region: e.region,
  colour: e.colour,
  vineyards: e.vineyards,
  wineries: e.wineries,
  farmers: e.farmers,
  enologists: e.enologists,
  cellar: e.cellar,
  waiting: e.waiting,
  onCellar: e.onCellar,
});

const clonePlayer = (p: Player): Player => ({
  money: p.money,
  barrels: p.barrels,
  atA: p.atA,
  atB: p.atB,
  atC: p.atC,
  at: p.at,
  fairPoints: p.fairPoints,
  presented: p.presented,
  exportVp: p.exportVp,
  fairVp: p.fairVp,
  bankVp: p.bankVp,
  magnateVp: p.magnateVp,
  account: p.account,
  investment: p.investment,
  extras: copyOf(p.extras),
  mayBring: p.mayBring,
  sealed: p.sealed,
  brought: p.brought,
  ports: p.ports,
  porting: p.porting,
  expertsUp: p.expertsUp,
  expertsDown: p.expertsDown,
  tilesUp: p.tilesUp,
  tilesDown: p.tilesDown,
  multipliers: p.multipliers,
  manned: p.manned,
  estates: copyEach(p.estates, cloneEstate),
  wines: p.wines.slice(),
});

const cloneFrame = (f: Whole): Whole => ({
  kind: f.kind,
  seat: f.seat,
  step: f.step,
  count: f.count,
  most: f.most,
  item: f.item,
  tile: f.tile,
  value: f.value,
});

const cloneTurn = (t: Turn): Turn => ({
  seat: t.seat,
  stage: t.stage,
  experts: t.experts,
  tiles: t.tiles,
  discount: t.discount,
  owes: t.owes,
  declined: t.declined,
});

const cloneLacerda = (l: Lacerda): Lacerda => ({
  cards: l.cards,
  numbers: l.numbers,
  bribes: l.bribes,
  trophies: l.trophies.slice(),
  vineyards: l.vineyards.slice(),
  wineries: l.wineries,
  cellars: l.cellars,
  enologists: l.enologists,
  farmers: l.farmers,
  tiles: l.tiles,
});

const cloneArranged = (a: Arranged | null): Arranged | null => (a === null ? null : { by: a.by, tiles: a.tiles?.slice() ?? null });
const cloneFrames = (frames: Frame[]): Frame[] => copyEach(frames as Whole[], cloneFrame) as Frame[];
const cloneNumbers = (numbers: number[]): number[] => numbers.slice();

const copyWith = (s: State, players: Player[]): State => ({
  version: s.version,
  seenBy: s.seenBy,
  seats: s.seats,
  randomRegions: s.randomRegions,
  pairsDue: s.pairsDue,
  year: s.year,
  round: s.round,
  order: s.order.slice(),
  slots: s.slots.slice(),
  tax: s.tax,
  vintage: s.vintage,
  vintagesLeft: s.vintagesLeft,
  regions: s.regions,
  tops: s.tops.slice(),
  below: s.below.slice(),
  arranged: copyEach(s.arranged, cloneArranged),
  cubes: s.cubes.slice(),
  cubeSupply: s.cubeSupply,
  ports: s.ports,
  wineries: s.wineries,
  cellars: s.cellars,
  enologists: s.enologists,
  farmers: s.farmers,
  piles: s.piles.slice(),
  unseen: s.unseen.slice(),
  returned: copyEach(s.returned, cloneNumbers),
  sales: s.sales.slice(),
  exports: s.exports.slice(),
  display: s.display.slice(),
  actionsLeft: s.actionsLeft.slice(),
  multipliersLeft: s.multipliersLeft,
  features: copyOf(s.features),
  rowSlots: copyOf(s.rowSlots),
  vineyardsLost: s.vineyardsLost,
  stands: s.stands.slice(),
  fairs: s.fairs,
  players,
  lacerda: s.lacerda === null ? null : cloneLacerda(s.lacerda),
  turn: cloneTurn(s.turn),
  stack: cloneFrames(s.stack),
  lanes: copyEach(s.lanes, cloneFrames),
});

export const clone = (s: State): State => copyWith(s, copyEach(s.players, clonePlayer));

/** A copy on which this seat tries something out. The other players are those of the position itself: nothing of theirs may be changed. */
export function cloneFor(s: State, seat: Seat): State {
  const players = s.players.slice();
  players[seat] = clonePlayer(players[seat] as Player);
  return copyWith(s, players);
}

/** The position with this player in a seat, for who looks at it and puts other lists in place of those that he would change: all else is
 *  that of the position itself. */
export function withPlayer(s: State, seat: Seat, p: Player): State {
  const players = s.players.slice();
  players[seat] = p;
  return { ...s, players };
}
