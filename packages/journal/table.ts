// A table that people share, as data: how it was made, its lines, and where they have led. It does nothing by itself: whoever keeps it asks
// what would come of a deed, keeps that, and only then lets it happen.

import { commitmentTo, type Draw, drawWith } from '@adega/chance';
import { type AnyGame, type Options, type Seat, seatsOf, type Viewer } from '@adega/kernel';
import type { Bar, SeatPlan, TableLine, TableTold } from '@adega/wire/journal.ts';
import type { Listing } from '@adega/wire/lobby.ts';
import type { Pace } from '@adega/wire/pace.ts';
import { advance, type Course, type Played, reseal, startCourse } from './course.ts';
import { heardBy, type Stored, type StoredLine } from './stored.ts';

/** How a table was made. The secret is told when its game is over. */
export interface Setup {
  readonly id: string;
  readonly made: number;
  readonly game: string;
  readonly rules: number;
  readonly pack: string;
  /** The pack itself as JSON, where it is somebody's own. */
  readonly own?: string | undefined;
  readonly options: Options;
  readonly seats: readonly SeatPlan[];
  readonly watchers: boolean;
  readonly pace?: Pace | undefined;
  /** Anybody may find it. */
  readonly listed?: Listing | undefined;
  /** Its result counts for the ratings of those who play. */
  readonly rated?: true | undefined;
  /** What was played elsewhere, and by which rules; nobody is told before the game begins. */
  readonly given?: { readonly entries: readonly string[]; readonly from: number } | undefined;
  /** Lines before this one are of older rules. */
  readonly renewed?: number | undefined;
  /** By seat, the name of whom it is kept for; null: for nobody. Where the same people play again. */
  readonly kept?: readonly (string | null)[] | undefined;
  readonly secret: string;
}

export interface Table {
  readonly setup: Setup;
  readonly course: Course;
  /** How many are stored: lines, and sealed answers that were replaced. */
  stored: number;
  /** When the last line came. */
  at: number;
  readonly lines: StoredLine[];
  /** By seat, who holds it. */
  people: readonly (string | undefined)[];
  draws: number;
  draw?: Draw | undefined;
  /** The lines that the last commands brought, the oldest first. */
  readonly recent: Map<string, number>;
  /** A name of the position, to be kept with every line; in the manner of another name, to be compared with it. */
  readonly print?: ((state: unknown, like?: string) => string | undefined) | undefined;
}

export const RECENT = 32;

/** Far more than any game has. Only where people go back and forth without end there would be more, and then it would have none. */
export const LONGEST_TABLE = 20_000;
export const isTooLong = ({ stored }: Pick<Table, 'stored'>): boolean => stored >= LONGEST_TABLE;

export function openTable(setup: Setup, game: AnyGame, print?: Table['print']): Table {
  const seats = seatsOf(game, setup.options).length;
  return {
    setup,
    course: startCourse(game, setup, 'all'),
    stored: 0,
    at: setup.made,
    lines: [],
    people: Array.from({ length: seats }, () => undefined),
    draws: 0,
    recent: new Map(),
    print,
  };
}

/** What is known of a table that was folded: where it has come to, but not how. */
export type Folded = Omit<Table, 'lines' | 'recent'>;

/** Forgets how it came to where it is. Nothing can be done at it then; whoever wants to opens it again from what is stored. */
export function fold(table: Table): void {
  const { lines, recent, course } = table;
  for (const list of [lines, course.entries, course.turns]) list.length = 0;
  recent.clear();
  table.draw = undefined;
  course.open = undefined;
  // A copy has no room to grow that nobody needs.
  course.state = course.game.clone(course.state);
}

/** The table as everybody is told of it. */
export function toldOf({ setup }: Folded): TableTold {
  const { secret, given, ...told } = setup;
  return { ...told, given: given?.entries.length, commitment: commitmentTo(secret) };
}

/** Something was kept, and so it has happened. */
export function happen(table: Table, stored: Stored, played?: Played): void {
  table.stored++;
  if ('seal' in stored) {
    const { n, id, person, entries } = stored.seal;
    replaceEntries(table, n, entries);
    remember(table, person, id, n);
    return;
  }
  const { line, kept } = stored;
  advance(table.course, line, played);
  table.lines.push(stored);
  table.at = line.at;
  if (line.kind === 'seat') table.people = table.people.with(line.seat, kept?.holder);
  if (kept?.draws !== undefined) table.draws = kept.draws;
  if (kept?.person !== undefined && kept.id !== undefined) remember(table, kept.person, kept.id, line.n);
}

function replaceEntries({ course, lines }: Table, n: number, entries: readonly string[]): void {
  reseal(course, n, entries);
  const { line, kept } = lines[n - 1] as StoredLine;
  if (line.kind === 'turn') lines[n - 1] = { line: { ...line, entries }, kept: { ...kept, resealed: true } };
}

function remember({ recent }: Table, person: string, id: string, n: number): void {
  recent.set(commandOf(person, id), n);
  if (recent.size > RECENT) recent.delete(recent.keys().next().value as string);
}

/** No person's name has a blank. */
const commandOf = (person: string, id: string): string => `${person} ${id}`;

/** The line that a command has brought before; undefined for one that is new. */
export const lineOf = ({ recent }: Table, person: string, id: string): number | undefined => recent.get(commandOf(person, id));

/** What draws follow from; it is fixed when the game begins. */
export function drawOf(table: Table): Draw {
  const { setup } = table;
  table.draw ??= drawWith({ table: setup.id, secret: setup.secret, seats: bytesOf(table) });
  return table.draw;
}

/** What each seat had added when the game began. */
export function bytesOf({ course, lines }: Table): string[] {
  const bytes = course.seats.map(() => '');
  for (const { line } of lines) {
    if (line.kind === 'turn' || (line.kind === 'carried' && line.entries.length > 0)) break;
    if (line.kind === 'seat') bytes[line.seat] = line.bytes ?? '';
  }
  return bytes;
}

/** The lines after line n as this viewer may hear them. */
export const linesFor = ({ lines }: Table, viewer: Viewer, after = 0): TableLine[] => lines.slice(after).map(line => heardBy(line, viewer));

/** Whoever heard a line before its seat replaced what is sealed in it gets it again; only the seat itself ever does. */
export const resealedFor = ({ lines }: Table, seat: Seat, after: number): TableLine[] =>
  lines
    .slice(0, after)
    .filter(({ line, kept }) => line.kind === 'turn' && line.by === seat && kept?.resealed === true)
    .map(line => heardBy(line, seat));

export const viewersOf = ({ course }: Table): Viewer[] => [...course.seats.keys(), 'watcher'];

/** What comes of a deed, to be kept whole before it happens: or why nothing does. */
export type Proposal =
  | { readonly stored: readonly Stored[]; readonly played?: Played | undefined; readonly bar?: undefined; readonly n?: undefined }
  /** It was done before, in this line. */
  | { readonly n: number; readonly stored?: undefined; readonly bar?: undefined }
  | { readonly bar: Bar; readonly stored?: undefined; readonly n?: undefined };

/** Lets all of it happen, once it is kept; the number of its first line, or of the one it was about. */
export function happenAll(table: Table, { stored, played }: Extract<Proposal, { stored: object }>): number {
  for (const [i, one] of stored.entries()) happen(table, one, i === 0 ? played : undefined);
  const [first] = stored;
  return first === undefined ? table.course.n : 'seal' in first ? first.seal.n : first.line.n;
}
