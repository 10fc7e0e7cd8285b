// Where each value of our pack comes from.

import { type Cited, citedIn, type Provenance, provenanceFile, provenanceIn, type Sourced } from '@adega/kit/provenance.ts';
import * as v from 'valibot';
import { PACK } from './packs.ts';
import type { PackJson } from './schema.ts';
import json from './vino.provenance.json' with { type: 'json' };

export type { Cited } from '@adega/kit/provenance.ts';

export const SOURCED: Sourced = { pack: PACK, said: v.parse(provenanceFile('vino'), json) };

export const provenanceOf = (pack: PackJson, path: string): Provenance | undefined => provenanceIn(SOURCED, pack, path);

/** Where the value at this pointer of our pack, or of this one, comes from, with its citations. */
export const citedOf = (path: string, pack?: unknown): Cited | undefined => citedIn(SOURCED, path, pack);
