// A copy of a match: what is played in it changes nothing else.

import type { GameEvent, Random } from '@adega/kernel';
import { entriesOf, type Match } from './match.ts';

/** As it is now. Nothing can be drawn in it: the draws are the match's own. */
export function copyOf<S, M, E extends GameEvent>(match: Match<S, M, E>): Match<S, M, E> {
  const { game, playing, followers } = match;
  return {
    ...match,
    chance: NOBODY,
    playing: { state: game.clone(playing.state), record: { ...playing.record, entries: [...entriesOf(match)] } },
    followers: new Map(
      [...followers].map(([viewer, follower]) => [
        viewer,
        { ...follower, view: game.clone(follower.view), chapters: [...follower.chapters] },
      ]),
    ),
  };
}

const NOBODY: Random = {
  below() {
    throw new Error('nothing is drawn in a copy');
  },
};
