// What a seat may ask before it decides: what a move would bring, and what would make a greyed one possible. From what the seat knows.

import { type GameEvent, isParseError, type Preview, preview, remedies, type SearchLimits, type Seat } from '@adega/kernel';
import type { Fault } from './fault.ts';
import { type Match, viewFor } from './match.ts';
import { decisionOf, moveOf, notAsked } from './play.ts';

/** Lines of offered moves after which the move is offered, as keys. */
export interface Remedies {
  readonly lines: readonly (readonly string[])[];
  /** Nothing within the turn was left unsearched. */
  readonly complete: boolean;
}

export function previewFor<S, M, E extends GameEvent>(
  match: Match<S, M, E>,
  seat: Seat,
  key: string,
  limits: SearchLimits = {},
): Preview<E> | Fault {
  const found = moveOf(match, seat, key);
  return 'fault' in found ? found.fault : preview(match.game, viewFor(match, seat), seat, found.move, limits);
}

export function remediesFor<S, M, E extends GameEvent>(
  match: Match<S, M, E>,
  seat: Seat,
  key: string,
  limits: SearchLimits = {},
): Remedies | Fault {
  const { game } = match;
  if (decisionOf(match, seat) === undefined) return notAsked(match, seat);
  const view = viewFor(match, seat);
  const move = game.parse(view, key);
  if (isParseError(move)) return { fault: 'unreadable', key, problem: move };
  const { lines, complete } = remedies(game, view, seat, move, limits);
  return { lines: lines.map(line => line.map(m => game.keyOf(m))), complete };
}
