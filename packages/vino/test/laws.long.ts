// The laws over 600 random games: half of them with our pack, half each with a random one.

import { stream } from '@adega/kernel';
import { Verdicts } from '@adega/kernel/test/on-trial.ts';
import { expect, test } from 'vitest';
import { PACK } from '../data/packs.ts';
import { randomPack } from '../trials/random-pack.ts';
import { optionsOf, tryGame, untestedOf } from './on-trial.ts';

const GAMES = 100;
const SEATS = [3, 4, 5] as const;

test.each(SEATS)('the laws hold with %i players', seats => {
  const verdicts = new Verdicts();
  for (let n = 0; n < GAMES; n++) verdicts.add(tryGame(PACK, optionsOf(seats, n), `long ${seats} ${n}`, 10), `long ${seats} ${n}`);
  expect(verdicts.findings).toEqual([]);
  expect(untestedOf(verdicts)).toEqual([]);
  expect(verdicts.games).toBe(GAMES);
});

test.each(SEATS)('the laws hold with %i players and random packs', seats => {
  const verdicts = new Verdicts();
  for (let n = 0; n < GAMES; n++) {
    const seed = `long packs ${seats} ${n}`;
    verdicts.add(tryGame(randomPack(stream(seed, 'pack')), optionsOf(seats, n), seed, 10), seed);
  }
  expect(verdicts.findings).toEqual([]);
  expect(untestedOf(verdicts)).toEqual([]);
});
