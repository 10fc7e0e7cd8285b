// A thread in which bots think, from what their seats know. It can be ended when it does not.

import { parentPort } from 'node:worker_threads';
import { playersWith, type Task, thinkAbout, watchFor } from '@adega/bots';
import type { AnyGame, Bot } from '@adega/kernel';
import { judgeIn } from '@adega/shelf';
import { type GameNamed, gameFor } from './games.ts';
import type { Answered } from './threads.ts';

export interface Thought extends GameNamed, Task {
  /** Milliseconds: longer than this nobody waits. */
  readonly most: number;
}

const games = new Map<string, Promise<{ readonly game: AnyGame; readonly bots: readonly Bot[] }>>();

const playersOf = async (of: GameNamed) => ({ game: gameFor(of), bots: playersWith(await judgeIn(of)) });

async function think(thought: Thought): Promise<readonly string[]> {
  const name = `${thought.game} ${thought.pack}`;
  const known = games.get(name) ?? playersOf(thought);
  if (thought.own === undefined) games.set(name, known);
  const { game, bots } = await known;
  return thinkAbout(
    game,
    bots,
    thought,
    watchFor(thought.most, () => performance.now()),
  ).keys;
}

parentPort?.on('message', async (thought: Thought) => {
  try {
    parentPort?.postMessage({ answer: await think(thought) } satisfies Answered<readonly string[]>);
  } catch (error) {
    parentPort?.postMessage({ trouble: String(error) });
  }
});
