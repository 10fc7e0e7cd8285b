// What the engine is asked to do for others besides playing, in a thread with an end: it takes as long as what they bring.

import type { CarriedOver, Standing } from '@adega/journal';
import type { OnlineTrouble } from '@adega/wire/online.ts';
import type { GameNamed } from './games.ts';
import { threadsOf } from './threads.ts';
import type { Packed, Taken, Work } from './workshop-thread.ts';

export interface Workshop {
  /** A table of older rules under those of now. */
  carry(game: GameNamed, was: Standing): Promise<CarriedOver>;
  /** What a table with somebody's own pack is played by. */
  pack(game: string, pack: string): Promise<Packed>;
  /** What a table is that goes on with a record. */
  record(record: string, pack: string | undefined): Promise<Taken>;
  close(): Promise<void>;
}

/** Milliseconds: most of it takes a few; loading the games for the first time takes longer. */
const PATIENCE = 10_000;
const MOST_WAITING = 200;
const MEMORY = 256;

/** What has taken too long, or too much, is wrong with what was brought. */
const tooMuch = (): { readonly trouble: OnlineTrouble } => ({ trouble: { code: 'bad-table', what: 'too much' } });

export function openWorkshop(): Workshop {
  const thread = () =>
    threadsOf<Work, unknown>(new URL('./workshop-thread.ts', import.meta.url), { threads: 1, waiting: MOST_WAITING, memory: MEMORY });
  // Whoever brings much keeps those waiting who bring something, too, and not those who come to their tables.
  const [carrying, brought] = [thread(), thread()];
  return {
    carry: (game, was) => carrying.ask({ do: 'carry', game, was }, PATIENCE) as Promise<CarriedOver>,
    pack: (game, pack) => (brought.ask({ do: 'pack', game, pack }, PATIENCE) as Promise<Packed>).catch(tooMuch),
    record: (record, pack) => (brought.ask({ do: 'record', record, pack }, PATIENCE) as Promise<Taken>).catch(tooMuch),
    close: async () => void (await Promise.all([carrying.close(), brought.close()])),
  };
}
