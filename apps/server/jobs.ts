// What is to be done without anybody asking: for now, bots answer. A job is taken with a lease and is done in the same commit as what it
// brings; where a server dies in between, another has it when the lease is over.

import { botsAsked, proposeForBot, type Table } from '@adega/journal';
import type { FastifyBaseLogger } from 'fastify';
import type { Hall, Live } from './hall.ts';
import type { Measures } from './measures.ts';
import type { Job, Store } from './store/store.ts';
import type { Thinkers } from './thinkers.ts';

export interface Jobs {
  /** There may be some. */
  wake(): void;
  close(): Promise<void>;
}

const LEASE = 60_000; // milliseconds
const LOOK_EVERY = 1_000;
const AT_ONCE = 50;
const THINK = 1_000;

export function jobsOver(store: Store, hall: () => Hall, thinkers: Thinkers, measures: Measures, log: FastifyBaseLogger): Jobs {
  let looking: Promise<void> | undefined;
  let again = false;
  let closed = false;
  const running = new Set<Promise<void>>();
  const look = async (): Promise<void> => {
    do {
      again = false;
      const now = Date.now();
      const jobs = await store.claim(now, now + LEASE, AT_ONCE);
      for (const job of jobs) {
        const work = run(job).catch(error => log.warn({ job: job.key, error: String(error) }, 'a job was not done'));
        running.add(work);
        void work.finally(() => running.delete(work));
      }
      again ||= jobs.length === AT_ONCE;
    } while (again && !closed);
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
  const run = async (job: Job): Promise<void> => {
    const done = { write: 'done', key: job.key, lease: job.lease } as const;
    const live = await hall().live(job.table);
    // Another process may have written the line that asks the bot, and its news may come later than the job.
    if (live !== undefined) await hall().renew(live);
    const asked = live && botsAsked(live.table)[0];
    if (live === undefined || asked === undefined || live.table.course.end !== undefined) return void (await store.commit([done]));
    const { seat, level, question } = asked;
    const keys = await thought(live, seat, level);
    const came = await hall().act(live, table => proposeForBot(table, seat, question, keys, Date.now()), [done]);
    measures.countDeed('bot', came.bar?.bar ?? 'done');
    // Somebody has changed the table meanwhile: there is another job for what came of that.
    if (came.bar !== undefined || came.n < live.table.course.n) await store.commit([done]);
  };
  const thought = async (live: Live, seat: number, level: string): Promise<readonly string[]> => {
    const end = measures.thoughts.startTimer();
    const table = await hall().whole(live);
    const { game, state, entries } = table.course;
    const { id, pack } = game;
    const { own } = table.setup;
    const keys = await thinkers.think({
      game: id,
      pack,
      own,
      seat,
      level,
      at: entries.length,
      seed: seedOf(table),
      view: game.view(state, seat),
      most: THINK,
    });
    end();
    return keys;
  };
  const timer = setInterval(wake, LOOK_EVERY);
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

/** Bots of one table think alike wherever it goes on; it tells nothing that they do not know. */
const seedOf = ({ setup }: Table): string => setup.id;
