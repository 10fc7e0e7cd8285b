import { expect, test } from 'vitest';
import { growthIn, type Sample } from '../soak/soak.ts';

const sample = (minute: number, heap: readonly number[]): Sample => ({
  minute,
  heap,
  rss: heap,
  cpu: heap,
  moves: 10,
  p50: 5,
  p99: 50,
  disk: minute,
  finished: 1,
  errors: 0,
});

test('growth is by the hour, without the time in which all was loaded', () => {
  const samples = Array.from({ length: 120 }, (_, i) => sample(i, [i < 30 ? 10 + i : 40, 40 + i / 60]));
  expect(growthIn(samples)).toEqual([0, 1]);
  expect(growthIn([])).toEqual([]);
});
