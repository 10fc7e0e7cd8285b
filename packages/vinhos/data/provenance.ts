// Where each value of a pack comes from: R stated in a rulebook, D derived (the one simple value that every worked example agrees with),
// X our own choice, open to correction by whoever owns the box.

import * as v from 'valibot';
import json2016 from './2016.provenance.json' with { type: 'json' };
import { PACK_2016 } from './packs.ts';
import { pointerOf } from './problem.ts';
import type { PackJson } from './schema.ts';

const provenance = v.strictObject({
  mark: v.picklist(['R', 'D', 'X']),
  /** One or more of tag:place; the tags are in `sources`. */
  cite: v.string(),
  /** Our own words. */
  doubt: v.exactOptional(v.string()),
});

const file = v.strictObject({
  format: v.literal(1),
  edition: v.literal('2016'),
  sources: v.record(v.string(), v.string()),
  /** By pattern: a pointer in which * stands for any key. */
  values: v.record(v.string(), provenance),
});

export type Provenance = v.InferOutput<typeof provenance>;

export const PROVENANCE_2016: v.InferOutput<typeof file> = v.parse(file, json2016);

/** Where the value at this pointer comes from; undefined where the pack has another value than ours, whose source we do not know. */
export function provenanceOf(pack: PackJson, path: string): Provenance | undefined {
  const value = valueAt(pack, path);
  if (value === undefined || value !== valueAt(PACK_2016, path)) return undefined;
  const pattern = patternOf(path);
  return pattern === undefined ? undefined : PROVENANCE_2016.values[pattern];
}

/** The most specific pattern that this pointer matches: the one with the fewest *. */
export function patternOf(path: string): string | undefined {
  const matching = Object.keys(PROVENANCE_2016.values).filter(pattern => matches(pattern, path));
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

/** The value as text; undefined where the pack ends before the pointer. */
function valueAt(pack: PackJson, path: string): string | undefined {
  let value: unknown = pack;
  for (const key of path.split('/').slice(1)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return JSON.stringify(value);
}
