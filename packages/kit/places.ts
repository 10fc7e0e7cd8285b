// Who comes in which place, by one criterion after the other.

import type { Place } from '@adega/kernel';

/** The places of all seats. `marks[seat]` has a number for each criterion, more is better; who is equal in all shares a place. */
export function placesBy(criteria: readonly string[], marks: readonly (readonly number[])[]): Place[] {
  return marks.map((own, seat) => {
    const others = marks.filter((_, i) => i !== seat);
    const better = others.filter(other => compare(other, own) > 0);
    // The next better one is the one it differs from latest.
    const near = (better.length > 0 ? better : others).map(other => separation(own, other));
    const by = criteria[Math.max(...near)] ?? 'shared';
    return { seat, rank: 1 + better.length, shared: others.some(other => compare(other, own) === 0), by };
  });
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return (a[i] as number) - (b[i] as number);
  return 0;
}

/** The criterion at which two differ; equal ones beyond the last. */
function separation(a: readonly number[], b: readonly number[]): number {
  const i = a.findIndex((x, at) => x !== b[at]);
  return i < 0 ? a.length : i;
}
