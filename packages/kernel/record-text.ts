// A record as text that a person can read and write:
//
//   adega-record: 1
//   game: sealed-bids
//   rules: 1
//   pack: 0
//   option.seats: 2
//   result.1: rank 1 total 5
//
//   chance prize 3
//   1 bid 2        # seats count from 1; this is a comment
//   2 bid 3 # noted: cut

import { CHANCE, type Entry, type Game, isParseError, type OptionSpec, type Options } from './game.ts';
import {
  type Accept,
  applyEntry,
  type GameRecord,
  makeActor,
  noted,
  type Outcome,
  otherThan,
  type RecordProblem,
  seatsOf,
} from './record.ts';

const FIRST = 'adega-record';
const VERSION = '1';
const NEEDED = ['game', 'rules', 'pack'] as const;

/** What can be read without knowing the game: enough to find it. Options and results are still text. */
export interface RecordHeader {
  readonly game: string;
  readonly rules: number;
  readonly pack: string;
  readonly options: readonly HeaderLine[];
  readonly result: readonly HeaderLine[];
  /** On which lines game, rules and pack are named. */
  readonly at: { readonly game: number; readonly rules: number; readonly pack: number };
  /** How many lines of the text the header takes. */
  readonly lines: number;
}

export interface HeaderLine {
  readonly line: number;
  readonly key: string;
  readonly value: string;
}

export type Read<T> = (T & { readonly problem?: undefined }) | { readonly problem: RecordProblem };

// ---- writing

export const makeRecord = <S, M>(game: Game<S, M>, record: GameRecord<M>): string =>
  recordOfLines(
    record,
    record.entries.map(entry => makeEntry(game, entry)),
  );

/** The record of entries that are text already. */
export function recordOfLines(record: Omit<GameRecord<unknown>, 'entries'>, entries: readonly string[]): string {
  const lines = [`${FIRST}: ${VERSION}`, `game: ${record.game}`, `rules: ${record.rules}`, `pack: ${plain(record.pack)}`];
  for (const id in record.options) lines.push(`option.${id}: ${plain(String(record.options[id]))}`);
  for (const o of record.result ?? []) lines.push(`result.${o.seat + 1}: rank ${o.rank} total ${o.total}`);
  return `${[...lines, '', ...entries].join('\n')}\n`;
}

export function makeEntry<S, M>(game: Game<S, M>, { by, move, notes = [] }: Entry<M>): string {
  const line = `${makeActor(by)} ${plain(game.keyOf(move))}`;
  return notes.length === 0 ? line : `${line}${NOTED}${notes.map(plain).join(' ')}`;
}

/** A comment that says something of its entry. */
const NOTED = ' # noted: ';

function notesIn(line: string): readonly string[] {
  const from = line.indexOf(NOTED);
  return from < 0
    ? []
    : line
        .slice(from + NOTED.length)
        .split(' ', MOST_NOTES)
        .filter(word => NOTE.test(word));
}

const NOTE = /^[a-z-]{1,20}$/;
const MOST_NOTES = 8;

