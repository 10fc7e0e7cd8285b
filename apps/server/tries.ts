// How often somebody may try a password: for each name and address longer and longer, for each name from everywhere, and for each address
// whatever the name. Names that do not exist are counted as those that do.
//
// A name alone is not locked, since then anybody could lock out anybody.

import { networkOf } from './addresses.ts';
import { rateOf } from './rate.ts';

export interface Tries {
  /** Counts one; false where it is too early. */
  take(name: string, address: string): boolean;
  /** The name does not matter: somebody makes an account. */
  takeFrom(address: string): boolean;
  /** It was the right one. */
  passed(name: string, address: string): void;
}

/** So many for nothing; then a second, two, four … */
const FREE = 5;
const FIRST = 1_000; // milliseconds
const LONGEST = 15 * 60_000;
const FORGOTTEN = 60 * 60_000;
/** For one name from everywhere: so many at once, and one in so many seconds. */
const AT_ONCE = 50;
const EVERY = 30;
const HOUR = 3600;
const MOST = 50_000;

interface Tried {
  n: number;
  until: number;
  at: number;
}

/** `most`: from one address in an hour. */
export function triesOf(most: number, now: () => number): Tries {
  const tried = new Map<string, Tried>();
  const byName = rateOf(1 / EVERY, AT_ONCE, now);
  const byAddress = rateOf(most / HOUR, most, now);
  const key = (name: string, address: string): string => `${networkOf(address)} ${name}`;
  const sweep = (at: number): void => {
    for (const [of, one] of tried) if (at - one.at > FORGOTTEN) tried.delete(of);
    // Somebody has as many addresses as he likes: the oldest are forgotten.
    for (const of of [...tried.keys()].slice(0, Math.max(0, tried.size - MOST / 2))) tried.delete(of);
  };
  return {
    take(name, address) {
      const at = now();
      const known = tried.get(key(name, address));
      const one = known === undefined || at - known.at > FORGOTTEN ? { n: 0, until: 0, at } : known;
      if (at < one.until || !byAddress.take(networkOf(address)) || !byName.take(name)) return false;
      if (tried.size >= MOST) sweep(at);
      one.n++;
      one.at = at;
      if (one.n >= FREE) one.until = at + Math.min(LONGEST, FIRST * 2 ** (one.n - FREE));
      tried.set(key(name, address), one);
      return true;
    },
    takeFrom: address => byAddress.take(networkOf(address)),
    passed: (name, address) => void tried.delete(key(name, address)),
  };
}
