// The single steps of carrying a record over: see carry.ts.

import { type Actor, CHANCE, type Decision, type Entry, type Game, isParseError } from './game.ts';
import { applyEntry, makeActor, type Playing, type RecordProblem, seatsOf } from './record.ts';

/** An entry as it stands in the record. */
export interface Line {
  /** As the record names him; `by` is undefined where the word names nobody. */
  readonly actor: string;
  readonly by: Actor | undefined;
  readonly text: string;
  /** Of the text, counted from 1. */
  readonly line: number;
  /** It was moved to where it stands: not again. */
  readonly isMoved?: boolean;
}

/** An answer of a seat, by the kind of its question and by its key. */
export interface Answered {
  readonly asks: string;
  readonly key: string;
}

/** How far the carrying has come. */
export interface Course<S, M> {
  readonly game: Game<S, M>;
  readonly rules: number;
  readonly lines: readonly Line[];
  readonly playing: Playing<S, M>;
  /** The first line that nothing was done with yet. */
  next: number;
  /** Draws that nothing has asked for yet. */
  late: Line[];
  /** Answers that the record gave before their questions are asked now. */
  early: Line[];
  /** Answers that the engine has given by itself since the last one of the record. */
  given: readonly Entry<M>[];
  /** Who answered last. */
  last: Actor | undefined;
  /** Whose entries were left out since. */
  left: Actor | undefined;
  /** The last answer, and what it answered. */
  before: Answered | undefined;
  /** New questions so far. */
  answered: number;
  /** How it was before each of the last answers of this seat. */
  trail: readonly Course<S, M>[];
  /** The last position in which no draw was late: how it was come to. */
  fits: { readonly entries: number; readonly taken: number; readonly answered: number };
}

/** New questions in a row: more than any turn has. */
const MOST_PASSIVE = 8;
/** So many answers of a seat may lie between where one stands and where it is given now. */
const MOST_SOONER = 8;

export const startOf = <S, M>(game: Game<S, M>, rules: number, lines: readonly Line[], playing: Playing<S, M>): Course<S, M> => ({
  game,
  rules,
  lines,
  playing,
  next: 0,
  late: [],
  early: [],
  given: [],
  last: undefined,
  left: undefined,
  before: undefined,
  answered: 0,
  trail: [],
  fits: { entries: 0, taken: 0, answered: 0 },
});

export const copyOf = <S, M>(c: Course<S, M>): Course<S, M> => ({
  ...c,
  playing: { state: c.game.clone(c.playing.state), record: { ...c.playing.record, entries: [...c.playing.record.entries] } },
  late: [...c.late],
  early: [...c.early],
});

/** The ways on from here, the likeliest first; none where nothing fits, 'end' where the whole record is used. */
export function stepOf<S, M>(c: Course<S, M>): Course<S, M>[] | 'end' {
  if (c.late.length === 0) c.fits = { entries: c.playing.record.entries.length, taken: c.next, answered: c.answered };
  const chance = chanceOf(c);
  if (chance !== undefined && takeDraw(c, chance)) return [c];
  setDrawsAside(c);
  if (answerEarly(c)) return [c];
  const line = c.lines[c.next];
  if (line === undefined && c.late.length === 0) return 'end';
  return chance === undefined ? waysOf(c, line) : [];
}

function waysOf<S, M>(c: Course<S, M>, line: Line | undefined): Course<S, M>[] {
  if (line === undefined) return [helped(c, line)].filter(isWay);
  // Before the entry is played: what else it may have been.
  const [given, without] = [givenAlready(c, line), leftOut(c, line)];
  if (answer(c, line)) return [c, given, goesOn(c, line) ? without : undefined].filter(isWay);
  return [given, helped(c, line), without, ...sooner(c, line)].filter(isWay);
}

/** Whether the next answer after this entry, which was just taken, is of the same seat. */
const goesOn = <S, M>({ lines, next }: Course<S, M>, { by }: Line): boolean =>
  lines.slice(next, next + MOST_PASSIVE).find(line => line.by !== CHANCE)?.by === by;

const isWay = <W>(way: W | undefined): way is W => way !== undefined;

function enter<S, M>(c: Course<S, M>, by: Actor, move: M): void {
  const asked = decisionOf(c, by);
  c.left = undefined;
  if (by !== CHANCE && asked !== undefined) c.before = { asks: asked.asks, key: c.game.keyOf(move) };
  c.given = [...c.given, ...c.game.advance(c.playing.state, by, move)];
  c.playing.record.entries.push({ by, move });
}

// Chance

function chanceOf<S, M>({ game, playing }: Course<S, M>): Decision<M> | undefined {
  const first = game.decide(playing.state)[0];
  return first?.by === CHANCE ? first : undefined;
}

/** Plays the first draw that is asked for, among those that are late or stand before the next answer. */
function takeDraw<S, M>(c: Course<S, M>, asked: Decision<M>): boolean {
  setDrawsAside(c);
  for (const [i, draw] of c.late.entries()) {
    const move = offered(c, asked, draw.text);
    if (move === undefined) continue;
    c.late.splice(i, 1);
    enter(c, CHANCE, move);
    return true;
  }
  return false;
}

/** Draws that stand before the next answer are at hand from now on. */
function setDrawsAside<S, M>(c: Course<S, M>): void {
  for (let line = c.lines[c.next]; line?.by === CHANCE; line = c.lines[++c.next]) c.late.push(line);
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
  const move = offered(c, asked, text);
  if (move !== undefined) return { move, later: [] };
  const [now = text, ...later] = c.game.older?.renewed?.(c.rules, text) ?? [];
  const renewed = offered(c, asked, now);
  return renewed && { move: renewed, later };
}

