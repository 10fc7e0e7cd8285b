// Threads in which bots think: a thought waits for a free one, and one that takes far too long ends its thread.

import { Worker } from 'node:worker_threads';
import type { Thought } from './thinking-thread.ts';

export interface Thinkers {
  think(thought: Thought): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Loading a game and what judges it takes a while, too. */
const PATIENCE = 20_000; // milliseconds

interface Asked {
  readonly thought: Thought;
  resolve(keys: readonly string[]): void;
  reject(error: Error): void;
}

interface Thread {
  readonly worker: Worker;
  asked?: Asked | undefined;
  timer?: NodeJS.Timeout;
}

type Thoughts = { readonly keys: readonly string[] } | { readonly trouble: string };

export function thinkersOf(most: number): Thinkers {
  const queue: Asked[] = [];
  const threads = new Set<Thread>();
  const next = (): void => {
    if (queue.length === 0) return;
    const free = [...threads].find(({ asked }) => asked === undefined) ?? (threads.size < most ? begin() : undefined);
    if (free === undefined) return;
    const asked = queue.shift() as Asked;
    free.asked = asked;
    free.timer = setTimeout(() => end(free, new Error('a bot has thought for too long')), PATIENCE + asked.thought.most);
    free.worker.postMessage(asked.thought);
  };
  const begin = (): Thread => {
    const thread: Thread = { worker: new Worker(new URL('./thinking-thread.ts', import.meta.url)) };
    thread.worker.unref();
    thread.worker.on('message', (thoughts: Thoughts) => {
      const asked = rest(thread);
      if ('keys' in thoughts) asked?.resolve(thoughts.keys);
      else asked?.reject(new Error(thoughts.trouble));
      next();
    });
    thread.worker.on('error', error => end(thread, error instanceof Error ? error : new Error(String(error))));
    threads.add(thread);
    return thread;
  };
  /** It has nothing to think about any more. */
  const rest = (thread: Thread): Asked | undefined => {
    const { asked, timer } = thread;
    clearTimeout(timer);
    thread.asked = undefined;
    return asked;
  };
  const end = (thread: Thread, why: Error): void => {
    threads.delete(thread);
    void thread.worker.terminate();
    rest(thread)?.reject(why);
    next();
  };
  return {
    think: thought =>
      new Promise((resolve, reject) => {
        queue.push({ thought, resolve, reject });
        next();
      }),
    async close() {
      for (const { reject } of queue.splice(0)) reject(new Error('closed'));
      for (const thread of [...threads]) end(thread, new Error('closed'));
    },
  };
}
