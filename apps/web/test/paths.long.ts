import { expect, test } from 'vitest';
import { faultsOf, positions } from './paths.ts';

test('over 10,000 positions every offered move has a path of its own', { timeout: 1_800_000 }, () => {
  let seen = 0;
  for (const position of positions('paths, long', 10_000)) {
    seen++;
    expect(faultsOf(position), position.question?.asks).toEqual([]);
  }
  expect(seen).toBe(10_000);
});
