// First steps: a real game from a prepared position, and notes that go with it. A course is a file: a scenario that the tests play, and
// notes: at which question each one is shown, what to look at, which moves to try. What a note says is in the words of the page.

import type { Scenario } from '@adega/kernel';
import type { Chapter, Position } from '@adega/wire';

export interface Note {
  readonly id: string;
  /** Kinds of question; 'confirm' before a draw, '*' for any. */
  readonly asks: readonly string[];
  /** Only in this year or round; in notes for any question then or later. */
  readonly time?: number;
  /** Only after so many moves of those that count; in notes for any question so many or more. */
  readonly done?: number;
  /** Only for these seats. */
  readonly seats?: readonly number[];
  /** Says on a small screen that a touched move waits. */
  readonly touch?: boolean;
  /** Things of the board, or places of the page. */
  readonly look: readonly string[];
  /** Moves to try: the first that is offered. */
  readonly try: readonly string[];
}

export interface Course {
  readonly scenario: Scenario;
  /** How many steps of the scenario are behind whoever begins. */
  readonly prepared: number;
  /** The number of the view that says how far the game is. */
  readonly clock: string;
  /** Verbs of moves that count. */
  readonly counts: readonly string[];
  /** What the ids of its words begin with. */
  readonly words: string;
  readonly notes: readonly Note[];
}

/** A file as it is read: options and steps of its scenario are of many shapes. */
export type CourseFile = Omit<Course, 'scenario'> & { readonly scenario: object };

export const courseIn = (file: CourseFile): Course => file as Course;

/** What notes are chosen by. It is read off the position, so that taking back goes back in the notes, too. */
export interface Place {
  readonly asks: string;
  readonly seat: number;
  readonly time: number;
  readonly done: number;
}

const verbOf = ({ key }: Chapter): string => key.split(' ')[0] ?? '';

export const placeOf = ({ clock, counts }: Course, { waiting, question, view }: Position, log: readonly Chapter[]): Place => ({
  asks: question?.asks ?? (waiting.for === 'confirm' ? 'confirm' : 'nothing'),
  seat: question?.seat ?? -1,
  time: Number(view[clock]),
  done: log.filter(chapter => chapter.by >= 0 && counts.includes(verbOf(chapter))).length,
});

const fits = ({ asks, time, done, seats }: Note, place: Place): boolean =>
  asks.includes(place.asks) &&
  (time ?? place.time) === place.time &&
  (done ?? place.done) === place.done &&
  (seats ?? [place.seat]).includes(place.seat);

/** Whatever is asked then. */
const fitsAny = ({ asks, time = 0, done = 0 }: Note, place: Place): boolean =>
  asks.includes('*') && place.time >= time && place.done >= done;

/** The notes for a place, one after the other; where none is made for it, the first that fits anything. */
export function notesAt({ notes }: Course, place: Place): readonly Note[] {
  const made = notes.filter(note => fits(note, place));
  return made.length > 0 ? made : notes.filter(note => fitsAny(note, place)).slice(0, 1);
}

/** The move to try now; undefined where the note has none, or it is not offered. */
export const tryNow = (note: Note, offered: readonly string[]): string | undefined => note.try.find(key => offered.includes(key));

/** The last note: from there on the game is free. */
export const isLast = ({ id }: Note): boolean => id === 'free';
