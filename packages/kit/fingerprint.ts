// A short name of a position, kept beside its record: when the record is replayed by later rules it tells whether the position came out
// the same. What says nothing does not count, so that a field which a later version adds leaves older positions their names.

import { contentHash } from './hash.ts';

export const fingerprint = (position: object): string => contentHash(saying(position));

/** Without fields that are 0. */
function saying(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(saying);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== 0)
      .map(([key, inner]) => [key, saying(inner)]),
  );
}
