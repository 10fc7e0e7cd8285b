// The course of a table, line by line. Whoever holds the table and whoever follows it go on by the same function: the one from lines that
// say everything, the other from lines as he hears them, with his view in place of the state.

import {
  type AnyGame,
  applyEntry,
  CHANCE,
  type Decision,
  type Entry,
  type Options,
  parseEntry,
  type Seat,
  seatsOf,
  type Viewer,
} from '@adega/kernel';
import type { TableLine } from '@adega/wire/journal.ts';
import type { Pace } from '@adega/wire/pace.ts';
import { type Clocks, reckon, startClocks, wind } from './clock.ts';

/** How it is with a seat. */
export interface SeatHeld {
  readonly name?: string | undefined;
  readonly bot?: string | undefined;
  /** Which was chosen for it: packages/wire/colour.ts. */
  readonly colour?: number | undefined;
  readonly resigned?: true | undefined;
  /** The name is that of an account. */
  readonly account?: true | undefined;
}

/** A turn as it lies in the record. */
export interface TurnTaken {
  readonly n: number;
  readonly by: number;
  readonly question: number;
  readonly from: number;
  readonly count: number;
}

/** Somebody has asked the others for something. */
export interface OpenAsk {
  readonly n: number;
  readonly seat: Seat;
  readonly what: 'undo' | 'abandon' | 'go-on';
  readonly to?: number | undefined;
  /** Those who have not answered yet. */
  readonly of: readonly Seat[];
}

/** Said of a turn that a bot has played because time was over. */
export const LATE = 'late';

export interface Course {
  readonly game: AnyGame;
  options: Options;
  /** Through whose eyes; 'all' for whoever holds the table. */
  readonly eyes: Viewer | 'all';
  /** Lines so far. */
  n: number;
  /** Lines before this one are of older rules: what was done in them is not played. */
  readonly renewed: number;
  seats: readonly SeatHeld[];
  begun: boolean;
  state: unknown;
  readonly entries: Entry<unknown>[];
  /** Those turns whose entries are still there, in their order. */
  readonly turns: TurnTaken[];
  /** The seats that are to answer. */
  asked: readonly Seat[];
  /** What is to be decided in this state, where somebody has found that out: looking again costs as much as a move. */
  open?: readonly Decision<unknown>[] | undefined;
  /** By seat, the number of the question that it was asked last. */
  readonly questions: number[];
  ask?: OpenAsk | undefined;
  /** What was asked last and by whom it was refused, until the table goes on. */
  refused?: { readonly ask: OpenAsk; readonly by: Seat } | undefined;
  /** By the rules of now it has come out otherwise, and nobody has agreed yet to go on. */
  stopped: boolean;
  /** By seat, the turn of which it has asked to take it back. */
  readonly askedFor: number[];
  end?: Extract<TableLine, { kind: 'end' }> | undefined;
  /** Where the same people play again. */
  next?: string | undefined;
  /** How much time everybody has; undefined where that is not counted. */
  readonly clocks?: Clocks | undefined;
}

/** Somebody else was at this course, or its lines are of another game. */
export class CannotFollow extends Error {
  constructor(n: number, why: string) {
    super(`line ${n}: ${why}`);
    this.name = 'CannotFollow';
  }
}

/** What a course follows from, besides its game. */
export interface Beginning {
  readonly options: Options;
  readonly renewed?: number | undefined;
  readonly pace?: Pace | undefined;
}

export function startCourse(game: AnyGame, { options, renewed = 0, pace }: Beginning, eyes: Course['eyes']): Course {
  const seats = seatsOf(game, options).length;
  return {
    game,
    options,
    eyes,
    n: 0,
    renewed,
    seats: Array.from({ length: seats }, () => ({})),
    begun: false,
    state: startOf(game, options, eyes),
    entries: [],
    turns: [],
    asked: [],
    stopped: false,
    questions: Array.from({ length: seats }, () => 0),
    askedFor: Array.from({ length: seats }, () => 0),
    clocks: pace && startClocks(pace, seats, 0),
  };
}

function startOf(game: AnyGame, options: Options, eyes: Course['eyes']): unknown {
  const state = game.start(options);
  return eyes === 'all' ? state : game.view(state, eyes);
}

