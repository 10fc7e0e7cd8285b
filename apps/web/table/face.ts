// What the page needs of a game to show it: the drawing, and the words for its moves and events.

import type { Chapter, Position, Told } from '@adega/wire';
import type { ComponentType } from 'react';
import type { Say } from '../text/words.ts';
import type { Composition, Tabletop } from './composition.ts';
import type { Nearness } from './nearest.ts';
import type { SceneAt, SceneProps } from './scene.ts';

/** A move in words: in a list under the title of its group, or by itself as a phrase. */
export interface Spoken {
  /** Moves with the same group stand together. */
  readonly group: string;
  readonly title: string;
  readonly label: string;
  readonly phrase: string;
  /** What is done by it, without details; absent: the title says that. */
  readonly kind?: string | undefined;
  /** How the group is drawn: as a feast of its own; or folded, since board or control answer it better. */
  readonly look?: 'feast' | 'folded' | undefined;
  /** Many groups of one kind are rows of a table, which begin with this. */
  readonly row?: Row | undefined;
  /** The picture says all that the label does: the words are for listeners. */
  readonly pictured?: boolean | undefined;
  /** Of a move after which more may be done before the turn ends: what ends the turn at once when it is played after it. */
  readonly ends?: readonly string[] | undefined;
}

/** What a row begins with: a short name and what else tells it from the others. */
export interface Row {
  readonly head: string;
  readonly under: string;
  /** Where its moves stand in columns, as on the board: in which one this move is. */
  readonly column?: number | undefined;
  /** What stands over its column. */
  readonly columnHead?: string | undefined;
}

/** Something a game has to say about a position, shown beside the board on demand. */
export interface InsightPanel {
  readonly id: string;
  /** The id of a message. */
  readonly title: string;
  /** The tab it stands on: what holds now, or what is to come. */
  readonly of: 'now' | 'ahead';
  readonly Panel: ComponentType<{ readonly position: Position }>;
}

/** What a part is drawn for: exactly this box, in units (composition.ts). */
export interface PartProps {
  readonly position: Position;
  readonly width: number;
  readonly height: number;
  /** Only what belongs to this seat: the players' boards on a phone. */
  readonly seat?: number | undefined;
}

/** A part of the table that one can be led to. */
export interface TablePart {
  readonly id: string;
  /** The id of a message. */
  readonly title: string;
  /** The kinds of things that lie there. */
  readonly things: readonly string[];
  readonly Part: ComponentType<PartProps>;
  /** It is the boards of the players, not of all. */
  readonly own?: boolean;
}

/** Several things of the board, pressed in any order as one choice, though what they stand for is answered one after the other. */
export interface Several {
  /** So many of these. */
  readonly n: number;
  readonly things: readonly string[];
  /** The move that a thing stands for; it may come too early to be offered. */
  moveOf(thing: string): string;
  /** The moves that are to be played when all are chosen. */
  lineOf(chosen: readonly string[]): readonly string[];
}

export interface ControlProps {
  readonly position: Position;
  readonly onChoose: (key: string) => void;
  /** Plays moves one after the other, as far as nobody else comes in between. */
  readonly onLine: (keys: readonly string[]) => void;
}

export interface Face {
  readonly parts: readonly TablePart[];
  /** Where they lie, always the same value for a kind of table; absent: one after the other, as large as they are. */
  tabletop?(position: Position): Tabletop;
  /** What the parts lie on. */
  readonly Ground?: ComponentType<{ readonly composition: Composition }>;
  /** Draws nothing: moves what is drawn, when it is elsewhere than before. */
  readonly Motion?: ComponentType<{ readonly position: Position }>;
  /** Above the list of moves: a better way to answer some questions, or nothing. It chooses only what is offered. */
  readonly Control: ComponentType<ControlProps>;
  /** Beside the words of a group of moves, or of one move in it; it decorates what has a name already, or is nothing. */
  readonly Picture: ComponentType<{ readonly position: Position; readonly move: string; readonly of: 'group' | 'move' }>;
  /** On a phone, under the question: what a seat has to decide with, in one line. */
  readonly Means?: ComponentType<{ readonly position: Position; readonly seat: number }>;
  readonly insights: readonly InsightPanel[];
  move(say: Say, position: Position, key: string): Spoken;
  /** The things on the board that lead to a move, one after the other: see table/choosing.tsx. */
  path(position: Position, key: string): readonly string[];
  /** What is chosen by pressing several things; absent, or undefined, where every thing leads to a move of its own. */
  several?(position: Position): Several | undefined;
  /** The move that somebody wants who presses a thing which the question is not about. */
  goal(position: Position, id: string): string | undefined;
  /** A thing on the board by name. */
  thing(say: Say, position: Position, id: string): string;
  /** Whether numbers are printed on a thing or a place of the table, and whether some of them are our own reconstruction. */
  printed(position: Position, id: string): 'none' | 'known' | 'reconstructed';
  /** Where the numbers printed there come from: loaded when somebody asks. */
  readonly Printed: ComponentType<{ readonly position: Position; readonly id: string }>;
  /** By what a refused move is near to being possible. */
  readonly nearness?: Nearness;
  /** Where in the game a position is, for people. */
  when(say: Say, position: Position): string;
  event(say: Say, position: Position, event: Told): string;
  /** What a position is judged by, in words; absent where nobody judges the game, or it speaks by itself. */
  feature?(say: Say, position: Position, feature: string): string;
  /** The kinds of question that are answered in secret, or whether the one of a position is: at one screen a curtain hangs before them. */
  readonly sealed: readonly string[] | ((position: Position) => boolean);
  /** What ranks players first, and the rule for those who are equal in it; absent where nobody knows. */
  readonly tie?: { readonly over: string; readonly rule: string };
  /** Who has a place at the table, where that is not only whoever plays. */
  seated?(say: Say, position: Position): readonly string[];
  /** Above the question: what others did since, told at the reader's pace. Nothing where the log is enough. */
  readonly Story?: ComponentType<{ readonly position: Position; readonly log: readonly Chapter[] }>;
  /** The things that an event has changed: marked after others have moved. */
  touched?(position: Position, event: Told): readonly string[];
  /** What of these chapters, of which the first comes after so many entries, is worth a scene (one may begin earlier in the log); and what it
   *  looks like. */
  scenes?(chapters: readonly Chapter[], from: number, log: readonly Chapter[]): readonly SceneAt[];
  readonly Scene?: ComponentType<SceneProps>;
  /** Whether an event is a result that nobody should have to look for in the log. */
  isResult?(event: Told): boolean;
  /** What of the game was best, at its end; nothing where nothing was. */
  readonly Highlight?: ComponentType<{ readonly position: Position; readonly log: readonly Chapter[] }>;
  /** Instead of the table of scores at the end. */
  readonly Result?: ComponentType<{ readonly position: Position }>;
  /** Whether the turn of a seat goes on after what waits to be confirmed; absent where there are no turns. */
  goesOn?(position: Position, seat: number): boolean;
  /** What a move leaves to be answered that changes the score too, where `now` is the change that is sure. */
  due?(say: Say, position: Position, key: string, now: number): string | undefined;
  /** The kind of question as a call to act. */
  asks(say: Say, position: Position, asks: string): string;
}
