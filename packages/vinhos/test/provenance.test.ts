import { expect, test } from 'vitest';
import { isReconstructed, sourceOf } from '../provenance.ts';

test('a number is told with its mark and what is cited', () => {
  expect(sourceOf('vinhos/2016', '/regions/3/tiles/0/cost')).toMatchObject({
    mark: 'R',
    doubt: 'two-texts',
    cited: [
      { tag: 'S4', source: 'Vinhos 2016, Russian rulebook; by line', at: '299' },
      { tag: 'S0', at: '306' },
      { tag: 'rulings', at: 'C1' },
    ],
  });
  expect(sourceOf('vinhos/2016', '/no/such/number')).toBeUndefined();
});

test('reconstructed numbers are known as such', () => {
  expect(isReconstructed('vinhos/2016', '/regions/0/cubeSpaces')).toBe(true);
  expect(isReconstructed('vinhos/2016', '/cubes')).toBe(false);
  expect(isReconstructed('vinhos/2016', '/nowhere')).toBe(false);
});

test('each game is asked for its own pack', () => {
  expect(sourceOf('vinhos/2016', '/bank/start')).toBeUndefined();
  expect(sourceOf('vinhos/reserve', '/bank/start')?.mark).toBe('R');
  expect(sourceOf('vinhos/reserve', '/supplies/extra/0/1')?.mark).toBe('R');
  expect(sourceOf('vinhos/first', '/supplies/extra/0/1')).toBeUndefined();
  // Ribatejo is not in the first edition: what is number 8 there is known to cost 4.
  expect(isReconstructed('vinhos/first', '/regions/7/tiles/0/cost')).toBe(false);
  expect(isReconstructed('vinhos/reserve', '/regions/7/tiles/0/cost')).toBe(true);
  expect(sourceOf('nowhere', '/cubes')).toBeUndefined();
});
