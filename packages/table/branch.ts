// A match tried on from a position: a copy in which the same person plays all seats, while the match it came from stays as it is.
//
// The copy is made from what one viewer knows there. What that viewer cannot know is made up, so that playing the others' seats in it
// tells nothing about them.

import type { GameEvent, Random, Viewer } from '@adega/kernel';
import { type Chapter, logFor } from './chronicle.ts';
import { entriesOf, type Match } from './match.ts';
import { stateAt } from './rewind.ts';

/** Where a branch begins: its entries before that are another match's. */
export interface Base<S, E> {
  readonly state: S;
  /** Whose knowledge it was made from. */
  readonly viewer: Viewer;
  /** Entries before it. */
  readonly at: number;
  /** What had happened up to there, as the one who branched off may read it. */
  readonly chapters: readonly Chapter<E>[];
}

/** A copy of the match after its first `at` entries, as this viewer knows it. */
export function branchOff<S, M, E extends GameEvent>(match: Match<S, M, E>, viewer: Viewer, at: number, chance: Random): Match<S, M, E> {
  const { game, names, playing } = match;
  const entries = entriesOf(match).slice(0, at);
  const known = game.view(stateAt(match, at), viewer);
  const state = game.determinize(known, viewer, chance);
  const base: Base<S, E> = { state: game.clone(state), viewer, at, chapters: logFor(match, viewer).slice(0, at) };
  return { game, names, chance, playing: { state, record: { ...playing.record, entries } }, followers: new Map(), base };
}
