// Threads in which bots think.

import type { Thought } from './thinking-thread.ts';
import { threadsOf } from './threads.ts';

export interface Thinkers {
  think(thought: Thought): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Loading a game and what judges it takes a while, too. */
const PATIENCE = 20_000; // milliseconds

export function thinkersOf(most: number): Thinkers {
  const threads = threadsOf<Thought, readonly string[]>(new URL('./thinking-thread.ts', import.meta.url), { threads: most });
  return { think: thought => threads.ask(thought, PATIENCE + thought.most), close: threads.close };
}
