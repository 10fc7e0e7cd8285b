// Where each value of our pack comes from.

import { type Provenance, patternFor, provenanceFile, valueAt } from '@adega/kit/provenance.ts';
import * as v from 'valibot';
import { PACK } from './packs.ts';
import type { PackJson } from './schema.ts';
import json from './vino.provenance.json' with { type: 'json' };

export const PROVENANCE = v.parse(provenanceFile('vino'), json);

/** Where the value at this pointer comes from; undefined where the pack has another value than ours, whose source we do not know. */
export function provenanceOf(pack: PackJson, path: string): Provenance | undefined {
  const value = valueAt(pack, path);
  if (value === undefined || value !== valueAt(PACK, path)) return undefined;
  return PROVENANCE.values[patternFor(Object.keys(PROVENANCE.values), path) ?? ''];
}
