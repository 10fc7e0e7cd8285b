// The questions of Vino in words.

import type { Position } from '@adega/wire';
import { NONE, stateOf } from './set.ts';
import type { Say } from './words.ts';

/** Several vineyards are given back or taken one by one: how many are still due. */
export function sayQuestion(say: Say, position: Position, asks: string): string {
  const frame = stateOf(position).stack.at(-1);
  const due = frame?.kind === asks && (frame.kind === 'lease' || frame.kind === 'take') ? frame : undefined;
  const values = { left: due?.count ?? 0, first: due === undefined || due.last === NONE ? 'yes' : 'no' };
  return say.known(`vino.asks.${asks}`, values, () => asks);
}
