// The laws over random solo games, as many as some seconds allow, and that such games end. The long tier (solo.long.ts) plays the counts.

import { stream } from '@adega/kernel';
import { tryFor } from '@adega/kernel/test/on-trial.ts';
import { expect, test } from 'vitest';
import { PACK_2016 } from '../data/packs.ts';
import { editionSolo } from '../editions/solo.ts';
import { randomPack } from '../trials/random-pack.ts';
import { optionsFor, tryGame } from './on-trial.ts';

const SECONDS = 2;
const LEAST = 8;
const LEAST_PACKS = 5;

/** What one person alone cannot put to the test: that moves made at the same time commute. That something is masked, for who watches, is
 *  rare; the long tier has enough games for it. */
const MAY_MISS = ['masked', 'commute'];

test('the laws hold', () => {
  const verdicts = tryFor(SECONDS, LEAST, (n, all) => {
    const seed = `solo ${n}`;
    all.add(tryGame(PACK_2016, optionsFor(editionSolo, n), seed, 8, undefined, editionSolo), seed);
  });
  expect(verdicts.findings).toEqual([]);
  expect(verdicts.untested.filter(id => !MAY_MISS.includes(id))).toEqual([]);
});

test('the laws hold with random packs', () => {
  const verdicts = tryFor(SECONDS / 2, LEAST_PACKS, (n, all) => {
    const seed = `solo packs ${n}`;
    all.add(tryGame(randomPack(stream(seed, 'pack')), optionsFor(editionSolo, n), seed, 8, undefined, editionSolo), seed);
  });
  expect(verdicts.findings).toEqual([]);
});
