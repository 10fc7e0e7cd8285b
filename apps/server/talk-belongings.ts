// What people have said, noted and whom they have blocked, as it is handed out, taken along and forgotten.

import type { Belonging } from './belongings.ts';
import { tablesOf } from './held.ts';
import type { Card, Store, Write } from './store/store.ts';
import { BLOCK, NOTE, type Spoken, TALK, toldOf } from './talk.ts';

const A_LOT = 100_000;

/** What somebody has said, at all tables at which he has sat. */
async function saidBy(store: Store, person: string): Promise<readonly { readonly card: Card; readonly spoken: Spoken }[]> {
  const tables = await tablesOf(store, [person]);
  const cards = (await Promise.all(tables.map(table => store.cards({ kind: TALK, owner: table, most: A_LOT })))).flat();
  return cards.map(card => ({ card, spoken: JSON.parse(card.body) as Spoken })).filter(({ spoken }) => spoken.person === person);
}

export const talkOf = (store: Store): Belonging => ({
  name: 'talk',
  async told(person) {
    const notes = await store.cards({ kind: NOTE, owner: person, most: A_LOT });
    const blocks = await store.cards({ kind: BLOCK, owner: person, most: A_LOT });
    return {
      said: (await saidBy(store, person)).map(({ card, spoken }) => ({ table: card.owner, ...toldOf(spoken) })),
      notes: notes.map(({ key, body }) => ({ table: key.split(' ', 1)[0], text: body })),
      blocked: blocks.map(({ rank, body }) => ({ at: rank, name: (JSON.parse(body) as { name: string }).name })),
    };
  },
  forgotten: async person => [
    ...(await saidBy(store, person)).map(({ card: { kind, key } }): Write => ({ write: 'remove', kind, key })),
    { write: 'sweep', kind: NOTE, owner: person },
    { write: 'sweep', kind: BLOCK, owner: person },
  ],
  /** What was said stays said by whom he was then; his notes and whom he does not want to meet come along. */
  async moved(from, to) {
    const cards = await Promise.all([NOTE, BLOCK].map(kind => store.cards({ kind, owner: from, most: A_LOT })));
    return cards.flat().flatMap((card): Write[] => [
      { write: 'remove', kind: card.kind, key: card.key },
      { write: 'put', ...card, owner: to, key: card.key.replace(from, to) },
    ]);
  },
});
