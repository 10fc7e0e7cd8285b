// The packs that a game has come with. Once shipped, a pack is kept for ever under the hash of its content, because games name the one they
// are played with: the latest as it is, each earlier one as its difference to the one after it.

import type { Difference } from '@adega/kernel';
import { changedBy, differenceOf, differencesIn } from './difference.ts';
import { contentHash } from './hash.ts';

export interface Earlier {
  /** Its name: the hash of its content. */
  readonly pack: string;
  /** What turns the pack that came after it into this one. */
  readonly differs?: unknown;
}

export interface Shipped<P> {
  readonly now: P;
  /** The latest first. */
  readonly earlier: readonly Earlier[];
  /** The pack of this name, if the game has ever come with it. */
  named(name: string): P | undefined;
  /** What is to be kept of a pack whose place the present one takes. */
  kept(was: unknown): Earlier;
  /** Where this one differs from the present one. */
  differences(theirs: unknown): readonly Difference[];
}

export function shipped<P>(now: P, earlier: readonly Earlier[]): Shipped<P> {
  let nameOfNow: string | undefined;
  return {
    now,
    earlier,
    named(name) {
      const at = earlier.findIndex(({ pack }) => pack === name);
      if (at < 0) {
        nameOfNow ??= contentHash(now);
        return nameOfNow === name ? now : undefined;
      }
      return earlier.slice(0, at + 1).reduce<unknown>((later, { differs }) => changedBy(later, differs), now) as P;
    },
    kept: was => ({ pack: contentHash(was), differs: differenceOf(now, was) }),
    differences: theirs => differencesIn(now, theirs),
  };
}
