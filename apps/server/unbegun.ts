// Tables at which nobody has begun to play: whoever made them may have forgotten them, or have made them only to take room. They go when
// nothing has happened at them for a long time.

import type { Hall } from './hall.ts';
import { doneWith } from './jobs.ts';
import { leftAt } from './left.ts';
import { unlisted } from './lobby.ts';
import { type Job, OF_TABLES, type Store, type Write } from './store/store.ts';
import { TALK } from './talk.ts';

const LASTING = 30 * 24 * 3_600_000; // milliseconds

/** To be kept with a new table. */
export const lookLater = (table: string, made: number): Write => ({
  write: 'job',
  key: `unbegun ${table}`,
  table,
  due: made + LASTING,
  body: 'unbegun',
});

export const unbegunAt =
  (store: Store, hall: () => Hall): ((job: Job) => Promise<void>) =>
  async job => {
    const live = await hall().live(job.table);
    if (live !== undefined) await hall().renew(live);
    if (live === undefined || live.table.course.begun) return void (await store.commit([doneWith(job)]));
    const { key, lease } = job;
    const due = live.table.at + LASTING;
    if (due > hall().now()) await store.commit([{ write: 'postpone', key, lease, due }]);
    else await hall().drop(live);
  };

/** All that is kept of a table. */
export const dropped = (table: string, pack: string): readonly Write[] => [
  ...OF_TABLES.map((of): Write => ({ write: 'drop', of, table })),
  unlisted(table),
  { write: 'sweep', kind: TALK, owner: table },
  leftAt(table),
  { write: 'unpack', name: pack },
];
