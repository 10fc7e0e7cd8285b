import { type Problem, pointerOf } from '@adega/kernel';
import { describe, expect, test } from 'vitest';
import { TITLES } from '../index.ts';

const PACKED = TITLES.flatMap(title => (title.packs === undefined ? [] : [{ ...title, ours: title.packs.now }]));

/** What tells a bound: a range, a length, words, or what must or must not be there. */
const BOUND =
  /^(integer -?\d+\.\.-?\d+|list \d+(\.\.\d+)?|one of .+|text \d+\.\.\d+ .+|at (least|most) -?\d+|a multiple of \d+|boolean|object|present|absent|distinct|not empty)$/;

type Keys = readonly (string | number)[];

/** Every place of some data, the whole first. */
function placesIn(data: unknown, keys: Keys = []): Keys[] {
  const inside = typeof data === 'object' && data !== null ? Object.entries(data) : [];
  return [keys, ...inside.flatMap(([key, value]) => placesIn(value, [...keys, key]))];
}

/** The data with another value at a place. */
function withAt(data: unknown, [key, ...rest]: Keys, value: unknown): unknown {
  if (key === undefined) return value;
  const copy: Record<string, unknown> = Array.isArray(data) ? (Object.assign([], data) as never) : { ...(data as object) };
  copy[key] = withAt(copy[key], rest, value);
  return copy;
}

const WRONG: readonly unknown[] = [null, 'x y', -1e9, 1e308, Number.POSITIVE_INFINITY, 0.5, [], {}, true];

describe.each(PACKED)('$id', ({ make, ours }) => {
  const problemsOf = (pack: unknown): readonly Problem[] => make(pack).problems ?? [];

  test('our pack is sound', () => expect(problemsOf(structuredClone(ours))).toEqual([]));

  test('whatever is wrong at whatever place, every message names a place and a bound', () => {
    for (const keys of placesIn(ours)) {
      const told = WRONG.map(value => problemsOf(withAt(ours, keys, value)));
      // A list may be empty and a flag true; no place takes most of these.
      expect(told.filter(problems => problems.length > 0).length, pointerOf(keys)).toBeGreaterThan(5);
      for (const { path, expected, got } of told.flat()) {
        expect(path === '' || path.startsWith('/'), path).toBe(true);
        expect(expected, path).toMatch(BOUND);
        expect(got.length, path).toBeLessThan(50);
      }
    }
  });

  test('the place is the one that is wrong, or in it', () => {
    for (const keys of placesIn(ours)) {
      const place = pointerOf(keys);
      const problems = problemsOf(withAt(ours, keys, 'x y'));
      expect(problems.length, place).toBeGreaterThan(0);
      for (const { path } of problems) expect(path.startsWith(place), `${path} for ${place}`).toBe(true);
    }
  });

  test.each(['__proto__', 'constructor', 'toString', 'more'])('no field is let in unseen: %s', word => {
    const pack = JSON.parse(JSON.stringify(ours).replace('{', `{"${word}":{"admin":true},`));
    expect(problemsOf(pack)).toContainEqual({ path: `/${word}`, expected: 'absent', got: JSON.stringify(word) });
  });
});