/** What came of the moves of a turn, where somebody has played them already. */
export interface Played {
  readonly state: unknown;
  readonly entries: readonly Entry<unknown>[];
  /** What is to be decided then. */
  readonly open?: readonly Decision<unknown>[] | undefined;
}

export function advance(course: Course, line: TableLine, played?: Played): void {
  if (line.n !== course.n + 1) throw new CannotFollow(line.n, `after ${course.n} lines`);
  const were = course.clocks === undefined ? [] : [...course.questions];
  reckon(course, line);
  if (line.n < course.renewed) passOver(course, line);
  else goOn(course, line, played);
  wind(course, line, were);
  course.n = line.n;
}

/** A line of older rules: who sits where, whether it has begun, and whether it is over. */
function passOver(course: Course, line: TableLine): void {
  if (line.kind === 'turn') course.begun = true;
  if (line.kind === 'seat' || line.kind === 'end' || line.kind === 'next') goOn(course, line, undefined);
}

function goOn(course: Course, line: TableLine, played: Played | undefined): void {
  switch (line.kind) {
    case 'seat':
      course.seats = course.seats.with(line.seat, heldBy(course, line));
      break;
    case 'turn':
      takeTurn(course, line, played);
      break;
    case 'back':
      goBack(course, line.entries);
      break;
    case 'ask':
      course.refused = undefined;
      course.ask = { n: line.n, seat: line.seat, what: line.what, to: line.to, of: line.of };
      if (line.what === 'undo') course.askedFor[line.seat] = line.to ?? 0;
      break;
    case 'answer':
      course.refused = line.yes || course.ask === undefined ? undefined : { ask: course.ask, by: line.seat };
      course.ask = line.yes && course.ask ? { ...course.ask, of: course.ask.of.filter(seat => seat !== line.seat) } : undefined;
      break;
    case 'carried':
      startAnew(course, line);
      break;
    case 'end':
      course.end = line;
      course.asked = [];
      course.ask = undefined;
      break;
    case 'next':
      course.next = line.table;
  }
}

/** A colour stays with the seat, but for one that somebody gives back before the game. */
function heldBy({ seats, begun }: Course, { seat, name, bot, colour, resigned, account }: Extract<TableLine, { kind: 'seat' }>): SeatHeld {
  const isFree = name === undefined && bot === undefined;
  const kept = colour ?? (isFree && !begun ? undefined : seats[seat]?.colour);
  return { name, bot, resigned, ...(kept !== undefined && { colour: kept }), ...(account && { account }) };
}

/** What was asked before has a smaller number than what is asked now: there were at most as many questions as lines. Nobody takes back what
 *  was done before. */
function startAnew(course: Course, { n, options, entries, stopped }: Extract<TableLine, { kind: 'carried' }>): void {
  course.options = options;
  course.state = startOf(course.game, options, course.eyes);
  course.entries.length = 0;
  course.turns.length = 0;
  for (const text of entries) enter(course, n, text);
  course.begun ||= entries.length > 0;
  course.stopped = stopped === true;
  course.ask = undefined;
  course.questions.fill(n);
  course.asked = [];
  course.open = undefined;
  if (course.begun && !course.stopped && course.end === undefined) askAnew(course, () => true);
}

function takeTurn(course: Course, line: Extract<TableLine, { kind: 'turn' }>, played: Played | undefined): void {
  const { n, by, question, entries, left } = line;
  const from = course.entries.length;
  if (played === undefined) for (const text of entries) enter(course, n, text);
  else {
    course.state = played.state;
    course.entries.push(...played.entries);
  }
  if (left !== undefined) note(course.entries, from, by, left);
  course.begun = true;
  course.refused = undefined;
  course.turns.push({ n, by, question, from, count: entries.length });
  course.ask = undefined;
  askAnew(course, seat => seat === by || !course.asked.includes(seat), played?.open);
}

/** How it came about: somebody had left it beforehand, or a bot has played for him. */
function note(entries: Entry<unknown>[], from: number, by: number, left: string): void {
  for (let i = from; i < entries.length; i++) {
    const entry = entries[i] as Entry<unknown>;
    if (entry.by === by) entries[i] = { ...entry, notes: [left === LATE ? LATE : 'left'] };
  }
}

function enter(course: Course, n: number, text: string): void {
  const { game, options, state } = course;
  const read = parseEntry(game, state, options, text);
  const problem = read.problem ?? applyEntry(game, state, read.entry);
  if (problem !== undefined) throw new CannotFollow(n, `${text}: ${problem.problem}`);
  if (read.problem === undefined) course.entries.push(read.entry);
}

