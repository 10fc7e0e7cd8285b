// What somebody at a table may do, and what comes of it. Nothing has happened yet when it is said.

import { answerLeft, type Seat } from '@adega/kernel';
import type { Bar, Deed } from '@adega/wire/journal.ts';
import { SETTLED_AFTER } from '@adega/wire/settled.ts';
import { agreedLines } from './carrying.ts';
import { lapsesAt } from './clock.ts';
import { type Course, LATE } from './course.ts';
import { isZone } from './hours.ts';
import { botsAsked, STAND_IN, seatLine } from './seats.ts';
import type { Kept, Stored, StoredLine } from './stored.ts';
import { isTooLong, lineOf, type Proposal, type Table } from './table.ts';
import { proposeTurn } from './turn.ts';

/** A deed of a person; a bot's are those of nobody, at its seat. */
export function propose(table: Table, deed: Deed, person: string, now: number): Proposal {
  const again = lineOf(table, person, deed.id);
  if (again !== undefined) return { n: again };
  const bar = barTo(table, deed.seat, person) ?? (isTooLong(table) && !LEADS_ON.includes(deed.type) ? { bar: 'too-long' } : undefined);
  return bar === undefined ? done(table, deed, person, now) : { bar };
}

/** The turn of a bot at a seat. Its command is named after the question: whoever asks it twice gets one answer. */
export function proposeForBot(table: Table, seat: Seat, question: number, keys: readonly string[], now: number): Proposal {
  const { course } = table;
  if (course.end !== undefined) return { bar: { bar: 'over' } };
  if (!course.asked.includes(seat)) return { bar: { bar: 'stale', question: course.questions[seat] ?? 0, asked: false } };
  if (!botsAsked(table).some(asked => asked.seat === seat)) return { bar: { bar: 'not-yours', seat } };
  const late = course.seats[seat]?.bot === undefined ? { left: LATE } : {};
  return proposeTurn(table, { seat, question, keys, id: `bot-${seat}-${question}`, person: BOT, ...late }, now);
}

/** The answer that somebody has left for the question of now; nothing where he has left none. */
export function proposeLeft(table: Table, seat: Seat, left: readonly string[], person: string, now: number): Proposal {
  const { course, people } = table;
  const { game, state, asked, questions, end, seats } = course;
  if (end !== undefined || people[seat] !== person || seats[seat]?.bot !== undefined || !asked.includes(seat)) return { n: course.n };
  const answer = answerLeft(game, state, seat, left);
  if (answer === undefined) return { n: course.n };
  const question = questions[seat] ?? 0;
  return proposeTurn(table, { seat, question, keys: [answer.key], id: `left-${seat}-${question}`, person, left: answer.id }, now);
}

/** The same people play again, at this table; whoever asks first has asked for all. */
export function proposeNext({ course, people, lines }: Table, next: string, person: string, now: number): Proposal {
  const seat = people.indexOf(person);
  if (seat < 0) return { bar: { bar: 'not-yours', seat: 0 } };
  if (course.end === undefined) return { bar: { bar: 'not-over' } };
  const before = lines.find(({ line }) => line.kind === 'next');
  if (before !== undefined) return { n: before.line.n };
  return { stored: [{ line: { n: course.n + 1, at: now, kind: 'next', seat, table: next }, kept: { person } }] };
}

/** What is done at any table, however long: it cannot be done for ever. */
const LEADS_ON: readonly Deed['type'][] = ['turn', 'answer', 'go-on', 'resign', 'leave'];

/** No person is called so. */
const BOT = '-';

function barTo({ course, people }: Table, seat: Seat, person: string): Bar | undefined {
  if (course.seats[seat] === undefined) return { bar: 'no-such-seat', seat };
  if (people[seat] !== person) return { bar: 'not-yours', seat };
  return course.end === undefined && course.seats[seat]?.resigned === undefined ? undefined : { bar: 'over' };
}

function done(table: Table, deed: Deed, person: string, now: number): Proposal {
  const { seat, id } = deed;
  switch (deed.type) {
    case 'turn':
      return hasLost(table, seat, now) ? { bar: { bar: 'time-over', seat } } : proposeTurn(table, { ...deed, person }, now);
    case 'undo':
      return table.setup.rated ? ratedBar('undo') : askUndo(table, deed, person, now);
    case 'abandon':
      // From then on it is played to its end, or lost.
      return table.setup.rated && isSettled(table.course)
        ? ratedBar('abandon')
        : askFor(table, { seat, what: 'abandon' }, { person, id }, now);
    case 'go-on':
      return table.course.stopped ? askFor(table, { seat, what: 'go-on' }, { person, id }, now) : { bar: { bar: 'nothing-asked' } };
    case 'answer':
      return answered(table, deed, person, now);
    case 'resign':
      return resigned(table, seat, { person, id }, now);
    case 'leave':
      // Where the result counts, whoever gets up has lost.
      if (table.setup.rated && table.course.begun) return resigned(table, seat, { person, id }, now);
      return { stored: [seatLine(table, { at: now, seat }, { person, id })] };
    case 'stand-in':
      if (table.setup.rated && deed.bot !== undefined) return ratedBar('stand-in');
      return { stored: [seatLine(table, { ...heldAt(table, seat), at: now, seat, bot: deed.bot }, { person, holder: person, id })] };
    case 'hours':
      return rested(table, deed, person, now);
  }
}

/** Name and bytes stay as they are. */
export function heldAt({ lines }: Table, seat: Seat): { name?: string; bytes?: string; account?: true } {
  const held = lines.findLast(({ line }) => line.kind === 'seat' && line.seat === seat)?.line;
  if (held?.kind !== 'seat') return {};
  const { name, bytes, account } = held;
  return { ...(name !== undefined && { name }), ...(bytes !== undefined && { bytes }), ...(account && { account }) };
}

