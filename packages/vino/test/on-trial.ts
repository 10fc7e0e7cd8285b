// Vino under the laws of the kernel: the pieces that the fast and the long tier share.

import type { Options, Report } from '@adega/kernel';
import { nthOptions, tryOne, type Verdicts } from '@adega/kernel/test/on-trial.ts';
import { PACK } from '../data/packs.ts';
import type { PackJson } from '../data/schema.ts';
import { vino } from '../game.ts';
import { hooksFor } from '../trials/hooks.ts';

/** Every value of every option in its turn. */
export const optionsOf = (seats: number, n: number): Options => ({ ...nthOptions(vino(PACK).options, n), seats });

/** One game under all laws. */
export const tryGame = (pack: PackJson, options: Options, seed: string, sparse: number): Report =>
  tryOne(vino(pack), hooksFor(pack), options, seed, sparse);

/** Weights are none here: all that chance can do is equally likely. */
export const untestedOf = ({ untested }: Verdicts): readonly string[] => untested.filter(id => id !== 'weights');
