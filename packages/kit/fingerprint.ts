// A short name of a position, kept beside its record: when the record is replayed by later rules it tells whether the position came out
// the same. What says nothing does not count, so that a field which a later version adds leaves older positions their names.

import { canonical, sha256 } from './hash.ts';

/** Without fields that are 0. */
export const fingerprint = (position: object, hash = sha256): string => hash(canonical(position, false));
