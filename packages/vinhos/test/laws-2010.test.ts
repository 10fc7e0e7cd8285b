// The laws over random games of the editions of 2010, as many as some seconds allow. The long tier (laws-2010.long.ts) plays the counts.

import { stream } from '@adega/kernel';
import { tryFor } from '@adega/kernel/test/on-trial.ts';
import { expect, test } from 'vitest';
import { randomPack2010 } from '../trials/random-pack-2010.ts';
import { EDITIONS_2010, optionsFor, tryGame } from './on-trial.ts';

const SECONDS = 2;
/** Enough for every law to be put to the test, however slow the machine. */
const LEAST = 9;
const LEAST_PACKS = 5;

test.each(EDITIONS_2010)('the laws hold in $edition.id', ({ edition, pack }) => {
  const verdicts = tryFor(SECONDS, LEAST, (n, all) => {
    const seed = `laws ${edition.id} ${n}`;
    all.add(tryGame(pack, optionsFor(edition, n), seed, 8, undefined, edition), seed);
  });
  expect(verdicts.findings).toEqual([]);
  expect(verdicts.untested).toEqual([]);
});

test.each(EDITIONS_2010)('the laws hold in $edition.id with random packs', ({ edition, id }) => {
  const verdicts = tryFor(SECONDS / 2, LEAST_PACKS, (n, all) => {
    const seed = `packs ${edition.id} ${n}`;
    const pack = randomPack2010(stream(seed, 'pack'), id);
    all.add(tryGame(pack, optionsFor(edition, n), seed, 8, undefined, edition), seed);
  });
  expect(verdicts.findings).toEqual([]);
});
