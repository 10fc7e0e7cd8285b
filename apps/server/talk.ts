// Talk at tables, and notes that only one reads. Kept as cards of the table; nobody is told of what somebody says whom he has blocked.

import { randomBytes } from 'node:crypto';
import type { Told } from '@adega/wire/online.ts';
import { hasLink, type SaidAtTable, type Talking } from '@adega/wire/talk.ts';
import type { Hall } from './hall.ts';
import type { Live } from './live.ts';
import { rateOf } from './rate.ts';
import type { Card, Store, Write } from './store/store.ts';

export const TALK = 'talk';
export const NOTE = 'note';
export const BLOCK = 'block';
/** What is told to whoever comes. */
const LAST = 100;
/** What people say in a minute, at most. */
const A_MINUTE = 15;

export interface Spoken extends SaidAtTable {
  readonly person: string;
}

/** Why somebody is not heard. */
export type Hushed = Extract<Told, { type: 'hushed' }>['why'];

export interface Talk {
  say(live: Live, seat: number, person: string, talking: Talking): Promise<Spoken | Hushed>;
  /** The last that was said at a table, the latest last. */
  last(table: string, most?: number): Promise<readonly Spoken[]>;
  one(table: string, id: string): Promise<Spoken | undefined>;
  note(table: string, person: string): Promise<string>;
  keepNote(table: string, person: string, text: string): Promise<void>;
  block(person: string, other: string, name: string): Promise<void>;
  unblock(person: string, key: string): Promise<void>;
  blockedBy(
    person: string,
  ): Promise<readonly { readonly key: string; readonly name: string; readonly at: number; readonly person: string }[]>;
  hasBlocked(person: string, other: string): Promise<boolean>;
  /** Whether one of them has blocked the other. */
  avoids(person: string, others: readonly string[]): Promise<boolean>;
}

export interface TalkDesk {
  readonly hall: Hall;
  readonly store: Store;
  hasAccount(person: string): Promise<boolean>;
  isBanned(person: string): Promise<boolean>;
  takeWarning(person: string): Promise<boolean>;
}

const keyOf = (table: string, id: string): string => `${table} ${id}`;

export function talkAt({ hall, store, hasAccount, isBanned, takeWarning }: TalkDesk): Talk {
  const rate = rateOf(A_MINUTE / 60, A_MINUTE, hall.now);
  const spoken = ({ body }: Card): Spoken => JSON.parse(body) as Spoken;
  const talk: Talk = {
    async say(live, seat, person, talking) {
      const { table } = live;
      if (table.people[seat] !== person) return 'not-yours';
      if (!rate.take(person)) return 'too-fast';
      if (await isBanned(person)) return 'banned';
      if (await takeWarning(person)) return 'warned';
      if ('text' in talking && hasLink(talking.text) && !(await hasAccount(person))) return 'no-links';
      const at = hall.now();
      const one: Spoken = {
        id: randomBytes(9).toString('base64url'),
        at,
        seat,
        name: table.course.seats[seat]?.name ?? '?',
        person,
        ...talking,
      };
      await store.commit([{ write: 'add', kind: TALK, key: keyOf(live.id, one.id), owner: live.id, rank: at, body: JSON.stringify(one) }]);
      return one;
    },
    async last(table, most = LAST) {
      return (await store.cards({ kind: TALK, owner: table, most })).map(spoken).reverse();
    },
    async one(table, id) {
      const card = await store.card(TALK, keyOf(table, id));
      return card && spoken(card);
    },
    async note(table, person) {
      return (await store.card(NOTE, keyOf(table, person)))?.body ?? '';
    },
    async keepNote(table, person, text) {
      const key = keyOf(table, person);
      const write: Write =
        text === '' ? { write: 'remove', kind: NOTE, key } : { write: 'put', kind: NOTE, key, owner: person, rank: hall.now(), body: text };
      await store.commit([write]);
    },
    async block(person, other, name) {
      const card = {
        kind: BLOCK,
        key: keyOf(person, other),
        owner: person,
        rank: hall.now(),
        body: JSON.stringify({ name, person: other }),
      };
      await store.commit([{ write: 'put', ...card }]);
    },
    async unblock(person, key) {
      const found = (await talk.blockedBy(person)).find(one => one.key === key);
      if (found !== undefined) await store.commit([{ write: 'remove', kind: BLOCK, key: keyOf(person, found.person) }]);
    },
    async blockedBy(person) {
      const cards = await store.cards({ kind: BLOCK, owner: person });
      // Nobody is told by which name the server knows others.
      return cards.map(({ rank, body }) => ({ key: String(rank), at: rank, ...(JSON.parse(body) as { name: string; person: string }) }));
    },
    hasBlocked: async (person, other) => (await store.card(BLOCK, keyOf(person, other))) !== undefined,
    async avoids(person, others) {
      const both = others.flatMap(other => [talk.hasBlocked(person, other), talk.hasBlocked(other, person)]);
      return (await Promise.all(both)).includes(true);
    },
  };
  return talk;
}

export const toldOf = ({ person: _, ...said }: Spoken): SaidAtTable => said;
