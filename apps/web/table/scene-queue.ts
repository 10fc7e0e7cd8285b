// Which scenes wait to be shown: what has not been seen yet is not lost by what happens next.

import type { Position } from '@adega/wire';
import type { Pace } from './pace.ts';
import type { SceneAt } from './scene.ts';

export const NO_SCENES: readonly SceneAt[] = [];

/** What has become of the game since scenes were last told. */
export interface Step {
  /** After how many entries it was, and is now. */
  readonly from: number;
  readonly at: number;
  /** What happened meanwhile. */
  readonly told: readonly SceneAt[];
  /** The scene on the screen, if it could be read: a move of whoever plays here ends it. */
  readonly shown: SceneAt | undefined;
  /** Somebody at this screen has moved. */
  readonly isMoved: boolean;
}

/** Those that wait keep their order; of what was taken back nothing is told. */
export function queued(queue: readonly SceneAt[], { from, at, told, shown, isMoved }: Step): readonly SceneAt[] {
  if (at < from) return kept(queue, ({ to }) => to <= at);
  const left = isMoved ? kept(queue, scene => scene !== shown) : queue;
  return told.length === 0 ? left : [...left, ...told];
}

/** Whether somebody at this screen made this move himself: what bots do meanwhile, and people elsewhere, ends nothing. */
export const isOwnMove = (by: number, { bots, elsewhere, viewer }: Pick<Position, 'bots' | 'elsewhere' | 'viewer'>): boolean =>
  by >= 0 && bots?.[by] == null && (elsewhere !== true || by === viewer);

/** Whether one is read as long as one likes: by whoever plays, unless he wants bots to be quick. */
export const isWaiting = ({ bots, elsewhere, viewer }: Pick<Position, 'bots' | 'elsewhere' | 'viewer'>, pace: Pace): boolean =>
  viewer !== 'watcher' && (pace !== 'fast' || elsewhere === true || bots?.some(level => level !== null) !== true);

/** The same list where nothing goes. */
function kept(queue: readonly SceneAt[], stays: (scene: SceneAt) => boolean): readonly SceneAt[] {
  return queue.every(stays) ? queue : queue.filter(stays);
}
