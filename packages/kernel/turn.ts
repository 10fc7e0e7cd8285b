// A turn: a seat's consecutive decisions until another seat is asked. The answer of a seat that decides beside others is a turn too, and
// the others' answers do not end it. Draws belong to the turn that led to them. Where one seat is asked alone for ever, in a solo game,
// its turn does not end before the game.

import { type Actor, CHANCE, type Decision, type Entry, type Game, type Options } from './game.ts';

/** A turn as it stands in a record. */
export interface Turn<M> {
  /** CHANCE for draws before anybody was asked. */
  readonly by: Actor;
  /** In their order. Between them there may be entries of others who decide at the same time. */
  readonly entries: readonly Entry<M>[];
  readonly isOver: boolean;
}

/** Whether the turn of a seat is over, by who was asked before and after an entry: its own, or a draw that followed.
 *  While chance is asked nobody can say: whoever is asked after the draw goes on, or begins. */
export function isTurnOver(seat: Actor, before: readonly Decision<unknown>[], after: readonly Decision<unknown>[]): boolean {
  if (isAsked(CHANCE, after)) return false;
  return !isAsked(seat, after) || after.some(({ by }) => by !== seat && !isAsked(by, before));
}

const isAsked = (by: Actor, decisions: readonly Decision<unknown>[]): boolean => decisions.some(d => d.by === by);

/** The turns of a game from its beginning, in the order in which they began. The last ones may not be over. */
export function turnsOf<S, M>(game: Game<S, M>, options: Options, entries: readonly Entry<M>[]): readonly Turn<M>[] {
  const turns: Turning<M>[] = [];
  const s = game.start(options);
  let before = game.decide(s);
  for (const entry of entries) {
    const turn = turnOf(turns, entry.by);
    turn.entries.push(entry);
    game.apply(s, entry.by, entry.move);
    const after = game.decide(s);
    turn.isOver = isTurnOver(turn.by, before, after);
    before = after;
  }
  return turns;
}

interface Turning<M> extends Turn<M> {
  readonly entries: Entry<M>[];
  isOver: boolean;
}

/** The turn that an entry belongs to; a new one where none is open. */
function turnOf<M>(turns: Turning<M>[], by: Actor): Turning<M> {
  const open = by === CHANCE ? turns.findLast(turn => !turn.isOver) : turns.findLast(turn => turn.by === by && !turn.isOver);
  if (open !== undefined) return open;
  const turn = { by, entries: [], isOver: false };
  turns.push(turn);
  return turn;
}
