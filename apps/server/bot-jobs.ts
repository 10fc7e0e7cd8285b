// Bots answer: one of those who are asked thinks, and its turn is kept together with that it was done.

import { botsAsked, proposeForBot, type Table } from '@adega/journal';
import type { Hall } from './hall.ts';
import { doneWith } from './jobs.ts';
import type { Measures } from './measures.ts';
import type { Job, Store } from './store/store.ts';
import type { Thinkers } from './thinkers.ts';

const THINK = 1_000; // milliseconds

export function botsAt(store: Store, hall: () => Hall, thinkers: Thinkers, measures: Measures): (job: Job) => Promise<void> {
  const thought = async (table: Table, seat: number, level: string): Promise<readonly string[]> => {
    const end = measures.thoughts.startTimer();
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
  return async job => {
    const done = doneWith(job);
    const live = await hall().live(job.table);
    if (live === undefined) return void (await store.commit([done]));
    // Another process may have written the line that asks the bot, and its news may come later than the job.
    await hall().renew(live);
    const table = await hall().whole(live);
    // From here until it thinks nothing waits: whoever is asked now is asked in what it thinks about.
    const [asked] = botsAsked(table);
    if (asked === undefined || table.course.end !== undefined) return void (await store.commit([done]));
    const { seat, level, question } = asked;
    const keys = await thought(table, seat, level);
    const came = await hall().act(live, table => proposeForBot(table, seat, question, keys, hall().now()), [done]);
    measures.countDeed('bot', came.bar?.bar ?? 'done');
    // Somebody has changed the table meanwhile: there is another job for what came of that.
    if (came.bar !== undefined || came.n < live.table.course.n) await store.commit([done]);
  };
}

/** Bots of one table think alike wherever it goes on; it tells nothing that they do not know. */
const seedOf = ({ setup }: Table): string => setup.id;
