// Moves that were chosen are put into words as they were when they were chosen: a wine that was sold has no quality any more.

import type { Position } from '@adega/wire';
import type { Say } from '../text/words.ts';
import type { Face } from './face.ts';

/** A position that was, as it was for the seat that was asked this. */
export const asAsked = (position: Position, seat: number, asks: string): Position => ({
  ...position,
  question: { seat, asks, offered: [], greyed: [] },
});

/** What can be taken back first. */
export function lastMove(say: Say, face: Face, position: Position): string {
  const { undo } = position;
  const key = undo.possible ? undo.keys[0] : undefined;
  if (!undo.possible || key === undefined) return '';
  const { view, asks } = undo.was;
  return face.move(say, asAsked({ ...position, view }, undo.seat, asks), key).phrase;
}
