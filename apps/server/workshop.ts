// What the engine is asked to do for others besides playing, in a thread with an end: it takes as long as what they bring.

import type { CarriedOver, Standing } from '@adega/journal';
import type { GameNamed } from './games.ts';
import { threadsOf } from './threads.ts';
import type { Done, Work } from './workshop-thread.ts';

export interface Workshop {
  /** A table of older rules under those of now. */
  carry(game: GameNamed, was: Standing): Promise<CarriedOver>;
  close(): Promise<void>;
}

/** Milliseconds: most of it takes a few; loading the games for the first time takes longer. */
const PATIENCE = 10_000;
const MOST_WAITING = 200;
const MEMORY = 256;

export function openWorkshop(): Workshop {
  const threads = threadsOf<Work, Done>(new URL('./workshop-thread.ts', import.meta.url), {
    threads: 1,
    waiting: MOST_WAITING,
    memory: MEMORY,
  });
  return { carry: (game, was) => threads.ask({ do: 'carry', game, was }, PATIENCE), close: threads.close };
}
