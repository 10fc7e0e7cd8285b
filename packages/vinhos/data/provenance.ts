// Where each value of our packs comes from.

import { type Cited, citedIn, type Provenance, provenanceFile, provenanceIn, type Sourced, saidOf } from '@adega/kit/provenance.ts';
import * as v from 'valibot';
import json2016 from './2016.provenance.json' with { type: 'json' };
import jsonFirst from './first.provenance.json' with { type: 'json' };
import { PACK_2016, PACK_FIRST, PACK_RESERVE } from './packs.ts';
import jsonReserve from './reserve.provenance.json' with { type: 'json' };
import type { PackJson } from './schema.ts';

export type { Citation, Cited, Provenance } from '@adega/kit/provenance.ts';

type PackEdition = PackJson['edition'];

export const SOURCED: { readonly [E in PackEdition]: Sourced } = {
  2016: { pack: PACK_2016, said: v.parse(provenanceFile('2016'), json2016) },
  reserve: { pack: PACK_RESERVE, said: v.parse(provenanceFile('reserve'), jsonReserve) },
  first: { pack: PACK_FIRST, said: v.parse(provenanceFile('first'), jsonFirst) },
};

export const provenanceOf = (pack: PackJson, path: string): Provenance | undefined => provenanceIn(SOURCED[pack.edition], pack, path);

/** Where the value at this pointer of our pack, or of this one, comes from, with its citations. */
export const citedOf = (edition: PackEdition, path: string, pack?: unknown): Cited | undefined => citedIn(SOURCED[edition], path, pack);

/** Whether values at this pointer are our own choice. */
export const isOurChoice = (edition: PackEdition, path: string): boolean => saidOf(SOURCED[edition].said, path)?.mark === 'X';
