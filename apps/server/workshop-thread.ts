// A thread for what the engine does with things that strangers bring. It can be ended.

import { parentPort } from 'node:worker_threads';
import { type CarriedOver, carryOver, type Standing } from '@adega/journal';
import { type GameNamed, gameFor, printOf } from './games.ts';
import type { Answered } from './threads.ts';

/** A table of older rules, as it stands. */
export interface Carrying {
  readonly do: 'carry';
  readonly game: GameNamed;
  readonly was: Standing;
}

export type Work = Carrying;
export type Done = CarriedOver;

function done(work: Work): Done {
  const { game, was } = work;
  return carryOver(gameFor(game), was, printOf(game.game));
}

parentPort?.on('message', (work: Work) => {
  const tell = (told: Answered<Done>): void => parentPort?.postMessage(told);
  try {
    tell({ answer: done(work) });
  } catch (error) {
    tell({ trouble: String(error) });
  }
});
