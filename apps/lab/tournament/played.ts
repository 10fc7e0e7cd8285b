// What became of a game of a tournament.

import type { Bot } from '@adega/bots';
import type { AnyGame, Options } from '@adega/kernel';
import { playMatch } from '../match.ts';
import type { Fixture } from './draw.ts';

/** By entrant, not by seat; a game that found no end has neither scores nor ranks. */
export interface Played {
  readonly n: number;
  readonly scores: readonly number[];
  readonly ranks: readonly number[];
}

export const isFinished = ({ ranks }: Played): boolean => ranks.length > 0;

export interface Contest {
  readonly game: AnyGame;
  readonly options: Options;
  /** One for each entrant. */
  readonly bots: readonly Bot[];
}

export function playFixture({ game, options, bots }: Contest, { n, seating, draws, thoughts }: Fixture): Played {
  const seated = seating.map(entrant => bots[entrant] as Bot);
  const { record, failure, endless } = playMatch({ game, options, bots: seated }, draws, thoughts);
  if (endless === true) return { n, scores: [], ranks: [] };
  if (failure !== undefined) throw new Error(`game ${n + 1} did not end: ${failure}`);
  const scores = seating.map(() => 0);
  const ranks = seating.map(() => 0);
  for (const { seat, rank, total } of record.result ?? []) {
    scores[seating[seat] as number] = total;
    ranks[seating[seat] as number] = rank;
  }
  return { n, scores, ranks };
}
