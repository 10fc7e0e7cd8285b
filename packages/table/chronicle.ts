// The log of a match as one viewer may read it. Events are those of the viewer's own view following what the viewer hears, so nothing
// that the viewer cannot know is in them.

import type { Actor, GameEvent, Viewer } from '@adega/kernel';
import { entriesOf, type Match } from './match.ts';

/** An entry and what happened through it. */
export interface Chapter<E> {
  readonly by: Actor;
  /** The move as the viewer hears it. */
  readonly key: string;
  readonly events: readonly E[];
}

/** How far a viewer's own view has come. */
export interface Follower<S, E> {
  readonly view: S;
  readonly chapters: Chapter<E>[];
}

/** All chapters so far, one for each entry. */
export function logFor<S, M, E extends GameEvent>(match: Match<S, M, E>, viewer: Viewer): readonly Chapter<E>[] {
  const follower = followerOf(match, viewer);
  const entries = entriesOf(match);
  while (follower.chapters.length < entries.length) follow(match, viewer, follower);
  return follower.chapters;
}

function followerOf<S, M, E extends GameEvent>(match: Match<S, M, E>, viewer: Viewer): Follower<S, E> {
  const { game, playing, followers, base } = match;
  let follower = followers.get(viewer);
  if (follower === undefined) {
    const start = base?.state ?? game.start(playing.record.options);
    follower = { view: game.view(start, viewer), chapters: [...(base?.chapters ?? [])] };
    followers.set(viewer, follower);
  }
  return follower;
}

function follow<S, M, E extends GameEvent>(match: Match<S, M, E>, viewer: Viewer, follower: Follower<S, E>): void {
  const { game } = match;
  const entry = entriesOf(match)[follower.chapters.length];
  if (entry === undefined) throw new Error('nothing to follow');
  const heard = game.hear(entry, viewer);
  const events: E[] = [];
  game.apply(follower.view, heard.by, heard.move, event => events.push(event));
  follower.chapters.push({ by: heard.by, key: game.keyOf(heard.move), events });
}
