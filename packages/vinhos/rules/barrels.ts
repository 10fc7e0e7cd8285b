// Where barrels stand, as one number for each place, and how one comes back from there (A51, A52).

import type { Seat } from '@adega/kernel';
import { EXTRAS, NOBODY, type Player, ROWS, type State } from '../state.ts';
import { playerOf } from './setting.ts';

// Sales spaces from 0, export spaces, then multipliers (tiles, or slots of the magnate rows), then the other places of the rows: the three
// magnates, then the extra actions.
export const EXPORT_AT = 32;
export const MULTIPLIER_AT = 64;
export const ROW_AT = 96;

/** A part of the board from which a barrel can be taken back. */
export interface Area {
  readonly name: string;
  /** The number of its first place. */
  readonly from: number;
  /** Where the seat has a barrel, a bit for each place. */
  held(s: State, seat: Seat): number;
  /** Takes the barrel off; it is in nobody's supply yet. */
  clear(s: State, seat: Seat, i: number): void;
}

/** Spaces of the board, each with the seat whose barrel stands there. */
const spaces = (name: string, from: number, of: (s: State) => number[]): Area => ({
  name,
  from,
  held: (s, seat) => bitsWhere(of(s), seat),
  clear(s, _seat, i) {
    of(s)[i] = NOBODY;
  },
});

function bitsWhere(seats: readonly number[], seat: Seat): number {
  let bits = 0;
  for (let i = 0; i < seats.length; i++) if (seats[i] === seat) bits |= 1 << i;
  return bits;
}

export const salesArea: Area = spaces('sales', 0, s => s.sales);
export const exportArea: Area = spaces('export', EXPORT_AT, s => s.exports);

/** Multiplier tiles before the player (2016). */
export const tileArea: Area = {
  name: 'multiplier tiles',
  from: MULTIPLIER_AT,
  held: (s, seat) => playerOf(s, seat).manned,
  clear(s, seat, i) {
    playerOf(s, seat).manned &= ~(1 << i);
  },
};

/** Multiplier slots of the magnate rows (2010, C33, C52a). */
export const slotArea: Area = spaces('multiplier slots', MULTIPLIER_AT, s => s.rowSlots);

/** Magnates and extra actions of the rows (2010). */
export const rowArea: Area = {
  name: 'magnates and extra actions',
  from: ROW_AT,
  held(s, seat) {
    const p = playerOf(s, seat);
    let bits = 0;
    for (let i = 0; i < PLACES_OF_ROWS; i++) if (rowBarrels(p, i) > 0) bits |= 1 << i;
    return bits;
  },
  clear: (s, seat, i) => addRowBarrel(playerOf(s, seat), i, -1),
};

export const barrelsAt = (p: Player, magnate: number): number => (magnate === 0 ? p.atA : magnate === 1 ? p.atB : p.atC);

export function addBarrel(p: Player, magnate: number, n: number): void {
  if (magnate === 0) p.atA += n;
  else if (magnate === 1) p.atB += n;
  else p.atC += n;
}

// A benefit moves a barrel from a place of a row (the magnates, then the extra actions) to an extra action, or to a slot, numbered on from
// the last place.

export const PLACES_OF_ROWS = ROWS + ROWS * EXTRAS;

/** Own barrels on a place of the rows. */
export const rowBarrels = (p: Player, place: number): number => (place < ROWS ? barrelsAt(p, place) : (p.extras[place - ROWS] as number));

export function addRowBarrel(p: Player, place: number, n: number): void {
  if (place < ROWS) addBarrel(p, place, n);
  else p.extras[place - ROWS] = (p.extras[place - ROWS] as number) + n;
}

/** The row of a place that is no slot. */
export const rowOf = (place: number): number => (place < ROWS ? place : Math.floor((place - ROWS) / EXTRAS));