// Where the result counts

export const ratedBar = (what: Extract<Bar, { bar: 'rated' }>['what']): Proposal => ({ bar: { bar: 'rated', what } });

/** Whether a game is more than begun. One that was stopped by new rules is not. */
export const isSettled = ({ seats, turns, stopped }: Pick<Course, 'seats' | 'turns' | 'stopped'>): boolean =>
  !stopped && seats.every((_, seat) => turns.filter(({ by }) => by === seat).length >= SETTLED_AFTER);

// With consent

type Wish = { readonly seat: Seat; readonly what: 'undo' | 'abandon' | 'go-on'; readonly to?: number };

/** Takes back the last turn of a seat, with all that has followed. */
function askUndo(table: Table, { seat, to, id }: Extract<Deed, { type: 'undo' }>, person: string, now: number): Proposal {
  const { course } = table;
  const last = course.turns.findLast(({ by }) => by === seat);
  if (last === undefined || last.n !== to) return { bar: { bar: 'nothing-to-undo' } };
  if (course.askedFor[seat] === to) return { bar: { bar: 'asked-before' } };
  return askFor(table, { seat, what: 'undo', to }, { person, id }, now);
}

/** Bots agree, and so does whoever asks. */
function askFor(table: Table, wish: Wish, kept: Kept, now: number): Proposal {
  const { course } = table;
  if (!course.begun) return { bar: { bar: 'not-begun' } };
  if (course.ask !== undefined) return { bar: { bar: 'asked-before' } };
  const of = course.seats.flatMap(({ bot }, seat) =>
    bot === undefined && table.people[seat] !== undefined && table.people[seat] !== kept.person ? [seat] : [],
  );
  if (of.length === 0) return { stored: granted(table, wish, course.n + 1, now, kept) };
  return { stored: [{ line: { n: course.n + 1, at: now, kind: 'ask', ...wish, of }, kept }] };
}

function answered(table: Table, { seat, id, ask: n, yes }: Extract<Deed, { type: 'answer' }>, person: string, now: number): Proposal {
  const { course } = table;
  const { ask } = course;
  if (ask === undefined || ask.n !== n || !ask.of.includes(seat)) return { bar: { bar: 'nothing-asked' } };
  const line: StoredLine = { line: { n: course.n + 1, at: now, kind: 'answer', seat, yes }, kept: { person, id } };
  const isGranted = yes && ask.of.length === 1;
  return { stored: isGranted ? [line, ...granted(table, ask, course.n + 2, now)] : [line] };
}

function granted(
  table: Table,
  { seat, what, to = 0 }: Wish | NonNullable<Table['course']['ask']>,
  n: number,
  now: number,
  kept?: Kept,
): Stored[] {
  if (what === 'abandon') return [endLine(table, 'abandoned', n, now, kept)];
  if (what === 'go-on') return agreedLines(table, n, now, kept);
  const entries = table.course.turns.find(turn => turn.n === to)?.from ?? 0;
  return [{ line: { n, at: now, kind: 'back', seat, to, entries }, kept }];
}

const endLine = ({ setup: { secret } }: Table, why: 'resigned' | 'abandoned' | 'time', n: number, at: number, kept?: Kept): StoredLine => ({
  line: { n, at, kind: 'end', why, secret },
  kept,
});

function resigned(table: Table, seat: Seat, { person, id }: { person: string; id: string }, now: number): Proposal {
  if (!table.course.begun) return { bar: { bar: 'not-begun' } };
  return { stored: lostLines(table, seat, 'resigned', { person, holder: person, id }, now) };
}

/** A seat has lost. Where more than one is left, they go on, and a bot plays for it. */
export function lostLines(table: Table, seat: Seat, why: 'resigned' | 'time', kept: Kept, now: number): StoredLine[] {
  const { course } = table;
  // Whoever wants to be forgotten has no name any more.
  const { name, account } = kept.forgets ? {} : (course.seats[seat] ?? {});
  const line = seatLine(table, { at: now, seat, name, bot: STAND_IN, resigned: true, ...(account && { account }) }, kept);
  const left = course.seats.filter((held, other) => other !== seat && held.resigned === undefined).length;
  return left > 1 ? [line] : [line, endLine(table, why, course.n + 2, now)];
}

// Clocks

/** An answer that comes too late counts as long as nobody has played on, but where the seat loses by it. */
const hasLost = ({ course }: Table, seat: Seat, now: number): boolean =>
  course.clocks?.pace.late === 'lose' && (lapsesAt(course, course.clocks, seat) ?? Number.POSITIVE_INFINITY) <= now;

/** Holidays are said beforehand: nobody stops a clock with yesterday. */
function rested({ course }: Table, { seat, id, hours }: Extract<Deed, { type: 'hours' }>, person: string, now: number): Proposal {
  if (course.clocks?.pace.kind !== 'slow') return { bar: { bar: 'no-clock' } };
  const known = course.clocks.seats[seat]?.hours?.away ?? [];
  const isKnown = (from: number, to: number): boolean => known.some(span => span.from === from && span.to === to);
  const isLate = hours.away.some(({ from, to }) => from < now && !isKnown(from, to));
  if (!isZone(hours.zone) || isLate) return { bar: { bar: 'unknown', what: isLate ? 'away' : 'zone' } };
  return { stored: [{ line: { n: course.n + 1, at: now, kind: 'hours', seat, hours }, kept: { person, id } }] };
}
