// The long tier (monkey.long.ts) plays whole games at every table, in every language.
import { expect, test } from 'vitest';
import { at, openRecord } from './driver.ts';
import { playMonkey } from './monkey.ts';
import { examples } from './positions.ts';
import { onStage } from './stage.ts';

const stage = onStage();

test.each(['vinhos/2016', 'vinhos/solo'])('a monkey presses its way on from the middle of a game of %s: no dead end', async game => {
  const page = await stage.open();
  await openRecord(page, stage.origin, examples(game).get('move') ?? '');
  const from = await at(page);
  const { outOfReach } = await playMonkey(page, { seed: 'monkey', most: 25 });
  expect(outOfReach).toEqual([]);
  await expect.poll(() => at(page)).toBeGreaterThan(from + 5);
});
