// The packs that we ship, as they lie in their files. That they keep their schema is tested, not asked again on every page that opens.

import json2016 from './2016.json' with { type: 'json' };
import jsonFirst from './first.json' with { type: 'json' };
import jsonReserve from './reserve.json' with { type: 'json' };
import type { Pack2010, Pack2016 } from './schema.ts';

export const PACK_2016 = json2016 as unknown as Pack2016;
export const PACK_RESERVE = jsonReserve as unknown as Pack2010;
export const PACK_FIRST = jsonFirst as unknown as Pack2010;
