// Clocks run out: an alarm goes off at the earliest moment at which somebody's time can be over. Where it is not, it is put off until it is.

import { nextLapse, proposeLapse } from '@adega/journal';
import type { Hall } from './hall.ts';
import { doneWith } from './jobs.ts';
import type { Job, Store } from './store/store.ts';

export const clocksAt =
  (store: Store, hall: () => Hall): ((job: Job) => Promise<void>) =>
  async job => {
    const live = await hall().live(job.table);
    if (live === undefined) return void (await store.commit([doneWith(job)]));
    await hall().renew(live);
    // A line that tells of it brings an alarm of its own in place of this one.
    await hall().act(live, table => proposeLapse(table, hall().now()));
    const next = nextLapse(live.table.course);
    const { key, lease } = job;
    await store.commit([next === undefined ? doneWith(job) : { write: 'postpone', key, lease, due: next.at }]);
  };
