// The laws over random games, as many as some seconds allow. The long tier (laws.long.ts) plays the counts.

import { stream } from '@adega/kernel';
import { expect, test } from 'vitest';
import { PACK } from '../data/packs.ts';
import { randomPack } from '../trials/random-pack.ts';
import { tryGame, Verdicts } from './on-trial.ts';

const SECONDS = 1.5;
/** Enough for every law to be put to the test, however slow the machine. */
const LEAST = 4;

function tryFor(seconds: number, game: (n: number, verdicts: Verdicts) => void): Verdicts {
  const verdicts = new Verdicts();
  const end = performance.now() + seconds * 1000;
  for (let n = 0; n < LEAST || performance.now() < end; n++) game(n, verdicts);
  return verdicts;
}

test.each([3, 4, 5])('the laws hold with %i players', seats => {
  const verdicts = tryFor(SECONDS, (n, all) => {
    const seed = `laws ${seats} ${n}`;
    all.add(tryGame(PACK, { seats }, seed, 24), seed);
  });
  expect(verdicts.findings).toEqual([]);
  expect(verdicts.untested).toEqual([]);
});

test.each([3, 4, 5])('the laws hold with %i players and random packs', seats => {
  const verdicts = tryFor(SECONDS, (n, all) => {
    const seed = `packs ${seats} ${n}`;
    all.add(tryGame(randomPack(stream(seed, 'pack')), { seats }, seed, 24), seed);
  });
  expect(verdicts.findings).toEqual([]);
});
