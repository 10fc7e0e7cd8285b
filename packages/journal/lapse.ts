// Somebody's time is over, and the time when nobody could move is given back. Nothing has happened yet when it is said.

import { isRunning, nextLapse } from './clock.ts';
import { lostLines } from './deeds.ts';
import type { Span } from './hours.ts';
import { STAND_IN, seatLine } from './seats.ts';
import type { StoredLine } from './stored.ts';
import type { Folded, Proposal, Table } from './table.ts';

/** The time of the seat whose time is over first; nothing where nobody's is. */
export function proposeLapse(table: Table, now: number): Proposal {
  const { course } = table;
  const first = nextLapse(course);
  if (first === undefined || first.at > now || course.clocks === undefined) return { n: course.n };
  const { seat } = first;
  const { late } = course.clocks.pace;
  const lapse: StoredLine = { line: { n: course.n + 1, at: now, kind: 'lapse', seat, late } };
  const { name, account } = course.seats[seat] ?? {};
  const holder = table.people[seat];
  const after = { ...table, course: { ...course, n: course.n + 1 } };
  if (late === 'seat')
    return { stored: [lapse, seatLine(after, { at: now, seat, name, bot: STAND_IN, ...(account && { account }) }, { holder })] };
  if (late === 'lose') return { stored: [lapse, ...lostLines(after, seat, 'time', { holder }, now)] };
  return { stored: [lapse] };
}

/** What was not there for the table: the part of it that came after its last line, where a clock ran. */
export function downLines({ course, at }: Folded, down: readonly Span[], now: number): StoredLine[] {
  if (course.clocks === undefined || !course.seats.some((_, seat) => isRunning(course, seat))) return [];
  return down
    .filter(({ to }) => to > at && to <= now)
    .map(({ from, to }, i) => ({ line: { n: course.n + 1 + i, at: to, kind: 'down', from: Math.max(from, at), to } }));
}
