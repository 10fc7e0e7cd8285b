// The games of this browser at the one table of the page: starting, opening, importing, and keeping every entry.

import type { Bots, Idea, Position } from '@adega/wire';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { GameStore } from '../store/game-store.ts';
import { leaveUnwritten } from '../store/leftovers.ts';
import { newId } from '../store/open-store.ts';
import { MOST } from '../store/people.ts';
import { readRecord, type SavedGame } from '../store/saved-game.ts';
import { keepScenario } from '../store/scenario.ts';
import type { Connection } from '../table/connection.ts';
import { coloursIn, hintsIn, namesFor, packIn } from '../table/saved-record.ts';
import { type Kept, type Table, textOf, useTable } from '../table/use-table.ts';
import { goTo } from './route.ts';

export interface Setup {
  readonly game: string;
  readonly names: readonly string[];
  readonly colours?: readonly number[];
  readonly bots?: Bots;
  /** Whether nobody may ask for advice. */
  readonly hints?: false;
  readonly options: { readonly [id: string]: string | number };
  readonly seed?: string;
  /** Of one's own, as JSON. */
  readonly pack?: string;
}

export interface Sittings {
  readonly table: Table;
  /** The game at the table. */
  readonly id: string | undefined;
  /** Somebody else has written this game since it was opened here. */
  readonly conflict: SavedGame | undefined;
  /** The file of the scenario at the table. */
  readonly scenario: string | undefined;
  /** Starts a game and goes there. */
  start(setup: Setup): Promise<void>;
  /** Seats a kept game at the table; false when there is none or it cannot be read. */
  open(id: string): Promise<boolean>;
  /** Makes a game of a record and goes there; false when it is none. `called` hears its id before it is shown. */
  take(text: string, nameOf: (seat: number) => string, called?: (id: string) => void): Promise<boolean>;
  /** Shows a record, of which nothing is kept; false when it is none. */
  show(text: string, nameOf: (seat: number) => string): Promise<boolean>;
  /** Puts a scenario up and goes there; false when its position cannot be. Nothing is kept of it but its file, as long as this tab is open. */
  stage(text: string): Promise<boolean>;
  /** Puts up a chapter of the first steps; nothing is kept of it. */
  teach(scenario: string, lesson: { readonly from: number; readonly bots: Bots }): Promise<boolean>;
  /** Makes a new game of one that was kept under older rules, as far as those of now carry it. */
  renew(saved: SavedGame): Promise<boolean>;
  /** Of a conflict: goes on with what the other wrote, or keeps what is here as a game of its own. */
  takeOther(): Promise<void>;
  keepBoth(): Promise<void>;
}

/** The game at the table; `last` is what was last written of it. */
interface Seated extends Pick<SavedGame, 'id' | 'created' | 'revision'> {
  readonly last?: SavedGame;
}

const freshSeat = (): Seated => ({ id: newId(), created: Date.now(), revision: 0 });

