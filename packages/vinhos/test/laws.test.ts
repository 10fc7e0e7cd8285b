// The laws over random games, as many as some seconds allow. The long tier (laws.long.ts) plays the counts.

import { stream } from '@adega/kernel';
import { tryFor } from '@adega/kernel/test/on-trial.ts';
import { expect, test } from 'vitest';
import { PACK_2016 } from '../data/packs.ts';
import { edition2016 } from '../editions/2016.ts';
import { randomPack } from '../trials/random-pack.ts';
import { optionsFor, tryGame } from './on-trial.ts';

const SECONDS = 2;
/** Enough for every law to be put to the test, however slow the machine. */
const LEAST = 12;
/** Of other packs a few do: here they show that the rules hold no number of ours. */
const LEAST_PACKS = 4;

test.each([2, 3, 4])('the laws hold with %i players', seats => {
  const verdicts = tryFor(SECONDS, LEAST, (n, all) => {
    const seed = `laws ${seats} ${n}`;
    all.add(tryGame(PACK_2016, optionsFor(edition2016, n, seats), seed, 8), seed);
  });
  expect(verdicts.findings).toEqual([]);
  expect(verdicts.untested).toEqual([]);
});

test.each([2, 3, 4])('the laws hold with %i players and random packs', seats => {
  const verdicts = tryFor(SECONDS / 2, LEAST_PACKS, (n, all) => {
    const seed = `packs ${seats} ${n}`;
    all.add(tryGame(randomPack(stream(seed, 'pack')), optionsFor(edition2016, n, seats), seed, 8), seed);
  });
  expect(verdicts.findings).toEqual([]);
});
