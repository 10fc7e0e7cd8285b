// First steps: a real solo game from a prepared position, and notes that go with it. The file is a scenario that the tests play, and notes:
// at which question each one is shown, what to look at, which moves to try. What a note says is in the words of the page.

import type { Chapter, Position } from '@adega/wire';
import file from './first-year.json' with { type: 'json' };

export interface Note {
  readonly id: string;
  /** Kinds of question; 'confirm' before a draw, '*' for any. */
  readonly asks: readonly string[];
  /** Only in this year. */
  readonly year?: number;
  /** Only when the action marker was moved so often; in the last notes so often or more. */
  readonly enters?: number;
  /** Things of the board, or places of the page. */
  readonly look: readonly string[];
  /** Moves to try: the first that is offered. */
  readonly try: readonly string[];
}

export const NOTES: readonly Note[] = file.notes;
export const { scenario } = file;

/** What notes are chosen by. It is read off the position, so that taking back goes back in the notes, too. */
export interface Place {
  readonly asks: string;
  readonly year: number;
  readonly enters: number;
}

const isEntering = ({ by, key }: Chapter): boolean => by >= 0 && /^(enter|stay)\b/.test(key);

export const placeOf = ({ waiting, question, view }: Position, log: readonly Chapter[]): Place => ({
  asks: question?.asks ?? (waiting.for === 'confirm' ? 'confirm' : 'nothing'),
  year: Number(view['year']),
  enters: log.filter(isEntering).length,
});

const fits = ({ asks, year, enters }: Note, place: Place): boolean =>
  asks.includes(place.asks) && (year ?? place.year) === place.year && (enters ?? place.enters) === place.enters;

/** Whatever is asked then. */
const fitsAny = ({ asks, enters = 0 }: Note, place: Place): boolean => asks.includes('*') && place.enters >= enters;

/** The notes for a place, one after the other; where none is made for it, the first that fits anything. */
export function notesAt(place: Place): readonly Note[] {
  const made = NOTES.filter(note => fits(note, place));
  return made.length > 0 ? made : NOTES.filter(note => fitsAny(note, place)).slice(0, 1);
}

/** The move to try now; undefined where the note has none, or it is not offered. */
export const tryNow = (note: Note, offered: readonly string[]): string | undefined => note.try.find(key => offered.includes(key));

/** The last note: from there on the game is free. */
export const isLast = ({ id }: Note): boolean => id === 'free';
