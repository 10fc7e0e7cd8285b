// What it takes to put a game on trial: the hooks of its laws and packs drawn at random. Apart from the list, because no page needs it.

import type { AnyGame, Hooks, Random } from '@adega/kernel';
import {
  type Edition,
  edition2016,
  editionFirst,
  editionReserve,
  editionSolo,
  PACK_2016,
  PACK_FIRST,
  PACK_RESERVE,
  type PackJson,
  vinhos,
} from '@adega/vinhos';
import { hooksFor } from '@adega/vinhos/trials/hooks.ts';
import { randomPack } from '@adega/vinhos/trials/random-pack.ts';
import { randomPack2010 } from '@adega/vinhos/trials/random-pack-2010.ts';
import { PACK, vino as vinoWith } from '@adega/vino';
import { hooksFor as hooksForVino } from '@adega/vino/trials/hooks.ts';
import { randomPack as randomPackOfVino } from '@adega/vino/trials/random-pack.ts';

/** A game as it is put on trial. */
export interface Candidate {
  readonly game: AnyGame;
  // biome-ignore lint/suspicious/noExplicitAny: as in AnyGame
  readonly hooks: Hooks<any, any>;
  /** The pack where it is not the one that comes with the game, so that whoever finds something can keep it. */
  readonly pack?: unknown;
}

export interface Trials {
  readonly id: string;
  shipped(): Candidate;
  /** With a random pack that passes its schema. */
  random(rng: Random): Candidate;
}

const trialsWith = (edition: Edition, shipped: PackJson, draw: (rng: Random) => PackJson): Trials => ({
  id: `vinhos/${edition.id}`,
  shipped: () => ({ game: vinhos(edition, shipped), hooks: hooksFor(shipped) }),
  random(rng) {
    const pack = draw(rng);
    return { game: vinhos(edition, pack), hooks: hooksFor(pack), pack };
  },
});

const vinhos2016 = trialsWith(edition2016, PACK_2016, randomPack);
const vinhosReserve = trialsWith(editionReserve, PACK_RESERVE, rng => randomPack2010(rng, 'reserve'));
const vinhosSolo = trialsWith(editionSolo, PACK_2016, randomPack);
const vinhosFirst = trialsWith(editionFirst, PACK_FIRST, rng => randomPack2010(rng, 'first'));

const vino: Trials = {
  id: 'vino',
  shipped: () => ({ game: vinoWith(PACK), hooks: hooksForVino(PACK) }),
  random(rng) {
    const pack = randomPackOfVino(rng);
    return { game: vinoWith(pack), hooks: hooksForVino(pack), pack };
  },
};

export const TRIALS: readonly Trials[] = [vinhos2016, vinhosReserve, vinhosFirst, vinhosSolo, vino];

export const trialsOf = (id: string): Trials | undefined => TRIALS.find(trials => trials.id === id);
