// Vino on trial.

import type { Trials } from '@adega/kernel';
import { PACK } from './data/packs.ts';
import { vino } from './game.ts';
import { hooksFor } from './trials/hooks.ts';
import { randomPack } from './trials/random-pack.ts';

export const trials: Trials = {
  shipped: () => ({ game: vino(PACK), hooks: hooksFor(PACK) }),
  random(rng) {
    const pack = randomPack(rng);
    return { game: vino(pack), hooks: hooksFor(pack), pack };
  },
  unseen: { 'vino.info': 'who may know what is held by the laws of views' },
};
