// What the page must know of a drawing before a game of it is opened. games/drawn.ts finds them.

import type { Options } from '@adega/kernel';
import type { ComponentType } from 'react';
import type { SavedGame } from '../store/saved-game.ts';
import type { WordId } from '../text/words.ts';
import type { CourseFile } from './course.ts';
import type { Face } from './face.ts';

export interface Drawn {
  /** By the id of the game. */
  readonly faces: { readonly [game: string]: () => Promise<Face> };
  /** What it is about, on a page of its own. */
  readonly about?: () => Promise<About>;
  readonly firstSteps?: FirstSteps;
  /** What the first page begins at once: for two, and alone. */
  readonly atOnce?: { readonly play: AtOnce; readonly alone: AtOnce };
  /** What came of kept games, shown below them. */
  readonly results?: Results;
  /** Fetched before somebody begins, piece by piece. */
  readonly beforehand?: readonly (() => Promise<unknown>)[];
}

export interface About {
  /** The game in whose words it is written. */
  readonly game: string;
  /** Each with its heading first. */
  readonly sections: readonly (readonly [WordId, ...WordId[]])[];
  /** Beside a heading. */
  readonly Art?: ComponentType<{ readonly heading: WordId }>;
  /** Where its book opens; at its beginning where none is named. */
  readonly rule?: string;
}

export interface FirstSteps {
  readonly game: string;
  course(): Promise<CourseFile>;
}

export interface AtOnce {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
}

export interface Results {
  readonly game: string;
  readonly Results: ComponentType<{ readonly games: readonly SavedGame[] }>;
}
