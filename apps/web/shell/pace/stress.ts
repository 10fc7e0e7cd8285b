// How short somebody's time has become: little is left, almost nothing, or it is over.

import type { Pace } from '@adega/wire/pace.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const LOW = { live: 5 * MINUTE, slow: 6 * HOUR } as const;
const LAST = { live: MINUTE, slow: HOUR } as const;

export type Stress = 'low' | 'last' | 'is-over';

/** Of a clock that runs. */
export function stressOf({ kind }: Pace, left: number): Stress | undefined {
  if (left <= 0) return 'is-over';
  return left <= LAST[kind] ? 'last' : left <= LOW[kind] ? 'low' : undefined;
}
