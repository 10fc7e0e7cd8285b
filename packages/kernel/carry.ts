// A record of older rules, carried over to the rules of now on the same engine. Draws and reveals are taken where they are asked now; a
// question that the record does not answer gets the answer that does nothing; an answer that does nothing and that nobody asks for any
// more is left out. What does not fit ends it: the game goes on from the last position that fits.

import { type Actor, CHANCE, type Decision, type Game, isParseError, type Options, type Seat } from './game.ts';
import {
  type Accept,
  applyEntry,
  begin,
  completeOptions,
  enter,
  makeActor,
  type Outcome,
  otherThan,
  type Playing,
  type RecordProblem,
  seatsOf,
} from './record.ts';
import { linesAfter, parseHeader, parseOptions, parseResult, type Read, type RecordHeader } from './record-text.ts';

/** What a game says of the records of its older rules. */
export interface Older {
  /** The keys of moves that do nothing: end, done, decline. */
  readonly passive: readonly string[];
  /** What such a record meant by options that it does not name, where that is not what it would mean now. */
  defaults?(rules: number): Options;
  /** An entry that is not offered as it stands, as one would say it now: the answer, and answers to questions that come later now. */
  renewed?(rules: number, text: string): readonly string[] | undefined;
}

export interface Carried<S, M> extends Playing<S, M> {
  /** By which rules it was played. */
  readonly from: number;
  /** How many of its entries were taken over, and how many there are. */
  readonly taken: number;
  readonly of: number;
  /** How many questions of now it did not answer. */
  readonly answered: number;
  /** How the game came out by its own rules, where the record says so. */
  readonly result?: readonly Outcome[] | undefined;
  /** Why the next entry does not fit; absent where all do. */
  readonly problem?: RecordProblem | undefined;
}

/** What is known besides the record. */
export interface Known {
  readonly accept?: readonly Accept[] | undefined;
  /** Whose decision was awaited after its last entry: a new question that comes before it is no longer a question. */
  readonly awaited?: readonly Seat[] | undefined;
}

/** The record under the rules of now, as far as it fits; `unreadable` for a text that is no record of this game with this pack. */
export function carryRecord<S, M>(
  game: Game<S, M>,
  text: string,
  { accept = [], awaited }: Known = {},
): (Carried<S, M> & { readonly unreadable?: undefined }) | { readonly unreadable: RecordProblem } {
  const header = parseHeader(text);
  if (header.problem !== undefined) return { unreadable: header.problem };
  const other = otherThan(game, header, ['rules', ...accept]);
  if (other !== undefined) return { unreadable: other };
  const read = optionsThen(game, header);
  if (read.problem !== undefined) return { unreadable: read.problem };
  const result = parseResult(header.result);
  if (result.problem !== undefined) return { unreadable: result.problem };
  const carried = carry(game, header.rules, read.options, linesOf(game, read.options, text, header), awaited);
  return { ...carried, ...result };
}

/** The options of a record, those that it does not name as they were by its rules. */
function optionsThen<S, M>(game: Game<S, M>, header: RecordHeader): Read<{ readonly options: Options }> {
  const read = parseOptions(game.options, header.options);
  if (read.problem !== undefined) return read;
  const then = Object.entries(game.older?.defaults?.(header.rules) ?? {}).filter(
    ([id]) => !(id in read.options) && game.options.some(spec => spec.id === id),
  );
  return { options: completeOptions(game, { ...read.options, ...Object.fromEntries(then) }) };
}

/** An entry as it stands in the record. */
interface Line {
  /** As the record names him; `by` is undefined where the word names nobody. */
  readonly actor: string;
  readonly by: Actor | undefined;
  readonly text: string;
  /** Of the text, counted from 1. */
  readonly line: number;
}

function linesOf<S, M>(game: Game<S, M>, options: Options, text: string, header: RecordHeader): readonly Line[] {
  const actors = [CHANCE, ...seatsOf(game, options)];
  return linesAfter(text, header.lines).map(({ line, words }) => {
    const space = `${words} `.indexOf(' ');
    const actor = words.slice(0, space);
    return { actor, by: actors.find(by => makeActor(by) === actor), text: words.slice(space).trim(), line };
  });
}

/** How far the carrying has come. */
interface Course<S, M> {
  readonly game: Game<S, M>;
  readonly rules: number;
  readonly lines: readonly Line[];
  readonly playing: Playing<S, M>;
  /** The first line that nothing was done with yet. */
  next: number;
  /** Draws that nothing has asked for yet, and how many answers of the record came since. */
  late: { readonly draw: Line; answers: number }[];
  /** Answers that the record gave before their questions are asked now. */
  early: Line[];
  /** Who answered last. */
  last: Actor | undefined;
  answered: number;
}

