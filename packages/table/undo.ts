// How far a match can be taken back, and by whom: shown before the click, so it is worked out before it is asked.

import { CHANCE, type Entry, type GameEvent, type Seat, undoPoint, type Viewer } from '@adega/kernel';
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
      /** Entries that stay when the seat's last one is taken back, and whatever came after it. */
      readonly last: number;
      /** Entries that stay when all of its turn is taken back. */
      readonly to: number;
      /** What of its own it takes back then, the last first, as the viewer may read it. */
      readonly keys: readonly string[];
    };

/** What can be taken back now. Only one seat can: the one that did the last thing. A person who plays only against `bots` takes theirs back
 *  as well: whatever they did, they will do again. */
export function undoOf<S, M, E extends GameEvent>(match: Match<S, M, E>, viewer: Viewer, bots: readonly Seat[] = []): Undo {
  const entries = entriesOf(match);
  const from = match.base?.at ?? 0;
  let last = entries.length - 1;
  while (last >= from && isOf(bots, entries[last])) last--;
  const by = last < from ? undefined : entries[last]?.by;
  if (by === undefined) return { possible: false, why: last < entries.length - 1 ? 'others-move' : 'nothing-done' };
  if (by === CHANCE) return { possible: false, why: 'revealed' };
  if (last < entries.length - 1 && !isAlone(match, bots)) return { possible: false, why: 'others-move' };
  const to = Math.max(from, undoPoint(entries.slice(0, last + 1), by));
  const keys = entries.slice(to, last + 1).map(entry => match.game.keyOf(match.game.hear(entry, viewer).move));
  return { possible: true, seat: by, last, to, keys: keys.reverse() };
}

const isOf = (bots: readonly Seat[], entry: Entry<unknown> | undefined): boolean => entry !== undefined && bots.includes(entry.by);

/** Nobody else's doing is undone. */
const isAlone = <S, M, E extends GameEvent>({ names }: Match<S, M, E>, bots: readonly Seat[]): boolean => names.length - bots.length === 1;

/** Takes back this seat's entries so that `to` are left; undefined when it is done. Against bots it may be a turn before the last one, but
 *  never only what a bot did. */
export function undo<S, M, E extends GameEvent>(
  match: Match<S, M, E>,
  seat: Seat,
  to: number,
  bots: readonly Seat[] = [],
): Fault | undefined {
  const can = undoOf(match, seat, bots);
  if (!can.possible) return { fault: 'no-undo', why: can.why };
  if (can.seat !== seat) return { fault: 'no-undo', why: 'others-move' };
  const first = isAlone(match, bots) ? lastOfOthers(match, [seat, ...bots]) : can.to;
  if (!Number.isInteger(to) || to < first || to > can.last || entriesOf(match)[to]?.by !== seat)
    return { fault: 'no-undo', why: barAt(match, to) };
  rewind(match, to);
  return undefined;
}

/** Entries up to the last one that is of none of these. */
function lastOfOthers<S, M, E extends GameEvent>(match: Match<S, M, E>, seats: readonly Seat[]): number {
  const entries = entriesOf(match);
  let kept = entries.length;
  while (kept > (match.base?.at ?? 0) && isOf(seats, entries[kept - 1])) kept--;
  return kept;
}

/** Takes back all of this seat's turn that it may: to where it began deciding, or to the last reveal since. */
export function restart<S, M, E extends GameEvent>(match: Match<S, M, E>, seat: Seat, bots: readonly Seat[] = []): Fault | undefined {
  const can = undoOf(match, seat, bots);
  return undo(match, seat, can.possible ? can.to : entriesOf(match).length, bots);
}

/** What lies before the furthest point. */
function barAt<S, M, E extends GameEvent>(match: Match<S, M, E>, to: number): UndoBar {
  const entries = entriesOf(match);
  if (to >= entries.length || to < 0 || !Number.isInteger(to)) return 'nothing-done';
  return entries.slice(to).some(entry => entry.by === CHANCE) ? 'revealed' : 'others-move';
}
