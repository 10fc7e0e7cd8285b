// The games of this browser at the one table of the page: starting, opening, importing, and keeping every entry.

import type { Position } from '@adega/wire';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { GameStore } from '../store/game-store.ts';
import { leaveUnwritten } from '../store/leftovers.ts';
import { newId } from '../store/open-store.ts';
import { readRecord, type SavedGame } from '../store/saved-game.ts';
import type { Connection } from '../table/connection.ts';
import { namesIn } from '../table/saved-record.ts';
import { type Table, useTable } from '../table/use-table.ts';
import { goTo } from './route.ts';

export interface Setup {
  readonly game: string;
  readonly names: readonly string[];
  readonly options: { readonly [id: string]: string | number };
  readonly seed?: string;
}

export interface Sittings {
  readonly table: Table;
  /** The game at the table. */
  readonly id: string | undefined;
  /** Somebody else has written this game since it was opened here. */
  readonly conflict: SavedGame | undefined;
  /** Starts a game and goes there. */
  start(setup: Setup): Promise<void>;
  /** Seats a kept game at the table; false when there is none or it cannot be read. */
  open(id: string): Promise<boolean>;
  /** Makes a game of a record and goes there; false when it is none. */
  take(text: string, nameOf: (seat: number) => string): Promise<boolean>;
  /** Of a conflict: goes on with what the other wrote, or keeps what is here as a game of its own. */
  takeOther(): Promise<void>;
  keepBoth(): Promise<void>;
}

type Seated = Pick<SavedGame, 'id' | 'created' | 'revision'> & { readonly record?: string };

const freshSeat = (): Seated => ({ id: newId(), created: Date.now(), revision: 0 });

export function useSittings(connection: Connection, store: GameStore): Sittings {
  const seated = useRef<Seated | undefined>(undefined);
  const [id, setId] = useState<string | undefined>();
  const [conflict, setConflict] = useState<SavedGame | undefined>();
  const writes = useWrites(store, seated, setConflict);

  const onRecord = useCallback(
    (position: Position, record: string) => {
      const seat = seated.current;
      // A copy to try on in is nobody's game; only the real match is kept.
      if (seat === undefined || seat.record === record || position.branch !== undefined) return;
      seated.current = { ...seat, record };
      const snapshot = snapshotOf(seat, position, record);
      if (snapshot !== undefined) writes.write(snapshot);
    },
    [writes],
  );
  const table = useTable(connection, onRecord);
  const { begin } = table;

  /** The record of a match that begins is written under the new seat; one that does not begin leaves all as it was. */
  const sit = useCallback(
    async (seat: Seated, request: Parameters<typeof begin>[0]): Promise<boolean> => {
      const before = seated.current;
      seated.current = seat;
      writes.drop();
      const begun = await begin(request);
      if (!begun) {
        seated.current = before;
        return false;
      }
      setId(seat.id);
      setConflict(undefined);
      return true;
    },
    [begin, writes],
  );

  const open = useCallback(
    async (wanted: string) => {
      const saved = await store.get(wanted);
      if (saved === undefined) return false;
      return sit(saved, { type: 'resume', names: saved.names, record: saved.record });
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

  useLookAgain(store, seated, setConflict);
  return useMemo(
    () => ({
      table,
      id,
      conflict,
      open,
      start: async setup => void (await goOn(freshSeat(), { type: 'open', ...setup })),
      take: (text, nameOf) => {
        const named = namesIn(text);
        const names = [0, 1, 2, 3].map(seat => named[seat] ?? nameOf(seat));
        return goOn(freshSeat(), { type: 'resume', names, record: text });
      },
      takeOther: async () => void (id !== undefined && (await open(id))),
      keepBoth: async () => {
        const record = await table.record();
        const names = table.position?.names ?? [];
        if (record !== undefined) await goOn(freshSeat(), { type: 'resume', names, record });
      },
    }),
    [table, id, conflict, open, goOn],
  );
}

function snapshotOf(seat: Seated, position: Position, record: string): SavedGame | undefined {
  const known = readRecord(record);
  if (known === undefined) return undefined;
  const year = position.view['year'];
  return {
    ...known,
    id: seat.id,
    created: seat.created,
    updated: Date.now(),
    names: position.names,
    options: position.options,
    record,
    revision: seat.revision,
    toMove: seatsAwaited(position),
    points: position.names.map((_, seat) => position.scores.find(score => score.seat === seat)?.total ?? 0),
    ...(typeof year === 'number' ? { year } : {}),
  };
}

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
    const put = async (snapshot: SavedGame): Promise<void> => {
      const { id, revision } = seated.current?.id === snapshot.id ? seated.current : snapshot;
      const { saved, other } = await store.write({ ...snapshot, revision });
      // The same moves twice are no conflict.
      const kept = saved ?? (other.record === snapshot.record ? other : undefined);
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
