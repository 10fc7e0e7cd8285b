// A position of Vino: types only. Everything is a number, an array of numbers or a small record, so that the copy is quick.
// Seats, regions, varieties and vineyards are indices into the tables of the pack; no reference leads out of the state.

import type { Seat } from '@adega/kernel';
import type { RuleId } from './rulebook.ts';

/** Nothing there. */
export const NONE = -1;
/** Something that the viewer does not know. */
export const HIDDEN = -2;
/** Somebody who only watches. */
export const WATCHER = -2;

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

export type FrameKind =
  | 'game'
  | 'start'
  | 'draw'
  | 'start-vineyard'
  | 'anywhere'
  | 'free-vineyard'
  | 'third'
  | 'round'
  | 'choosing'
  | 'choose'
  | 'reveals'
  | 'reveal'
  | 'buying'
  | 'region'
  | 'extend'
  | 'newcomers'
  | 'enter'
  | 'gift'
  | 'take'
  | 'selling'
  | 'sell'
  | 'lease'
  | 'market'
  | 'raise'
  | 'order';

/** A place in the rules. All frames have the same fields, so that they are quick to copy; each kind says in its file what it uses. */
export interface Frame {
  kind: FrameKind;
  seat: Seat;
  /** How far a sequence has come. */
  step: number;
  /** What it is about: a region or a variety. */
  item: number;
  /** Units that are still due. */
  count: number;
  /** The last one chosen of a set that is chosen one by one in a fixed order. */
  last: number;
}

export interface State {
  version: number;
  /** Whose view this is: a seat, WATCHER, or NONE for the true state. */
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
  /** The seat that owns each vineyard, or NONE. */
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

export type MoveKind =
  // chance
  | 'draw'
  | 'reveal'
  // seats
  | 'choose'
  | 'buy'
  | 'pass'
  | 'take'
  | 'sell'
  | 'give'
  | 'raise';

/** A choice. All moves have the same fields (NONE where one says nothing) and are shared values from the tables of moves.ts. */
export interface Move {
  readonly kind: MoveKind;
  /** A vineyard, a set of regions, or the steps by which varieties rise (see moves.ts). */
  readonly item: number;
  readonly variety: number;
  /** An amount, or the seat that a reveal is about. */
  readonly n: number;
}

/** What happened, for people: a fact with its rule. `seat` NONE: nobody's doing. */
export interface Event {
  readonly rule: RuleId;
  readonly kind: string;
  readonly seat: Seat;
  readonly [detail: string]: string | number | readonly number[];
}
