// What the rules are given besides the state: the tables of the pack, and who listens.

import { type Asks, CHANCE, type Emit, type Runs, type Seat } from '@adega/kernel';

export { nothing } from '@adega/kernel';

import type { Tables } from '../data/pack.ts';
import type { Event } from '../events.ts';
import type { Answers, AskingKind, Frame, FrameKind, FrameOf, Frames, Whole } from '../frames.ts';
import { type MoveOf, NOBODY, NONE, type Player, type State } from '../state.ts';

export interface Setting {
  readonly pack: Tables;
  /** The stack that is being run: the main one, or the lane of a seat. */
  stack: Frame[];
  /** Events are built only when somebody listens. */
  emit: Emit<Event> | undefined;
}

/** A question to a seat or to chance: moves / forbids / play. */
export interface Asking<K extends AskingKind = AskingKind> extends Asks<Setting, State, FrameOf<K>, MoveOf<Answers[K]>> {
  forbids(g: Setting, s: State, f: FrameOf<K>, m: MoveOf<Answers[K]>): Forbidden;
}

export type Procedure<K extends FrameKind> = Runs<Setting, State, FrameOf<K>>;

/** The id of the first rule in the way. */
export type Forbidden = Event['rule'] | undefined;

export const seatOf = (_g: Setting, _s: State, f: { readonly seat: Seat }): Seat => f.seat;
export const chance = (): number => CHANCE;

export const playerOf = (s: State, seat: Seat): Player => s.players[seat] as Player;

/** What may be given for a field: nothing where this kind of frame does not use it. */
type Given<K extends FrameKind, Field> = K extends FrameKind ? (Field extends keyof Frames[K] ? number : typeof NONE) : never;

const remember = (kind: FrameKind, seat: Seat = NOBODY, item = NONE as number, count = 0): Whole => ({
  kind,
  seat,
  step: 0,
  item,
  count,
  last: NONE,
});

export const frame = remember as <K extends FrameKind>(
  kind: K,
  seat?: Given<K, 'seat'>,
  item?: Given<K, 'item'>,
  count?: Given<K, 'count'>,
) => FrameOf<K>;

export function push<K extends FrameKind>(
  g: Setting,
  kind: K,
  seat?: Given<K, 'seat'>,
  item?: Given<K, 'item'>,
  count?: Given<K, 'count'>,
): void {
  g.stack.push(frame<FrameKind>(kind, seat, item, count));
}

/** Ends the frame that is being run. */
export function end(g: Setting): void {
  g.stack.pop();
}