/** A draw may come this many answers of one seat later than it did: within a turn. */
const LATEST = 6;
/** New questions in a row: more than any turn has. */
const MOST_PASSIVE = 8;

function carry<S, M>(
  game: Game<S, M>,
  rules: number,
  options: Options,
  lines: readonly Line[],
  awaited: readonly Seat[] | undefined,
): Carried<S, M> {
  const of = lines.length;
  let course: Course<S, M> = {
    game,
    rules,
    lines,
    playing: begin(game, options),
    next: 0,
    late: [],
    early: [],
    last: undefined,
    answered: 0,
  };
  let fitting = { entries: 0, taken: 0, answered: 0 };
  for (;;) {
    if (course.late.length === 0) fitting = { entries: entriesOf(course).length, taken: course.next, answered: course.answered };
    const step = stepOf(course);
    if (step === 'end') {
      const { playing, answered } = awaited === undefined ? course : upTo(course, awaited);
      return { ...playing, from: rules, taken: of, of, answered };
    }
    if ('problem' in step) {
      const { taken, answered } = fitting;
      return { ...backTo(course, fitting.entries), from: rules, taken, of, answered, problem: { ...step, entry: taken + 1 } };
    }
    course = step;
  }
}

const entriesOf = <S, M>(c: Course<S, M>) => c.playing.record.entries;

/** New questions to others than those who were awaited then get the answer that does nothing, if that leads there. */
function upTo<S, M>(c: Course<S, M>, awaited: readonly Seat[]): Course<S, M> {
  const trial = copyOf(c);
  for (let n = 0; n < MOST_PASSIVE; n++) {
    const open = c.game.decide(trial.playing.state).map(({ by }) => by);
    if (String(open) === String(awaited)) return trial;
    if (open.some(by => awaited.includes(by)) || !decline(trial, undefined)) return c;
  }
  return c;
}

/** The game after its first entries. */
function backTo<S, M>({ game, playing }: Course<S, M>, entries: number): Playing<S, M> {
  const back = begin(game, playing.record.options);
  for (const { by, move } of playing.record.entries.slice(0, entries)) enter(game, back, by, move);
  return back;
}

/** One step on, or why there is none; 'end' where the whole record is used. */
function stepOf<S, M>(c: Course<S, M>): Course<S, M> | RecordProblem | 'end' {
  const chance = chanceOf(c);
  if (chance !== undefined && takeDraw(c, chance)) return c;
  setDrawsAside(c);
  if (answerEarly(c) !== undefined) return c;
  const line = c.lines[c.next];
  if (line === undefined && c.late.length === 0) return 'end';
  if (chance === undefined) {
    const on = answer(c, line) ?? helped(c, line) ?? leaveOut(c, line) ?? forced(c, line);
    if (on !== undefined) return on;
  }
  return problemWith(c, line ?? (c.late[0]?.draw as Line));
}

// Chance

function chanceOf<S, M>({ game, playing }: Course<S, M>): Decision<M> | undefined {
  const first = game.decide(playing.state)[0];
  return first?.by === CHANCE ? first : undefined;
}

/** Plays the first draw that is asked for, among those that are late or stand before the next answer. */
function takeDraw<S, M>(c: Course<S, M>, asked: Decision<M>): boolean {
  setDrawsAside(c);
  const i = c.late.findIndex(({ draw }) => offered(c, asked, draw.text) !== undefined);
  const [found] = i < 0 ? [] : c.late.splice(i, 1);
  if (found === undefined) return false;
  enter(c.game, c.playing, CHANCE, offered(c, asked, found.draw.text) as M);
  return true;
}

/** Draws that stand before the next answer are at hand from now on. */
function setDrawsAside<S, M>(c: Course<S, M>): void {
  for (let line = c.lines[c.next]; line?.by === CHANCE; line = c.lines[++c.next]) c.late.push({ draw: line, answers: 0 });
}

// Seats

/** The move of this text, if it is offered. */
function offered<S, M>({ game, playing }: Course<S, M>, asked: Decision<M>, text: string): M | undefined {
  const move = game.parse(playing.state, text);
  if (isParseError(move)) return undefined;
  const key = game.keyOf(move);
  return asked.moves.find(m => game.keyOf(m) === key);
}

const decisionOf = <S, M>({ game, playing }: Course<S, M>, by: Actor | undefined): Decision<M> | undefined =>
  game.decide(playing.state).find(d => d.by === by);

