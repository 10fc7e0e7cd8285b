// A table whose lines are of older rules: its record is read off the lines without any rules, carried over to those of now, and kept in a
// line of its own, from which it goes on. The lines before it stay as they were told.

import { type AnyGame, applyEntry, carryRecord, type Entry, makeEntry, type Options, parseEntry, recordOfLines } from '@adega/kernel';
import type { TableLine } from '@adega/wire/journal.ts';
import { CannotFollow } from './course.ts';
import { hiddenIn, type Kept, type Stored, type StoredLine, type StoredSeal } from './stored.ts';
import { happen, openTable, type Setup, type Table, viewersOf } from './table.ts';
import { drawnFrom } from './turn.ts';

type CarriedLine = Extract<TableLine, { kind: 'carried' }>;

/** Where the lines of a table have led, by the rules they were played by. */
export interface Standing {
  /** By which rules, and with which options, the entries were played. */
  readonly rules: number;
  readonly options: Options;
  /** By which the table is kept: others where it was stopped. */
  readonly now: { readonly rules: number; readonly options: Options };
  readonly entries: readonly string[];
  /** The last line that has carried it over; 0 where none has. */
  readonly renewed: number;
  /** The fingerprint of the position, where one was kept. */
  readonly print?: string | undefined;
}

type Changing = { -readonly [K in keyof Standing]: Standing[K] } & { readonly entries: string[] };
type Turns = Map<number, { readonly from: number; readonly count: number; readonly print?: string | undefined }>;

export function standingOf({ rules, options }: Setup, stored: readonly Stored[]): Standing {
  const standing: Changing = { rules, options, now: { rules, options }, entries: [], renewed: 0 };
  const turns: Turns = new Map();
  for (const one of stored) {
    if ('seal' in one) seal(standing, one.seal, turns);
    else goOn(standing, one, turns);
  }
  return standing;
}

function goOn(standing: Changing, { line, kept }: StoredLine, turns: Turns): void {
  const { entries } = standing;
  switch (line.kind) {
    case 'turn':
      turns.set(line.n, { from: entries.length, count: line.entries.length, print: kept?.print });
      entries.push(...line.entries);
      standing.print = kept?.print;
      break;
    case 'back':
      for (const [n, { from }] of turns) if (from >= line.entries) turns.delete(n);
      entries.length = line.entries;
      standing.print = [...turns.values()].at(-1)?.print;
      break;
    case 'carried': {
      const { rules, options } = line;
      standing.now = { rules, options };
      standing.renewed = line.n;
      // Later rules may do justice to what does not fit.
      if (line.stopped) break;
      turns.clear();
      entries.splice(0, entries.length, ...line.entries);
      Object.assign(standing, { rules, options, print: kept?.print });
    }
  }
}

function seal(standing: Changing, { n, entries, print }: StoredSeal['seal'], turns: Turns): void {
  const turn = turns.get(n);
  if (turn === undefined) return;
  standing.entries.splice(turn.from, turn.count, ...entries);
  standing.print = print;
}

/** A record under the rules of now. */
export interface CarriedOver {
  readonly rules: number;
  readonly options: Options;
  readonly entries: readonly string[];
  readonly from: number;
  readonly of: number;
  readonly taken: number;
  /** All of it fits, and the position is the one that it was, as far as can be told. */
  readonly same: boolean;
}

export function carryOver(game: AnyGame, was: Standing, print?: Table['print']): CarriedOver {
  const { rules, options, entries } = was;
  const read = carryRecord(game, recordOfLines({ game: game.id, rules, pack: game.pack, options }, entries));
  if (read.unreadable !== undefined) {
    return { rules: game.rules, options, entries: [], from: rules, of: entries.length, taken: 0, same: entries.length === 0 };
  }
  const { record, state, taken, of, problem } = read;
  const isThere = was.print === undefined || print === undefined || print(state, was.print) === was.print;
  return {
    rules: game.rules,
    options: record.options,
    entries: record.entries.map(({ by, move }) => makeEntry(game, { by, move })),
    from: rules,
    of,
    taken,
    same: problem === undefined && isThere,
  };
}

/** The table as its lines have led to it; `over`: up to where the line belongs that carries it over. */
export function openStored(setup: Setup, stored: readonly Stored[], game: AnyGame, print: Table['print'], over?: CarriedOver): Table {
  const { now, renewed } = standingOf(setup, stored);
  const lines = stored.filter(one => 'line' in one).length;
  const { rules, options } = over ?? now;
  const table = openTable({ ...setup, rules, options, renewed: (over === undefined ? renewed : lines + 1) || undefined }, game, print);
  for (const one of stored) happen(table, one);
  return table;
}

/** What of a table is to be kept, when it is carried over. */
export function carriedLines(table: Table, { rules, options, entries, from, of, taken, same }: CarriedOver, now: number): Stored[] {
  const { course, lines } = table;
  // A game that is over is not newer for it.
  const at = course.end === undefined ? now : (lines.at(-1)?.line.at ?? now);
  const line: CarriedLine = { n: course.n + 1, at, kind: 'carried', why: 'rules', rules, options, entries, from, of, taken };
  return linesFrom(table, same ? line : { ...line, stopped: true });
}

/** All have agreed to go on from where it stands. */
export function agreedLines(table: Table, n: number, at: number, kept?: Kept): Stored[] {
  const { game, options, entries } = table.course;
  const texts = entries.map(entry => makeEntry(game, entry));
  return linesFrom(table, { n, at, kind: 'carried', why: 'agreed', rules: game.rules, options, entries: texts }, kept);
}

/** With what each may hear of it, and with what is to be drawn then. */
export function linesFrom(table: Table, line: CarriedLine, more?: Kept): Stored[] {
  const { game, begun, end } = table.course;
  const state = game.start(line.options);
  const entries: Entry<unknown>[] = [];
  for (const text of line.entries) {
    const read = parseEntry(game, state, line.options, text);
    const problem = read.problem ?? applyEntry(game, state, read.entry);
    if (read.problem !== undefined || problem !== undefined) throw new CannotFollow(line.n, `${text}: ${problem?.problem}`);
    entries.push(read.entry);
  }
  const hidden = hiddenIn(game, entries, viewersOf(table));
  const kept: Kept = { ...more, hidden: hidden.length > 0 ? hidden : undefined, print: table.print?.(state) };
  const isPlayed = (begun || entries.length > 0) && line.stopped === undefined && end === undefined;
  return [{ line, kept }, ...(isPlayed ? drawnFrom(table, state, line.n + 1, line.at) : [])];
}