export function useSittings(connection: Connection, store: GameStore): Sittings {
  const seated = useRef<Seated | undefined>(undefined);
  const [id, setId] = useState<string | undefined>();
  const [scenario, setScenario] = useState<string | undefined>();
  const [conflict, setConflict] = useState<SavedGame | undefined>();
  const writes = useWrites(store, seated, setConflict);

  const onRecord = useCallback(
    (position: Position, kept: Kept) => {
      const seat = seated.current;
      const record = textOf(kept);
      if (seat === undefined || isKept(seat.last, position, record, kept)) return;
      const snapshot = snapshotOf(seat, position, record, kept);
      if (snapshot === undefined) return;
      seated.current = { ...seat, last: snapshot };
      writes.write(snapshot);
    },
    [writes],
  );
  const table = useTable(connection, onRecord);
  const { begin } = table;

  /** The record of a match that begins is written under the new seat; one that does not begin leaves all as it was. */
  const sitDown = useCallback(
    async (seat: Seated | undefined, request: Parameters<typeof begin>[0]): Promise<boolean> => {
      const before = seated.current;
      seated.current = seat;
      writes.drop();
      const begun = await begin(request);
      if (!begun) {
        seated.current = before;
        return false;
      }
      setId(seat?.id);
      setScenario(request.type === 'stage' && request.lesson === undefined ? request.scenario : undefined);
      setConflict(undefined);
      return true;
    },
    [begin, writes],
  );
  // One after the other: what is still to be written of the one would be written under the seat of the next.
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const sit = useCallback(
    (...asked: Parameters<typeof sitDown>): Promise<boolean> => {
      const turn = last.current.then(() => sitDown(...asked));
      last.current = turn.catch(() => undefined);
      return turn;
    },
    [sitDown],
  );

  const open = useCallback(
    async (wanted: string) => {
      const saved = await store.get(wanted);
      if (saved === undefined) return false;
      const { names, colours, bots, hints, record, own: pack, position, points, toMove, ideas = [] } = saved;
      return sit(
        { ...saved, last: saved },
        { type: 'resume', names, colours, bots, hints, record, pack, kept: { position, points, toMove }, ideas },
      );
    },
    [store, sit],
  );

  const goOn = useCallback(
    async (seat: Seated, request: Parameters<typeof begin>[0]) => {
      const begun = await sit(seat, request);
      if (begun) goTo({ page: 'game', id: seat.id });
      return begun;
    },
    [sit],
  );

  const stage = useCallback(
    async (text: string) => {
      const begun = await sit(undefined, { type: 'stage', scenario: text });
      if (begun) keepScenario(text);
      if (begun) goTo({ page: 'scenario' });
      return begun;
    },
    [sit],
  );

  const show = useCallback((text: string, nameOf: (seat: number) => string) => sit(undefined, resumed(text, nameOf)), [sit]);

  useLookAgain(store, seated, setConflict);
  return useMemo(
    () => ({
      table,
      id,
      scenario,
      conflict,
      open,
      stage,
      teach: (scenario, lesson) => sit(undefined, { type: 'stage', scenario, lesson }),
      start: async setup => void (await goOn(freshSeat(), { type: 'open', ...setup })),
      take: (text, nameOf, called) => {
        const seat = freshSeat();
        called?.(seat.id);
        return goOn(seat, resumed(text, nameOf));
      },
      show,
      renew: ({ names, colours, bots, hints, record, own: pack }) =>
        goOn(freshSeat(), { type: 'resume', names, colours, bots, hints, record, pack, renew: true }),
      takeOther: async () => void (id !== undefined && (await open(id))),
      keepBoth: async () => {
        const record = await table.record();
        const { names = [], colours, bots, hints, own: pack } = table.position ?? {};
        const ideas = seated.current?.last?.ideas ?? [];
        if (record !== undefined) await goOn(freshSeat(), { type: 'resume', names, colours, bots, hints, record, pack, ideas });
      },
    }),
    [table, id, scenario, conflict, open, show, stage, sit, goOn],
  );
}

/** A record with all that stands above it. */
const resumed = (text: string, nameOf: (seat: number) => string) =>
  ({
    type: 'resume',
    names: namesFor(text, MOST, nameOf),
    colours: coloursIn(text),
    hints: hintsIn(text),
    record: text,
    pack: packIn(text),
  }) as const;

/** All that is kept of how it is played besides the record. */
const besides = ({ names, bots, hints }: Pick<SavedGame, 'names' | 'bots' | 'hints'>): string => JSON.stringify([names, bots ?? [], hints]);

const isKept = (last: SavedGame | undefined, position: Position, record: string, { ideas }: Kept): boolean =>
  last?.record === record && areAlike(last.ideas ?? [], ideas) && besides(last) === besides(position);

const areAlike = (some: readonly Idea[], others: readonly Idea[]): boolean =>
  some.length === others.length && some.every(({ name, text }, i) => name === others[i]?.name && text === others[i].text);

