// Whether a player has any means of doing something else than to stay on the centre (A2): looked for by playing his helpers on copies.

import type { Seat } from '@adega/kernel';
import { clone } from '../clone.ts';
import { STAY } from '../moves.ts';
import type { State } from '../state.ts';
import type { Setting } from './setting.ts';

/** So many positions are looked at; with more he surely has enough to do. */
const MOST = 2000;

/** move.stay-centre: whether any line of helpers leads to a move; a line ends at a draw. A trial does not look for itself. */
export function hasMeans({ trial }: Setting, s: State, seat: Seat): boolean {
  if (trial === undefined) return false;
  const seen = new Set<string>();
  const edge = [clone(s)];
  for (let at = edge.pop(); at !== undefined && seen.size < MOST; at = edge.pop()) {
    const moves = trial.decide(at).find(({ by }) => by === seat)?.moves ?? [];
    if (moves.some(m => m.kind === 'enter')) return true;
    for (const m of moves) {
      if (m === STAY) continue;
      const then = clone(at);
      trial.apply(then, seat, m);
      const key = JSON.stringify(then);
      if (!seen.has(key)) edge.push(then);
      seen.add(key);
    }
  }
  return seen.size >= MOST;
}
