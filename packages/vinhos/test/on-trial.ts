// Vinhos under the laws of the kernel: the pieces that the fast and the long tier share.

import type { Hooks, Options, Report } from '@adega/kernel';
import { tryOne } from '@adega/kernel/test/on-trial.ts';
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

/** Both ways to choose the regions, in turn. */
export const optionsFor = (seats: number, n: number): Options => ({ seats, regions: n % 2 === 0 ? 'recommended' : 'random' });

/** The editions of 2010 with our packs. */
export const EDITIONS_2010 = [
  { id: 'reserve', edition: editionReserve, pack: PACK_RESERVE },
  { id: 'first', edition: editionFirst, pack: PACK_FIRST },
] as const;

/** Every number of players, both ways to choose the regions and every variant, in turn. */
export function optionsFor2010({ options }: Edition, n: number): Options {
  const has = (id: string): boolean => options.some(option => option.id === id);
  return {
    ...optionsFor(2 + (n % 3), n),
    ...(has('estates') ? { estates: n % 5 === 0 ? 'five' : 'four' } : {}),
    ...(has('maintenance') ? { maintenance: n % 4 === 0 ? 'pairs' : 'ordinary' } : {}),
  };
}
