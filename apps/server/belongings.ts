// What is kept of people beside their seats, by kind: each room that keeps something says here how it is handed out, taken along and
// forgotten. Whoever exports or deletes need not know the rooms.

import type { Store, Write } from './store/store.ts';

export interface Belonging {
  /** Under which name it stands in an export. */
  readonly name: string;
  /** All that is kept of a person, as JSON. */
  told(person: string): Promise<unknown>;
  /** What forgets it: kept together with all else that is forgotten. */
  forgotten(person: string): Promise<readonly Write[]>;
  /** What makes a guest's things those of somebody with an account; without it they stay the guest's. */
  moved?(from: string, to: string): Promise<readonly Write[]>;
}

export interface Belongings {
  add(belonging: Belonging): void;
  told(person: string): Promise<{ readonly [name: string]: unknown }>;
  forgotten(person: string): Promise<readonly Write[]>;
  moved(from: string, to: string): Promise<readonly Write[]>;
}

export function makeBelongings(): Belongings {
  const all: Belonging[] = [];
  const writes = async (of: (one: Belonging) => Promise<readonly Write[]> | undefined): Promise<readonly Write[]> =>
    (await Promise.all(all.map(one => of(one) ?? []))).flat();
  return {
    add: belonging => void all.push(belonging),
    told: async person => Object.fromEntries(await Promise.all(all.map(async one => [one.name, await one.told(person)]))),
    forgotten: person => writes(one => one.forgotten(person)),
    moved: (from, to) => writes(one => one.moved?.(from, to)),
  };
}

const MOST = 100_000;

/** Cards of one kind that have a person as their owner: most of what is kept is that. */
export const ownCards = (store: Store, name: string, kind: string): Belonging => {
  const cardsOf = (owner: string) => store.cards({ kind, owner, most: MOST });
  return {
    name,
    told: async person => (await cardsOf(person)).map(({ key, rank, body }) => ({ key, rank, body: readBody(body) })),
    forgotten: async person => [{ write: 'sweep', kind, owner: person }],
    // A key may have its owner in it.
    moved: async (from, to) =>
      (await cardsOf(from)).flatMap((card): Write[] => [
        { write: 'remove', kind, key: card.key },
        { write: 'put', ...card, owner: to, key: card.key.replace(from, to) },
      ]),
  };
};

const readBody = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
};
