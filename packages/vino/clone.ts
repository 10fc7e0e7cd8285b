// The copy of a position, written out: every search and every undo pays for it.

import type { Frame, Whole } from './frames.ts';
import type { Player, State } from './state.ts';

const clonePlayer = (p: Player): Player => ({
  money: p.money,
  income: p.income,
  pawns: p.pawns,
  chosen: p.chosen,
  shown: p.shown,
  grows: p.grows.slice(),
  cellar: p.cellar.slice(),
});

const cloneFrame = (f: Whole): Whole => ({
  kind: f.kind,
  seat: f.seat,
  step: f.step,
  item: f.item,
  count: f.count,
  last: f.last,
});

const cloneFrames = (frames: Frame[]): Frame[] => (frames as Whole[]).map(cloneFrame) as Frame[];

export const clone = (s: State): State => ({
  version: s.version,
  seenBy: s.seenBy,
  seats: s.seats,
  hideMoney: s.hideMoney,
  endless: s.endless,
  round: s.round,
  order: s.order.slice(),
  owners: s.owners.slice(),
  facedown: s.facedown,
  markers: s.markers.slice(),
  bottles: s.bottles,
  market: s.market.slice(),
  bank: s.bank,
  bought: s.bought,
  idle: s.idle,
  queue: s.queue.slice(),
  newcomers: s.newcomers.slice(),
  players: s.players.map(clonePlayer),
  stack: cloneFrames(s.stack),
  lanes: s.lanes.map(cloneFrames),
});
