import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copyOf, difference, freezeDeep } from '../index.ts';

test.each([
  [1, 1, undefined],
  [Number.NaN, Number.NaN, undefined],
  [1, 2, ': 1 / 2'],
  [1, '1', ': 1 / "1"'],
  [null, undefined, ': null / undefined'],
  [{ a: 1 }, { a: 1, b: undefined }, undefined],
  [{ a: 1 }, { a: 1, b: 2 }, '.b: undefined / 2'],
  [{ a: 1, b: 2 }, { a: 1 }, '.b: 2 / undefined'],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, undefined],
  [{ a: [{ b: 1 }, { b: 2 }] }, { a: [{ b: 1 }, { b: 3 }] }, '.a[1].b: 2 / 3'],
  [[1, 2], [1], '[1]: 2 / nothing'],
  [[undefined], [null], '[0]: undefined / null'],
  [[], {}, ': two kinds of object'],
  [new Map(), {}, ': two kinds of object'],
])('%j and %j', (a, b, expected) => expect(difference(a, b)).toBe(expected));

test('a copy is equal and shares nothing', () => {
  fc.assert(
    fc.property(fc.jsonValue(), value => {
      const frozen = freezeDeep(value);
      const copy = copyOf(frozen);
      expect(difference(frozen, copy)).toBeUndefined();
      expect(typeof copy === 'object' && copy !== null && (copy as unknown) === frozen).toBe(false);
      expect(typeof copy === 'object' && copy !== null && Object.isFrozen(copy) && Object.keys(copy).length > 0).toBe(false);
    }),
    { seed: 1 },
  );
});

test('two values are equal exactly if their JSON is', () => {
  const ordered = fc.array(fc.oneof(fc.integer({ max: 2 }), fc.array(fc.constantFrom('a', 'b', null), { maxLength: 2 })), { maxLength: 2 });
  fc.assert(
    fc.property(ordered, ordered, (a, b) => (difference(a, b) === undefined) === (JSON.stringify(a) === JSON.stringify(b))),
    { seed: 1, numRuns: 2000 },
  );
});

test('freezing goes all the way down', () => {
  const frozen = freezeDeep({ a: [{ b: 1 }] });
  expect(() => {
    (frozen.a[0] as { b: number }).b = 2;
  }).toThrow(TypeError);
});
