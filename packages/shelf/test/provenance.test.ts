import { expect, test } from 'vitest';
import { isReconstructed, sourceOf } from '../provenance.ts';

test('a number is told with its mark and what is cited', () => {
  expect(sourceOf('/regions/3/tiles/0/cost')).toMatchObject({
    mark: 'R',
    doubt: 'S0:306 has 4',
    cited: [
      { tag: 'S4', source: 'Vinhos 2016, Russian rulebook; by line', at: '299' },
      { tag: 'rulings', at: 'C1' },
    ],
  });
  expect(sourceOf('/no/such/number')).toBeUndefined();
});

test('reconstructed numbers are known as such', () => {
  expect(isReconstructed('/regions/0/cubeSpaces')).toBe(true);
  expect(isReconstructed('/cubes')).toBe(false);
  expect(isReconstructed('/nowhere')).toBe(false);
});
