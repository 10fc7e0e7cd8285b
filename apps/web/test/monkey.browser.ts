// The long tier (monkey.long.ts) plays whole games at every table, in every language.
import { expect, test } from 'vitest';
import { at, openRecord, startGame } from './driver.ts';
import { playMonkey } from './monkey.ts';
import { examples } from './positions.ts';
import { onStage } from './stage.ts';

const stage = onStage();

test('a monkey plays a whole game of vinhos/2016 with two players by clicking: no dead end, nothing out of reach', async () => {
  const page = await stage.open();
  await startGame(page, stage.origin, { seats: 2, seed: 'monkey 2' });
  const { presses, astray, ...played } = await playMonkey(page, { seed: 'monkey 2', most: 2000 });
  expect(played).toEqual({ over: true, outOfReach: [] });
  expect(presses).toBeGreaterThan(100);
});

test.each(['vinhos/reserve', 'vinhos/first'])('a monkey presses its way on from the middle of a game of %s: no dead end', async game => {
  const page = await stage.open();
  await openRecord(page, stage.origin, examples(game).get('move') ?? '');
  const from = await at(page);
  const { outOfReach } = await playMonkey(page, { seed: 'monkey', most: 60 });
  expect(outOfReach).toEqual([]);
  await expect.poll(() => at(page)).toBeGreaterThan(from + 15);
});
