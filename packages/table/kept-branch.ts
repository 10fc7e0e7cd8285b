// A branch as text, so that it can be put away and taken up again. Its beginning is partly made up and no record leads there: the state
// where it began is part of the text.

import { type Actor, applyEntry, type Entry, type GameEvent, isParseError, type Random } from '@adega/kernel';
import type { Base } from './branch.ts';
import { entriesOf, type Match } from './match.ts';

interface Kept<S, E> extends Base<S, E> {
  readonly entries: readonly (readonly [by: Actor, key: string])[];
}

/** Undefined for a match that is no branch. */
export function makeBranch<S, M, E extends GameEvent>(match: Match<S, M, E>): string | undefined {
  const { game, base } = match;
  if (base === undefined) return undefined;
  const kept: Kept<S, E> = { ...base, entries: entriesOf(match).map(({ by, move }) => [by, game.keyOf(move)]) };
  return JSON.stringify(kept);
}

/** The branch of this match that a text holds; undefined where it does not fit, as after a change of the rules. */
export function parseBranch<S, M, E extends GameEvent>(of: Match<S, M, E>, text: string, chance: Random): Match<S, M, E> | undefined {
  try {
    return restored(of, JSON.parse(text) as Kept<S, E>, chance);
  } catch {
    return undefined;
  }
}

function restored<S, M, E extends GameEvent>(of: Match<S, M, E>, kept: Kept<S, E>, chance: Random): Match<S, M, E> | undefined {
  const { game, names, playing } = of;
  const { state: start, viewer, at, chapters, before } = kept;
  const state = game.clone(start);
  const entries: Entry<M>[] = [];
  for (const [by, key] of kept.entries) {
    const move = game.parse(state, key);
    if (isParseError(move)) return undefined;
    // What lies before its beginning is only remembered.
    if (entries.length >= at && applyEntry(game, state, { by, move }) !== undefined) return undefined;
    entries.push({ by, move });
  }
  const base: Base<S, E> = { state: start, viewer, at, chapters, before };
  return { game, names, chance, playing: { state, record: { ...playing.record, entries } }, followers: new Map(), base };
}
