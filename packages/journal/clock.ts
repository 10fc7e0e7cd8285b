// The clocks of a table: one for each seat, of which those run that are to answer. What they show follows from the lines and their times
// alone; the time of now is passed in.

import type { Seat } from '@adega/kernel';
import type { TableLine } from '@adega/wire/journal.ts';
import type { Hours, Pace } from '@adega/wire/pace.ts';
import { ranBetween, ranOutAt, type Span } from './hours.ts';

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;
/** So long clocks stand still while somebody is asked for his consent. */
export const CONSENT = 120 * SECOND;
/** Whoever comes back for a bot has at least so much left. */
const COMING_BACK = { live: 60 * SECOND, slow: DAY } as const;

export interface SeatClock {
  /** Milliseconds. */
  left: number;
  /** The question for which its time is over; 0 where it is not. */
  over: number;
  hours?: Hours | undefined;
}

export interface Clocks {
  readonly pace: Pace;
  /** Up to when it is reckoned. */
  at: number;
  /** When somebody was asked for his consent, while he has not answered. */
  asked?: number | undefined;
  readonly seats: SeatClock[];
}

/** What clocks must know of the course of a table. */
export interface Asking {
  readonly begun: boolean;
  readonly stopped: boolean;
  readonly end?: object | undefined;
  readonly ask?: object | undefined;
  readonly asked: readonly Seat[];
  readonly questions: readonly number[];
  readonly seats: readonly { readonly bot?: string | undefined }[];
  readonly clocks?: Clocks | undefined;
}

const timeFor = (pace: Pace): number => (pace.kind === 'live' ? pace.bank * SECOND : pace.days * DAY);

export const startClocks = (pace: Pace, seats: number, at: number): Clocks => ({
  pace,
  at,
  seats: Array.from({ length: seats }, () => ({ left: timeFor(pace), over: 0 })),
});

/** Whether a seat's clock runs, as far as that depends on the table: bots have all the time there is. */
export const isRunning = ({ begun, stopped, end, asked, seats }: Asking, seat: Seat): boolean =>
  begun && !stopped && end === undefined && asked.includes(seat) && seats[seat]?.bot === undefined;

/** Nights and holidays count where a turn has days. */
const hoursOf = ({ pace, seats }: Clocks, seat: Seat): Hours | undefined => (pace.kind === 'slow' ? seats[seat]?.hours : undefined);

/** How long it has run between two instants, without what lies in `down`. */
function ran(clocks: Clocks, seat: Seat, from: number, to: number, down?: Span): number {
  const hours = hoursOf(clocks, seat);
  const waited = clocks.asked === undefined ? undefined : { from: clocks.asked, to: clocks.asked + CONSENT };
  const rests = [down, waited].flatMap(span => (span === undefined ? [] : [within(span, from, to)])).sort((a, b) => a.from - b.from);
  let total = 0;
  let now = from;
  for (const rest of rests) {
    if (rest.from > now) total += ranBetween(hours, now, rest.from);
    now = Math.max(now, rest.to);
  }
  return total + (to > now ? ranBetween(hours, now, to) : 0);
}

const within = (span: Span, from: number, to: number): Span => ({
  from: Math.min(to, Math.max(from, span.from)),
  to: Math.min(to, Math.max(from, span.to)),
});

/** What a seat has left at an instant. */
export function leftAt(course: Asking, clocks: Clocks, seat: Seat, now: number): number {
  const left = clocks.seats[seat]?.left ?? 0;
  return isRunning(course, seat) ? Math.max(0, left - ran(clocks, seat, clocks.at, now)) : left;
}

/** When the time of a seat is over if nothing happens; undefined where its clock stands, or it was over before. */
export function lapsesAt(course: Asking, clocks: Clocks, seat: Seat): number | undefined {
  const clock = clocks.seats[seat];
  if (clock === undefined || !isRunning(course, seat) || clock.over === course.questions[seat]) return undefined;
  const { asked } = clocks;
  // Before the question was asked some of it has run, and after it all of the rest.
  const before = asked === undefined || asked <= clocks.at ? 0 : ranBetween(hoursOf(clocks, seat), clocks.at, asked);
  if (asked === undefined || before >= clock.left) return ranOutAt(hoursOf(clocks, seat), clocks.at, clock.left);
  return ranOutAt(hoursOf(clocks, seat), Math.max(clocks.at, asked + CONSENT), clock.left - before);
}

/** The first of them. */
export function nextLapse(course: Asking): { readonly seat: Seat; readonly at: number } | undefined {
  const { clocks } = course;
  if (clocks === undefined) return undefined;
  const all = clocks.seats.flatMap((_, seat) => {
    const at = lapsesAt(course, clocks, seat);
    return at === undefined ? [] : [{ seat, at }];
  });
  return all.sort((a, b) => a.at - b.at)[0];
}

/** The least that any clock has left: nobody's time is over before that, whoever is asked next. */
export const leastLeft = ({ seats }: Clocks): number => Math.min(...seats.map(({ left }) => left));

/** Before a line happens: time has passed until then. */
export function reckon(course: Asking, line: TableLine): void {
  const { clocks } = course;
  if (clocks === undefined) return;
  const down = line.kind === 'down' ? line : undefined;
  const now = Math.max(clocks.at, line.at);
  for (const [seat, clock] of clocks.seats.entries()) {
    if (isRunning(course, seat)) clock.left = Math.max(0, clock.left - ran(clocks, seat, clocks.at, now, down));
  }
  clocks.at = now;
}

/** After it has happened: who has answered, who is asked anew, who has come back. `were`: the questions before. */
export function wind(course: Asking, line: TableLine, were: readonly number[]): void {
  const { clocks, questions } = course;
  if (clocks === undefined) return;
  const { pace } = clocks;
  clocks.asked = course.ask === undefined ? undefined : (clocks.asked ?? line.at);
  for (const [seat, clock] of clocks.seats.entries()) {
    if (pace.kind === 'slow' && questions[seat] !== were[seat]) clock.left = timeFor(pace);
  }
  if (line.kind === 'turn' && pace.kind === 'live') {
    const clock = clocks.seats[line.by];
    if (clock !== undefined) clock.left += pace.plus * SECOND;
  }
  if (line.kind === 'lapse') over(clocks, line.seat, questions[line.seat] ?? 0);
  if (line.kind === 'hours') Object.assign(clocks.seats[line.seat] ?? {}, { hours: line.hours });
  if (line.kind === 'seat') sit(clocks, line);
}

function over({ seats }: Clocks, seat: Seat, question: number): void {
  const clock = seats[seat];
  if (clock !== undefined) Object.assign(clock, { left: 0, over: question });
}

/** Somebody else has other hours; whoever comes back for a bot has a little time. */
function sit({ pace, seats }: Clocks, { seat, bot, name }: Extract<TableLine, { kind: 'seat' }>): void {
  const clock = seats[seat];
  if (clock === undefined || bot !== undefined) return;
  if (name === undefined) clock.hours = undefined;
  clock.left = Math.max(clock.left, COMING_BACK[pace.kind]);
  clock.over = 0;
}
