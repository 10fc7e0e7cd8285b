// Where each value of a pack comes from: R stated in a rulebook, D derived (the one simple value that everything known agrees with),
// X our own choice, open to correction by whoever owns the box.

import { pointerOf } from '@adega/kernel';
import * as v from 'valibot';

const provenance = v.strictObject({
  mark: v.picklist(['R', 'D', 'X']),
  /** One or more of tag:place; the tags are in `sources`. */
  cite: v.string(),
  /** The id of a doubt: whoever shows it has the words. */
  doubt: v.exactOptional(v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))),
});

export type Provenance = v.InferOutput<typeof provenance>;

export const provenanceFile = <const E extends string>(edition: E) =>
  v.strictObject({
    format: v.literal(1),
    edition: v.literal(edition),
    sources: v.record(v.string(), v.string()),
    /** By pattern: a pointer in which * stands for any key. */
    values: v.record(v.string(), provenance),
  });

type Said = v.InferOutput<ReturnType<typeof provenanceFile>>;

/** A pack of ours, and where its values come from. */
export interface Sourced {
  readonly pack: unknown;
  readonly said: Said;
}

/** Where the value at this pointer comes from; undefined where the pack has another value than ours, whose source we do not know. */
export function provenanceIn({ pack: ours, said }: Sourced, pack: unknown, path: string): Provenance | undefined {
  const value = valueAt(pack, path);
  return value === undefined || value !== valueAt(ours, path) ? undefined : saidOf(said, path);
}

/** A pointer is asked for again with every drawing, and there are many patterns. */
const FOUND = new WeakMap<Said, Map<string, Provenance | undefined>>();

/** What is said of values at this pointer. */
export function saidOf(said: Said, path: string): Provenance | undefined {
  const found = FOUND.get(said) ?? new Map<string, Provenance | undefined>();
  FOUND.set(said, found);
  if (!found.has(path)) found.set(path, said.values[patternFor(Object.keys(said.values), path) ?? '']);
  return found.get(path);
}

/** A citation as people read it: the source by its tag and what it is, and the place in it. */
export interface Citation {
  readonly tag: string;
  readonly source: string;
  readonly at: string;
}

export type Cited = Provenance & { readonly cited: readonly Citation[] };

/** Where the value at this pointer of our pack, or of this one, comes from; undefined where there is none or we do not know. */
export function citedIn(from: Sourced, path: string, pack = from.pack): Cited | undefined {
  const provenance = provenanceIn(from, pack, path);
  return provenance && { ...provenance, cited: provenance.cite.split(' ').map(cite => citationOf(from.said, cite)) };
}

function citationOf({ sources }: Said, cite: string): Citation {
  const [tag = '', ...at] = cite.split(':');
  return { tag, source: sources[tag] ?? tag, at: at.join(':') };
}

/** The most specific pattern that this pointer matches: the one with the fewest *. */
export function patternFor(patterns: readonly string[], path: string): string | undefined {
  const matching = patterns.filter(pattern => matches(pattern, path));
  return matching.sort((a, b) => stars(a) - stars(b))[0];
}

function matches(pattern: string, path: string): boolean {
  const keys = path.split('/');
  const wanted = pattern.split('/');
  return wanted.length === keys.length && wanted.every((key, i) => key === '*' || key === keys[i]);
}

const stars = (pattern: string): number => pattern.split('*').length - 1;

/** The pointers of all values that are not made of others; an empty list is one. */
export function leavesOf(value: unknown, keys: readonly string[] = []): string[] {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return entries.length === 0 ? [pointerOf(keys)] : entries.flatMap(([key, inner]) => leavesOf(inner, [...keys, key]));
}

/** The value as text; undefined where the data end before the pointer. */
function valueAt(data: unknown, path: string): string | undefined {
  let value: unknown = data;
  for (const key of path.split('/').slice(1)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return JSON.stringify(value);
}
