// The states a match has been in: from its record, or from where it branched off.

import { applyEntry, type GameEvent, type GameRecord, replay } from '@adega/kernel';
import type { Base } from './branch.ts';
import { entriesOf, type Match } from './match.ts';

/** Where the branch began that the match was after so many entries; undefined while it was no branch. */
export function baseAt<S, M, E extends GameEvent>(match: Match<S, M, E>, at: number): Base<S, E> | undefined {
  let base = match.base;
  while (base !== undefined && at < base.at) base = base.before;
  return base;
}

/** The state after the first `at` entries; a new one, that the caller may change. */
export function stateAt<S, M, E extends GameEvent>(match: Match<S, M, E>, at: number): S {
  const { game, playing } = match;
  const base = baseAt(match, at);
  const entries = entriesOf(match).slice(0, at);
  if (base === undefined) return replayed(match, { ...playing.record, entries });
  const state = game.clone(base.state);
  for (const entry of entries.slice(base.at)) {
    const problem = applyEntry(game, state, entry);
    if (problem !== undefined) throw broken(problem);
  }
  return state;
}

/** The match as it was after its first `at` entries, to look at: playing in it changes nothing else. */
export function matchAt<S, M, E extends GameEvent>(match: Match<S, M, E>, at: number): Match<S, M, E> {
  const record = { ...match.playing.record, entries: entriesOf(match).slice(0, at) };
  return { ...match, playing: { state: stateAt(match, at), record }, followers: new Map(), base: baseAt(match, at) };
}

/** Puts the match back to its first `to` entries. */
export function rewind<S, M, E extends GameEvent>(match: Match<S, M, E>, to: number): void {
  match.playing = matchAt(match, to).playing;
  match.followers.clear();
}

function replayed<S, M, E extends GameEvent>(match: Match<S, M, E>, record: GameRecord<M>): S {
  const { state, problem } = replay(match.game, record, ['rules', 'pack']);
  if (state === undefined) throw broken(problem);
  return state;
}

const broken = (problem: unknown): Error => new Error(`a record that was played does not replay: ${JSON.stringify(problem)}`);

/** Visits the states of a match from its start to now, each after so many entries. They are only to be looked at. */
export function walk<S, M, E extends GameEvent>(match: Match<S, M, E>, visit: (state: S, at: number) => void): void {
  const { game, playing } = match;
  const entries = entriesOf(match);
  let state = game.start(playing.record.options);
  for (let at = 0; at <= entries.length; at++) {
    const base = baseAt(match, at);
    const last = entries[at - 1];
    if (base?.at === at) state = game.clone(base.state);
    else if (last !== undefined) game.apply(state, last.by, last.move);
    visit(state, at);
  }
}
