// A position of Vino: types only. Everything is a number, an array of numbers or a small record, so that the copy is quick.
// Seats, regions, varieties and vineyards are indices into the tables of the pack; no reference leads out of the state.

import type { ByKind } from '@adega/kernel';
import type { Frame } from './frames.ts';

/** Nothing there. */
export const NONE = -1;
/** No seat: nobody owns it, nobody did it; of a view: it is none. */
export const NOBODY = -1;
/** Something that the viewer does not know. */
export const HIDDEN = -3;
/** Of a view: that of somebody who only watches. */
export const WATCHER = -4;

export interface Player {
  money: number;
  /** What the sale of this round brought; part of the money (V23). */
  income: number;
  /** Ownership pawns that stand on no vineyard and not on the order rose. */
  pawns: number;
  /** The regions chosen for this round, a bit each: 0 before the choice, HIDDEN where the viewer does not know them. */
  chosen: number;
  /** 1 when everybody knows the choice. */
  shown: number;
  /** The variety grown in each region, or NONE. */
  grows: number[];
  /** Stock of each variety. */
  cellar: number[];
}

export interface State {
  version: number;
  /** Whose view this is: a seat, WATCHER, or NOBODY for the true state. */
  seenBy: number;
  seats: number;
  /** 1: pages do not show what others have in money (vino.info). */
  hideMoney: number;
  /** 1: rounds without a purchase do not end the game. */
  endless: number;
  /** 0 in the preliminary round. */
  round: number;
  /** Seats in playing order. */
  order: number[];
  /** The seat that owns each vineyard, or NOBODY. */
  owners: number[];
  /** Start markers that lie face down, a bit for each region. */
  facedown: number;
  /** Variety markers on the board: a set of varieties for each region. */
  markers: number[];
  /** Regions with a bottle, a bit each. */
  bottles: number;
  /** The demand for each variety in steps; the sum is always 0. */
  market: number[];
  /** What the bank has taken less what it has paid. */
  bank: number;
  /** 1 when a vineyard was bought in this round. */
  bought: number;
  /** Rounds in a row without a purchase. */
  idle: number;
  /** In the region that is being bought in: owners who are still to buy, the first first. */
  queue: number[];
  /** Newcomers who have not passed. */
  newcomers: number[];
  players: Player[];
  stack: Frame[];
  lanes: Frame[][];
}

/** What each kind of move says. */
export interface Moves {
  // chance
  /** A set of regions. */
  draw: Says<'item'>;
  /** The set of regions that a seat has chosen. */
  reveal: Says<'item' | 'n'>;
  // seats
  /** A set of regions, HIDDEN in what others hear. */
  choose: Says<'item'>;
  /** A vineyard, and the marker taken with it, NONE in a region where one is grown already. */
  buy: Says<'item' | 'variety'>;
  pass: Says<never>;
  take: Says<'item'>;
  sell: Says<'variety' | 'n'>;
  give: Says<'item'>;
  /** Steps by variety as one number (see moves.ts). */
  raise: Says<'item'>;
}

/** All moves have the same fields, NONE where one says nothing. They are shared values from the tables of moves.ts. */
interface Sayable {
  /** A vineyard, a set of regions, or the steps by which varieties rise. */
  readonly item: number;
  readonly variety: number;
  /** An amount, or the seat that a reveal is about. */
  readonly n: number;
}
type Says<K extends keyof Sayable> = Pick<Sayable, K>;

export type MoveKind = keyof Moves;
export type MoveOf<K extends MoveKind> = ByKind<Moves, K>;
/** A choice. */
export type Move = MoveOf<MoveKind>;
