// A match that begins with a position somebody has put up: no record leads there, so that the position is its base.

import { applyEntry, begin, type Entry, type Game, type GameEvent, type Options, type Random } from '@adega/kernel';
import type { Base } from './branch.ts';
import { drawOn, type Match } from './match.ts';
import type { Script } from './script.ts';

/** What was put up, and what was played from there. */
export interface Staged<S, M> {
  readonly start: S;
  readonly entries: readonly Entry<M>[];
  /** What others than the people at the table are to do. */
  readonly script?: Script | undefined;
}

export function stageMatch<S, M, E extends GameEvent>(
  game: Game<S, M, E>,
  names: readonly string[],
  options: Options,
  { start, entries, script }: Staged<S, M>,
  chance: Random,
): Match<S, M, E> {
  const state = game.clone(start);
  for (const entry of entries) {
    const problem = applyEntry(game, state, entry);
    if (problem !== undefined) throw new Error(`what was played cannot be played: ${JSON.stringify(problem)}`);
  }
  const { record } = begin(game, { ...options, seats: names.length });
  const base: Base<S, E> = { state: game.clone(start), viewer: 'watcher', at: 0, chapters: [] };
  return drawOn({
    game,
    names,
    chance,
    playing: { state, record: { ...record, entries: [...entries] } },
    followers: new Map(),
    base,
    script,
  });
}
