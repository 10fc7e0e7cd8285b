// Who comes first in what is worked out over a position.

import type { Position } from '@adega/wire';

/** The seats, whoever looks first. */
export function seatsFrom({ names, viewer }: Position): number[] {
  const first = typeof viewer === 'number' ? viewer : 0;
  return names.map((_, i) => (first + i) % names.length);
}
