// What is to be done without anybody asking: bots answer, clocks run out. A job is taken with a lease and is done in the same commit as
// what it brings; where a server dies in between, another has it when the lease is over. Whoever cannot do it tries again as long as he has it.

import type { FastifyBaseLogger } from 'fastify';
import type { Job, Store } from './store/store.ts';

export interface Jobs {
  /** There may be some. */
  wake(): void;
  close(): Promise<void>;
}

/** By kind, which is the first word of what a job says. */
export type Work = { readonly [kind: string]: (job: Job) => Promise<void> };

/** Milliseconds: so long others wait for whoever has died. Who lives and needs longer has it longer. */
const LEASE = 20_000;
const LOOK_EVERY = 1_000;
const MOST_TAKEN = 50;
/** Between two tries: the first pause, and the longest. */
const AGAIN = 500;
const LATER = 5_000;

/** When something is due that is not to wait for any clock: one that was wrong for a moment would put it off. */
export const AT_ONCE = 0;

export const doneWith = ({ key, lease }: Job) => ({ write: 'done', key, lease }) as const;

/** In milliseconds: how long a job is taken for, and how often it is looked for some. */
interface Times {
  readonly lasting?: number | undefined;
  readonly every?: number | undefined;
}

export function jobsOver(
  store: Store,
  work: Work,
  log: FastifyBaseLogger,
  now: () => number = Date.now,
  { lasting = LEASE, every = LOOK_EVERY }: Times = {},
): Jobs {
  let looking: Promise<void> | undefined;
  let again = false;
  let closed = false;
  const running = new Set<Promise<void>>();
  /** Those who wait before they try again. */
  const waiting = new Set<() => void>();
  const look = async (): Promise<void> => {
    do {
      again = false;
      const jobs = await store.claim(now(), now() + lasting, MOST_TAKEN);
      for (const job of jobs) {
        const doing = held(job, () => tried(job));
        running.add(doing);
        void doing.finally(() => running.delete(doing));
      }
      again ||= jobs.length === MOST_TAKEN;
    } while (again && !closed);
  };
  /** Nobody else takes it meanwhile, unless this process or its store is gone. */
  const held = async ({ key, lease }: Job, doing: () => Promise<void>): Promise<void> => {
    const timer = setInterval(
      () => void store.commit([{ write: 'extend', key, lease, until: now() + lasting }]).catch(() => {}),
      lasting / 3,
    );
    timer.unref();
    await doing().finally(() => clearInterval(timer));
  };
  const tried = async (job: Job): Promise<void> => {
    const begun = performance.now();
    for (let pause = AGAIN; ; pause = Math.min(2 * pause, LATER)) {
      try {
        return await run(job);
      } catch (error) {
        // Who stops takes away what it is done with; another has it then.
        if (closed) return;
        log.warn({ job: job.key, error: String(error) }, 'a job was not done');
      }
      // After that anybody may try.
      if (performance.now() - begun > lasting) return;
      await waited(pause);
      if (closed) return;
    }
  };
  const run = async (job: Job): Promise<void> => {
    const [kind = ''] = job.body.split(' ', 1);
    await (work[kind]?.(job) ?? store.commit([doneWith(job)]));
  };
  const waited = (milliseconds: number): Promise<void> =>
    new Promise(resolve => {
      const over = (): void => {
        clearTimeout(timer);
        waiting.delete(over);
        resolve();
      };
      const timer = setTimeout(over, milliseconds);
      waiting.add(over);
    });
  const wake = (): void => {
    again = true;
    if (looking !== undefined || closed) return;
    looking = look()
      .catch(error => log.warn({ error: String(error) }, 'jobs cannot be looked at'))
      .finally(() => {
        looking = undefined;
      });
  };
  const timer = setInterval(wake, every);
  timer.unref();
  return {
    wake,
    async close() {
      closed = true;
      clearInterval(timer);
      await looking;
      for (const over of [...waiting]) over();
      await Promise.allSettled(running);
    },
  };
}
