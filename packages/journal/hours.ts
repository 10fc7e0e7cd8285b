// When somebody's clock rests: nights and holidays where he lives. Real zones, so that a night in spring is an hour shorter.

import { type Hours, quietMinutes } from '@adega/wire/pace.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Nobody has that much time: what is looked for is found long before. */
const MOST_NIGHTS = 400;

export interface Span {
  readonly from: number;
  readonly to: number;
}

/** As many as there are zones: each can be written in very many ways, and each takes room. */
const MOST_FORMATS = 500;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Undefined for a zone that there is not. */
function formatIn(zone: string): Intl.DateTimeFormat | undefined {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  try {
    const parts = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const;
    const made = new Intl.DateTimeFormat('en-US', { timeZone: zone, hourCycle: 'h23', ...parts });
    formats.set(zone, made);
    const [oldest] = formats.keys();
    if (formats.size > MOST_FORMATS && oldest !== undefined) formats.delete(oldest);
    return made;
  } catch {
    return undefined;
  }
}

export const isZone = (zone: string): boolean => formatIn(zone) !== undefined;

/** What clocks on the wall show there at an instant, as if it were Greenwich. */
function wallAt(zone: string, instant: number): number {
  const shown: { [part: string]: number } = {};
  for (const { type, value } of formatIn(zone)?.formatToParts(instant) ?? []) shown[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = shown;
  return daysTo(year, month, day) * DAY + (hour * 60 + minute) * MINUTE;
}

/** From 1 January 1970, in years that begin with March: a leap day is the last of one. */
function daysTo(year: number, month: number, day: number): number {
  const y = month > 2 ? year : year - 1;
  const m = (month + 9) % 12;
  return 365 * y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + Math.floor((153 * m + 2) / 5) + day - 719_469;
}

/** When they show it. Where they are put forward they never do: then as much later as they are put. */
function instantAt(zone: string, wall: number): number {
  const guess = wall - (wallAt(zone, wall) - wall);
  return guess - (wallAt(zone, guess) - wall);
}

/** The nights from the one in which an instant may lie. */
function* nightsFrom({ zone, quiet }: Hours, from: number): Generator<Span> {
  if (quiet === undefined || !isZone(zone)) return;
  const today = Math.floor(wallAt(zone, from) / DAY) * DAY;
  for (let i = -1; i < MOST_NIGHTS; i++) {
    const falls = today + i * DAY + quiet.from * MINUTE;
    yield { from: instantAt(zone, falls), to: instantAt(zone, falls + quietMinutes(quiet) * MINUTE) };
  }
}

/** When the clock rests, from an instant on, in order; spans may overlap. */
function* restsFrom(hours: Hours, from: number): Generator<Span> {
  const away = [...hours.away].sort((a, b) => a.from - b.from);
  for (const night of nightsFrom(hours, from)) {
    while ((away[0]?.from ?? Number.POSITIVE_INFINITY) <= night.from) yield away.shift() as Span;
    yield night;
  }
  yield* away;
}

/** How long the clock runs between two instants. */
export function ranBetween(hours: Hours | undefined, from: number, to: number): number {
  let ran = 0;
  let now = from;
  for (const rest of hours === undefined ? [] : restsFrom(hours, from)) {
    if (rest.from >= to) break;
    ran += Math.max(0, rest.from - now);
    now = Math.max(now, rest.to);
  }
  return ran + Math.max(0, to - now);
}

/** When it has run so long. */
export function ranOutAt(hours: Hours | undefined, from: number, left: number): number {
  let now = from;
  for (const rest of hours === undefined ? [] : restsFrom(hours, from)) {
    const free = Math.max(0, rest.from - now);
    if (free >= left) return now + left;
    left -= free;
    now = Math.max(now, rest.to);
  }
  return now + left;
}

/** When a clock runs again that rests at this instant; undefined where it does not rest. */
export function restsUntil(hours: Hours | undefined, at: number): number | undefined {
  const runs = ranOutAt(hours, at, 1) - 1;
  return runs > at ? runs : undefined;
}
