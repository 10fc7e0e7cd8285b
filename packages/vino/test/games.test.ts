// Recorded games come to the result that their header names. When a change of rules or pack breaks them (docs/rule-changes.md),
// `lab renew` makes them anew, as kept.ts says.

import { readdirSync, readFileSync } from 'node:fs';
import { outcomeOf, parseRecord } from '@adega/kernel';
import { expect, test } from 'vitest';
import { PACK } from '../data/packs.ts';
import type { Event } from '../events.ts';
import { vino } from '../game.ts';

const folder = new URL('games/', import.meta.url);
const files = readdirSync(folder).filter(name => name.endsWith('.txt'));
const game = vino(PACK);

function read(file: string) {
  const read = parseRecord(game, readFileSync(new URL(file, folder), 'utf8'));
  if (read.problem !== undefined) throw new Error(`${file}: ${JSON.stringify(read.problem)}`);
  return read;
}

/** What happened, all along. */
function eventsOf(file: string): Event[] {
  const { record } = read(file);
  const events: Event[] = [];
  const s = game.start(record.options);
  for (const { by, move } of record.entries) game.apply(s, by, move, event => events.push(event));
  return events;
}

test.each(files)('%s', file => {
  const { record, state } = read(file);
  expect(game.decide(state)).toEqual([]);
  expect(outcomeOf(game, state)).toEqual(record.result);
});

test('there is one with every value of every option', () => {
  for (const { id, values } of game.options) {
    const played = files.map(file => read(file).record.options[id]);
    expect([id, ...new Set(played)].sort()).toEqual([id, ...values].sort());
  }
});

test('there is one for each way of ending', () => {
  const last = (file: string): string | undefined => eventsOf(file).at(-1)?.rule;
  expect(last('players-4.txt')).toBe('vino.end');
  expect(last('stall.txt')).toBe('vino.stall');
  expect(last('no-stall.txt')).toBe('vino.end');
  const events = eventsOf('last-government.txt');
  const end = events.findLastIndex(event => event.kind === 'bottle-gone');
  expect(events.slice(0, end).findLast(event => event.kind === 'bought' || event.kind === 'given')?.kind).toBe('bought');
  expect(game.result(read('tie-on-vineyards.txt').state).find(place => place.rank === 1)?.by).toBe('money');
});
