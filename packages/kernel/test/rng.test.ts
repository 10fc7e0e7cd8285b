import { expect, test } from 'vitest';
import { drawIndex, type Random, stream } from '../index.ts';

const draw = (rng: Random, n: number, times: number): number[] => {
  const counts = Array<number>(n).fill(0);
  for (let i = 0; i < times; i++) {
    const x = rng.below(n);
    counts[x] = (counts[x] ?? 0) + 1;
  }
  return counts;
};

test('a stream is the same everywhere and for ever', () => {
  // Computed with another implementation of sfc32, in another language.
  const { next } = stream(42);
  expect([next(), next(), next(), next(), next()]).toEqual([3659925491, 4074553904, 2529158139, 3601018944, 3271496328]);
});

test('streams of one seed and seeds of one name differ', () => {
  const firsts = ['play', 'bot', 'determinize'].flatMap(name => [1, 2, 3, '1'].map(seed => stream(seed, name).next()));
  expect(new Set(firsts).size).toBe(9);
  const many = Array.from({ length: 20_000 }, (_, seed) => `${stream(seed).next()} ${stream(seed, 'bot').next()}`);
  expect(new Set(many).size).toBe(20_000);
});

test('drawing from one stream leaves another as it is', () => {
  const [a, b] = [stream(7), stream(7)];
  for (let i = 0; i < 100; i++) stream(7, 'bot').next();
  expect(a.next()).toBe(b.next());
});

test.each([1, 2, 3, 6, 7, 100])('below %i is even', n => {
  const counts = draw(stream('even'), n, 2000 * n);
  // Five standard deviations of a count around its mean.
  for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(5 * Math.sqrt(2000));
});

test('below a number just over half the range is even too', () => {
  const rng = stream('large');
  const n = 2 ** 31 + 2 ** 30;
  let low = 0;
  for (let i = 0; i < 30_000; i++) if (rng.below(n) < 2 ** 30) low++;
  // Without drawing again the lowest third would come half of the time.
  expect(Math.abs(low - 10_000)).toBeLessThan(500);
});

test.each([0, -1, Number.NaN, 2 ** 33])('below %d stops instead of hanging', n => {
  expect(() => stream(1).below(n)).toThrow(RangeError);
});

test('outcomes are drawn by weight', () => {
  const rng = stream('weights');
  const counts = [0, 0, 0];
  for (let i = 0; i < 6000; i++) {
    const x = drawIndex(rng, 3, [3, 2, 1]);
    counts[x] = (counts[x] ?? 0) + 1;
  }
  expect(counts.map(c => Math.round(c / 1000))).toEqual([3, 2, 1]);
});
