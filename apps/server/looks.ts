// Who looks at which table: whoever has it before him is not told that it is his turn. Where several processes share a store, those who
// want to be told have a card for each table that they look at, written when they come and taken away when they go; it counts as long as
// the process that wrote it says that it is there.

import { randomBytes } from 'node:crypto';
import type { Card, Store, Write } from './store/store.ts';
import type { Wishes } from './wishes.ts';

const KIND = 'looks';
const PROCESS = 'process';
const BEAT = 5_000; // milliseconds
/** A process that has not said so for so long may be gone, and is after so long. */
const SILENCE = 4 * BEAT;
const GONE = 12 * BEAT;
/** Whoever's line broke may be back by then; so may all, after a start. */
export const MOMENT = 10_000;
/** What a card says of somebody whose line broke, and of a process that has ended. */
const LEFT = 'left';

export type Looking = 'now' | 'perhaps' | 'no';

export interface Looks {
  begin(table: string, person: string): void;
  /** `mayReturn`: a line is broken; without it somebody looks at something else. */
  end(table: string, person: string, mayReturn: boolean): void;
  /** In this process. */
  isHere(table: string, person: string): boolean;
  at(table: string, person: string): Promise<Looking>;
  close(): Promise<void>;
}

/** Neither a table nor a person has a blank in its name. */
const nameOf = (table: string, person: string): string => `${table} ${person}`;

export function looksOver(store: Store, wishes: Wishes, now: () => number): Looks {
  const me = randomBytes(9).toString('base64url');
  const started = now();
  /** How many pages of somebody show a table. */
  const here = new Map<string, number>();
  /** Since when a line is broken that may come back. */
  const left = new Map<string, number>();
  /** Those who have a card. */
  const carded = new Set<string>();
  let closed = false;

  const write = (writes: readonly Write[]): void => {
    if (!closed && writes.length > 0) void store.commit(writes).catch(() => {});
  };
  const keyOf = (name: string, process = me): string => `${process} ${name}`;
  const put = (name: string, body = ''): Write => {
    carded.add(name);
    return { write: 'put', kind: KIND, key: keyOf(name), owner: me, rank: now(), body };
  };
  const remove = (name: string): Write[] => (carded.delete(name) ? [{ write: 'remove', kind: KIND, key: keyOf(name) }] : []);

  // Processes live in real time, whatever the time is at the tables.
  const beat = async (body = ''): Promise<void> => {
    if (store.isShared) await store.commit([{ write: 'put', kind: PROCESS, key: me, owner: '', rank: Date.now(), body }]).catch(() => {});
  };
  const ageOf = ({ rank }: Card): number => Date.now() - rank;
  const lifeOf = (process: Card): Looking => {
    if (process.body === LEFT) return ageOf(process) < MOMENT ? 'perhaps' : 'no';
    return ageOf(process) < SILENCE ? 'now' : ageOf(process) < GONE ? 'perhaps' : 'no';
  };
  const buried = ({ key }: Card): Write[] => [
    { write: 'remove', kind: PROCESS, key },
    { write: 'sweep', kind: KIND, owner: key },
  ];

  const elsewhere = async (name: string): Promise<Looking> => {
    const processes = (await store.cards({ kind: PROCESS, owner: '' })).filter(({ key }) => key !== me);
    write(processes.filter(process => ageOf(process) > GONE).flatMap(buried));
    const there = await Promise.all(
      processes.map(async (process): Promise<Looking> => {
        const life = lifeOf(process);
        const card = life === 'no' ? undefined : await store.card(KIND, keyOf(name, process.key));
        if (card === undefined) return 'no';
        return card.body === LEFT ? (now() - card.rank < MOMENT ? 'perhaps' : 'no') : life;
      }),
    );
    return there.includes('now') ? 'now' : there.includes('perhaps') ? 'perhaps' : 'no';
  };

  // Who settles it while he looks has a card from then on.
  wishes.listen(person => {
    if (!store.isShared) return;
    const shown = [...here.keys()].filter(name => name.endsWith(` ${person}`) && !carded.has(name));
    write(shown.map(name => put(name)));
  });

  void beat();
  const timer = setInterval(() => {
    void beat();
    for (const [name, since] of left) {
      if (now() - since < MOMENT) continue;
      left.delete(name);
      write(remove(name));
    }
  }, BEAT);
  timer.unref();

  return {
    begin(table, person) {
      const name = nameOf(table, person);
      left.delete(name);
      here.set(name, (here.get(name) ?? 0) + 1);
      if (here.get(name) === 1 && store.isShared && typeof wishes.of(person) === 'number') write([put(name)]);
    },
    end(table, person, mayReturn) {
      const name = nameOf(table, person);
      const rest = (here.get(name) ?? 0) - 1;
      if (rest > 0) return void here.set(name, rest);
      here.delete(name);
      if (mayReturn) left.set(name, now());
      write(mayReturn && carded.has(name) ? [put(name, LEFT)] : remove(name));
    },
    isHere: (table, person) => here.has(nameOf(table, person)),
    async at(table, person) {
      const name = nameOf(table, person);
      if (here.has(name)) return 'now';
      const there = store.isShared ? await elsewhere(name) : 'no';
      const mayReturn = Math.min(now() - started, now() - (left.get(name) ?? 0)) < MOMENT;
      return there === 'no' && mayReturn ? 'perhaps' : there;
    },
    async close() {
      closed = true;
      clearInterval(timer);
      // Those who looked here come back somewhere else.
      await beat(LEFT);
    },
  };
}

/** After how long somebody is to be told of a turn at a table, for whoever puts it down. Who wants to be told at once, and sees it happen,
 *  need not be; who is not known yet may want to be. */
export const afterFor =
  (wishes: Wishes, looks: Looks) =>
  (table: string, person: string): number | undefined => {
    const after = wishes.of(person);
    if (after === null || (after === 0 && looks.isHere(table, person))) return undefined;
    return after ?? 0;
  };
