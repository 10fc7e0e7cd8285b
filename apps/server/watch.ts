// When nobody could move: no server was there, or its store was not, or the time was set ahead. Whoever serves a store says every few seconds
// that he is there, and whoever comes after a silence remembers it. Clocks stood still then.

import { randomUUID } from 'node:crypto';
import type { Span } from '@adega/journal';
import { type Clock, MOMENT } from './clock.ts';
import type { Store, Write } from './store/store.ts';

const EVERY = 5_000; // milliseconds
/** Shorter silences are no absence: a busy machine, a slow disk. */
const SILENCE = MOMENT;
/** Whoever has not looked for so long looks before he says that somebody's time is over. */
const SURE = 2 * EVERY;
/** An answer that took longer does not say what time it is. */
const SLOW = 2_000;
/** Tables that slept through more than these have had their days. */
const MOST = 100;

const KIND = 'watch';
const ALIVE = { kind: KIND, key: 'alive', owner: '' } as const;

export interface Watch {
  /** In their order. */
  readonly down: readonly Span[];
  /** When it is known of all silences so far. */
  sure(): Promise<void>;
  close(): void;
}

/** `clock`: the one that `now` is read from, to be set by the time of the store. */
export async function keepWatch(store: Store, now: () => number, clock?: Clock): Promise<Watch> {
  const down: Span[] = [];
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | undefined;

  /** What time it is by the clock of the store. */
  const storeTime = async (): Promise<() => number> => {
    const begun = performance.now();
    const time = await store.time();
    const took = performance.now() - begun;
    return took <= SLOW ? () => time + performance.now() - begun - took / 2 : now;
  };
  const beat = async (): Promise<void> => {
    const wall = clock === undefined ? now : await storeTime();
    const last = await store.card(KIND, ALIVE.key);
    const at = Math.max(now(), Math.round(wall()));
    const alive = { ...ALIVE, rank: at, body: randomUUID() };
    // A time that is passed in may go as it likes: only who was away, or whose clock was set, has missed something.
    const mayHaveMissed = clock !== undefined || performance.now() - lookedAt > SILENCE;
    const span = last !== undefined && mayHaveMissed && at - last.rank > SILENCE ? { from: last.rank, to: at } : undefined;
    // Of several that come back at the same time one remembers it.
    if (last !== undefined && span !== undefined) await store.commit([{ write: 'swap', was: last.body, ...alive }, remembered(span)]);
    else await store.commit([{ write: 'put', ...alive }]);
    const spans = (await store.cards({ kind: 'down', owner: '', most: MOST })).map(({ body }) => JSON.parse(body) as Span);
    down.splice(0, down.length, ...spans.reverse());
    // Not before: a clock that is ahead of what is known here would say that somebody's time is over.
    clock?.set(wall());
    lookedAt = performance.now();
  };
  const look = (): Promise<void> => {
    looking ??= beat().finally(() => {
      looking = undefined;
    });
    return looking;
  };
  await look();
  // A store that is gone is asked again.
  const timer = setInterval(() => void look().catch(() => {}), EVERY);
  timer.unref();
  return {
    down,
    sure: async () => {
      if (performance.now() - lookedAt > SURE) await look();
    },
    close: () => clearInterval(timer),
  };
}

const remembered = (span: Span): Write => ({
  write: 'put',
  kind: 'down',
  key: String(span.from),
  owner: '',
  rank: span.to,
  body: JSON.stringify(span),
});
