// How long a turn may take, as a table agrees on it when it is made, and when somebody's clock rests.

import * as v from 'valibot';
import { count, type Fixed, seat } from './parts.ts';

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** What happens where somebody's time is over: everybody waits on, a bot plays this turn, a bot takes the seat, the seat has lost. */
export const LATE = ['wait', 'turn', 'seat', 'lose'] as const;
const late = v.picklist(LATE);

export const MOST_DAYS = 14;

/** Live: so many seconds for the whole game, and some more for each turn. Slow: so many days for each turn. */
export const pace = v.variant('kind', [
  v.strictObject({ kind: v.literal('live'), bank: whole(60, 4 * 3600), plus: whole(0, 600), late }),
  v.strictObject({ kind: v.literal('slow'), days: whole(1, MOST_DAYS), late }),
]);

/** More would be no game any more. */
export const LONGEST_QUIET = 12 * 60;
export const MOST_AWAY = 30;
const minute = whole(0, 24 * 60 - 1);
const DAY = 24 * 3600 * 1000;

export const quietMinutes = ({ from, to }: { readonly from: number; readonly to: number }): number => (to - from + 24 * 60) % (24 * 60);

/** When a clock of days rests: every night from one minute of the day to another in a zone of the world, and in holidays. */
export const hours = v.strictObject({
  zone: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_+\-/]{1,40}$/)),
  quiet: v.optional(
    v.pipe(
      v.strictObject({ from: minute, to: minute }),
      v.check(quiet => quietMinutes(quiet) <= LONGEST_QUIET),
    ),
  ),
  away: v.pipe(
    v.array(
      v.pipe(
        v.strictObject({ from: count, to: count }),
        v.check(({ from, to }) => from < to),
      ),
    ),
    v.maxLength(8),
    v.check(all => all.reduce((days, { from, to }) => days + (to - from) / DAY, 0) <= MOST_AWAY),
  ),
});

const numbered = { n: count, at: count };
/** The time of a seat is over, and what comes of it. */
export const lapseLine = v.object({ ...numbered, kind: v.literal('lapse'), seat, late });
/** Nobody could move in between: the server was not there. */
export const downLine = v.object({ ...numbered, kind: v.literal('down'), from: count, to: count });
/** When the clock of a seat rests from now on. */
export const hoursLine = v.object({ ...numbered, kind: v.literal('hours'), seat, hours });

export type Pace = Fixed<v.InferOutput<typeof pace>>;
export type Late = v.InferOutput<typeof late>;
export type Hours = Fixed<v.InferOutput<typeof hours>>;
