// A scene: something that happened, worth a moment's look.

import type { Chapter, Position, Told } from '@adega/wire';

/** Where in the record it is: after so many entries it began, and was over. */
export interface SceneAt {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

export interface SceneProps {
  readonly id: string;
  readonly before: Position;
  /** After it. */
  readonly position: Position;
  /** What was told of it. */
  readonly chapters: readonly Chapter[];
}

/** The stretches of chapters in which something of these kinds happened, in their order; draws and answers between them belong to them. */
export function scenesIn(
  chapters: readonly Chapter[],
  from: number,
  kinds: { readonly [id: string]: (event: Told) => boolean },
): SceneAt[] {
  return Object.entries(kinds)
    .flatMap(([id, isOfIt]) => {
      const tells = ({ events }: Chapter): boolean => events.some(isOfIt);
      const first = chapters.findIndex(tells);
      return first < 0 ? [] : [{ id, from: from + first, to: from + chapters.findLastIndex(tells) + 1 }];
    })
    .sort((a, b) => a.to - b.to || a.from - b.from);
}
