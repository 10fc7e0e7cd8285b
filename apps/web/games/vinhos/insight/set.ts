// The insights of the rules, with the components the page plays with.

import { vinhos } from '@adega/shelf';
import type { Position } from '@adega/wire';

export const insight = vinhos.insightWith(vinhos.edition2016, vinhos.PACK_2016);

/** The seats, whoever looks first. */
export function seatsFrom({ names, viewer }: Position): number[] {
  const first = typeof viewer === 'number' ? viewer : 0;
  return names.map((_, i) => (first + i) % names.length);
}
