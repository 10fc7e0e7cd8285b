// First steps: a game in short chapters. A chapter is a file: a scenario that puts up a small position and plays through what is learned
// there, and notes that go with it, one after the other. What others do and what is drawn comes from the scenario; whoever learns plays
// one seat, and may do something else. What a note says is in the words of the game.

import type { Scenario } from '@adega/kernel';
import type { Position, Chapter as Told } from '@adega/wire';
import type { ComponentType } from 'react';
import type { Labelled } from './boxes.ts';
import type { Figures } from './figures.ts';

export interface Note {
  readonly id: string;
  /** The move that it asks for; absent: it is only read. */
  readonly do?: string;
  /** Moves that are as good. */
  readonly or?: readonly string[];
  /** Things of the board, or places of the page: what to look at. Where it asks for a move, what is to be pressed is pointed at. */
  readonly look?: readonly string[];
  /** What is shown below the words: one of the asides of the course. */
  readonly aside?: string;
}

export interface Lesson {
  readonly scenario: Scenario;
  /** How many steps of the scenario are behind whoever begins. */
  readonly from: number;
  readonly notes: readonly Note[];
}

/** A file as it is read: options and steps of its scenario are of many shapes. */
export type LessonFile = Omit<Lesson, 'scenario'> & { readonly scenario: object };

export const lessonIn = (file: LessonFile): Lesson => file as Lesson;

/** Words: `learn.ID` and `learn.ID.lead`; of its notes `learn.ID.NOTE` and `learn.ID.NOTE.text`. */
export interface ChapterOf {
  readonly id: string;
  readonly Art?: ComponentType;
  /** Absent: it is read on a page. */
  readonly lesson?: () => Promise<LessonFile>;
  /** What to remember of it, shown after its last note. Words: `learn.ID.keep.LINE`. */
  readonly keep?: readonly string[];
  /** What is read where there is no lesson; absent: what the game is about. */
  readonly read?: 'sheet' | 'questions';
}

/** A heading of the page that has all of it. Words: `learn.sheet.ID`; its lines are ids of words, most of them what chapters leave. */
export interface SheetPart {
  readonly id: string;
  readonly lines: readonly string[];
  /** Drawn or listed below them, as in the rulebook. */
  readonly Figure?: ComponentType<Labelled>;
}

export const ANSWERS = ['a', 'b', 'c'] as const;
export type Answer = (typeof ANSWERS)[number];

/** Words: `learn.questions.ID`, its answers `….a`, `….b` and `….c`, and why it is so: `….why`. */
export interface Question {
  readonly id: string;
  readonly right: Answer;
  readonly rule: string;
}

export interface CoursePart {
  /** Words: `learn.part.ID`. */
  readonly id: string;
  readonly chapters: readonly ChapterOf[];
}

export interface Course {
  /** The game in whose words it is written. */
  readonly game: string;
  readonly parts: readonly CoursePart[];
  /** Numbers that its words name, from the components. */
  readonly figures: Figures;
  /** Pictures and lists that notes show below their words, by name. */
  readonly asides?: { readonly [name: string]: ComponentType<AsideProps> };
  /** All of it on one page: of the chapter that has it. */
  readonly sheet?: readonly SheetPart[];
  /** To try oneself: of the chapter that has them. */
  readonly questions?: readonly Question[];
}

export interface AsideProps {
  readonly position: Position;
  readonly log: readonly Told[];
}

export const chaptersOf = ({ parts }: Course): readonly ChapterOf[] => parts.flatMap(({ chapters }) => chapters);

/** The words of what a chapter leaves to remember. */
export const keptOf = (course: Course, id: string): readonly string[] =>
  (chaptersOf(course).find(chapter => chapter.id === id)?.keep ?? []).map(line => `learn.${id}.keep.${line}`);

/** The one that comes after it. */
export function chapterAfter(course: Course, id: string): ChapterOf | undefined {
  const chapters = chaptersOf(course);
  return chapters[chapters.findIndex(chapter => chapter.id === id) + 1];
}

/** The seat of whoever learns; bots sit at the others, and do what is written down. */
export const LEARNER = 0;

export const botsFor = ({ scenario: { seats } }: Lesson): ('level1' | null)[] =>
  seats.map((_, seat) => (seat === LEARNER ? null : 'level1'));

/** Where whoever learns is in the notes. It is read off what was played, so that taking back goes back in the notes, too. */
export interface Place {
  /** So many moves of those that the notes ask for are done. */
  readonly done: number;
  /** The notes that are read now, one after the other; the last of them asks for a move, unless it is the end. */
  readonly notes: readonly Note[];
  /** Something else was done: so many entries were there before it. */
  readonly astray?: number;
}

const answers = ({ do: wanted, or = [] }: Note, key: string | undefined): boolean => key === wanted || or.includes(key ?? '');

export function placeIn({ notes }: Lesson, log: readonly Told[]): Place {
  const own = log.flatMap(({ by, key }, at) => (by === LEARNER ? [{ key, at }] : []));
  const asking = notes.flatMap(({ do: wanted }, i) => (wanted === undefined ? [] : [i]));
  const wrong = own.findIndex(({ key }, n) => n < asking.length && !answers(notes[asking[n] as number] as Note, key));
  const done = Math.min(wrong < 0 ? own.length : wrong, asking.length);
  const from = done === 0 ? 0 : (asking[done - 1] as number) + 1;
  const here = notes.slice(from, (asking[done] ?? notes.length) + 1);
  return wrong < 0 ? { done, notes: here } : { done, notes: here, astray: own[wrong]?.at ?? 0 };
}

/** Whether these moves would be something else than the notes ask for. */
export const leadsAstray = (lesson: Lesson, log: readonly Told[], keys: readonly string[]): boolean =>
  placeIn(lesson, [...log, ...keys.map(key => ({ by: LEARNER, key, events: [] }))]).astray !== undefined;

/** The move that a note asks for, if it is offered. */
export const wantedNow = (note: Note, { question }: Position): string | undefined =>
  question?.seat === LEARNER ? [note.do, ...(note.or ?? [])].find(key => key !== undefined && question.offered.includes(key)) : undefined;

/** The last note of all: from there on the game is free. */
export const isLast = ({ notes }: Lesson, note: Note): boolean => notes.at(-1) === note;
