// Who is to sit at a new table, as data: the form shows it seat by seat, and a table is opened from it.

export interface SeatPlan {
  /** Only persons sit down today; a seat for a bot, or one that is left open, is a record of the same shape. */
  readonly kind: 'person' | 'bot' | 'open';
  /** As it is typed; empty: the seat is called by its number. */
  readonly name: string;
  /** Colour and shape on the board, from 1. */
  readonly colour: number;
}

const seatOf = (i: number, name = ''): SeatPlan => ({ kind: 'person', name, colour: i + 1 });

export const seatsFor = (names: readonly string[]): readonly SeatPlan[] => names.map((name, i) => seatOf(i, name));

/** The first of them, and further ones where they are too few. */
export const seatsAt = (seats: readonly SeatPlan[], count: number): readonly SeatPlan[] =>
  Array.from({ length: count }, (_, i) => seats[i] ?? seatOf(i));

/** With this seat in its place; those beyond the table are kept for when it grows. */
export const withSeat = (seats: readonly SeatPlan[], i: number, seat: SeatPlan): readonly SeatPlan[] =>
  seatsAt(seats, Math.max(seats.length, i + 1)).map((old, at) => (at === i ? seat : old));
