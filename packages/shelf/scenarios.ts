// The games on which scenarios can be played. Apart from the list, because no page needs it before somebody opens one.

import type { Playhouse } from '@adega/kernel';
import { edition2016, editionFirst, editionReserve, editionSolo, PACK_2016, PACK_FIRST, PACK_RESERVE } from '@adega/vinhos';
import { playhouse } from '@adega/vinhos/scenario.ts';
import { PACK } from '@adega/vino';
import { playhouse as playhouseOfVino } from '@adega/vino/scenario.ts';

export const PLAYHOUSES: readonly Playhouse[] = [
  playhouse(edition2016, PACK_2016),
  playhouse(editionReserve, PACK_RESERVE),
  playhouse(editionFirst, PACK_FIRST),
  playhouse(editionSolo, PACK_2016),
  playhouseOfVino(PACK),
];