const isPassive = <S, M>({ game }: Course<S, M>, text: string): boolean => game.older?.passive.includes(text) === true;

/** A draw may come later than it did, but not after the answer of another seat. */
const isInTime = <S, M>({ late, last }: Course<S, M>, line: Line): boolean => late.length === 0 || line.by === last;

/** The next entry answers what is asked. */
function answer<S, M>(c: Course<S, M>, line: Line): boolean {
  const is = moveOf(c, line);
  if (is === undefined || !isInTime(c, line)) return false;
  c.trail = [...(line.by === c.last ? c.trail.slice(1 - MOST_SOONER) : []), { ...copyOf(c), trail: [] }];
  c.given = [];
  enter(c, line.by as Actor, is.move);
  c.early.push(...is.later.map(text => ({ ...line, text })));
  c.last = line.by;
  c.next++;
  return true;
}

/** The record gave this answer with an earlier one. */
function answerEarly<S, M>(c: Course<S, M>): boolean {
  for (const [i, line] of c.early.entries()) {
    const is = moveOf(c, line);
    if (is === undefined) continue;
    c.early.splice(i, 1);
    enter(c, line.by as Actor, is.move);
    return true;
  }
  return false;
}

/** The engine has given this answer by itself, because there is no other now. */
function givenAlready<S, M>(c: Course<S, M>, { by, text }: Line): Course<S, M> | undefined {
  const at = c.given.findIndex(entry => entry.by === by && c.game.keyOf(entry.move) === text);
  if (at < 0) return undefined;
  return { ...copyOf(c), given: c.given.slice(at + 1), last: by, next: c.next + 1 };
}

/** The entry does nothing, and nobody asks for it any more. Not for one seat after the other: that would be what did not happen. */
const leftOut = <S, M>(c: Course<S, M>, { by, text }: Line): Course<S, M> | undefined =>
  isPassive(c, text) && (c.left ?? by) === by ? { ...copyOf(c), left: by, next: c.next + 1 } : undefined;

/** The answer can be given sooner in this turn, though not here any more: it is moved there. */
const sooner = <S, M>(c: Course<S, M>, line: Line): Course<S, M>[] =>
  line.isMoved === true || isPassive(c, line.text)
    ? []
    : c.trail
        .filter(before => moveOf(before, line) !== undefined)
        .map(before => {
          const lines = c.lines.toSpliced(c.next, 1).toSpliced(before.next, 0, { ...line, isMoved: true });
          return { ...copyOf(before), lines };
        })
        .reverse();

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
export function decline<S, M>(c: Course<S, M>, line: Line | undefined): boolean {
  const own = decisionOf(c, line?.by);
  const asked = own ?? (line !== undefined && isPassive(c, line.text) ? undefined : c.game.decide(c.playing.state)[0]);
  const move = asked && (onlyThen(c, asked) ?? asked.moves.find(m => isPassive(c, c.game.keyOf(m))));
  if (asked === undefined || move === undefined) return false;
  makeUp(c, asked.by, move);
  return true;
}

/** The answer that the engine gave by itself by the older rules, where the game can tell. */
function onlyThen<S, M>({ game, rules, before }: Course<S, M>, { asks, moves }: Decision<M>): M | undefined {
  const keys = moves.map(m => game.keyOf(m));
  const key = game.older?.onlyThen?.(rules, { asks, keys }, before);
  return key === undefined ? undefined : moves[keys.indexOf(key)];
}

/** An answer to a question that the record does not answer. */
function makeUp<S, M>(c: Course<S, M>, by: Actor, move: M): void {
  enter(c, by, move);
  c.answered++;
}

/** Whether the entry answers what is asked once what is at hand has been played. */
function isReached<S, M>(c: Course<S, M>, line: Line | undefined): boolean {
  while (answerEarly(c));
  for (let chance = chanceOf(c); chance !== undefined; chance = chanceOf(c)) if (!takeDraw(c, chance)) return false;
  return line === undefined ? c.late.length === 0 : moveOf(c, line) !== undefined && isInTime(c, line);
}

/** A question with a single answer used to be no entry: the one answer to each question that is neither optional nor nothing, if the
 *  next entry fits after it. */
export function forced<S, M>(c: Course<S, M>): Course<S, M>[] {
  const line = c.lines[c.next];
  return c.game
    .decide(c.playing.state)
    .map(({ by, moves }) => {
      const [only, another] = by === CHANCE ? [] : moves.filter(m => !isFree(c, c.game.keyOf(m)));
      if (only === undefined || another !== undefined) return undefined;
      const trial = copyOf(c);
      makeUp(trial, by, only);
      return isReached(trial, line) ? trial : helped(trial, line);
    })
    .filter(isWay);
}

/** Whether nobody ever had to make this move. */
const isFree = <S, M>(c: Course<S, M>, key: string): boolean =>
  isPassive(c, key) || c.game.older?.optional?.includes(key.split(' ')[0] ?? '') === true;

/** Why the next entry does not fit. */
export function problemAt<S, M>({ game, playing, lines, next, late }: Course<S, M>): RecordProblem {
  const stuck = lines[next] ?? late[0];
  if (stuck === undefined) throw new Error('everything was taken over, and yet something does not fit');
  const { actor, by, text, line } = stuck;
  const actors = [CHANCE, ...seatsOf(game, playing.record.options)].map(makeActor);
  if (by === undefined) return { problem: 'unknown-actor', line, found: actor, expected: actors };
  const move = game.parse(playing.state, text);
  if (isParseError(move)) return { problem: 'unparsable', line, found: move.word === '' ? text : move.word, expected: move.expected };
  const why = applyEntry(game, game.clone(playing.state), { by, move });
  return { ...(why ?? { problem: 'not-asked', found: makeActor(by), expected: [] }), line };
}
