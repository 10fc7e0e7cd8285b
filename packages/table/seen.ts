// A match as one viewer knows it: a match like any other, whose position is that viewer's view and whose entries are what the viewer hears.
// Whatever only looks is answered from it, so that an answer cannot tell more, and whoever only follows a match can give it too.

import { type GameEvent, stream, type Viewer } from '@adega/kernel';
import type { Base } from './branch.ts';
import { entriesOf, type Match } from './match.ts';

/** What lies before the beginning of a branch is already as somebody knew it. */
export function asSeenBy<S, M, E extends GameEvent>(match: Match<S, M, E>, viewer: Viewer): Match<S, M, E> {
  const { game, names, playing } = match;
  const base = baseSeenBy(match, viewer);
  const entries = entriesOf(match).map((entry, i) => (i < base.at ? entry : game.hear(entry, viewer)));
  const seen = { state: game.view(playing.state, viewer), record: { ...playing.record, entries } };
  return { game, names, chance: stream('nobody draws in what is only seen'), playing: seen, followers: new Map(), base };
}

function baseSeenBy<S, M, E extends GameEvent>({ game, playing, base }: Match<S, M, E>, viewer: Viewer): Base<S, E> {
  if (base !== undefined) return { ...base, state: game.view(base.state, viewer) };
  return { state: game.view(game.start(playing.record.options), viewer), viewer, at: 0, chapters: [] };
}
