// How far a match can be taken back, and by whom: shown before the click, so it is worked out before it is asked.

import { CHANCE, type GameEvent, type Seat, undoPoint, type Viewer } from '@adega/kernel';
import type { Fault } from './fault.ts';
import { entriesOf, type Match } from './match.ts';
import { rewind } from './rewind.ts';

/** Why nothing can be taken back: nothing was done, the last thing was a draw or a reveal, or it was another seat's doing. */
export type UndoBar = 'nothing-done' | 'revealed' | 'others-move';

export type Undo =
  | { readonly possible: false; readonly why: UndoBar }
  | {
      readonly possible: true;
      readonly seat: Seat;
      /** Entries that stay when all is taken back. */
      readonly to: number;
      /** What can be taken back, the last first, as the viewer may read it. */
      readonly keys: readonly string[];
    };

/** What can be taken back now. Only one seat can: the one that did the last thing. */
export function undoOf<S, M, E extends GameEvent>(match: Match<S, M, E>, viewer: Viewer): Undo {
  const entries = entriesOf(match);
  const last = entries.at(-1);
  const from = match.base?.at ?? 0;
  if (last === undefined || entries.length === from) return { possible: false, why: 'nothing-done' };
  if (last.by === CHANCE) return { possible: false, why: 'revealed' };
  const to = Math.max(from, undoPoint(entries, last.by));
  const keys = entries.slice(to).map(entry => match.game.keyOf(match.game.hear(entry, viewer).move));
  return { possible: true, seat: last.by, to, keys: keys.reverse() };
}

/** Takes back this seat's entries so that `to` are left; undefined when it is done. */
export function undo<S, M, E extends GameEvent>(match: Match<S, M, E>, seat: Seat, to: number): Fault | undefined {
  const can = undoOf(match, seat);
  if (!can.possible) return { fault: 'no-undo', why: can.why };
  if (can.seat !== seat) return { fault: 'no-undo', why: 'others-move' };
  const entries = entriesOf(match);
  if (!Number.isInteger(to) || to < can.to || to >= entries.length) return { fault: 'no-undo', why: barAt(match, to) };
  rewind(match, to);
  return undefined;
}

/** Takes back everything this seat may: to where it began deciding, or to the last reveal since. */
export function restart<S, M, E extends GameEvent>(match: Match<S, M, E>, seat: Seat): Fault | undefined {
  return undo(match, seat, Math.max(match.base?.at ?? 0, undoPoint(entriesOf(match), seat)));
}

/** What lies before the furthest point. */
function barAt<S, M, E extends GameEvent>(match: Match<S, M, E>, to: number): UndoBar {
  const entries = entriesOf(match);
  if (to >= entries.length || to < 0 || !Number.isInteger(to)) return 'nothing-done';
  return entries.slice(to).some(entry => entry.by === CHANCE) ? 'revealed' : 'others-move';
}
