// Many commits in one: what comes while one is being written waits for the next. Nobody waits longer than that one takes and a millisecond,
// and where nobody else comes nobody waits at all.

import type { Outcome, Write } from './store.ts';

interface Waiting {
  readonly writes: readonly Write[];
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

/** Writes all of them at once; for each what came of it. */
export type WriteAll = (commits: readonly (readonly Write[])[]) => Promise<readonly (Outcome | Error)[]>;

const MOST = 500;
/** Where several have come together more will: a commit costs much the same for one as for ten. So many are enough not to wait for others. */
const ENOUGH = 50;
const LINGER = 1; // millisecond

export interface Group {
  commit(writes: readonly Write[]): Promise<Outcome>;
  /** Resolves when nothing waits any more. */
  settled(): Promise<void>;
}

export function groupWith(writeAll: WriteAll): Group {
  const queue: Waiting[] = [];
  let running: Promise<void> | undefined;
  const work = async (): Promise<void> => {
    // The calls of one tick belong together.
    await new Promise(setImmediate);
    while (queue.length > 0) {
      const some = queue.splice(0, MOST);
      await writeSome(some, writeAll);
      if (some.length > 1 && some.length < ENOUGH) await new Promise(resolve => setTimeout(resolve, LINGER));
    }
    running = undefined;
  };
  return {
    commit: writes =>
      new Promise((resolve, reject) => {
        queue.push({ writes, resolve, reject });
        running ??= work();
      }),
    settled: async () => {
      while (running !== undefined) await running;
    },
  };
}

async function writeSome(some: readonly Waiting[], writeAll: WriteAll): Promise<void> {
  try {
    const outcomes = await writeAll(some.map(({ writes }) => writes));
    for (const [i, { resolve, reject }] of some.entries()) {
      const outcome = outcomes[i] as Outcome | Error;
      if (outcome instanceof Error) reject(outcome);
      else resolve(outcome);
    }
  } catch (error) {
    for (const { reject } of some) reject(error);
  }
}
