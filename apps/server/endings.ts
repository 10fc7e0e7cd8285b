// Sessions that end while their sockets are open: here at once, in other processes within seconds.

import type { Store, Write } from './store/store.ts';

const KIND = 'ended';
const LOOK_EVERY = 3_000; // milliseconds
/** By then everybody has looked. */
const LASTING = 60_000;

export interface Endings {
  /** To be kept with whatever ends them. */
  writes(ended: readonly string[]): readonly Write[];
  close(): void;
}

/** `hear` may hear of one more than once. */
export function endingsOver(store: Store, now: () => number, hear: (ended: readonly string[]) => void): Endings {
  const look = async (): Promise<void> => {
    const cards = await store.cards({ kind: KIND, owner: '' });
    if (cards.length > 0) hear(cards.map(({ key }) => key));
  };
  // A store that is gone is asked again.
  const timer = store.isShared ? setInterval(() => void look().catch(() => {}), LOOK_EVERY) : undefined;
  timer?.unref();
  return {
    writes: ended =>
      store.isShared
        ? [
            { write: 'sweep', kind: KIND, owner: '', upTo: now() - LASTING },
            ...ended.map((key): Write => ({ write: 'put', kind: KIND, key, owner: '', rank: now(), body: '' })),
          ]
        : [],
    close: () => clearInterval(timer),
  };
}
