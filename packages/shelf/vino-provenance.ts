// Where the printed numbers of Vino come from. Apart from the list, because a page loads it only when somebody asks.

import { PACK } from '@adega/vino';
import { PROVENANCE, provenanceOf } from '@adega/vino/data/provenance.ts';
import type { Citation, Provenance } from './provenance.ts';

/** Where the value at this pointer of the pack comes from; undefined where we cannot say. */
export function sourceOf(path: string): (Provenance & { readonly cited: readonly Citation[] }) | undefined {
  const provenance = provenanceOf(PACK, path);
  return provenance && { ...provenance, cited: provenance.cite.split(' ').map(citationOf) };
}

const SOURCES: { readonly [tag: string]: string | undefined } = PROVENANCE.sources;

function citationOf(cite: string): Citation {
  const [tag = '', ...at] = cite.split(':');
  return { tag, source: SOURCES[tag] ?? tag, at: at.join(':') };
}
