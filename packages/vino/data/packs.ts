// The pack that we ship, as it lies in its file, and those that we have shipped before. That they keep their schema and that each is
// named rightly is tested, not asked again on every page that opens.

import { shipped } from '@adega/kit/shipped.ts';
import type { PackJson } from './schema.ts';
import names from './shipped.json' with { type: 'json' };
import json from './vino.json' with { type: 'json' };

export const PACK = json as unknown as PackJson;

/** Whoever changes the pack puts what `lab pack` prints into shipped.json. */
export const SHIPPED = shipped<PackJson>(PACK, names.earlier);
