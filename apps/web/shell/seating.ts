// Who is to sit at a new table, as data: the form shows it seat by seat, and a table is opened from it.

import type { Bots } from '@adega/wire';
import { coloursOf } from '@adega/wire/colour.ts';
import { LEVELS, type Level } from '@adega/wire/level.ts';
import { cleanName } from '@adega/wire/name.ts';
import type { Say } from '../text/words.ts';

export interface SeatPlan {
  /** A person at this page or a bot; a seat that is left open would be a record of the same shape. */
  readonly kind: 'person' | 'bot' | 'open';
  /** Of a bot: how good it is. */
  readonly level?: Level | undefined;
  /** As it is typed; empty: the seat is called by its number. */
  readonly name: string;
  /** Colour and shape on the board, from 1. */
  readonly colour: number;
}

const seatOf = (i: number, name = '', colour = i + 1): SeatPlan => ({ kind: 'person', name, colour });

export function seatsFor(names: readonly string[], chosen?: readonly number[]): readonly SeatPlan[] {
  const colours = coloursOf(chosen);
  return names.map((name, i) => seatOf(i, name, colours[i]));
}

/** The first of them, and further ones where they are too few. */
export function seatsAt(seats: readonly SeatPlan[], count: number): readonly SeatPlan[] {
  const colours = coloursOf(seats.map(({ colour }) => colour));
  return Array.from({ length: count }, (_, i) => seats[i] ?? seatOf(i, '', colours[i]));
}

/** With this seat in its place; those beyond the table are kept for when it grows. */
export const withSeat = (seats: readonly SeatPlan[], i: number, seat: SeatPlan): readonly SeatPlan[] =>
  seatsAt(seats, Math.max(seats.length, i + 1)).map((old, at) => (at === i ? seat : old));

/** In their order, from this one on. */
export const seatsFrom = (seats: readonly SeatPlan[], first = 0): readonly SeatPlan[] => [...seats.slice(first), ...seats.slice(0, first)];

/** With this colour at a seat; whoever had it gets the one that is free then. */
export function withColour(seats: readonly SeatPlan[], i: number, colour: number): readonly SeatPlan[] {
  const before = seats[i]?.colour ?? colour;
  return seats.map((seat, at) => (at === i ? { ...seat, colour } : seat.colour === colour ? { ...seat, colour: before } : seat));
}

/** The colours of a table as it is opened; undefined where each has that of its number. */
export function coloursIn(seats: readonly SeatPlan[]): readonly number[] | undefined {
  const colours = seats.map(({ colour }) => colour);
  return colours.some((colour, i) => colour !== i + 1) ? colours : undefined;
}

/** The bots of a table as it is opened; undefined where only people sit. */
export function botsIn(seats: readonly SeatPlan[]): Bots | undefined {
  const bots = seats.map(({ kind, level }) => (kind === 'bot' && level !== undefined ? level : null));
  return bots.some(level => level !== null) ? bots : undefined;
}

/** The seat with a person, or with a bot of this level. */
export const seatedBy = ({ name, colour }: SeatPlan, level: Level | undefined): SeatPlan =>
  level === undefined ? { kind: 'person', name, colour } : { kind: 'bot', level, name, colour };

/** What everybody is called. A bot whom nobody has named is called by its level, and by its seat where others play as well. */
export const calledIn = (say: Say, seats: readonly SeatPlan[]): readonly string[] =>
  seats.map((seat, i) => cleanName(seat.name) || calledAt(say, seats, i));

export function calledAt(say: Say, seats: readonly SeatPlan[], i: number): string {
  const { kind, level } = seats[i] ?? seatOf(i);
  if (kind !== 'bot' || level === undefined) return say('start.default-name', { n: i + 1 });
  const isOnly = seats.filter(seat => seat.level === level).length === 1;
  return isOnly ? say(`bot.${level}`) : say('bot.name', { level: say(`bot.${level}`), n: i + 1 });
}

/** The seats of a table where somebody plays. */
export const seatsOf = ({
  names,
  colours,
  bots = [],
}: {
  readonly names: readonly string[];
  readonly colours?: readonly number[] | undefined;
  readonly bots?: Bots | undefined;
}): readonly SeatPlan[] => seatsFor(names, colours).map((seat, i) => seatedBy(seat, bots[i] ?? undefined));

/** What somebody is called who sits down there in the middle of a game. A name that somebody has given stays with the seat. */
export function calledAnew(say: Say, seats: readonly SeatPlan[], i: number, level: Level | undefined): string {
  const seat = seats[i] ?? seatOf(i);
  const isGiven = ![undefined, ...LEVELS].some(of => wordsFor(say, i, of).includes(seat.name));
  const others = seats.map((one, at) => (at === i ? seatedBy({ ...one, name: '' }, level) : one));
  return isGiven ? seat.name : calledAt(say, others, i);
}

/** What a seat may be called by itself. */
const wordsFor = (say: Say, i: number, level: Level | undefined): readonly string[] =>
  level === undefined
    ? [say('start.default-name', { n: i + 1 })]
    : [say(`bot.${level}`), say('bot.name', { level: say(`bot.${level}`), n: i + 1 })];
