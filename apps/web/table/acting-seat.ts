import type { Position } from '@adega/wire';
import { isAlone } from './alone.ts';

/** The seat whose turn it is to decide or to confirm, if there is one only. */
export function actingSeat({ waiting }: Position): number | undefined {
  if (waiting.for === 'confirm') return waiting.seat;
  return waiting.for === 'seats' && waiting.seats.length === 1 ? waiting.seats[0] : undefined;
}

/** Whose things stand in front: of whoever is asked, else of whoever acts. They stay where they are while bots play against one person. */
export function frontSeat(position: Position): number {
  const { question, viewer } = position;
  const own = typeof viewer === 'number' ? viewer : undefined;
  return question?.seat ?? (isAlone(position) ? own : undefined) ?? actingSeat(position) ?? own ?? 0;
}
