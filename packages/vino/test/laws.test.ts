// The laws over random games, as many as some seconds allow. The long tier (laws.long.ts) plays the counts.

import { stream } from '@adega/kernel';
import { tryFor } from '@adega/kernel/test/on-trial.ts';
import { expect, test } from 'vitest';
import { PACK } from '../data/packs.ts';
import { randomPack } from '../trials/random-pack.ts';
import { optionsOf, tryGame, untestedOf } from './on-trial.ts';

const SECONDS = 1;
/** Enough for every law to be put to the test, however slow the machine. */
const LEAST = 4;

test.each([3, 4, 5])('the laws hold with %i players', seats => {
  const verdicts = tryFor(SECONDS, LEAST, (n, all) => {
    const seed = `laws ${seats} ${n}`;
    all.add(tryGame(PACK, optionsOf(seats, n), seed, 24), seed);
  });
  expect(verdicts.findings).toEqual([]);
  expect(untestedOf(verdicts)).toEqual([]);
});

test.each([3, 4, 5])('the laws hold with %i players and random packs', seats => {
  const verdicts = tryFor(SECONDS / 2, LEAST / 2, (n, all) => {
    const seed = `packs ${seats} ${n}`;
    all.add(tryGame(randomPack(stream(seed, 'pack')), optionsOf(seats, n), seed, 24), seed);
  });
  expect(verdicts.findings).toEqual([]);
});
