// When no server was there: whoever serves a store says so every few seconds, and whoever comes after a silence remembers it. Clocks stood
// still then.

import type { Span } from '@adega/journal';
import type { Store } from './store/store.ts';

const EVERY = 5_000; // milliseconds
/** Shorter silences are no absence: a busy machine, a slow disk. */
const SILENCE = 4 * EVERY;
/** Tables that slept through more than these have had their days. */
const MOST = 100;

const KIND = 'watch';
const ALIVE = { kind: KIND, key: 'alive', owner: '' } as const;

export interface Watch {
  readonly down: readonly Span[];
  close(): void;
}

export async function keepWatch(store: Store, now: () => number): Promise<Watch> {
  const last = await store.card(KIND, ALIVE.key);
  const at = now();
  if (last !== undefined && at - last.rank > SILENCE) {
    const span: Span = { from: last.rank, to: at };
    await store.commit([{ write: 'put', kind: 'down', key: String(span.from), owner: '', rank: at, body: JSON.stringify(span) }]);
  }
  const beat = () => store.commit([{ write: 'put', ...ALIVE, rank: now(), body: '' }]);
  await beat().catch(() => {});
  // A store that is gone hears of it when it is back.
  const timer = setInterval(() => void beat().catch(() => {}), EVERY);
  timer.unref();
  const down = (await store.cards({ kind: 'down', owner: '', most: MOST })).map(({ body }) => JSON.parse(body) as Span);
  return { down: down.reverse(), close: () => clearInterval(timer) };
}
