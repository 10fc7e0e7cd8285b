// Vinhos under the laws of the kernel: the pieces that the fast and the long tier share.

import type { Hooks, Options, Report } from '@adega/kernel';
import { nthOptions, tryOne } from '@adega/kernel/test/on-trial.ts';
import { PACK_FIRST, PACK_RESERVE } from '../data/packs.ts';
import type { PackJson } from '../data/schema.ts';
import { edition2016 } from '../editions/2016.ts';
import type { Edition } from '../editions/edition.ts';
import { editionFirst } from '../editions/first.ts';
import { editionReserve } from '../editions/reserve.ts';
import { vinhos } from '../game.ts';
import type { Move, State } from '../state.ts';
import { hooksFor } from '../trials/hooks.ts';

/** One game under all laws. */
export function tryGame(
  pack: PackJson,
  options: Options,
  seed: string,
  sparse: number,
  steer?: Hooks<State, Move>['steer'],
  edition: Edition = edition2016,
): Report {
  const hooks = { ...hooksFor(pack), ...(steer === undefined ? {} : { steer }) };
  return tryOne(vinhos(edition, pack), hooks, options, seed, sparse);
}

/** The editions of 2010 with our packs. */
export const EDITIONS_2010 = [
  { id: 'reserve', edition: editionReserve, pack: PACK_RESERVE },
  { id: 'first', edition: editionFirst, pack: PACK_FIRST },
] as const;

/** Every value of every option in its turn; the number of players, too, unless it is given. */
export const optionsFor = ({ options }: Edition, n: number, seats?: number): Options => ({
  ...nthOptions(options, n),
  ...(seats === undefined ? {} : { seats }),
});
