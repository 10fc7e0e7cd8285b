// What is written together with lines of a table: the lines, who holds its seats now, how the lobby shows it, and what is to be done because
// of them. Each is whole or not at all.

import { type Folded, leastLeft, type Played, type Stored, type StoredLine, type Written } from '@adega/journal';
import { heldWrites } from './held.ts';
import { AT_ONCE } from './jobs.ts';
import { lookForLeft } from './left.ts';
import { listingOf } from './lobby.ts';
import { rateGame } from './rated-games.ts';
import type { Write } from './store/store.ts';
import { turnsToTell } from './turns.ts';

/** Lines that are about to come to a table as it is before them. */
export interface Coming {
  readonly id: string;
  readonly table: Folded;
  /** Seats that have a draft, as far as is known here. */
  readonly drafts: ReadonlySet<number>;
  readonly lines: readonly StoredLine[];
  /** The number under which the last of them is kept. */
  readonly last: number;
  readonly now: number;
  /** What comes of them, where somebody has played them already. */
  readonly played?: Played | undefined;
  /** After how many milliseconds somebody is to be told of his turn at a table, as far as is known here; undefined: not at all. */
  after(table: string, person: string): number | undefined;
}

export function writesOf(
  { id, table, drafts, played, after }: Pick<Coming, 'id' | 'table' | 'drafts' | 'played' | 'after'>,
  stored: readonly Stored[],
  written: readonly Written[],
  now: number,
): Write[] {
  const kept = written.map(({ body }, i): Write => ({ write: 'line', table: id, n: table.stored + 1 + i, at: now, body }));
  const lines = stored.filter(one => 'line' in one);
  const coming = { id, table, drafts, lines, last: table.stored + stored.length, now, played, after };
  for (const along of ALONG) kept.push(...along(coming));
  return kept;
}

const seats = ({ id, table, lines, now }: Coming): Write[] =>
  lines.flatMap(({ line, kept }) => (line.kind === 'seat' ? heldWrites(id, line.seat, table.people[line.seat], kept?.holder, now) : []));

/** What was being tried out has been played. */
const playedDrafts = ({ id, drafts, lines }: Coming): Write[] =>
  lines.flatMap(({ line }) =>
    line.kind === 'turn' && drafts.has(line.by) ? [{ write: 'draft', table: id, seat: line.by, body: null } as const] : [],
  );

const listing = ({ table: { setup, course }, lines, now }: Coming): Write[] =>
  listingOf({ setup, seats: course.seats, begun: course.begun }, lines, now);

/** A bot may be asked after this line: whoever is free looks. */
const bots = (coming: Coming): Write[] => {
  const { id, last } = coming;
  return hasBots(coming) ? [{ write: 'job', key: `bots ${id} ${last}`, table: id, due: AT_ONCE, body: 'bots' }] : [];
};

const leftAnswers = ({ id, table, lines, last }: Coming): Write[] =>
  table.course.clocks?.pace.kind === 'slow' && lines.some(({ line }) => line.kind === 'turn') ? [lookForLeft(id, last)] : [];

const clock = ({ id, table: { course }, lines, now }: Coming): Write[] =>
  course.clocks !== undefined && lines.length > 0
    ? [{ write: 'alarm', key: `clock ${id}`, table: id, due: now + leastLeft(course.clocks), body: 'clock' }]
    : [];

const rating = ({ id, table: { setup }, lines, now }: Coming): Write[] =>
  setup.rated && lines.some(({ line }) => line.kind === 'end') ? [rateGame(id, now)] : [];

const ALONG: readonly ((coming: Coming) => readonly Write[])[] = [
  seats,
  playedDrafts,
  listing,
  bots,
  leftAnswers,
  clock,
  turnsToTell,
  rating,
];

function hasBots({ table: { course }, lines }: Coming): boolean {
  const calls = ({ line }: StoredLine): boolean =>
    (line.kind === 'seat' && line.bot !== undefined) || (line.kind === 'lapse' && line.late === 'turn');
  if (!course.seats.some(({ bot }) => bot !== undefined) && !lines.some(calls)) return false;
  const isOver = course.end !== undefined || lines.some(({ line }) => line.kind === 'end');
  return !isOver && lines.length > 0;
}
