// Who sits where. To the table the game has one seat; on the board there are two, and the second is Lacerda's.

import type { Position } from '@adega/wire';
import type { Say } from '../words.ts';
import { saySolo } from './say.ts';

export const YOU = 0;
export const LACERDA = 1;

const known = new WeakMap<Position, Position>();

/** The same position with his name beside yours: for everything that draws or words both. */
export function withLacerda(say: Say, position: Position): Position {
  const before = known.get(position);
  const name = saySolo(say, 'lacerda.name');
  if (before?.names[LACERDA] === name) return before;
  const both = { ...position, names: [position.names[YOU] ?? '', name] };
  known.set(position, both);
  return both;
}
