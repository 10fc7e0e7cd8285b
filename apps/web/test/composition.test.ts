// Which composition is laid in which room.
import { expect, test } from 'vitest';
import { TOP_2010, TOP as VINHOS } from '../games/vinhos/compositions.ts';
import { TOP as VINO } from '../games/vino/compositions.ts';
import { bestFor, fitting, type Tabletop } from '../table/composition.ts';

const TOPS: readonly (readonly [string, Tabletop])[] = [
  ['Vinhos', VINHOS],
  ['Vinhos of 2010', TOP_2010],
  ['Vino', VINO],
];

/** The room that the table has in a window, about. */
const LARGE = [
  { width: 1450, height: 1036 },
  { width: 1960, height: 1396 },
];
const SMALL = [
  { width: 1110, height: 856 },
  { width: 960, height: 676 },
];

test.each(TOPS)('%s tells most in large windows, and is never laid so that it cannot be read', (_, { compositions }) => {
  expect(LARGE.map(room => bestFor(room, compositions).name)).toEqual(['ample', 'ample']);
  for (const room of [...SMALL, { width: 820, height: 760 }, { width: 560, height: 900 }]) {
    const best = bestFor(room, compositions);
    expect(fitting(room, best)).toBeGreaterThanOrEqual(best.least ?? 0);
    expect(best.name).not.toBe('ample');
  }
});

test.each(TOPS)('%s fills an upright room with the upright composition, however large it is', (_, { compositions }) => {
  expect(bestFor({ width: 1600, height: 1700 }, compositions).name).toBe('upright');
});
