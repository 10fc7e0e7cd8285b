// Recorded games come to the result that their header names. When a change of the rules breaks them (docs/rule-changes.md),
// `lab renew` plays them again, by the players and the seed that the first line of each names. New ones: `lab play --record`.

import { readdirSync, readFileSync } from 'node:fs';
import { outcomeOf, parseRecord } from '@adega/kernel';
import { expect, test } from 'vitest';
import { PACK_2016, PACK_FIRST, PACK_RESERVE } from '../data/packs.ts';
import { edition2016 } from '../editions/2016.ts';
import { editionFirst } from '../editions/first.ts';
import { editionReserve } from '../editions/reserve.ts';
import { editionSolo } from '../editions/solo.ts';
import { type Vinhos, vinhos } from '../game.ts';

const folder = new URL('games/', import.meta.url);
const files = readdirSync(folder).filter(name => name.endsWith('.txt'));
const games = [
  vinhos(edition2016, PACK_2016),
  vinhos(editionReserve, PACK_RESERVE),
  vinhos(editionFirst, PACK_FIRST),
  vinhos(editionSolo, PACK_2016),
];

const textOf = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
const gameOf = (file: string): Vinhos => games.find(({ id }) => textOf(file).includes(`\ngame: ${id}\n`)) as Vinhos;
const read = (file: string) => parseRecord(gameOf(file), textOf(file));

test.each(files)('%s', file => {
  const game = gameOf(file);
  const { problem, ...played } = read(file);
  expect(problem).toBeUndefined();
  if (!('state' in played)) return;
  expect(game.decide(played.state)).toEqual([]);
  expect(outcomeOf(game, played.state)).toEqual(played.record.result);
});

test.each(games)('of $id there is one with every value of every option', game => {
  const options = files.filter(file => gameOf(file) === game).flatMap(file => Object.entries(optionsOf(file)));
  for (const { id, values } of game.options) {
    const played = options.filter(([key]) => key === id).map(([, value]) => value);
    expect([...new Set(played)].sort()).toEqual([...values].sort());
  }
});

function optionsOf(file: string): { readonly [id: string]: string | number } {
  const played = read(file);
  return 'record' in played ? played.record.options : {};
}
