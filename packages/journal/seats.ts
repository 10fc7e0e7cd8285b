// Who sits where: sitting down, getting up, and bots that play for somebody.

import type { Seat } from '@adega/kernel';
import { LEVELS, type Level } from '@adega/wire';
import type { Bar, Sitting, TableLine } from '@adega/wire/journal.ts';
import { linesFrom } from './carrying.ts';
import type { Kept, Stored, StoredLine } from './stored.ts';
import { type Folded, happen, isTooLong, lineOf, type Proposal, type Table } from './table.ts';
import { beginning } from './turn.ts';

type SeatLine = Extract<TableLine, { kind: 'seat' }>;

/** How somebody comes to a seat: by knowing the table, by a link to the seat, or in place of whoever holds it. */
export type Way = 'table' | 'invited' | 'instead';

/** Who plays where somebody is not there any more and others go on. */
export const STAND_IN = 'level2';

const levelIn = (plan: string | undefined): Level | undefined => LEVELS.find(level => level === plan);

/** The first lines of a table: its bots sit down. */
export const firstLines = (table: Table, now: number): Proposal => ({
  stored: seatedAt(
    table,
    table.setup.seats.flatMap((plan, seat) => {
      const bot = levelIn(plan);
      return bot === undefined ? [] : [{ line: { n: 0, at: now, kind: 'seat', seat, bot } } satisfies StoredLine];
    }),
    now,
  ),
});

/** Somebody with an account may sit down by its name. */
export type Sitter = Sitting & { readonly account?: true };

export function proposeSitting(table: Table, sitter: Sitter, person: string, way: Way, now: number): Proposal {
  const { id, seat, name, colour, bytes, account } = sitter;
  const again = lineOf(table, person, id);
  if (again !== undefined) return { n: again };
  const bar = barToSitting(table, seat, person, way);
  if (bar !== undefined) return { bar };
  if (table.people[seat] === person && table.course.seats[seat]?.bot === undefined) return { n: table.course.n };
  const line: SeatLine = {
    n: 0,
    at: now,
    kind: 'seat',
    seat,
    name,
    ...(account && { account }),
    ...(table.course.begun ? {} : { bytes, ...freeColour(table, seat, colour) }),
  };
  return { stored: seatedAt(table, [{ line, kept: { person, holder: person, id } }], now) };
}

/** Before the game whoever made the table gives a free seat to a bot, or frees it again. */
export function proposeBot(table: Table, seat: Seat, bot: Level | undefined, now: number): Proposal {
  const bar = barToBot(table, seat);
  if (bar !== undefined) return { bar };
  if (table.course.seats[seat]?.bot === bot) return { n: table.course.n };
  if (bot === undefined) return { stored: [seatLine(table, { at: now, seat }, {})] };
  return { stored: seatedAt(table, [{ line: { n: 0, at: now, kind: 'seat', seat, bot } }], now) };
}

function barToBot(table: Table, seat: Seat): Bar | undefined {
  const { course, setup } = table;
  const held = course.seats[seat];
  if (held === undefined) return { bar: 'no-such-seat', seat };
  if (course.begun || course.end !== undefined) return { bar: 'over' };
  // Who is rated is agreed when the table is made.
  if (setup.rated) return { bar: 'rated', what: 'stand-in' };
  if (isTooLong(table)) return { bar: 'too-long' };
  if (held.name !== undefined || levelIn(setup.seats[seat]) !== undefined) return { bar: 'taken', seat };
  const isAlone = table.people.every(person => person === undefined) && course.seats.every(({ bot }, other) => other === seat || bot);
  return isAlone ? { bar: 'unknown', what: 'nobody plays' } : undefined;
}

/** Nobody is kept from sitting down because another was quicker. */
function freeColour({ course }: Table, seat: Seat, colour: number | undefined): { readonly colour?: number } {
  const isTaken = course.seats.some((held, other) => other !== seat && held.colour === colour);
  return colour === undefined || isTaken ? {} : { colour };
}

function barToSitting(table: Table, seat: Seat, person: string, way: Way): Bar | undefined {
  const { course, setup, people } = table;
  const held = course.seats[seat];
  if (held === undefined) return { bar: 'no-such-seat', seat };
  if (course.end !== undefined || held.resigned) return { bar: 'over' };
  if (isTooLong(table)) return { bar: 'too-long' };
  if (people[seat] === person) return undefined;
  if (setup.rated && way === 'instead') return { bar: 'rated', what: 'hand-over' };
  if (setup.rated && people.includes(person)) return { bar: 'rated', what: 'second-seat' };
  if (way === 'instead') return undefined;
  if (held.name !== undefined || held.bot !== undefined) return { bar: 'taken', seat };
  return setup.seats[seat] === 'link' && way === 'table' ? { bar: 'not-invited', seat } : undefined;
}

/** These lines numbered; and where all seats are taken then, the game begins. */
function seatedAt(table: Table, lines: readonly StoredLine[], now: number): readonly StoredLine[] {
  const { course } = table;
  const numbered = lines.map(({ line, kept }, i) => ({ line: { ...line, n: course.n + 1 + i }, kept }) as StoredLine);
  if (course.begun) return numbered;
  const taken = new Set(numbered.map(({ line }) => (line as SeatLine).seat));
  if (!course.seats.every(({ name, bot }, seat) => name !== undefined || bot !== undefined || taken.has(seat))) return numbered;
  // What is drawn depends on what the last ones have added.
  const full = { ...table, course: { ...course }, lines: [...table.lines], draw: undefined, recent: new Map() };
  for (const line of numbered) happen(full, line);
  return [...numbered, ...(begunAt(full, now) as readonly StoredLine[])];
}

/** From the first position, or from where it was left elsewhere. */
function begunAt(table: Table, at: number): readonly Stored[] {
  const { setup, course } = table;
  const n = course.n + 1;
  if (setup.given === undefined) return beginning(table, n, at);
  const { entries, from } = setup.given;
  return linesFrom(table, { n, at, kind: 'carried', why: 'record', rules: setup.rules, options: setup.options, entries, from });
}

/** How it is with a seat from now on. */
export const seatLine = (table: Table, line: Omit<SeatLine, 'n' | 'kind'>, kept: Kept): StoredLine => ({
  line: { n: table.course.n + 1, kind: 'seat', ...line },
  kept,
});

/** Those at whose seats a bot is to answer now, and of which level: it plays there, or it plays one turn for somebody whose time is over. */
export const botsAsked = ({ course }: Folded): { readonly seat: Seat; readonly level: Level; readonly question: number }[] =>
  course.asked.flatMap(seat => {
    const level = levelIn(course.seats[seat]?.bot) ?? (isPlayedFor(course, seat) ? STAND_IN : undefined);
    return level === undefined ? [] : [{ seat, level, question: course.questions[seat] ?? 0 }];
  });

const isPlayedFor = ({ clocks, questions }: Folded['course'], seat: Seat): boolean =>
  clocks?.pace.late === 'turn' && clocks.seats[seat]?.over === questions[seat];
