// The pack that we ship, as it lies in its file. That it keeps its schema is tested, not asked again on every page that opens.

import type { PackJson } from './schema.ts';
import json from './vino.json' with { type: 'json' };

export const PACK = json as unknown as PackJson;
