// Passwords as they are kept: by argon2id, one at a time in a thread of its own, so that games go on meanwhile. Whoever comes when too many
// wait is sent away.

import type { Hash } from './hashing-thread.ts';
import { threadsOf } from './threads.ts';

const MOST_WAITING = 64;
const PATIENCE = 30_000; // milliseconds

export interface Hashing {
  hash(password: string): Promise<string>;
  /** Whether it is this one. Where there is none to compare with it takes as long, and is not. */
  isRight(password: string, kept: string | undefined): Promise<boolean>;
  close(): Promise<void>;
}

export function hashingOf(waiting = MOST_WAITING): Hashing {
  const thread = threadsOf<Hash, string | boolean>(new URL('./hashing-thread.ts', import.meta.url), { threads: 1, waiting });
  return {
    hash: password => thread.ask({ password }, PATIENCE) as Promise<string>,
    isRight: (password, kept) => thread.ask({ password, compare: { kept } }, PATIENCE) as Promise<boolean>,
    close: thread.close,
  };
}
