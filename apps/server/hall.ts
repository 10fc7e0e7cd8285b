// The hall: the tables that somebody looks at now. A table is loaded from its lines when somebody comes, and forgotten when all have gone.
//
// Nothing is told before it is kept. Whatever is done at one table is done one after the other; whoever writes the same line in another
// process is found out by the store, and then it is tried again on what came first.

import {
  carriedLines,
  downLines,
  firstLines,
  fold,
  happen,
  happenAll,
  openStored,
  openTable,
  type Played,
  type Proposal,
  parseStored,
  proposeNext,
  type Setup,
  type Stored,
  standingOf,
  type Table,
  type Written,
  writeStored,
} from '@adega/journal';
import { titleOf } from '@adega/shelf';
import type { Bar, NewTable, Taking } from '@adega/wire/journal.ts';
import type { OnlineTrouble } from '@adega/wire/online.ts';
import { gameFor, printOf } from './games.ts';
import { writesOf } from './line-writes.ts';
import { isForgetting, isUsed, type Kept, type Live, liveOf, NewerTable, spread } from './live.ts';
import type { Measures } from './measures.ts';
import { againAt, rotated, setupFor, setupFrom } from './setups.ts';
import { type Outcome, type Store, StoreTrouble, type Write } from './store/store.ts';
import { dropped, lookLater } from './unbegun.ts';
import type { Watch } from './watch.ts';
import type { Workshop } from './workshop.ts';

/** `n`: the line in which it was done. */
export type Came = { readonly n: number; readonly bar?: undefined } | { readonly bar: Bar; readonly n?: undefined };

export interface Hall {
  /** Undefined where there is no such table. */
  live(id: string): Promise<Live | undefined>;
  make(wanted: NewTable | Taking, maker: string): Promise<Live | { readonly trouble: OnlineTrouble }>;
  /** Forgets a table for ever, with its pack where no other table has it; only before its game has begun. */
  drop(live: Live): Promise<Bar | undefined>;
  /** A table for the same people, one seat further on; the id of the one that there is already, if somebody was first. */
  again(live: Live, person: string, links: (id: string) => readonly Write[]): Promise<{ readonly id: string } | { readonly bar: Bar }>;
  /** Does what `make` proposes for the table as it is then; `more` is kept together with it. */
  act(live: Live, make: (table: Table) => Proposal, more?: readonly Write[]): Promise<Came>;
  /** The table with all that it has been through. */
  whole(live: Live): Promise<Table>;
  /** Reads what others have written to it meanwhile. */
  renew(live: Live): Promise<void>;
  /** Something that was kept of it has changed: whoever looks comes back. */
  letGo(live: Live): void;
  /** Something may have happened at these tables elsewhere, or at any of them. */
  refresh(ids?: readonly string[]): void;
  readonly size: number;
  /** What time it is, in milliseconds. */
  now(): number;
  /** Somebody is about to sit down: what he wants to be told is known then. */
  expect(person: string): Promise<void>;
  close(): Promise<void>;
}

export interface HallSettings {
  /** Milliseconds after which a table that nobody looks at is forgotten. */
  readonly sleepAfter?: number;
  readonly now?: () => number;
  /** When nobody could move. */
  readonly watch?: Pick<Watch, 'down' | 'sure'>;
  /** Who is to be told of his turns. */
  readonly telling?: Telling;
}

export interface Telling {
  /** After how many milliseconds, as far as is known; undefined: not at all. */
  after(table: string, person: string): number | undefined;
  /** When it is known of them. */
  know(people: readonly (string | undefined)[]): Promise<void>;
}

const NOBODY: Telling = { after: () => undefined, know: async () => {} };

const TRIES = 20;
const SLEEP_AFTER = 60_000; // milliseconds
const LOOK_EVERY = 10_000;
/** Whoever has asked for a table listens to it by then. */
const COMING = 1_000;
const A_LOT = 5_000;

