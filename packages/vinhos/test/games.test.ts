// Recorded games come to the result that their header names. When a change of the rules breaks them (docs/rule-changes.md),
// `lab renew` plays them again, by the players and the seed that the first line of each names. New ones: `lab play --record`.

import { readdirSync, readFileSync } from 'node:fs';
import { outcomeOf, parseRecord } from '@adega/kernel';
import { expect, test } from 'vitest';
import { GAMES, gameOf } from './recorded.ts';

const folder = new URL('games/', import.meta.url);
const files = readdirSync(folder).filter(name => name.endsWith('.txt'));

const textOf = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
const read = (file: string) => parseRecord(gameOf(textOf(file)), textOf(file));

test.each(files)('%s', file => {
  const game = gameOf(textOf(file));
  const { problem, ...played } = read(file);
  expect(problem).toBeUndefined();
  if (!('state' in played)) return;
  expect(game.decide(played.state)).toEqual([]);
  expect(outcomeOf(game, played.state)).toEqual(played.record.result);
});

test.each(GAMES)('of $id there is one with every value of every option', game => {
  const options = files.filter(file => gameOf(textOf(file)).id === game.id).flatMap(file => Object.entries(optionsOf(file)));
  for (const { id, values } of game.options) {
    const played = options.filter(([key]) => key === id).map(([, value]) => value);
    expect([...new Set(played)].sort()).toEqual([...values].sort());
  }
});

function optionsOf(file: string): { readonly [id: string]: string | number } {
  const played = read(file);
  return 'record' in played ? played.record.options : {};
}