/** What an entry is now, if it is offered: a move, and answers to later questions. */
function moveOf<S, M>(c: Course<S, M>, { by, text }: Line): { readonly move: M; readonly later: readonly string[] } | undefined {
  const asked = decisionOf(c, by);
  if (asked === undefined) return undefined;
  const [now = text, ...later] = c.game.older?.renewed?.(c.rules, text) ?? [];
  const move = offered(c, asked, text);
  if (move !== undefined) return { move, later: [] };
  const renewed = offered(c, asked, now);
  return renewed && { move: renewed, later };
}

const isPassive = <S, M>({ game }: Course<S, M>, text: string): boolean => game.older?.passive.includes(text) === true;

/** Whether a draw that is late by then is still of the same turn. */
const isInTime = <S, M>({ late, last }: Course<S, M>, line: Line): boolean =>
  late.every(({ answers }) => answers < LATEST && line.by === last);

/** The next entry answers what is asked. */
function answer<S, M>(c: Course<S, M>, line: Line | undefined): Course<S, M> | undefined {
  const is = line && moveOf(c, line);
  if (line === undefined || is === undefined || !isInTime(c, line)) return undefined;
  enter(c.game, c.playing, line.by as Actor, is.move);
  for (const draw of c.late) draw.answers++;
  c.early.push(...is.later.map(text => ({ ...line, text })));
  c.last = line.by;
  c.next++;
  return c;
}

/** The record gave this answer with an earlier one. */
function answerEarly<S, M>(c: Course<S, M>): Course<S, M> | undefined {
  for (const [i, line] of c.early.entries()) {
    const is = moveOf(c, line);
    if (is === undefined) continue;
    c.early.splice(i, 1);
    enter(c.game, c.playing, line.by as Actor, is.move);
    return c;
  }
  return undefined;
}

/** New questions get the answer that does nothing, until the next entry answers what is asked or the last draw is. */
function helped<S, M>(c: Course<S, M>, line: Line | undefined): Course<S, M> | undefined {
  const trial = copyOf(c);
  for (let n = 0; n < MOST_PASSIVE; n++) {
    if (!decline(trial, line)) return undefined;
    if (isReached(trial, line)) return trial;
  }
  return undefined;
}

/** An answer that does nothing, by the seat of the entry if it is asked. An entry that does nothing itself is no reason to answer for others. */
function decline<S, M>(c: Course<S, M>, line: Line | undefined): boolean {
  const own = decisionOf(c, line?.by);
  const asked = own ?? (line !== undefined && isPassive(c, line.text) ? undefined : c.game.decide(c.playing.state)[0]);
  const move = asked?.moves.find(m => isPassive(c, c.game.keyOf(m)));
  if (asked === undefined || move === undefined) return false;
  enter(c.game, c.playing, asked.by, move);
  c.answered++;
  return true;
}

/** Whether the entry answers what is asked once what is at hand has been played. */
function isReached<S, M>(c: Course<S, M>, line: Line | undefined): boolean {
  while (answerEarly(c) !== undefined);
  for (let chance = chanceOf(c); chance !== undefined; chance = chanceOf(c)) if (!takeDraw(c, chance)) return false;
  return line === undefined ? c.late.length === 0 : moveOf(c, line) !== undefined && isInTime(c, line);
}

/** An answer that does nothing is not asked for any more. */
function leaveOut<S, M>(c: Course<S, M>, line: Line | undefined): Course<S, M> | undefined {
  if (line === undefined || !isPassive(c, line.text)) return undefined;
  c.next++;
  return c;
}

/** A question with a single answer used to be no entry: the first answer after which the next entry fits. */
function forced<S, M>(c: Course<S, M>, line: Line | undefined): Course<S, M> | undefined {
  for (const { by, moves } of c.game.decide(c.playing.state)) {
    for (const move of moves) {
      const trial = copyOf(c);
      enter(trial.game, trial.playing, by, move);
      trial.answered++;
      if (isReached(trial, line)) return trial;
    }
  }
  return undefined;
}

const copyOf = <S, M>(c: Course<S, M>): Course<S, M> => ({
  ...c,
  playing: { state: c.game.clone(c.playing.state), record: { ...c.playing.record, entries: [...entriesOf(c)] } },
  late: c.late.map(draw => ({ ...draw })),
  early: [...c.early],
});

/** Why an entry does not fit. */
function problemWith<S, M>({ game, playing }: Course<S, M>, { actor, by, text, line }: Line): RecordProblem {
  if (by === undefined)
    return { problem: 'unknown-actor', line, found: actor, expected: [CHANCE, ...seatsOf(game, playing.record.options)].map(makeActor) };
  const move = game.parse(playing.state, text);
  if (isParseError(move)) return { problem: 'unparsable', line, found: move.word === '' ? text : move.word, expected: move.expected };
  const why = applyEntry(game, game.clone(playing.state), { by, move });
  return { ...(why ?? { problem: 'not-asked', found: makeActor(by), expected: [] }), line };
}
