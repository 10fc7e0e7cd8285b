// The counts of the solo game: a thousand random games end, and the laws hold in many.

import { playOut, stream } from '@adega/kernel';
import { Verdicts } from '@adega/kernel/test/on-trial.ts';
import { expect, test } from 'vitest';
import { PACK_2016 } from '../data/packs.ts';
import { editionSolo } from '../editions/solo.ts';
import { vinhos } from '../game.ts';
import { randomPack } from '../trials/random-pack.ts';
import { optionsFor, tryGame } from './on-trial.ts';

const GAMES = 1_000;
/** Under all laws a game takes some hundred times as long. */
const TRIED = 300;

test('a thousand random games end, with a title', () => {
  const game = vinhos(editionSolo, PACK_2016);
  const titles = new Set<string | undefined>();
  for (let n = 0; n < GAMES; n++) {
    const s = game.start(optionsFor(editionSolo, n));
    playOut(game, s, stream(`end ${n}`, 'player'), stream(`end ${n}`, 'chance'));
    titles.add(game.result(s)[0]?.title);
  }
  expect(titles.has(undefined)).toBe(false);
});

test('the laws hold', () => {
  const verdicts = new Verdicts();
  for (let n = 0; n < TRIED; n++) {
    const seed = `solo long ${n}`;
    verdicts.add(tryGame(PACK_2016, optionsFor(editionSolo, n), seed, 5, undefined, editionSolo), seed);
  }
  expect(verdicts.findings).toEqual([]);
  expect(verdicts.untested).toEqual(['commute']);
});

test('the laws hold with random packs', () => {
  const verdicts = new Verdicts();
  for (let n = 0; n < TRIED; n++) {
    const seed = `solo long packs ${n}`;
    verdicts.add(tryGame(randomPack(stream(seed, 'pack')), optionsFor(editionSolo, n), seed, 5, undefined, editionSolo), seed);
  }
  expect(verdicts.findings).toEqual([]);
});
