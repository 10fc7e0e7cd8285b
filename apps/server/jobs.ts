// What is to be done without anybody asking: bots answer, clocks run out. A job is taken with a lease and is done in the same commit as
// what it brings; where a server dies in between, another has it when the lease is over.

import type { FastifyBaseLogger } from 'fastify';
import type { Job, Store } from './store/store.ts';

export interface Jobs {
  /** There may be some. */
  wake(): void;
  close(): Promise<void>;
}

/** By kind, which is the first word of what a job says. */
export type Work = { readonly [kind: string]: (job: Job) => Promise<void> };

const LEASE = 60_000; // milliseconds
const LOOK_EVERY = 1_000;
const AT_ONCE = 50;

export const doneWith = ({ key, lease }: Job) => ({ write: 'done', key, lease }) as const;

export function jobsOver(store: Store, work: Work, log: FastifyBaseLogger, now: () => number = Date.now, every = LOOK_EVERY): Jobs {
  let looking: Promise<void> | undefined;
  let again = false;
  let closed = false;
  const running = new Set<Promise<void>>();
  const look = async (): Promise<void> => {
    do {
      again = false;
      const jobs = await store.claim(now(), now() + LEASE, AT_ONCE);
      for (const job of jobs) {
        const doing = run(job).catch(error => log.warn({ job: job.key, error: String(error) }, 'a job was not done'));
        running.add(doing);
        void doing.finally(() => running.delete(doing));
      }
      again ||= jobs.length === AT_ONCE;
    } while (again && !closed);
  };
  const run = async (job: Job): Promise<void> => {
    const [kind = ''] = job.body.split(' ', 1);
    await (work[kind]?.(job) ?? store.commit([doneWith(job)]));
  };
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
      await Promise.allSettled(running);
    },
  };
}
