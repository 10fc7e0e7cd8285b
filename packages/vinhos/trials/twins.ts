// Two positions that differ only in what somebody cannot know, written from the rules (info.open): the only secret is the order of the
// tiles below the top of a stack that another player has arranged.

import type { Random, Viewer } from '@adega/kernel';
import { copyOf } from '@adega/kernel';
import type { State } from '../state.ts';

/** The stacks whose order is hidden from the viewer and could be another. */
function secrets(s: State, viewer: Viewer): number[][] {
  const hidden = s.arranged.filter(stack => stack !== null && stack.by !== viewer);
  return hidden.flatMap(stack => (stack?.tiles && new Set(stack.tiles).size > 1 ? [stack.tiles] : []));
}

export const hasSecrets = (s: State, viewer: Viewer): boolean => secrets(s, viewer).length > 0;

/** The same position with the tiles of one hidden stack turned round by one place or more, so that their order is another. */
export function twinOf(s: State, viewer: Viewer, rng: Random): State | undefined {
  const twin = copyOf(s);
  const stacks = secrets(twin, viewer);
  const tiles = stacks[stacks.length < 2 ? 0 : rng.below(stacks.length)];
  if (tiles === undefined) return undefined;
  const before = tiles.join();
  do tiles.push(tiles.shift() as number);
  while (tiles.join() === before || (tiles.length > 2 && rng.below(2) === 0));
  return twin;
}
