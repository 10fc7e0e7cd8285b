import type { Position } from '@adega/wire';

/** The seat whose turn it is to decide or to confirm, if there is one only. */
export function actingSeat({ waiting }: Position): number | undefined {
  if (waiting.for === 'confirm') return waiting.seat;
  return waiting.for === 'seats' && waiting.seats.length === 1 ? waiting.seats[0] : undefined;
}
