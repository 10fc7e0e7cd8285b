// Where the printed numbers come from. Apart from the list, because a page loads it only when somebody asks.

import { PACK_2016, PACK_FIRST, PACK_RESERVE, type PackJson } from '@adega/vinhos';
import {
  PROVENANCE_2016,
  PROVENANCE_FIRST,
  PROVENANCE_RESERVE,
  type Provenance,
  patternOf,
  provenanceOf,
} from '@adega/vinhos/data/provenance.ts';

export type { Provenance };

/** A citation: the source by its tag and what it is, and the place in it. */
export interface Citation {
  readonly tag: string;
  readonly source: string;
  readonly at: string;
}

interface Sources {
  readonly pack: PackJson;
  readonly said: typeof PROVENANCE_2016 | typeof PROVENANCE_RESERVE | typeof PROVENANCE_FIRST;
}

const vinhos2016: Sources = { pack: PACK_2016, said: PROVENANCE_2016 };

const SOURCES: { readonly [game: string]: Sources } = {
  'vinhos/2016': vinhos2016,
  'vinhos/solo': vinhos2016,
  'vinhos/reserve': { pack: PACK_RESERVE, said: PROVENANCE_RESERVE },
  'vinhos/first': { pack: PACK_FIRST, said: PROVENANCE_FIRST },
};

/** Where the value at this pointer of the pack of a game comes from; undefined where we cannot say. */
export function sourceOf(game: string, path: string): (Provenance & { readonly cited: readonly Citation[] }) | undefined {
  const from = SOURCES[game];
  const provenance = from && provenanceOf(from.pack, path);
  return provenance && { ...provenance, cited: provenance.cite.split(' ').map(cite => citationOf(from.said.sources, cite)) };
}

function citationOf(sources: { readonly [tag: string]: string }, cite: string): Citation {
  const [tag = '', ...at] = cite.split(':');
  return { tag, source: sources[tag] ?? tag, at: at.join(':') };
}

/** Whether the number at this pointer is our own reconstruction. */
export function isReconstructed(game: string, path: string): boolean {
  const from = SOURCES[game];
  return from?.said.values[patternOf(path, from.pack.edition) ?? '']?.mark === 'X';
}
