// What the rules are given besides the state: the edition, the tables of the pack, and who listens.

import { type Asks, CHANCE, type Emit, type Flow, type Runs, type Seat } from '@adega/kernel';
import type { Tables } from '../data/pack.ts';
import type { Edition, Extras } from '../editions/edition.ts';
import { type Event, type Frame, type FrameKind, type Move, NONE, type Player, type Stage, type State, type Turn } from '../state.ts';

export interface Setting {
  readonly edition: Edition;
  readonly pack: Tables;
  /** The stack that is being run: the main one, or the lane of a seat. */
  stack: Frame[];
  /** Events are built only when somebody listens. */
  emit: Emit<Event> | undefined;
  /** The same rules, to play on copies what is only tried; undefined within such a trial. */
  readonly trial: Trial | undefined;
}

export const settingFor = (edition: Edition, pack: Tables, trial: Trial | undefined = undefined): Setting => ({
  edition,
  pack,
  stack: [],
  emit: undefined,
  trial,
});

export type Trial = Pick<Flow<Setting, State, Frame, Move>, 'decide' | 'follow'>;

/** A question to a seat: moves / forbids / play. */
export interface Asking extends Asks<Setting, State, Frame, Move> {
  forbids(g: Setting, s: State, f: Frame, m: Move): Forbidden;
}

/** A draw: chance answers. */
export type Draw = Asking;

export type Procedure = Runs<Setting, State, Frame>;

/** The id of the first rule in the way. */
export type Forbidden = Event['rule'] | undefined;

export const seatOf = (_g: Setting, _s: State, f: Frame): Seat => f.seat;
export const chance = (): number => CHANCE;
export const nothing = (): undefined => undefined;

export const playerOf = (s: State, seat: Seat): Player => s.players[seat] as Player;

export const frame = (kind: FrameKind, seat = NONE, most = 0, item = NONE, tile = NONE): Frame => ({
  kind,
  seat,
  step: 0,
  count: 0,
  most,
  item,
  tile,
  value: 0,
});

/** A turn of which nothing has been used yet. */
export const freshTurn = (seat: Seat, stage: Stage): Turn => ({ seat, stage, experts: 0, tiles: 0, discount: 0, owes: 0, declined: 0 });

/** Between turns. */
export const noTurn = (): Turn => freshTurn(NONE, 'none');

export function push(g: Setting, kind: FrameKind, seat = NONE, most = 0, item = NONE, tile = NONE): void {
  g.stack.push(frame(kind, seat, most, item, tile));
}

/** Of an edition in which something can lead to an extra action. */
export const extrasOf = (g: Setting): Extras => g.edition.extras as Extras;

/** The same rules for what is only tried on a copy: nobody is told. */
export const apart = ({ edition, pack, trial }: Setting, { stack }: State): Setting => ({ edition, pack, stack, emit: undefined, trial });

export const isAutoma = (g: Setting, seat: Seat): boolean => g.edition.automa?.seat === seat;

/** The frame that asks a seat; the automa of the solo game has one of its own wherever a player is asked. */
export const kindFor = (g: Setting, kind: FrameKind, seat: Seat): FrameKind =>
  isAutoma(g, seat) ? (g.edition.automa?.instead[kind] ?? kind) : kind;

export const askSeat = (g: Setting, kind: FrameKind, seat: Seat): void => push(g, kindFor(g, kind, seat), seat);

/** Ends the frame that is being run. */
export function end(g: Setting): void {
  g.stack.pop();
}
