// Where each value of our packs comes from.

import { leavesOf, type Provenance, patternFor, provenanceFile, valueAt } from '@adega/kit/provenance.ts';
import * as v from 'valibot';
import json2016 from './2016.provenance.json' with { type: 'json' };
import jsonFirst from './first.provenance.json' with { type: 'json' };
import { PACK_2016, PACK_FIRST, PACK_RESERVE } from './packs.ts';
import jsonReserve from './reserve.provenance.json' with { type: 'json' };
import type { PackJson } from './schema.ts';

export { leavesOf, type Provenance };

export const PROVENANCE_2016 = v.parse(provenanceFile('2016'), json2016);
export const PROVENANCE_RESERVE = v.parse(provenanceFile('reserve'), jsonReserve);
export const PROVENANCE_FIRST = v.parse(provenanceFile('first'), jsonFirst);

const OURS = {
  2016: { pack: PACK_2016, said: PROVENANCE_2016 },
  reserve: { pack: PACK_RESERVE, said: PROVENANCE_RESERVE },
  first: { pack: PACK_FIRST, said: PROVENANCE_FIRST },
} as const;

/** Where the value at this pointer comes from; undefined where the pack has another value than ours, whose source we do not know. */
export function provenanceOf(pack: PackJson, path: string): Provenance | undefined {
  const ours = OURS[pack.edition];
  const value = valueAt(pack, path);
  if (value === undefined || value !== valueAt(ours.pack, path)) return undefined;
  const pattern = patternOf(path, pack.edition);
  return pattern === undefined ? undefined : ours.said.values[pattern];
}

/** The most specific pattern of our provenance that this pointer matches. */
export const patternOf = (path: string, edition: PackJson['edition'] = '2016'): string | undefined =>
  patternFor(Object.keys(OURS[edition].said.values), path);
