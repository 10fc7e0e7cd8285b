// What a move leaves to be answered: vineyards that are given back or taken after it, one by one.

import type { Position } from '@adega/wire';
import { boxOf } from './box.ts';
import { type MoveOf, stateOf } from './set.ts';
import type { Say } from './words.ts';

export function sayDue(say: Say, position: Position, key: string, now: number): string | undefined {
  const box = boxOf(position);
  const s = stateOf(position);
  const move = box.game.parse(s, key);
  if ('problem' in move) return undefined;
  if (move.kind === 'sell') return told(say, 'vino.due.give', lostBy(position, move) + now);
  const frame = s.stack.at(-1);
  if (move.kind === 'give' && frame?.kind === 'lease') return told(say, 'vino.due.give', frame.count + now);
  return move.kind === 'take' && frame?.kind === 'take' ? told(say, 'vino.due.take', frame.count - now) : undefined;
}

const told = (say: Say, word: 'vino.due.give' | 'vino.due.take', left: number): string | undefined =>
  left > 0 ? say(word, { left }) : undefined;

function lostBy(position: Position, { variety, n }: MoveOf<'sell'>): number {
  const sales = boxOf(position).look.sales(stateOf(position), position.question?.seat ?? 0, variety);
  return sales.find(sale => sale.n === n)?.lost ?? 0;
}
