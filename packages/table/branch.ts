// A match tried on from a position: a copy in which the same person plays all seats, while the match it came from stays as it is.
//
// The copy is made from what one viewer knows there. What that viewer cannot know is made up, so that playing the others' seats in it
// tells nothing about them.

import { type GameEvent, type Random, stream, type Viewer } from '@adega/kernel';
import { type Chapter, logFor } from './chronicle.ts';
import { drawOn, entriesOf, type Match } from './match.ts';
import { baseAt, stateAt } from './rewind.ts';
import { asSeenBy } from './seen.ts';

/** Where a branch begins: its entries before that are another match's. A position that was put up begins with none. */
export interface Base<S, E> {
  readonly state: S;
  /** Whose knowledge it was made from. */
  readonly viewer: Viewer;
  /** Entries before it. */
  readonly at: number;
  /** What had happened up to there, as the one who branched off may read it. */
  readonly chapters: readonly Chapter<E>[];
  /** What was made up there comes from it; absent where nothing was. */
  readonly seed?: number | undefined;
  /** Of a branch: what it was cut off from. */
  readonly before?: Base<S, E> | undefined;
}

const SEEDS = 4294967296;

/** A copy of the match after its first `at` entries, as this viewer knows it, up to the next decision of a seat. */
export const branchOff = <S, M, E extends GameEvent>(match: Match<S, M, E>, viewer: Viewer, at: number, chance: Random): Match<S, M, E> =>
  drawOn(cutOff(match, viewer, at, chance.below(SEEDS), chance));

/** The same, before anything is drawn. One seed makes up one position. */
export function cutOff<S, M, E extends GameEvent>(
  match: Match<S, M, E>,
  viewer: Viewer,
  at: number,
  seed: number,
  chance: Random,
): Match<S, M, E> {
  const { game, names } = match;
  const seen = asSeenBy(match, viewer);
  const state = game.determinize(stateAt(seen, at), viewer, stream(seed, 'made up'));
  const chapters = logFor(match, viewer).slice(0, at);
  const base: Base<S, E> = { state: game.clone(state), viewer, at, chapters, seed, before: baseAt(seen, at) };
  const record = { ...seen.playing.record, entries: entriesOf(seen).slice(0, at) };
  return { game, names, chance, playing: { state, record }, followers: new Map(), base };
}

/** Through whose eyes a match may be looked at as it was after so many entries. What lies before the beginning of a branch is another
 *  match: of that only what was known to whoever began the branch is shown. */
export function eyesAt<S, M, E extends GameEvent>(match: Match<S, M, E>, viewer: Viewer, at: number): Viewer {
  let eyes = viewer;
  for (let base = match.base; base !== undefined && at < base.at; base = base.before) eyes = base.viewer;
  return eyes;
}
