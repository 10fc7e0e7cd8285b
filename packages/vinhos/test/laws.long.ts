// The laws over 2,000 random games: half of them with our pack, half each with a random one.

import { stream } from '@adega/kernel';
import { Verdicts } from '@adega/kernel/test/on-trial.ts';
import { expect, test } from 'vitest';
import { PACK_2016 } from '../data/packs.ts';
import { edition2016 } from '../editions/2016.ts';
import { randomPack } from '../trials/random-pack.ts';
import { optionsFor, tryGame } from './on-trial.ts';

const GAMES = { 2: 334, 3: 333, 4: 333 } as const;
const SEATS = [2, 3, 4] as const;

test.each(SEATS)('the laws hold with %i players', seats => {
  const verdicts = new Verdicts();
  for (let n = 0; n < GAMES[seats]; n++) {
    const seed = `long ${seats} ${n}`;
    verdicts.add(tryGame(PACK_2016, optionsFor(edition2016, n, seats), seed, 5), seed);
  }
  expect(verdicts.findings).toEqual([]);
  expect(verdicts.untested).toEqual([]);
  expect(verdicts.games).toBe(GAMES[seats]);
});

test.each(SEATS)('the laws hold with %i players and random packs', seats => {
  const verdicts = new Verdicts();
  for (let n = 0; n < GAMES[seats]; n++) {
    const seed = `long packs ${seats} ${n}`;
    verdicts.add(tryGame(randomPack(stream(seed, 'pack')), optionsFor(edition2016, n, seats), seed, 5), seed);
  }
  expect(verdicts.findings).toEqual([]);
  expect(verdicts.untested).toEqual([]);
});
