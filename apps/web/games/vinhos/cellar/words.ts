// Words that the drawings of a board share.

import { REGIONS } from '../set.ts';
import type { Say } from '../words.ts';

/** A region in few letters, for a narrow sign. */
export const regionShort = (say: Say, region: number): string => say(`own.region.${REGIONS[region] ?? 'dao'}`);
