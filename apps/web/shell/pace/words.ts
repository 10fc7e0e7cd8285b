// The pace of a table in words, and time on a clock.

import type { Late, Pace } from '@adega/wire/pace.ts';
import type { Say } from '../../text/words.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long a turn may take. */
export function paceText(say: Say, pace: Pace | undefined): string {
  if (pace === undefined) return say('pace.none');
  if (pace.kind === 'slow') return say('pace.slow', { days: pace.days });
  return say('pace.live', { minutes: Math.round(pace.bank / 60), seconds: pace.plus });
}

export const lateText = (say: Say, late: Late): string => say(`pace.late.${late}`);

const two = (n: number): string => String(n).padStart(2, '0');

/** As on a clock: days and hours, hours and minutes, minutes and seconds. What has begun counts. */
export function clockText(say: Say, left: number): string {
  if (left >= DAY) return say('clock.days', { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  if (left >= HOUR) return say('clock.hours', { hours: Math.floor(left / HOUR), minutes: two(Math.floor((left % HOUR) / MINUTE)) });
  const seconds = Math.ceil(left / SECOND);
  return say('clock.minutes', { minutes: Math.floor(seconds / 60), seconds: two(seconds % 60) });
}
