// Recorded games come to the result that their header names. When a change of the rules breaks them (docs/rule-changes.md) they are
// made anew: lab play vinhos/2016 --seats 2 --seed games-2 --record packages/vinhos/test/games/players-2.txt
// and so on; the seed is in the first line of each.

import { readdirSync, readFileSync } from 'node:fs';
import { outcomeOf, parseRecord } from '@adega/kernel';
import { expect, test } from 'vitest';
import { PACK_2016 } from '../data/packs.ts';
import { edition2016 } from '../editions/2016.ts';
import { vinhos } from '../game.ts';

const folder = new URL('games/', import.meta.url);
const files = readdirSync(folder).filter(name => name.endsWith('.txt'));
const game = vinhos(edition2016, PACK_2016);

const read = (file: string) => parseRecord(game, readFileSync(new URL(file, folder), 'utf8'));

test.each(files)('%s', file => {
  const { problem, ...played } = read(file);
  expect(problem).toBeUndefined();
  if (!('state' in played)) return;
  expect(game.decide(played.state)).toEqual([]);
  expect(outcomeOf(game, played.state)).toEqual(played.record.result);
});

test('there is one for each number of players, and one with random regions', () => {
  const options = files.map(file => read(file)).flatMap(played => ('record' in played ? [played.record.options] : []));
  expect([...new Set(options.map(o => o['seats']))].sort()).toEqual([2, 3, 4]);
  expect(options.map(o => o['regions'])).toContain('random');
});
