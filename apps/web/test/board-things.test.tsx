import type { Position } from '@adega/wire';
import { expect, test } from 'vitest';
import { flightsBetween } from '../games/vinhos/flights.ts';
import { stateOf } from '../games/vinhos/set.ts';
import { drawnWith } from './drawing.tsx';
import { faceOf } from './faces.ts';
import { positions } from './paths.ts';

/** What lies on the common board and in the strip above it. */
const COMMON = /^(space|region|sale|export|pile|display|stand|slot|magnate|cubes):/;

function commonThings(position: Position): string[] {
  const face = faceOf(position.game);
  const offered = position.question?.offered ?? [];
  return [...new Set(offered.flatMap(key => face.path(position, key)).filter(id => COMMON.test(id)))].sort();
}

/** The things that are drawn as offered, each with its name. */
function offeredIn(html: string): { readonly thing: string; readonly name: string }[] {
  return [...html.matchAll(/<(?:span|g) [^>]*class="thing offered[^>]*>/g)].flatMap(([tag]) => {
    const thing = /data-thing="([^"]*)"/.exec(tag)?.[1];
    return thing === undefined ? [] : [{ thing, name: /aria-label="([^"]+)"/.exec(tag)?.[1] ?? '' }];
  });
}

test('every thing of an offered move lies on the board, can be pressed and has a name', { timeout: 120_000 }, () => {
  const seen = new Set<string>();
  let n = 0;
  for (const position of positions('board things', 1800)) {
    if (++n % 15 !== 0) continue;
    const things = offeredIn(drawnWith(position));
    expect([...new Set(things.map(({ thing }) => thing))].sort(), position.question?.asks).toEqual(commonThings(position));
    expect(things.filter(({ name }) => name.trim() === '')).toEqual([]);
    for (const { thing } of things) seen.add(thing.split(':')[0] as string);
  }
  expect([...seen].sort()).toEqual(['cubes', 'display', 'export', 'magnate', 'pile', 'region', 'sale', 'slot', 'space', 'stand']);
});

test('a barrel flies from the wine that was sold or exported to its space', { timeout: 120_000 }, () => {
  const flown = new Set<string>();
  let last: Position | undefined;
  for (const position of positions('flights', 600)) {
    const isNext = last !== undefined && position.at === last.at + 1 && position.names.length === last.names.length;
    for (const { from, to } of last !== undefined && isNext ? flightsBetween(stateOf(last), stateOf(position)) : []) {
      expect(from).toMatch(/^wine:\d:\d+$/);
      flown.add(to.split(':')[0] ?? '');
    }
    last = position;
  }
  expect([...flown].sort()).toEqual(['export', 'sale']);
});
