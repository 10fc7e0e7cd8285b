// What the rules are given besides the state: the tables of the pack, and who listens.

import { type Asks, CHANCE, type Emit, type Runs, type Seat } from '@adega/kernel';
import type { Tables } from '../data/pack.ts';
import { type Event, type Frame, type FrameKind, type Move, NONE, type Player, type State } from '../state.ts';

export interface Setting {
  readonly pack: Tables;
  /** The stack that is being run: the main one, or the lane of a seat. */
  stack: Frame[];
  /** Events are built only when somebody listens. */
  emit: Emit<Event> | undefined;
}

/** A question to a seat or to chance: moves / forbids / play. */
export interface Asking extends Asks<Setting, State, Frame, Move> {
  forbids(g: Setting, s: State, f: Frame, m: Move): Forbidden;
}

export type Procedure = Runs<Setting, State, Frame>;

/** The id of the first rule in the way. */
export type Forbidden = Event['rule'] | undefined;

export const seatOf = (_g: Setting, _s: State, f: Frame): Seat => f.seat;
export const chance = (): number => CHANCE;
export const nothing = (): undefined => undefined;

export const playerOf = (s: State, seat: Seat): Player => s.players[seat] as Player;

export const frame = (kind: FrameKind, seat = NONE, item = NONE, count = 0): Frame => ({ kind, seat, step: 0, item, count, last: NONE });

export function push(g: Setting, kind: FrameKind, seat = NONE, item = NONE, count = 0): void {
  g.stack.push(frame(kind, seat, item, count));
}

/** Ends the frame that is being run. */
export function end(g: Setting): void {
  g.stack.pop();
}