const seatsIn = (open: readonly Decision<unknown>[]): Seat[] => (open.some(({ by }) => by === CHANCE) ? [] : open.map(({ by }) => by));

/** Those who are asked now; a question that `isNew` gets a number of its own. */
function askAnew(course: Course, isNew: (seat: Seat) => boolean, open = course.game.decide(course.state)): void {
  const asked = seatsIn(open);
  for (const seat of asked) if (isNew(seat)) course.questions[seat] = (course.questions[seat] ?? 0) + 1;
  course.asked = asked;
  course.open = open;
}

/** What was asked before going back is not asked any more: the same question has another number. */
function goBack(course: Course, to: number): void {
  const { game, options, eyes, entries, turns } = course;
  entries.length = to;
  while ((turns.at(-1)?.from ?? -1) >= to) turns.pop();
  course.state = replayed(game, startOf(game, options, eyes), entries);
  course.ask = undefined;
  askAnew(course, () => true);
}

function replayed(game: AnyGame, state: unknown, entries: readonly Entry<unknown>[]): unknown {
  for (const { by, move } of entries) game.apply(state, by, move);
  return state;
}

export const turnAt = ({ turns }: Course, n: number): TurnTaken | undefined => turns.findLast(turn => turn.n === n);

/** Puts other entries in the place of those of a turn; only of ones that nobody else knows. */
export function reseal(course: Course, n: number, texts: readonly string[]): void {
  const turn = turnAt(course, n);
  if (turn === undefined) return;
  const resealed = resealedWith(course, turn, texts);
  if (resealed === undefined) throw new CannotFollow(n, 'it cannot be put in its place');
  course.state = resealed.state;
  course.open = undefined;
  course.entries.splice(0, course.entries.length, ...resealed.entries);
}

/** Before a turn was taken; a new state. */
export const stateBefore = ({ game, options, eyes, entries }: Course, { from }: TurnTaken): unknown =>
  replayed(game, startOf(game, options, eyes), entries.slice(0, from));

/** The course as if this turn had had these entries; undefined where it could not have gone on as it did. */
export function resealedWith(course: Course, turn: TurnTaken, texts: readonly string[]): Played | undefined {
  const { game, options, entries } = course;
  const after = entries.slice(turn.from + turn.count);
  const state = stateBefore(course, turn);
  const others: Entry<unknown>[] = [];
  for (const text of texts) {
    const read = parseEntry(game, state, options, text);
    if (read.problem !== undefined || applyEntry(game, state, read.entry) !== undefined) return undefined;
    others.push(read.entry);
  }
  if (after.some(entry => applyEntry(game, state, entry) !== undefined)) return undefined;
  return { state, entries: [...entries.slice(0, turn.from), ...others, ...after] };
}

/** A question that a seat is asked. */
export interface Asked {
  readonly seat: Seat;
  readonly question: number;
}

const ASKING: readonly TableLine['kind'][] = ['turn', 'back', 'carried'];

/** What would be asked anew once these lines have happened. Looking costs nothing where somebody has played the one turn that there is. */
export function askedBy(course: Course, lines: readonly TableLine[], played?: Played): readonly Asked[] {
  if (!lines.some(({ kind }) => ASKING.includes(kind)) || lines.some(({ kind }) => kind === 'end')) return [];
  const [line] = lines;
  const { asked, questions } = course;
  if (lines.length === 1 && line?.kind === 'turn' && played?.open !== undefined) {
    const anew = seatsIn(played.open).filter(seat => seat === line.by || !asked.includes(seat));
    return anew.map(seat => ({ seat, question: (questions[seat] ?? 0) + 1 }));
  }
  const after = copyOf(course);
  for (const one of lines) advance(after, one);
  return after.asked
    .filter(seat => after.questions[seat] !== questions[seat])
    .map(seat => ({ seat, question: after.questions[seat] ?? 0 }));
}

const copyOf = (course: Course): Course => ({
  ...course,
  state: course.game.clone(course.state),
  entries: [...course.entries],
  turns: [...course.turns],
  questions: [...course.questions],
  askedFor: [...course.askedFor],
  clocks: course.clocks && { ...course.clocks, seats: course.clocks.seats.map(clock => ({ ...clock })) },
});