/** What is written of a position. In a copy to try on in, the game itself is as it was; only the ideas are new. */
function snapshotOf(seat: Seated, position: Position, record: string, { position: name, ideas }: Kept): SavedGame | undefined {
  const { names, colours, bots } = position;
  const hints = position.hints === undefined ? {} : { hints: position.hints };
  if (position.branch !== undefined) return seat.last && { ...seat.last, ...hints, updated: Date.now(), names, bots, ideas };
  const known = readRecord(record);
  if (known === undefined) return undefined;
  const year = position.view['year'];
  return {
    ...known,
    id: seat.id,
    created: seat.created,
    updated: Date.now(),
    names,
    ...(colours && { colours }),
    ...(bots && { bots }),
    ...hints,
    ...(position.own && { own: position.own }),
    options: position.options,
    record,
    position: name,
    ideas,
    revision: seat.revision,
    toMove: seatsAwaited(position),
    points: position.names.map((_, seat) => position.scores.find(score => score.seat === seat)?.total ?? 0),
    ...(typeof year === 'number' ? { year } : {}),
    ...(known.result && { parts: partsIn(position) }),
  };
}

/** By seat. */
const partsIn = ({ names, scores }: Position): NonNullable<SavedGame['parts']> =>
  names.map((_, seat) => {
    const parts = scores.find(score => score.seat === seat)?.parts ?? [];
    return Object.fromEntries(parts.map(({ part, amount }) => [part, amount]));
  });

function seatsAwaited({ waiting }: Position): readonly number[] {
  if (waiting.for === 'nobody') return [];
  return waiting.for === 'confirm' ? [waiting.seat] : waiting.seats;
}

/** Writes one after the other. What is not written when the page goes is left where the next page finds it. */
function useWrites(store: GameStore, seated: { current: Seated | undefined }, onConflict: (other: SavedGame) => void) {
  const unwritten = useRef<SavedGame | undefined>(undefined);
  const last = useRef<Promise<void>>(Promise.resolve());
  useEffect(() => {
    const leave = () => unwritten.current !== undefined && leaveUnwritten(unwritten.current);
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, []);
  return useMemo(() => {
    const again = async (snapshot: SavedGame, other: SavedGame): Promise<SavedGame> => {
      if (areAlike(snapshot.ideas ?? [], other.ideas ?? [])) return other;
      const { saved } = await store.write({ ...snapshot, revision: other.revision });
      return saved ?? other;
    };
    const put = async (snapshot: SavedGame): Promise<void> => {
      const { id, revision } = seated.current?.id === snapshot.id ? seated.current : snapshot;
      const { saved, other } = await store.write({ ...snapshot, revision });
      // The same moves twice are no conflict; of ideas the last ones are kept.
      const kept = saved ?? (other.record === snapshot.record ? await again(snapshot, other) : undefined);
      if (kept === undefined) return onConflict(other as SavedGame);
      if (unwritten.current === snapshot) unwritten.current = undefined;
      if (seated.current?.id === id) seated.current = { ...seated.current, revision: kept.revision };
    };
    return {
      write(snapshot: SavedGame): void {
        unwritten.current = snapshot;
        last.current = last.current.then(() => put(snapshot)).catch(error => console.error(error));
      },
      /** Another game comes to the table: what this one could not write is no longer wanted. */
      drop(): void {
        unwritten.current = undefined;
      },
    };
  }, [store, seated, onConflict]);
}

/** Coming back to this tab: has the game gone on elsewhere? */
function useLookAgain(store: GameStore, seated: { current: Seated | undefined }, onConflict: (other: SavedGame) => void): void {
  useEffect(() => {
    const look = async () => {
      const seat = seated.current;
      if (document.visibilityState !== 'visible' || seat === undefined) return;
      const kept = await store.get(seat.id);
      if (kept !== undefined && kept.revision > seat.revision && seated.current === seat) onConflict(kept);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [store, seated, onConflict]);
}
