// A match that follows a script: whatever is written down for these seats is played as soon as they are asked.

import { enter, type GameEvent, type Seat } from '@adega/kernel';
import { draw, entriesOf, type Match, waitingFor } from './match.ts';
import { decisionOf } from './play.ts';
import { scripted } from './script.ts';

/** Plays on as the script says, until somebody else is to decide or nothing is written down. */
export function followScript<S, M, E extends GameEvent>(match: Match<S, M, E>, seats: readonly Seat[]): void {
  while (playNext(match, seats)) if (isDrawn(match, seats)) draw(match);
}

/** Where the next draw would only end the chance of one of these seats to take something back. */
function isDrawn<S, M, E extends GameEvent>(match: Match<S, M, E>, seats: readonly Seat[]): boolean {
  const waiting = waitingFor(match);
  return waiting.for === 'confirm' && seats.includes(waiting.seat);
}

function playNext<S, M, E extends GameEvent>(match: Match<S, M, E>, seats: readonly Seat[]): boolean {
  const { game, playing, script = [] } = match;
  for (const seat of seats) {
    const moves = decisionOf(match, seat)?.moves ?? [];
    const move = scripted(script, entriesOf(match), seat, moves, m => game.keyOf(m));
    if (move === undefined) continue;
    enter(game, playing, seat, move);
    return true;
  }
  return false;
}
