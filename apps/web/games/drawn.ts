// The games that have a drawing: every folder beside this file with a drawn.ts in it brings what the page must know before one of its
// games is opened. The folder has the name of the game's package. A game without a drawing is shown by the plain face.

import type { Options } from '@adega/kernel';
import type { ComponentType } from 'react';
import type { CourseFile } from '../first-steps/course.ts';
import type { SavedGame } from '../store/saved-game.ts';
import type { WordId } from '../text/words.ts';
import type { Face } from '../table/face.ts';

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

const FOUND = import.meta.glob<Drawn>('./*/drawn.ts', { eager: true, import: 'drawn' });

/** By the names of their packages. */
export const DRAWN: { readonly [name: string]: Drawn } = Object.fromEntries(
  Object.entries(FOUND).map(([path, drawn]) => [path.split('/')[1] as string, drawn]),
);

const nameOf = (game: string): string => game.split('/')[0] as string;

/** How to fetch the face of a game that has one of its own. */
export const drawingOf = (game: string): Drawn['faces'][string] | undefined => DRAWN[nameOf(game)]?.faces[game];

/** The drawings that the page about the aim speaks of. */
export const AIMS: readonly string[] = Object.keys(DRAWN).filter(name => DRAWN[name]?.about !== undefined);

/** The part of that page that speaks of a game of the shelf, if there is one. */
export const aimOf = (game: string): string | undefined => AIMS.find(name => name === nameOf(game));

/** The games that have first steps. */
export const GUIDED: readonly string[] = Object.values(DRAWN).flatMap(({ firstSteps }) => firstSteps?.game ?? []);

/** The first steps of a game that has some. */
export const firstStepsOf = (game: string): FirstSteps | undefined =>
  Object.values(DRAWN).find(({ firstSteps }) => firstSteps?.game === game)?.firstSteps;
