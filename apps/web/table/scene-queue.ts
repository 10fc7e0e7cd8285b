// Which scenes wait to be shown: what has not been seen yet is not lost by what happens next.

import type { SceneAt } from './scene.ts';

export const NO_SCENES: readonly SceneAt[] = [];

/** What has become of the game since scenes were last told. */
export interface Step {
  /** After how many entries it was, and is now. */
  readonly from: number;
  readonly at: number;
  /** What happened meanwhile. */
  readonly told: readonly SceneAt[];
  /** The scene on the screen: a move of a person ends it. */
  readonly shown: SceneAt | undefined;
  /** Somebody has moved himself, not a bot. */
  readonly isMoved: boolean;
}

/** Those that wait keep their order; of what was taken back nothing is told. */
export function queued(queue: readonly SceneAt[], { from, at, told, shown, isMoved }: Step): readonly SceneAt[] {
  if (at < from) return kept(queue, ({ to }) => to <= at);
  const left = isMoved ? kept(queue, scene => scene !== shown) : queue;
  return told.length === 0 ? left : [...left, ...told];
}

/** The same list where nothing goes. */
function kept(queue: readonly SceneAt[], stays: (scene: SceneAt) => boolean): readonly SceneAt[] {
  return queue.every(stays) ? queue : queue.filter(stays);
}
