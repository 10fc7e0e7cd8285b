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

/** A preview, and what the move surely does to the scores of the others; those it leaves as they are, are left out. */
export interface Outlook<E> extends Preview<E> {
  readonly others: readonly { readonly seat: Seat; readonly change: number }[];
}

export function previewFor<S, M, E extends GameEvent>(
  match: Match<S, M, E>,
  seat: Seat,
  key: string,
  limits: SearchLimits = {},
): Outlook<E> | Fault {
  const { game } = match;
  const found = moveOf(match, seat, key);
  if ('fault' in found) return found.fault;
  const view = viewFor(match, seat);
  return { ...preview(game, view, seat, found.move, limits), others: changesOf(match, view, seat, found.move) };
}

function changesOf<S, M, E extends GameEvent>({ game }: Match<S, M, E>, view: S, seat: Seat, move: M): Outlook<E>['others'] {
  const next = game.clone(view);
  game.apply(next, seat, move);
  const after = game.scores(next);
  return game.scores(view).flatMap(({ seat: other, total }) => {
    const change = (after.find(score => score.seat === other)?.total ?? 0) - total;
    return other === seat || change === 0 ? [] : [{ seat: other, change }];
  });
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
