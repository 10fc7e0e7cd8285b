// Every question of every game, and the end, in every window that the table is made for: nothing too small, nothing cut off, nothing over
// something else, nothing that scrolls.
import { TITLES } from '@adega/shelf';
import { expect, test } from 'vitest';
import { faultsAtSizes, showPosition } from './all-sizes.ts';
import { examples } from './positions.ts';
import { onStage } from './stage.ts';
import { TABLES } from './tables.ts';

const stage = onStage();

const QUESTIONS = TITLES.flatMap(({ id }) => [...examples(id)].map(([asks, record]) => ({ id, asks, record })));

/** Some of them with as many players as have a place, where everything is smallest. */
const CROWDED = TITLES.flatMap(({ id }) => {
  const players = Math.max(...TABLES.filter(({ game }) => game === id).map(({ seats }) => seats));
  const some = players > 3 ? [...examples(id, players)].filter(([asks]) => /^(move|sales|export|sell|extend)$/.test(asks)) : [];
  return some.map(([asks, record]) => ({ id, asks: `${asks} with ${players}`, record }));
});

test.each([...QUESTIONS, ...CROWDED])('$id, $asks', { timeout: 300_000 }, async ({ record }) => {
  const page = await stage.open();
  await showPosition(page, stage.origin, record);
  expect(await faultsAtSizes(page)).toEqual([]);
});
