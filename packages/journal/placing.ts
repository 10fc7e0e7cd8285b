// In which place everybody has come, where that counts for ratings.

import type { Seat } from '@adega/kernel';
import { LEVELS } from '@adega/wire';
import type { Folded } from './table.ts';

export interface Placed {
  readonly seat: Seat;
  /** From 1; whoever shares a place has the same. */
  readonly place: number;
  /** By resigning, getting up, or by the clock. */
  readonly lost: boolean;
}

/** Undefined where nothing counts: the table is not rated, it is not over, or all have ended it early and nobody has lost. */
export function placesOf({ setup, course: { seats, end } }: Pick<Folded, 'setup' | 'course'>): readonly Placed[] | undefined {
  if (!setup.rated || end === undefined) return undefined;
  const isBot = (seat: Seat): boolean => LEVELS.some(level => level === setup.seats[seat]);
  // Only the clock, or having lost, puts a bot in the place of somebody.
  const lost = seats.map(({ resigned, bot }, seat) => resigned === true || (bot !== undefined && !isBot(seat)));
  if (end.why === 'abandoned' && !lost.includes(true)) return undefined;
  const rankOf = (seat: Seat): number => end.outcome?.find(of => of.seat === seat)?.rank ?? 1;
  // All who have lost share the last place.
  const worth = seats.map((_, seat) => (lost[seat] ? Number.POSITIVE_INFINITY : rankOf(seat)));
  return worth.map((own, seat) => ({ seat, place: 1 + worth.filter(other => other < own).length, lost: lost[seat] === true }));
}
