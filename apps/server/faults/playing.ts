// People and bots at several tables, one after the other, while others put the servers to the test. When it is over, what all of them have
// written down is held against what is kept.

import { stream } from '@adega/kernel';
import type { NewTable } from '@adega/wire/journal.ts';
import type { Findings } from './history.ts';
import { checkedAt, journalsIn } from './journals.ts';
import { GAMES, type Gathered, gather } from './tables.ts';
import type { Origins } from './witness.ts';

export interface PlayingWish {
  readonly origins: Origins;
  /** Tables at the same time. */
  readonly tables: number;
  readonly seed: string;
  readonly games?: readonly string[];
  /** Milliseconds before each turn. */
  readonly pause?: number;
  /** How the tables are made besides. */
  readonly more?: Partial<NewTable>;
}

export interface Playing {
  /** Moves that were acknowledged so far. */
  readonly moves: number;
  readonly finished: number;
  /** How often somebody was told that nothing was kept, or came back. */
  readonly troubles: { readonly [code: string]: number };
  readonly returns: number;
  /** When a move is acknowledged that was sent after now. */
  acknowledged(patience: number): Promise<boolean>;
  /** Whoever waits for a bot or another person has it within so many milliseconds: all tables go on. */
  goOn(patience: number): Promise<boolean>;
  /** Nobody moves any more; all hear what is kept, and it is checked. */
  stop(place: string): Promise<Findings>;
}

const LATENCY = 1; // milliseconds

export function playAt({ origins, tables, seed, games = GAMES, pause = 20, more = {} }: PlayingWish): Playing {
  const all: Gathered[] = [];
  const open = new Set<Gathered>();
  const troubles: { [code: string]: number } = {};
  let [moves, finished, begun, isEnough] = [0, 0, 0, false];
  let waiting: { readonly since: number; resolve(): void }[] = [];
  const hears = {
    acknowledged(milliseconds: number) {
      moves++;
      const sent = performance.now() - milliseconds;
      const heard = waiting.filter(({ since }) => sent >= since - LATENCY);
      waiting = waiting.filter(one => !heard.includes(one));
      for (const { resolve } of heard) resolve();
    },
    trouble(code: string) {
      troubles[code] = (troubles[code] ?? 0) + 1;
    },
  };
  const table = async (n: number): Promise<void> => {
    const one = await gather(origins, games[n % games.length] as string, 1 + (n % 3), hears, more);
    all.push(one);
    open.add(one);
    const wait = () => new Promise<void>(resolve => setTimeout(resolve, pause));
    await Promise.all(one.players.map((player, i) => player.play(stream(`${seed} ${n} ${i}`, 'faults'), () => isEnough, wait)));
    if (!isEnough) await one.watcher.until(({ isOver }) => isOver || isEnough);
    open.delete(one);
    if (isEnough) return;
    finished++;
    // They have heard all there is.
    for (const player of one.players) await player.until(({ isOver }) => isOver);
    for (const witness of [...one.players, one.watcher]) witness.close();
  };
  const places = Array.from({ length: tables }, async () => {
    while (!isEnough) await table(begun++);
  });
  const failed = Promise.all(places);
  failed.catch(() => {});
  const within = async (patience: number, work: Promise<unknown>): Promise<boolean> => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>(resolve => {
      timer = setTimeout(() => resolve(false), patience);
    });
    const isDone = await Promise.race([work.then(() => true), late, failed.then(() => true)]);
    clearTimeout(timer);
    return isDone;
  };
  const witnessesOf = ({ players, watcher }: Gathered) => [...players, watcher];
  return {
    get moves() {
      return moves;
    },
    get finished() {
      return finished;
    },
    get troubles() {
      return troubles;
    },
    get returns() {
      return all.flatMap(witnessesOf).reduce((sum, { returns }) => sum + returns, 0);
    },
    acknowledged(patience) {
      const heard = new Promise<void>(resolve => waiting.push({ since: performance.now(), resolve }));
      return within(patience, heard);
    },
    goOn(patience) {
      const marks = [...open].map(({ watcher }) => ({ watcher, n: watcher.n }));
      return within(
        patience,
        Promise.all(marks.map(({ watcher, n }) => watcher.until(({ n: now, isOver }) => isOver || now > n || isEnough))),
      );
    },
    async stop(place) {
      isEnough = true;
      for (const one of all) for (const witness of witnessesOf(one)) witness.wake();
      await failed;
      // What bots still do comes in between.
      await catchUp(place, [...open, ...all]);
      for (const one of all) for (const witness of witnessesOf(one)) witness.close();
      return checkedAt(place, all.flatMap(one => witnessesOf(one).map(({ log }) => log))); // biome-ignore format: one thing
    },
  };
}

/** All hear what is kept of their tables now. */
async function catchUp(place: string, tables: readonly Gathered[]): Promise<void> {
  const journals = new Map((await journalsIn(place)).map(({ setup, lines }) => [setup.id, lines]));
  for (const { table, players, watcher } of tables) {
    const kept = (journals.get(table) ?? []).filter(({ body }) => !body.startsWith('{"seal"')).length;
    for (const witness of [...players, watcher]) await witness.until(({ n, isOver }) => isOver || n >= kept);
  }
}
