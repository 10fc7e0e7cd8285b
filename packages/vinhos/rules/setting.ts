// What the rules are given besides the state: the edition, the tables of the pack, and who listens.

import { type Asks, CHANCE, type Emit, type Flow, type Runs, type Seat } from '@adega/kernel';

export { nothing } from '@adega/kernel';

import type { Tally as AnyTally } from '@adega/kit/needs.ts';
import type { Tables } from '../data/pack.ts';
import type { Edition, Extras } from '../editions/edition.ts';
import type { Event } from '../events.ts';
import type { Answers, AskingKind, Frame, FrameKind, FrameOf, Frames, Whole } from '../frames.ts';
import { type Move, type MoveOf, NOBODY, NONE, type Player, type Stage, type State, type Turn } from '../state.ts';

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

/** Whoever wants the numbers of a refusal hands one to the guard; all others ask without. */
export type Tally = AnyTally<Event['rule']>;

/** A question to a seat: moves / forbids / play. */
export interface Asking<K extends AskingKind = AskingKind> extends Asks<Setting, State, FrameOf<K>, MoveOf<Answers[K]>> {
  forbids(g: Setting, s: State, f: FrameOf<K>, m: MoveOf<Answers[K]>, tally?: Tally): Forbidden;
}

/** A draw: chance answers. */
export type Draw<K extends AskingKind> = Asking<K>;

export type Procedure<K extends FrameKind> = Runs<Setting, State, FrameOf<K>>;

/** The id of the first rule in the way. */
export type Forbidden = Event['rule'] | undefined;

export const seatOf = (_g: Setting, _s: State, f: { readonly seat: Seat }): Seat => f.seat;

/** The magnate tile that a frame comes from; NONE for the action of a space, and where no tile can lead. */
export const tileOf = (f: Frame): number => (f as Whole).tile;

export const chance = (): number => CHANCE;

export const playerOf = (s: State, seat: Seat): Player => s.players[seat] as Player;

/** What may be given for a field: nothing where this kind of frame does not use it. */
type Given<K extends FrameKind, Field> = K extends FrameKind ? (Field extends keyof Frames[K] ? number : typeof NONE | 0) : never;

const remember = (kind: FrameKind, seat: Seat = NOBODY, most = 0, item: number = NONE, tile: number = NONE): Whole => ({
  kind,
  seat,
  step: 0,
  count: 0,
  most,
  item,
  tile,
  value: 0,
});

export const frame = remember as <K extends FrameKind>(
  kind: K,
  seat?: Given<K, 'seat'>,
  most?: Given<K, 'most'>,
  item?: Given<K, 'item'>,
  tile?: Given<K, 'tile'>,
) => FrameOf<K>;

/** A turn of which nothing has been used yet. */
export const freshTurn = (seat: Seat, stage: Stage): Turn => ({ seat, stage, experts: 0, tiles: 0, discount: 0, owes: 0, declined: 0 });

/** Between turns. */
export const noTurn = (): Turn => freshTurn(NOBODY, 'none');

export function push<K extends FrameKind>(
  g: Setting,
  kind: K,
  seat?: Given<K, 'seat'>,
  most?: Given<K, 'most'>,
  item?: Given<K, 'item'>,
  tile?: Given<K, 'tile'>,
): void {
  g.stack.push(frame<FrameKind>(kind, seat, most, item, tile));
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
