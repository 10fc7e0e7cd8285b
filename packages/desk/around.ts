// What passes between a page and the table on line that it follows, besides positions.

import type { Course, SeatHeld } from '@adega/journal';
import type { Seat } from '@adega/kernel';
import type { Idea, Reply } from '@adega/wire';
import type { Deed, TableLine, TableTold } from '@adega/wire/journal.ts';
import type { Said, Told } from '@adega/wire/online.ts';
import type { SaidAtTable, Talking } from '@adega/wire/talk.ts';
import type { ChanceFrom } from './desk.ts';

/** What a page knows of a table besides the position. */
export interface Around {
  readonly table?: TableTold | undefined;
  readonly seats: readonly SeatHeld[];
  /** Seats at which somebody looks now. */
  readonly here: readonly Seat[];
  readonly begun: boolean;
  readonly asked: readonly Seat[];
  readonly ask?: Course['ask'];
  readonly refused?: Course['refused'];
  readonly end?: Course['end'];
  /** My last turn, which I may ask to take back. */
  readonly last?: number | undefined;
  /** Entries that are committed, and how many of them there were after my last turn. */
  readonly at: number;
  readonly mine?: number | undefined;
  /** My last answer, while it is sealed: it can be replaced. `open`: I am choosing another one. */
  readonly sealed?: { readonly open: boolean } | undefined;
  readonly next?: string | undefined;
  /** By seat, what it has added to chance. */
  readonly bytes: readonly string[];
  /** A turn is on its way to the server. */
  readonly sending: boolean;
  /** The table comes from somewhere else, or from older rules: the last line that says so. */
  readonly carried?: Extract<TableLine, { kind: 'carried' }> | undefined;
  /** Nobody moves until all have agreed to go on: it has come out otherwise by the rules of now. */
  readonly stopped: boolean;
  /** It is more than begun: where the result counts, nobody ends it without one any more. */
  readonly settled: boolean;
  readonly questions: readonly number[];
  readonly clocks?: Course['clocks'];
  /** How far the server's clock is ahead of that of this machine, in milliseconds. */
  readonly ahead: number;
  /** Answers that I have left beforehand. */
  readonly left: readonly string[];
  /** What was said at the table, the latest last; why I was not heard, if I was not. */
  readonly talk: readonly SaidAtTable[];
  readonly hushed?: Extract<Told, { type: 'hushed' }>['why'] | undefined;
  /** What I have noted for myself. */
  readonly note: string;
  /** Page and server do not fit: the page is too old, or it is ahead of the server. */
  readonly misfit?: Misfit | undefined;
}

export type Misfit = 'old' | 'ahead';

/** What a page knows of a table before it follows it. */
export type About = Pick<TableTold, 'game' | 'pack' | 'own'>;

export interface Following {
  /** The line to the server is open, for the first time or again. */
  open(): void;
  hear(told: Told): void;
  /** Answers a page; what is confirmed is answered when the server has. */
  answer(message: unknown, reply: (reply: Reply) => void): void;
  /** Does something else than a turn. */
  do(deed: Omitted<Deed>): void;
  /** Says something to the others at the table. */
  speak(saying: Talking): void;
  /** Notes something down for myself, in place of what was there. */
  keepNote(text: string): void;
  /** Answers that I leave beforehand, in place of those before. */
  leave(answers: readonly string[]): void;
  /** Ideas that were tried on here before. */
  takeUp(ideas: readonly Idea[]): void;
  /** Chooses again instead of my sealed answer, or leaves it as it is. */
  reopen(open: boolean): void;
  around(): Around;
}

/** A deed before it has a name. */
export type Omitted<D> = D extends Deed ? Omit<D, 'id' | 'seat'> : never;

export interface Ears {
  say(said: Said): void;
  /** The position or what is around it has changed, and nobody asked. */
  news(): void;
  newId(): string;
  /** What is tried on beside the match has changed. */
  keep(ideas: readonly Idea[]): void;
  /** What those at the table are called. */
  called(seats: readonly SeatHeld[]): readonly string[];
  readonly chanceFrom: ChanceFrom;
  /** What time it is here. */
  now(): number;
}
