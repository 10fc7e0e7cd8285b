import type { Position } from '@adega/wire';
import { expect, test } from 'vitest';
import { boxOf } from '../games/vinhos/box.ts';
import { thing } from '../games/vinhos/paths.ts';
import { nearness, type Reach, reachOf } from '../games/vinhos/reach.ts';
import { playerOf, stateOf } from '../games/vinhos/set.ts';
import { faceOf } from './faces.ts';
import { randomGame } from './random-game.ts';

/** How a space of a market looks to somebody with such wines. */
function looks(position: Position, reach: Reach, space: string): string {
  const { tables } = boxOf(position);
  const [market, n] = [space.split(':')[0], Number(space.split(':')[1])];
  return market === 'sale'
    ? nearness(reach, tables.saleValue[n] ?? 0, tables.saleColour[n] ?? 0)
    : nearness(reach, tables.exportNumber[n] ?? 0);
}

test('a space that a wine can be sold or sent to is near for that wine, and for all wines together', () => {
  let seen = 0;
  for (const position of randomGame(3, 'reach')) {
    const { offered = [], seat = 0 } = position.question ?? {};
    for (const key of offered) {
      const ids = faceOf(position.game).path(position, key);
      const wine = ids.find(id => id.startsWith('wine:'));
      const space = ids.find(id => /^(sale|export):/.test(id));
      if (wine === undefined || space === undefined) continue;
      expect(looks(position, reachOf(position, seat, wine), space), key).toBe('near');
      expect(looks(position, reachOf(position, seat), space), key).toBe('near');
      seen++;
    }
  }
  expect(seen).toBeGreaterThan(20);
});

test('a space that asks for more than the best wine could be worth is beyond it; without wine nothing is near or beyond', () => {
  const seen = new Set<string>();
  for (const position of randomGame(2, 'beyond')) {
    const s = stateOf(position);
    const { look, tables } = boxOf(position);
    const best = Math.max(0, ...playerOf(s, 0).wines.map((wine, spot) => (wine === 0 ? 0 : look.value(s, 0, spot).best)));
    for (const [space, asks] of tables.exportNumber.entries()) {
      const expected = best === 0 ? 'neither' : asks > best ? 'beyond' : 'near';
      expect(looks(position, reachOf(position, 0), thing.export(space))).toBe(expected);
      seen.add(expected);
    }
  }
  expect([...seen].sort()).toEqual(['beyond', 'near', 'neither']);
});
