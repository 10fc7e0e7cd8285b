// What the seats do at a table.

import { type Decision, enter, type GameEvent, isParseError, type Seat } from '@adega/kernel';
import type { Fault } from './fault.ts';
import { draw, type Match, waitingFor } from './match.ts';
import { refusalOf } from './offers.ts';

/** Plays the move with this key; undefined when it is done. `notes`: what the record says of it besides. */
export function choose<S, M, E extends GameEvent>(
  match: Match<S, M, E>,
  seat: Seat,
  key: string,
  notes?: readonly string[],
): Fault | undefined {
  const move = moveOf(match, seat, key);
  if ('fault' in move) return move.fault;
  enter(match.game, match.playing, seat, move.move, undefined, notes);
  return undefined;
}

/** The seat whose undo the next draw would end says that it may come. */
export function confirm<S, M, E extends GameEvent>(match: Match<S, M, E>, seat: Seat): Fault | undefined {
  const waiting = waitingFor(match);
  if (waiting.for !== 'confirm' || waiting.seat !== seat) return { fault: 'nothing-to-confirm', seat };
  draw(match);
  return undefined;
}

export function decisionOf<S, M, E extends GameEvent>(match: Match<S, M, E>, seat: Seat): Decision<M> | undefined {
  return match.game.decide(match.playing.state).find(d => d.by === seat);
}

/** The offered move with this key, or why there is none. */
export function moveOf<S, M, E extends GameEvent>(match: Match<S, M, E>, seat: Seat, key: string): { move: M } | { fault: Fault } {
  const { game, playing } = match;
  const decision = decisionOf(match, seat);
  if (decision === undefined) return { fault: notAsked(match, seat) };
  const move = decision.moves.find(m => game.keyOf(m) === key);
  if (move !== undefined) return { move };
  const read = game.parse(playing.state, key);
  if (isParseError(read)) return { fault: { fault: 'unreadable', key, problem: read } };
  // The same move in other words, as a record may have it.
  const meant = game.keyOf(read);
  const same = decision.moves.find(m => game.keyOf(m) === meant);
  if (same !== undefined) return { move: same };
  return { fault: { fault: 'not-offered', key, refusal: refusalOf(match, seat, key) } };
}

export function notAsked<S, M, E extends GameEvent>(match: Match<S, M, E>, seat: Seat): Fault {
  return { fault: 'not-asked', seat, asked: match.game.decide(match.playing.state).map(d => d.by) };
}
