// What the page must know of a drawing before a game of it is opened. games/drawn.ts finds them.

import type { Options } from '@adega/kernel';
import type { ComponentType } from 'react';
import type { SavedGame } from '../store/saved-game.ts';
import type { Labelled } from './boxes.ts';
import type { Course } from './course.ts';
import type { Face } from './face.ts';
import type { Rulebook } from './rulebook.ts';

export interface Drawn {
  /** By the id of the game. */
  readonly faces: { readonly [game: string]: () => Promise<Face> };
  /** What it is, in a line: a word of the pages around it. */
  readonly line?: string;
  /** What it is about, on a page of its own. */
  readonly about?: () => Promise<About>;
  /** First steps, in chapters. */
  readonly course?: () => Promise<Course>;
  /** The games of which the chapter `sheet` of the first steps says all on one page. */
  readonly sheets?: readonly string[];
  /** A book to read and a card for each of its games, by the id of the game. */
  readonly rulebooks?: { readonly [game: string]: (of?: Labelled) => Promise<Rulebook> };
  /** What the first page begins at once: for two, and alone. */
  readonly atOnce?: { readonly play: AtOnce; readonly alone: AtOnce };
  /** What the first page shows and says; that of the drawing whose game it begins. */
  readonly welcome?: Welcome;
  /** What can be settled for its games: by name the choices, the usual one first. They are kept for the whole browser. */
  readonly settings?: { readonly [kind: string]: readonly [string, ...string[]] };
  /** What came of kept games, shown below them. */
  readonly results?: Results;
  /** Fetched before somebody begins, piece by piece. */
  readonly beforehand?: readonly (() => Promise<unknown>)[];
}

/** `Word`: the words of its game. */
export interface About<Word extends string = string> {
  /** The game in whose words it is written. */
  readonly game: string;
  /** Each with its heading first. */
  readonly sections: readonly (readonly [Word, ...Word[]])[];
  /** Beside a heading. */
  readonly Art?: ComponentType<{ readonly heading: string }>;
  /** Where its book opens; at its beginning where none is named. */
  readonly rule?: string;
}

export interface Welcome<Word extends string = string> {
  readonly promise: Word;
  readonly lead: Word;
  /** Of the game that is played alone. */
  readonly alone: Word;
  /** What `Art` shows, for those who do not see it. */
  readonly art: Word;
  readonly Art: ComponentType<{ readonly title: string }>;
  /** The game in a few pictures. */
  readonly steps: readonly { readonly title: Word; readonly lead: Word; readonly Art: ComponentType }[];
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