/** Text that a line gives back as it is. Anything else would be lost, so it stops here. */
function plain(text: string): string {
  if (text === '' || text !== text.trim() || /[\n\r#]/.test(text)) throw new Error(`cannot stand in a record: ${JSON.stringify(text)}`);
  return text;
}

// ---- reading

/** Reads a record and plays it through, since what a move's text means may depend on the state. */
export function parseRecord<S, M>(
  game: Game<S, M>,
  text: string,
  accept: readonly Accept[] = [],
): Read<{ readonly record: GameRecord<M>; readonly state: S }> {
  const header = parseHeader(text);
  if (header.problem !== undefined) return header;
  const other = otherThan(game, header, accept);
  if (other !== undefined)
    return { problem: { ...other, line: header.at[other.problem.slice('other-'.length) as keyof RecordHeader['at']] } };
  const options = parseOptions(game.options, header.options);
  if (options.problem !== undefined) return options;
  const result = parseResult(header.result);
  if (result.problem !== undefined) return result;
  const played = parseEntries(game, options.options, text, header.lines);
  if (played.problem !== undefined) return played;
  const { rules, pack } = header;
  const record = { game: game.id, rules, pack, options: options.options, entries: played.entries, ...result };
  return { record, state: played.state };
}

export function parseHeader(text: string): Read<RecordHeader> {
  const { lines, count, problem } = headerLines(text);
  const trouble = problem ?? firstTrouble(lines[0]) ?? keyTrouble(lines, count);
  if (trouble !== undefined) return { problem: trouble };
  const [game, rules, pack] = NEEDED.map(key => lines.find(l => l.key === key) as HeaderLine) as [HeaderLine, HeaderLine, HeaderLine];
  if (!/^\d+$/.test(rules.value)) return fault('bad-value', rules.line, rules.value, ['a whole number']);
  return {
    game: game.value,
    rules: Number(rules.value),
    pack: pack.value,
    at: { game: game.line, rules: rules.line, pack: pack.line },
    options: linesUnder('option.', lines),
    result: linesUnder('result.', lines),
    lines: count,
  };
}

function firstTrouble(first: HeaderLine | undefined): RecordProblem | undefined {
  if (first?.key === FIRST && first.value === VERSION) return undefined;
  const found = first === undefined ? '' : `${first.key}: ${first.value}`;
  return fault('not-a-record', first?.line ?? 1, found, [`${FIRST}: ${VERSION}`]).problem;
}

const linesUnder = (prefix: string, lines: readonly HeaderLine[]): readonly HeaderLine[] =>
  lines.filter(l => l.key.startsWith(prefix)).map(l => ({ ...l, key: l.key.slice(prefix.length) }));

/** The lines up to the first blank one that follows something. */
function headerLines(text: string): { lines: HeaderLine[]; count: number; problem?: RecordProblem } {
  const all = linesOf(text);
  const lines: HeaderLine[] = [];
  let count = 0;
  for (; count < all.length; count++) {
    const raw = all[count] as string;
    if (raw.trim() === '' && lines.length > 0) break;
    const line = bare(raw);
    if (line === '') continue;
    const colon = line.indexOf(': ');
    if (colon < 1) return { lines, count, ...fault(lines.length === 0 ? 'not-a-record' : 'bad-line', count + 1, line, ['key: value']) };
    lines.push({ line: count + 1, key: line.slice(0, colon), value: line.slice(colon + 2).trim() });
  }
  return { lines, count };
}

function keyTrouble(lines: readonly HeaderLine[], end: number): RecordProblem | undefined {
  const known = [FIRST, ...NEEDED, 'option.', 'result.'];
  const seen = new Set<string>();
  for (const { line, key } of lines) {
    if (!known.some(k => (k.endsWith('.') ? key.startsWith(k) : k === key))) return fault('unknown-key', line, key, known).problem;
    if (seen.has(key)) return fault('repeated-key', line, key, []).problem;
    seen.add(key);
  }
  const missing = NEEDED.filter(k => !seen.has(k));
  return missing.length === 0 ? undefined : fault('missing-key', end, '', missing).problem;
}

export function parseOptions(specs: readonly OptionSpec[], lines: readonly HeaderLine[]): Read<{ readonly options: Options }> {
  const options: { [id: string]: string | number } = {};
  for (const { line, key, value } of lines) {
    const spec = specs.find(s => s.id === key);
    if (spec === undefined) return fault('unknown-option', line, key, idsOf(specs));
    const meant = spec.values.find(v => String(v) === value);
    if (meant === undefined) return fault('bad-value', line, value, spec.values.map(String));
    options[key] = meant;
  }
  return { options };
}

const idsOf = (specs: readonly OptionSpec[]): string[] => specs.map(s => s.id);

export function parseResult(lines: readonly HeaderLine[]): Read<{ readonly result?: readonly Outcome[] }> {
  const result: Outcome[] = [];
  for (const { line, key, value } of lines) {
    const m = /^rank (\d+) total (-?\d+(?:\.\d+)?)$/.exec(value);
    if (m === null || !/^[1-9]\d*$/.test(key)) return fault('bad-value', line, `result.${key}: ${value}`, ['result.SEAT: rank N total N']);
    result.push({ seat: Number(key) - 1, rank: Number(m[1]), total: Number(m[2]) });
  }
  return result.length === 0 ? {} : { result };
}

function parseEntries<S, M>(
  game: Game<S, M>,
  options: Options,
  text: string,
  from: number,
): Read<{ readonly state: S; readonly entries: readonly Entry<M>[] }> {
  const state = game.start(options);
  const entries: Entry<M>[] = [];
  for (const { line, words, notes } of linesAfter(text, from)) {
    const read = parseEntry(game, state, options, words);
    const problem = read.problem ?? applyEntry(game, state, read.entry);
    if (problem !== undefined) return { problem: { ...problem, line, entry: entries.length + 1 } };
    if (read.problem === undefined) entries.push(noted(read.entry, notes));
  }
  return { state, entries };
}

export interface EntryLine {
  /** Its number in the text. */
  readonly line: number;
  /** What it says without comments. */
  readonly words: string;
  readonly notes: readonly string[];
}

/** The lines that say something, after so many. */
export function linesAfter(text: string, from: number): EntryLine[] {
  return linesOf(text).flatMap((raw, i) => {
    const words = i < from ? '' : bare(raw);
    return words === '' ? [] : [{ line: i + 1, words, notes: notesIn(raw) }];
  });
}

/** One line, as in `1 bid 2`. */
export function parseEntry<S, M>(game: Game<S, M>, s: S, options: Options, line: string): Read<{ readonly entry: Entry<M> }> {
  const space = `${line} `.indexOf(' ');
  const actor = line.slice(0, space);
  const by = [CHANCE, ...seatsOf(game, options)].find(a => makeActor(a) === actor);
  if (by === undefined) return fault('unknown-actor', undefined, actor, [CHANCE, ...seatsOf(game, options)].map(makeActor));
  const words = line.slice(space).trim();
  const move = game.parse(s, words);
  return isParseError(move) ? fault('unparsable', undefined, move.word === '' ? words : move.word, move.expected) : { entry: { by, move } };
}

function fault(problem: RecordProblem['problem'], line: number | undefined, found: string, expected: readonly string[]) {
  return { problem: { problem, line, found, expected } };
}

const linesOf = (text: string): string[] => text.split(/\r?\n/);

/** A line without its comment, which takes all that follows, whatever it is made of: looking for an end of it would take the square of
 *  the time. */
const bare = (line: string): string => line.replace(/(^|\s)#.*$/s, '').trim();
