// A store on a slow disk: each thing that is asked of it takes a while of its own, now and then a long one.

import type { Random } from '@adega/kernel';
import type { Store } from '../store/store.ts';

const LONG = 20;

/** `most`: milliseconds; one of twenty takes ten times as long. */
export function slowStore(store: Store, rng: Random, most: number): Store {
  const wait = (): Promise<void> => new Promise(resolve => setTimeout(resolve, rng.below(most + 1) * (rng.below(LONG) === 0 ? 10 : 1)));
  const slowly =
    <A extends readonly unknown[], T>(ask: (...of: A) => Promise<T>) =>
    async (...of: A): Promise<T> => {
      await wait();
      const answer = await ask(...of);
      await wait();
      return answer;
    };
  return {
    ...store,
    commit: slowly(store.commit),
    table: slowly(store.table),
    lines: slowly(store.lines),
    draft: slowly(store.draft),
    card: slowly(store.card),
    cards: slowly(store.cards),
    claim: slowly(store.claim),
  };
}
