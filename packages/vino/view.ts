// Who may know what. Secret are only the regions that somebody has chosen, until all have and each choice is revealed (C60).

import type { Entry, Random, Viewer } from '@adega/kernel';
import { clone } from './clone.ts';
import { SEALED } from './moves.ts';
import { PAIRS } from './rules/choice.ts';
import { HIDDEN, type Move, NOBODY, type State, WATCHER } from './state.ts';

export function view(s: State, viewer: Viewer): State {
  const seen = clone(s);
  seen.seenBy = viewer === 'watcher' ? WATCHER : viewer;
  seen.players.forEach((p, seat) => {
    if (seat !== viewer && p.chosen !== 0 && p.shown === 0) p.chosen = HIDDEN;
  });
  return seen;
}

/** That somebody has chosen is heard, what he has chosen is not. */
export function hear(entry: Entry<Move>, viewer: Viewer): Entry<Move> {
  return entry.move.kind !== 'choose' || entry.by === viewer ? entry : { by: entry.by, move: SEALED };
}

/** A state that the viewer of this view cannot tell from the true one: unknown choices may be any. */
export function determinize(seen: State, rng: Random): State {
  const s = clone(seen);
  s.seenBy = NOBODY;
  for (const p of s.players) if (p.chosen === HIDDEN) p.chosen = PAIRS[rng.below(PAIRS.length)] as number;
  return s;
}
