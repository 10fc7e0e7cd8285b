// Thinking for a bot at the table, from what its seat knows. It runs in a second instance of the table's worker, so that whoever looks
// at the table meanwhile is answered at once.

import { type Bot, playersWith, thinkAbout, type Watch, watchFor } from '@adega/bots';
import type { Considered, Thought } from '@adega/desk';
import type { AnyGame, Judge } from '@adega/kernel';
import { gameIn, judgeIn, type Played } from '@adega/shelf';

/** Longer than this nobody waits. */
const MOST = 1000; // milliseconds

export const watch = (most: number): Watch => watchFor(most, () => performance.now());

export function playedGame(played: Played): AnyGame {
  const game = gameIn(played);
  if (game === undefined) throw new Error(`there is no game ${played.game}`);
  return game;
}

/** The players of a game, and how long they may think: a test may bring some who think less, and have more time. */
interface Manner {
  readonly playersFor?: (judge: Judge | undefined) => readonly Bot[];
  readonly most?: number;
}

export async function think(thought: Thought, { playersFor = playersWith, most = MOST }: Manner = {}): Promise<Considered> {
  const game = playedGame(thought);
  const players = playersFor(await judgeIn(thought));
  return thinkAbout(game, players, thought, watch(most));
}
