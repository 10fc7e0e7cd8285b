// A record of older rules, carried over to the rules of now on the same engine. Draws and reveals are taken where they are asked now; a
// question that the record does not answer gets the answer that does nothing; an answer that does nothing and that nobody asks for any
// more is left out. What does not fit ends it: the game goes on from the last position that fits.
//
// Often more than one of these would do at an entry, and only later ones tell which was meant: ways that were not taken are tried when
// one comes to an end. course.ts has the single steps.

import { type Answered, type Course, copyOf, decline, forced, type Line, problemAt, startOf, stepOf } from './course.ts';
import { CHANCE, type Game, type Options, type Seat } from './game.ts';
import {
  type Accept,
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
  /** The first words of moves that nobody ever had to make. */
  readonly optional?: readonly string[] | undefined;
  /** The answer to a question of now that those rules left as the only one, where that is known; `before` is what was answered last. */
  onlyThen?(
    rules: number,
    asked: { readonly asks: string; readonly keys: readonly string[] },
    before: Answered | undefined,
  ): string | undefined;
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

function linesOf<S, M>(game: Game<S, M>, options: Options, text: string, header: RecordHeader): readonly Line[] {
  const actors = [CHANCE, ...seatsOf(game, options)];
  return linesAfter(text, header.lines).map(({ line, words }) => {
    const space = `${words} `.indexOf(' ');
    const actor = words.slice(0, space);
    return { actor, by: actors.find(by => makeActor(by) === actor), text: words.slice(space).trim(), line };
  });
}

/** Ways that are remembered, and ends that are turned back from: an entry is made up for by one that is not far away. */
const MOST_WAYS = 8;
const MOST_ENDS = 120;
/** After so many ends an answer is made up. */
const PATIENCE = 24;
/** New questions in a row: more than any turn has. */
const MOST_PASSIVE = 8;

function carry<S, M>(game: Game<S, M>, rules: number, options: Options, lines: readonly Line[], awaited?: readonly Seat[]): Carried<S, M> {
  let course = startOf(game, rules, lines, begin(game, options));
  const ways: Course<S, M>[] = [];
  const ends: Course<S, M>[] = [];
  let furthest = course;
  for (let n = 0; n <= MOST_ENDS; ) {
    const step = stepOf(course);
    if (step === 'end') return carriedWith(awaited === undefined ? course : upTo(course, awaited));
    const [on, ...others] = step;
    ways.push(...others.reverse());
    ways.splice(0, ways.length - MOST_WAYS);
    if (on === undefined) {
      if (course.fits.taken >= furthest.fits.taken) furthest = course;
      ends.push(course);
      n++;
    }
    const next = on ?? (n % PATIENCE === 0 ? undefined : ways.pop()) ?? fromAnEnd(ends, ways) ?? ways.pop();
    if (next === undefined) break;
    course = next;
  }
  return stoppedAt(furthest);
}

/** An answer is made up that the engine used to give by itself, at the furthest end that there was. */
function fromAnEnd<S, M>(ends: Course<S, M>[], ways: Course<S, M>[]): Course<S, M> | undefined {
  const most = Math.max(...ends.map(({ next }) => next));
  const end = ends.find(({ next }) => next === most);
  if (end === undefined) return undefined;
  ends.splice(ends.indexOf(end), 1);
  const [next, ...others] = forced(end);
  ways.push(...others.reverse());
  return next ?? fromAnEnd(ends, ways);
}

const carriedWith = <S, M>({ playing, rules, lines, answered }: Course<S, M>): Carried<S, M> => ({
  ...playing,
  from: rules,
  taken: lines.length,
  of: lines.length,
  answered,
});

function stoppedAt<S, M>(course: Course<S, M>): Carried<S, M> {
  const { entries, taken, answered } = course.fits;
  return {
    ...backTo(course, entries),
    from: course.rules,
    taken,
    of: course.lines.length,
    answered,
    problem: { ...problemAt(course), entry: taken + 1 },
  };
}

/** The game after its first entries. */
function backTo<S, M>({ game, playing }: Course<S, M>, entries: number): Playing<S, M> {
  const back = begin(game, playing.record.options);
  for (const { by, move } of playing.record.entries.slice(0, entries)) enter(game, back, by, move);
  return back;
}

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
