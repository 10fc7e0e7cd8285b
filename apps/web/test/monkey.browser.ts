import { expect, test } from 'vitest';
import { startGame } from './driver.ts';
import { playMonkey } from './monkey.ts';
import { onStage } from './stage.ts';

const stage = onStage();

const GAMES = ['vinhos/2016', 'vinhos/reserve', 'vinhos/first'];

test.each(GAMES)('a monkey plays a whole game of %s with two players by clicking: no dead end, nothing out of reach', async game => {
  const page = await stage.open();
  await startGame(page, stage.origin, { game, seats: 2, seed: 'monkey 2' });
  const { presses, astray, ...played } = await playMonkey(page, { seed: 'monkey 2', most: 2000 });
  expect(played).toEqual({ over: true, outOfReach: [] });
  expect(presses).toBeGreaterThan(100);
});
