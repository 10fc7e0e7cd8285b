// Vino on trial.

import type { Candidate, Trials } from '@adega/kernel';
import { PACK } from './data/packs.ts';
import type { PackJson } from './data/schema.ts';
import { vino } from './game.ts';
import { hooksFor } from './trials/hooks.ts';
import { randomPack } from './trials/random-pack.ts';

const packed = (pack: PackJson): Candidate => ({ game: vino(pack), hooks: hooksFor(pack), pack });

export const trials: Trials = {
  shipped: () => ({ game: vino(PACK), hooks: hooksFor(PACK) }),
  packed: pack => packed(pack as PackJson),
  random: rng => packed(randomPack(rng)),
  unseen: { 'vino.info': 'who may know what is held by the laws of views' },
};
