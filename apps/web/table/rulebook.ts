// A rulebook to read, as data: sections of paragraphs, each with the rules it tells, a picture or a table where one helps, and a chapter of
// the first steps where it can be tried. And the card that says the same in a few words. What they say is in the words of the game, with
// the numbers of its box.

import type { ComponentType } from 'react';
import type { Labelled } from './boxes.ts';
import type { Figures } from './figures.ts';

/** The box whose numbers it shows: that of a game, or of a table; of a table also for how many. */
export type BookPart = Labelled & { readonly seats?: number | undefined };

/** Words: `book.SECTION.ID`. */
export interface Paragraph {
  readonly id: string;
  /** The rules that it tells. */
  readonly rules: readonly string[];
  readonly Figure?: ComponentType<BookPart>;
  /** The chapter of the first steps where it can be tried. */
  readonly chapter?: string;
}

/** Words: `book.ID`. */
export interface BookSection {
  readonly id: string;
  readonly Art?: ComponentType;
  readonly paragraphs: readonly Paragraph[];
}

/** Words: `card.ID`; of its lines `card.ID.LINE`. */
export interface CardBox {
  readonly id: string;
  readonly lines: readonly string[];
  readonly Figure?: ComponentType<BookPart>;
}

export interface Rulebook {
  readonly game: string;
  /** The book that is read before it. */
  readonly besides?: string;
  readonly figures: Figures;
  readonly sections: readonly BookSection[];
  readonly card: readonly CardBox[];
}
