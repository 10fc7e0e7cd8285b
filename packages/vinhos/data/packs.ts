// The packs that we ship, as they lie in their files, and those that we have shipped before. That they keep their schema and that each is
// named rightly is tested, not asked again on every page that opens.

import { type Shipped, shipped } from '@adega/kit/shipped.ts';
import json2016 from './2016.json' with { type: 'json' };
import jsonFirst from './first.json' with { type: 'json' };
import jsonReserve from './reserve.json' with { type: 'json' };
import type { Pack2010, Pack2016, PackJson } from './schema.ts';
import names from './shipped.json' with { type: 'json' };

export const PACK_2016 = json2016 as unknown as Pack2016;
export const PACK_RESERVE = jsonReserve as unknown as Pack2010;
export const PACK_FIRST = jsonFirst as unknown as Pack2010;

/** By edition of the box. Whoever changes a pack puts what `lab pack` prints into shipped.json. */
export const SHIPPED: { readonly [E in PackJson['edition']]: Shipped<PackJson> } = {
  2016: shipped<PackJson>(PACK_2016, names[2016].earlier),
  reserve: shipped<PackJson>(PACK_RESERVE, names.reserve.earlier),
  first: shipped<PackJson>(PACK_FIRST, names.first.earlier),
};