export function hallOver(
  store: Store,
  workshop: Workshop,
  measures: Measures,
  jobsAdded: () => void,
  { sleepAfter = SLEEP_AFTER, now: timeNow = Date.now, watch, telling = NOBODY }: HallSettings = {},
): Hall {
  const tables = new Map<string, Promise<Live | undefined>>();
  const { after } = telling;
  const writesFor = ({ id, table, drafts }: Live, stored: readonly Stored[], written: readonly Written[], now: number, played?: Played) =>
    writesOf({ id, table, drafts, played, after }, stored, written, now);

  const load = async (id: string): Promise<Live | undefined> => {
    const kept = await store.table(id);
    if (kept === undefined) return undefined;
    const of = await withPack(JSON.parse(kept.body) as Kept);
    for (let tries = 0; tries < TRIES; tries++) {
      const live = await opened(of);
      if (live === undefined) continue;
      await telling.know(live.table.people);
      return live;
    }
    throw new StoreTrouble('others were always first');
  };

  /** Somebody's own pack is kept by its name, once for all tables. */
  const withPack = async (kept: Kept): Promise<Kept> => {
    const { game, pack } = kept.setup;
    if (titleOf(game)?.packs?.named(pack) !== undefined) return kept;
    const own = await store.pack(pack);
    return own === undefined ? kept : { ...kept, setup: { ...kept.setup, own } };
  };

  /** What was played elsewhere is carried over, too, as long as it waits to be begun. */
  const withGiven = async (setup: Setup, rules: number): Promise<Setup> => {
    if (setup.given === undefined || setup.rules >= rules) return setup;
    const { entries, options } = await workshop.carry(setup, { ...standingOf(setup, []), entries: setup.given.entries });
    return { ...setup, options, given: { ...setup.given, entries } };
  };

  /** The table as it is kept. One of older rules is carried over first; undefined where somebody else has written to it meanwhile. */
  const opened = async (kept: Kept): Promise<Live | undefined> => {
    const game = gameFor(kept.setup);
    const setup = await withGiven(kept.setup, game.rules);
    const stored = await linesAfter(setup.id, 0);
    const was = standingOf(setup, stored);
    if (was.now.rules > game.rules) throw new NewerTable(setup.id);
    const over = was.now.rules < game.rules ? await workshop.carry(setup, was) : undefined;
    const table = openStored(setup, stored, game, printOf(setup.game), over);
    const live = liveOf(table, kept);
    if (over === undefined) return (await givenBack(live, table)) === 'conflict' ? undefined : live;
    const now = timeNow();
    const carried = carriedLines(table, over, now);
    // What was being tried out was tried by other rules.
    const drafts = table.people.map((_, seat): Write => ({ write: 'draft', table: live.id, seat, body: null }));
    if ((await store.commit([...writesFor(live, carried, carried.map(writeStored), now), ...drafts])) === 'conflict') return undefined;
    for (const one of carried) happen(table, one);
    measures.carried.inc({ came: over.same ? 'same' : 'otherwise' });
    jobsAdded();
    return live;
  };

  /** Gives the time back in which nobody could move. */
  const givenBack = async (live: Live, table: Table): Promise<'nothing' | Outcome> => {
    if (watch === undefined || table.course.clocks === undefined) return 'nothing';
    await watch.sure();
    const now = timeNow();
    const stored = downLines(table, watch.down, now);
    if (stored.length === 0) return 'nothing';
    const written = stored.map(writeStored);
    live.isBehind = true;
    if ((await store.commit(writesFor(live, stored, written, now))) === 'conflict') return 'conflict';
    live.isBehind = false;
    for (const one of stored) happen(table, one);
    spread(live, written);
    return 'done';
  };

  const linesAfter = async (id: string, after: number): Promise<Stored[]> => {
    const stored: Stored[] = [];
    for (let more = true; more; ) {
      const lines = await store.lines(id, after + stored.length, A_LOT);
      more = lines.length === A_LOT;
      for (const { body } of lines) stored.push(parseStored(body));
    }
    return stored;
  };

  const readOn = async (live: Live): Promise<void> => {
    const stored = await linesAfter(live.id, live.table.stored);
    if (stored.some(one => 'line' in one && one.line.kind === 'carried' && one.line.rules > live.table.course.game.rules)) {
      letGo(live);
      throw new NewerTable(live.id);
    }
    if (stored.length > 0) {
      const table = await whole(live);
      for (const one of stored) happen(table, one);
      spread(live, stored.map(writeStored));
      if (stored.some(isForgetting)) letGo(live);
      await telling.know(table.people);
    }
    live.isBehind = false;
  };

  const whole = async (live: Live): Promise<Table> => {
    const { table } = live;
    if (live.isFolded) {
      const stored = (await linesAfter(live.id, 0)).slice(0, table.stored);
      Object.assign(table, openStored(table.setup, stored, table.course.game, table.print));
      live.isFolded = false;
      measures.folded.dec();
    }
    return inUse(live);
  };

  /** One that is not folded. */
  const inUse = (live: Live): Table => {
    live.usedAt = Date.now();
    return live.table as Table;
  };

  /** Most of what a table takes is how it came to where it is, and reading that again takes two milliseconds. */
  const rest = async (live: Live): Promise<void> => {
    if (live.isFolded || isUsed(live, sleepAfter / 2)) return;
    fold(live.table as Table);
    live.isFolded = true;
    measures.folded.inc();
  };

  const forget = (live: Live): void => {
    tables.delete(live.id);
    live.isForgotten = true;
    if (live.isFolded) measures.folded.dec();
  };

  /** Whoever looks comes back, and it is read anew then. */
  const letGo = (live: Live): void => {
    forget(live);
    for (const listener of [...live.listeners]) listener.gone();
  };

  /** A table as it is before anybody has come, and what is to be kept of it. */
  const newTable = (kept: Kept): { table: Table; live: Live; stored: readonly Stored[]; writes: readonly Write[] } => {
    const { own, ...setup } = kept.setup;
    const { id, made, pack } = setup;
    const table = openTable(kept.setup, gameFor(kept.setup), printOf(kept.setup.game));
    const live = liveOf(table, kept);
    const { stored = [] } = firstLines(table, made);
    const writes: Write[] = [
      { write: 'table', id, made, pack, body: JSON.stringify({ ...kept, setup }) },
      ...writesFor(live, stored, stored.map(writeStored), made),
      lookLater(id, made),
    ];
    if (own !== undefined) writes.push({ write: 'pack', name: pack, body: own });
    return { table, live, stored, writes };
  };

  const act = async (live: Live, make: (table: Table) => Proposal, more: readonly Write[]): Promise<Came> => {
    const begun = performance.now();
    // Nobody is refused because of what another process has done and this one has not heard of.
    let isSure = !store.isShared;
    for (let tries = 0; tries < TRIES; tries++) {
      if (live.isGone) return { bar: { bar: 'over' } };
      if (live.isBehind) await readOn(live);
      const table = live.isFolded ? await whole(live) : inUse(live);
      if (table.course.clocks !== undefined && (await givenBack(live, table)) === 'conflict') continue;
      const proposal = make(table);
      if (proposal.bar !== undefined && !isSure) {
        await readOn(live);
        isSure = true;
        continue;
      }
      if (proposal.bar !== undefined) return { bar: proposal.bar };
      if (proposal.n !== undefined) return { n: proposal.n };
      const written = proposal.stored.map(writeStored);
      const writes = writesFor(live, proposal.stored, written, timeNow(), proposal.played);
      // Whether it was kept is not known if this fails.
      live.isBehind = true;
      const outcome = await store.commit(more.length === 0 ? writes : [...writes, ...more]);
      if (outcome === 'conflict') {
        measures.conflicts.inc();
        continue;
      }
      live.isBehind = false;
      measures.commits.observe((performance.now() - begun) / 1000);
      const n = happenAll(table, proposal);
      spread(live, written);
      if (proposal.stored.some(isForgetting)) letGo(live);
      if (writes.some(({ write }) => write === 'job')) jobsAdded();
      return { n };
    }
    throw new StoreTrouble('others were always first');
  };

  const hall: Hall = {
    async live(id) {
      const known = tables.get(id);
      if (known !== undefined) {
        const live = await known;
        if (live === undefined) return undefined;
        live.usedAt = Date.now();
        // Whoever has sat down in another process a moment ago sits here, too.
        if (store.isShared) await hall.renew(live);
        return live;
      }
      const loading = load(id);
      tables.set(id, loading);
      const live = await loading.catch(error => {
        tables.delete(id);
        throw error;
      });
      if (live === undefined) tables.delete(id);
      return live;
    },
    async make(wanted, maker) {
      const setup = 'record' in wanted ? await setupFrom(workshop, wanted, timeNow()) : await setupFor(workshop, wanted, timeNow());
      if ('trouble' in setup) return setup;
      const { table, live, stored, writes } = newTable({ setup, maker });
      if ((await store.commit(writes)) === 'conflict') throw new StoreTrouble('two tables have one id');
      for (const one of stored) happen(table, one);
      tables.set(setup.id, Promise.resolve(live));
      if (stored.length > 0) jobsAdded();
      return live;
    },
    async again(live, person, links) {
      const setup = againAt(live.table, timeNow());
      const places = rotated(live.table.people).map(one => one ?? null);
      const { writes } = newTable({ setup, maker: person, places });
      const more = [...writes, ...links(setup.id)];
      const { bar } = await hall.act(live, table => proposeNext(table, setup.id, person, setup.made), more);
      return bar === undefined ? { id: live.table.course.next ?? setup.id } : { bar };
    },
    drop: live =>
      live.queue.add(async () => {
        await readOn(live);
        if (live.table.course.begun) return { bar: 'over' };
        await store.commit(dropped(live.id, live.table.setup.pack));
        // Only now: whoever looks meanwhile would find it again, and keep it.
        live.isGone = true;
        letGo(live);
        return undefined;
      }),
    act: (live, make, more = []) => live.queue.add(() => act(live, make, more)),
    whole: live => live.queue.add(() => whole(live)),
    renew: live => live.queue.add(() => readOn(live)),
    letGo,
    refresh(ids = [...tables.keys()]) {
      for (const id of ids) {
        const renewed = tables.get(id)?.then(async live => {
          if (live === undefined) return;
          // Until it is read, nothing is done on what may be old.
          live.isBehind = true;
          await hall.renew(live);
        });
        // A store that is gone is asked again, at the latest by the timer.
        renewed?.catch(() => {});
      }
    },
    get size() {
      return tables.size;
    },
    now: timeNow,
    expect: person => telling.know([person]),
    async close() {
      clearInterval(timer);
      for (const known of tables.values()) await (await known.catch(() => undefined))?.queue.settled();
    },
  };

  /** Forgets what nobody looks at; asks what came elsewhere, in case nobody has told. */
  const timer = setInterval(
    async () => {
      for (const [id, known] of tables) {
        const live = await known.catch(() => undefined);
        if (live === undefined) continue;
        if (live.listeners.size === 0 && !isUsed(live, Math.max(COMING, sleepAfter))) forget(live);
        else {
          if (!live.isFolded) void live.queue.add(() => rest(live));
          if (store.isShared && live.listeners.size > 0) hall.refresh([id]);
        }
      }
    },
    Math.min(LOOK_EVERY, Math.max(COMING / 10, sleepAfter / 4)),
  );
  timer.unref();
  return hall;
}
