// Where the printed numbers come from. Apart from the list, because a page loads it only when somebody asks.

import { PACK_2016 } from '@adega/vinhos';
import { PROVENANCE_2016, type Provenance, patternOf, provenanceOf } from '@adega/vinhos/data/provenance.ts';

export type { Provenance };

/** A citation: the source by its tag and what it is, and the place in it. */
export interface Citation {
  readonly tag: string;
  readonly source: string;
  readonly at: string;
}

/** Where the value at this pointer of the pack of 2016 comes from; undefined where we cannot say. */
export function sourceOf(path: string): (Provenance & { readonly cited: readonly Citation[] }) | undefined {
  const provenance = provenanceOf(PACK_2016, path);
  return provenance && { ...provenance, cited: provenance.cite.split(' ').map(citationOf) };
}

function citationOf(cite: string): Citation {
  const [tag = '', ...at] = cite.split(':');
  return { tag, source: PROVENANCE_2016.sources[tag] ?? tag, at: at.join(':') };
}

/** Whether the number at this pointer is our own reconstruction. */
export const isReconstructed = (path: string): boolean => PROVENANCE_2016.values[patternOf(path) ?? '']?.mark === 'X';
