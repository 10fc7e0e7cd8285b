// The laws over 2,000 random games of each edition of 2010: half of them with our pack, half each with a random one.

import { stream } from '@adega/kernel';
import { Verdicts } from '@adega/kernel/test/on-trial.ts';
import { expect, test } from 'vitest';
import { randomPack2010 } from '../trials/random-pack-2010.ts';
import { EDITIONS_2010, optionsFor, tryGame } from './on-trial.ts';

const GAMES = 1000;

test.each(EDITIONS_2010)('the laws hold in $edition.id', ({ edition, pack }) => {
  const verdicts = new Verdicts();
  for (let n = 0; n < GAMES; n++) {
    const seed = `long ${edition.id} ${n}`;
    verdicts.add(tryGame(pack, optionsFor(edition, n), seed, 5, undefined, edition), seed);
  }
  expect(verdicts.findings).toEqual([]);
  expect(verdicts.untested).toEqual([]);
  expect(verdicts.games).toBe(GAMES);
});

test.each(EDITIONS_2010)('the laws hold in $edition.id with random packs', ({ edition, id }) => {
  const verdicts = new Verdicts();
  for (let n = 0; n < GAMES; n++) {
    const seed = `long packs ${edition.id} ${n}`;
    const pack = randomPack2010(stream(seed, 'pack'), id);
    verdicts.add(tryGame(pack, optionsFor(edition, n), seed, 5, undefined, edition), seed);
  }
  expect(verdicts.findings).toEqual([]);
  expect(verdicts.untested).toEqual([]);
});
