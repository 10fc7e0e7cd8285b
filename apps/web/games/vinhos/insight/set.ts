// The insights of the rules, with the components the page plays with.

import type { Position } from '@adega/wire';

export { insight } from '../set.ts';

/** The seats, whoever looks first. */
export function seatsFrom({ names, viewer }: Position): number[] {
  const first = typeof viewer === 'number' ? viewer : 0;
  return names.map((_, i) => (first + i) % names.length);
}
