// Who wants to be told of his turns, and after how long. A process remembers it of the people at its tables, so that no move waits for the
// store. What changes is heard of within seconds, here and in other processes; what was asked meanwhile is looked for afterwards
// (outbox.ts), so that nobody is forgotten in between.

import { type Delay, USUAL_DELAY } from '@adega/wire/told.ts';
import type { Card, Store, Write } from './store/store.ts';

const KIND = 'told';
const CHANGED = 'told-changed';
const MINUTE = 60_000; // milliseconds
const LOOK_EVERY = 3_000;
/** By then every process has looked. */
const LASTING = 60_000;
/** When nobody goes by what was before any more, with some time to spare. */
const CAUGHT_UP = 4 * LOOK_EVERY;
/** More changes than that at once: nothing is known any more. */
const MOST_CHANGES = 1_000;
const MOST_KNOWN = 100_000;

interface Kept {
  readonly after: Delay;
  /** When it was settled: no two are the same text. */
  readonly at: number;
  /** There was no way to tell him when one was looked for; until there is one again nothing is written for him. */
  readonly idle?: true | undefined;
}

export interface Wish extends Kept {
  readonly card: Card;
}

export interface Wishes {
  /** After how many milliseconds somebody wants to be told; null: not at all. Undefined where it is not known yet: it is looked up then. */
  of(person: string): number | null | undefined;
  /** When it is known of all of them. */
  know(people: readonly (string | undefined)[]): Promise<void>;
  /** As it is kept now. */
  read(person: string): Promise<number | null>;
  /** Hears who wants to be told, whenever that is learned. */
  listen(hear: (person: string) => void): void;
  close(): void;
}

const cardOf = (person: string, kept: Kept): Card => ({
  kind: KIND,
  key: person,
  owner: person,
  rank: kept.at,
  body: JSON.stringify(kept),
});

export async function wishOf(store: Store, person: string): Promise<Wish | undefined> {
  const card = await store.card(KIND, person);
  return card && { ...(JSON.parse(card.body) as Kept), card };
}

export const afterOf = (wish: Wish | undefined): number | null =>
  wish === undefined || wish.idle || wish.after === 'off' ? null : wish.after * MINUTE;

/** Other processes hear of it; those that have are remembered in real time, whatever the time is at the tables. */
const changed = (person: string): Write[] => [
  { write: 'sweep', kind: CHANGED, owner: '', upTo: Date.now() - LASTING },
  { write: 'put', kind: CHANGED, key: person, owner: '', rank: Date.now(), body: '' },
];

/** Somebody settles it, or can be told again. What he is asked before all have heard of it is looked for then. */
export const wishing = (person: string, after: Delay, now: number): readonly Write[] => [
  { write: 'put', ...cardOf(person, { after, at: now }) },
  ...changed(person),
  { write: 'alarm', key: `wish ${person}`, table: '', due: now + CAUGHT_UP, body: `wish ${now} ${person}` },
];

/** Somebody can be reached from now on: as he has settled it before, if he has. */
export async function reachable(store: Store, person: string, now: number): Promise<readonly Write[]> {
  return wishing(person, (await wishOf(store, person))?.after ?? USUAL_DELAY, now);
}

/** Nobody can be reached by that name; conflicts where that has changed since it was read. */
export const idling = (person: string, { card, after, at }: Wish): readonly Write[] => [
  { write: 'swap', was: card.body, ...cardOf(person, { after, at, idle: true }) },
  ...changed(person),
];

export const forgetWish = (person: string): readonly Write[] => [{ write: 'remove', kind: KIND, key: person }, ...changed(person)];

export function wishesOver(store: Store): Wishes {
  const known = new Map<string, number | null>();
  const reading = new Map<string, Promise<void>>();
  const listeners = new Set<(person: string) => void>();
  /** Changes that were heard of, with their times. */
  let heard = new Map<string, number>();
  let lookedAt = Date.now();

  const read = async (person: string): Promise<number | null> => {
    const after = afterOf(await wishOf(store, person));
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(person, after);
    if (after !== null) for (const hear of listeners) hear(person);
    return after;
  };
  const lookUp = (person: string): Promise<void> => {
    const before = reading.get(person);
    if (before !== undefined) return before;
    const looking = read(person).then(
      () => void reading.delete(person),
      // It stays unknown, and is asked for again.
      () => void reading.delete(person),
    );
    reading.set(person, looking);
    return looking;
  };
  const look = async (): Promise<void> => {
    const cards = await store.cards({ kind: CHANGED, owner: '', most: MOST_CHANGES });
    const now = Date.now();
    if (cards.length === MOST_CHANGES || now - lookedAt > LASTING) known.clear();
    lookedAt = now;
    const fresh = cards.filter(({ key, rank }) => heard.get(key) !== rank);
    heard = new Map(cards.map(({ key, rank }) => [key, rank]));
    for (const { key } of fresh) if (known.has(key)) await read(key);
  };
  // A store that is gone is asked again.
  const timer = setInterval(() => void look().catch(() => {}), LOOK_EVERY);
  timer.unref();
  return {
    of(person) {
      const after = known.get(person);
      if (after === undefined) void lookUp(person);
      return after;
    },
    async know(people) {
      const strangers = people.filter(person => person !== undefined && !known.has(person)) as string[];
      if (strangers.length > 0) await Promise.all([...new Set(strangers)].map(lookUp));
    },
    read,
    listen: hear => void listeners.add(hear),
    close: () => clearInterval(timer),
  };
}
