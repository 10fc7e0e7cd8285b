import { expect, test } from 'vitest';
import { faultsOf, positions } from './paths.ts';

const GAMES = ['vinhos/2016', 'vinhos/reserve', 'vinhos/first'];

test.each(GAMES)('%s: over 10,000 positions every offered move has a path of its own', { timeout: 1_800_000 }, game => {
  let seen = 0;
  for (const position of positions('paths, long', 10_000, game)) {
    seen++;
    expect(faultsOf(position), position.question?.asks).toEqual([]);
  }
  expect(seen).toBe(10_000);
});
