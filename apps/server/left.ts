// Answers that people leave beforehand at a table where turns take days, so that others need not wait for what is clear. Nobody else knows of
// one before it is used.

import { proposeLeft } from '@adega/journal';
import type { Belonging } from './belongings.ts';
import type { Hall } from './hall.ts';
import { tablesOf } from './held.ts';
import { AT_ONCE, doneWith } from './jobs.ts';
import type { Live } from './live.ts';
import type { Card, Job, Store, Write } from './store/store.ts';

const KIND = 'left';

interface Left {
  readonly seat: number;
  readonly person: string;
  readonly answers: readonly string[];
}

const keyOf = (table: string, seat: number): string => `${table} ${seat}`;

export function leaving({ id }: Live, seat: number, person: string, answers: readonly string[], now: number): readonly Write[] {
  const key = keyOf(id, seat);
  if (answers.length === 0) return [{ write: 'remove', kind: KIND, key }];
  const body = JSON.stringify({ seat, person, answers } satisfies Left);
  // It may be what is asked now.
  return [{ write: 'put', kind: KIND, key, owner: id, rank: now, body }, lookForLeft(id, `${seat} ${now}`)];
}

export async function leftBy(store: Store, { id }: Live, seat: number, person: string): Promise<readonly string[]> {
  const card = await store.card(KIND, keyOf(id, seat));
  const left = card && (JSON.parse(card.body) as Left);
  return left?.person === person ? left.answers : [];
}

/** All that was left at a table. */
export const leftAt = (table: string): Write => ({ write: 'sweep', kind: KIND, owner: table });

/** Somebody may be asked what he has answered beforehand. */
export const lookForLeft = (table: string, of: number | string): Write => ({
  write: 'job',
  key: `left ${table} ${of}`,
  table,
  due: AT_ONCE,
  body: 'left',
});

export const leftAnswers =
  (store: Store, hall: () => Hall): ((job: Job) => Promise<void>) =>
  async job => {
    const left = (await store.cards({ kind: KIND, owner: job.table })).map(({ body }) => JSON.parse(body) as Left);
    const live = left.length === 0 ? undefined : await hall().live(job.table);
    if (live !== undefined) {
      await hall().renew(live);
      for (const { seat, person, answers } of left) {
        await hall().act(live, table => proposeLeft(table, seat, answers, person, hall().now()));
      }
    }
    await store.commit([doneWith(job)]);
  };

/** As they are handed out, taken along and forgotten. */
export function leftOf(store: Store): Belonging {
  const cardsOf = async (person: string): Promise<readonly { readonly card: Card; readonly left: Left }[]> => {
    const tables = await tablesOf(store, [person]);
    const cards = (await Promise.all(tables.map(table => store.cards({ kind: KIND, owner: table })))).flat();
    return cards.map(card => ({ card, left: JSON.parse(card.body) as Left })).filter(({ left }) => left.person === person);
  };
  return {
    name: 'left',
    told: async person => (await cardsOf(person)).map(({ card, left: { seat, answers } }) => ({ table: card.owner, seat, answers })),
    forgotten: async person => (await cardsOf(person)).map(({ card: { kind, key } }): Write => ({ write: 'remove', kind, key })),
    moved: async (from, to) =>
      (await cardsOf(from)).map(({ card, left }): Write => ({ write: 'put', ...card, body: JSON.stringify({ ...left, person: to }) })),
  };
}
