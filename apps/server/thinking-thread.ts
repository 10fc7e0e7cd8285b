// A thread in which bots think, from what their seats know. It can be ended when it does not.

import { parentPort } from 'node:worker_threads';
import { playersWith } from '@adega/bots';
import { type AnyGame, type Bot, type Seat, thoughtsOf } from '@adega/kernel';
import { titleOf } from '@adega/shelf';
import { type GameNamed, gameFor } from './games.ts';
import type { Answered } from './threads.ts';

export interface Thought extends GameNamed {
  readonly seat: Seat;
  readonly level: string;
  /** Entries so far. */
  readonly at: number;
  readonly seed: string;
  /** What the seat knows. */
  readonly view: unknown;
  /** Milliseconds: longer than this nobody waits. */
  readonly most: number;
}

const games = new Map<string, Promise<{ readonly game: AnyGame; readonly bots: readonly Bot[] }>>();

async function playersOf(of: GameNamed) {
  const title = titleOf(of.game);
  const pack = of.own === undefined ? title?.packs?.named(of.pack) : JSON.parse(of.own);
  return { game: gameFor(of), bots: playersWith(await title?.judge?.(pack)) };
}

async function think({ seat, level, at, seed, view, most, ...of }: Thought): Promise<readonly string[]> {
  const name = `${of.game} ${of.pack}`;
  const known = games.get(name) ?? playersOf(of);
  if (of.own === undefined) games.set(name, known);
  const { game, bots } = await known;
  const bot = bots.find(of => of.name === level);
  const decision = game.decide(view).find(({ by }) => by === seat);
  if (bot === undefined || decision === undefined) throw new Error(`nobody is asked at seat ${seat + 1}`);
  const end = performance.now() + most;
  const look = () => game.clone(view);
  const moves = bot.plan({ game, seat, decision, look, rng: thoughtsOf(seed, seat, at), isOver: () => performance.now() > end });
  return moves.map(move => game.keyOf(move));
}

parentPort?.on('message', async (thought: Thought) => {
  try {
    parentPort?.postMessage({ answer: await think(thought) } satisfies Answered<readonly string[]>);
  } catch (error) {
    parentPort?.postMessage({ trouble: String(error) });
  }
});
