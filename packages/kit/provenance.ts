// Where each value of a pack comes from: R stated in a rulebook, D derived (the one simple value that everything known agrees with),
// X our own choice, open to correction by whoever owns the box.

import { pointerOf } from '@adega/kernel';
import * as v from 'valibot';

const provenance = v.strictObject({
  mark: v.picklist(['R', 'D', 'X']),
  /** One or more of tag:place; the tags are in `sources`. */
  cite: v.string(),
  /** Our own words. */
  doubt: v.exactOptional(v.string()),
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
export function valueAt(data: unknown, path: string): string | undefined {
  let value: unknown = data;
  for (const key of path.split('/').slice(1)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return JSON.stringify(value);
}
