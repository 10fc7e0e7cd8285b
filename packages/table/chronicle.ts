// The log of a match as one viewer may read it. Events are those of the viewer's own view following what the viewer hears, so nothing
// that the viewer cannot know is in them.

import { type Actor, CHANCE, type Game, type GameEvent, type Viewer } from '@adega/kernel';
import { entriesOf, type Match } from './match.ts';
import { stateAt } from './rewind.ts';

/** An entry and what happened through it. */
export interface Chapter<E> {
  readonly by: Actor;
  /** The move as the viewer hears it. */
  readonly key: string;
  readonly events: readonly E[];
  /** See Entry. */
  readonly notes?: readonly string[] | undefined;
}

/** How far a viewer's own view has come. */
export interface Follower<S, E> {
  readonly view: S;
  readonly chapters: Chapter<E>[];
  /** The view before the last chapter. */
  before?: S;
}

/** All chapters so far, one for each entry. */
export function logFor<S, M, E extends GameEvent>(match: Match<S, M, E>, viewer: Viewer): readonly Chapter<E>[] {
  const follower = followerOf(match, viewer);
  const entries = entriesOf(match);
  while (follower.chapters.length < entries.length) follow(match, viewer, follower);
  return follower.chapters;
}

/** What was asked, and what the viewer saw then. */
export interface Asked<S> {
  readonly asks: string;
  readonly view: S;
}

/** Where a seat chose the entry after so many: a move means what it meant there. */
export function askedAt<S, M, E extends GameEvent>(match: Match<S, M, E>, viewer: Viewer, at: number): Asked<S> {
  const view = at === entriesOf(match).length - 1 ? beforeLast(match, viewer) : match.game.view(stateAt(match, at), viewer);
  const asks = view && asksOf(match.game, view, entriesOf(match)[at]?.by);
  if (view === undefined || asks === undefined) throw new Error('nobody chose this entry');
  return { asks, view };
}

function beforeLast<S, M, E extends GameEvent>(match: Match<S, M, E>, viewer: Viewer): S | undefined {
  logFor(match, viewer);
  return followerOf(match, viewer).before;
}

/** The kind of question that is put to an actor. */
export const asksOf = <S, M, E extends GameEvent>(game: Game<S, M, E>, state: S, by: Actor | undefined): string | undefined =>
  by === CHANCE ? undefined : game.decide(state).find(decision => decision.by === by)?.asks;

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
  if (follower.chapters.length + 1 === entriesOf(match).length) follower.before = game.clone(follower.view);
  const events: E[] = [];
  game.apply(follower.view, heard.by, heard.move, event => events.push(event));
  const chapter = { by: heard.by, key: game.keyOf(heard.move), events };
  follower.chapters.push(entry.notes === undefined ? chapter : { ...chapter, notes: entry.notes });
}
