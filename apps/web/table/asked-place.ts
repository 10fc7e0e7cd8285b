// Where on the table the thing lies that is to be pressed next.

import type { Position } from '@adega/wire';
import type { Face, TablePart } from './face.ts';

/** The part of the common board that most moves go on in from what is chosen; the players' own where all of them do. */
export function nextPlace(face: Face, position: Position, chosen: readonly string[]): TablePart | undefined {
  const own = face.parts.find(part => part.own === true);
  const moves = new Map<TablePart, number>();
  for (const key of position.question?.offered ?? []) {
    const path = face.path(position, key);
    const next = path.find(id => !chosen.includes(id) && !id.startsWith('choice:'));
    if (next === undefined || !chosen.every(id => path.includes(id))) continue;
    const part = face.parts.find(({ things }) => things.includes(kindOf(next))) ?? own;
    if (part !== undefined) moves.set(part, (moves.get(part) ?? 0) + 1);
  }
  const rank = ([part, n]: readonly [TablePart, number]): number => (part === own ? 0 : n);
  return [...moves].sort((a, b) => rank(b) - rank(a))[0]?.[0];
}

/** Whether an offered move goes through something in this part. */
export const isAskedIn = (face: Face, position: Position, { things }: TablePart): boolean =>
  (position.question?.offered ?? []).some(key => face.path(position, key).some(id => things.includes(kindOf(id))));

const kindOf = (id: string): string => id.split(':')[0] ?? '';
