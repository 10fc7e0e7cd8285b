import { expect, test } from 'vitest';
import { fingerprint } from '../fingerprint.ts';

/** Of { money: 3, wines: [0, 2] }, as tables and saved games had it once. */
const old = '72d0bfb93a60b16648a9a20a9c4f8dfe3f9068b5105b5e037d1366bdbced7af7';

test('equal positions have one name, whatever the order of their fields', () => {
  expect(fingerprint({ money: 3, wines: [0, 2] })).toBe(fingerprint({ wines: [0, 2], money: 3 }));
  expect(fingerprint({ money: 3, wines: [0, 2] })).toMatch(/^[0-9a-f]{16}$/);
});

test('a field that a later version adds changes nothing while it is 0', () => {
  expect(fingerprint({ money: 3, players: [{ at: 1 }] })).toBe(fingerprint({ money: 3, debt: 0, players: [{ at: 1, owes: 0 }] }));
});

test.each([
  ['an amount', { money: 4, wines: [0, 2] }],
  ['a place in a list, also one that is empty', { money: 3, wines: [2, 0] }],
  ['how long a list is', { money: 3, wines: [0, 2, 0] }],
  ['what there is more', { money: 3, wines: [0, 2], debt: 1 }],
])('%s makes another', (_what, position) => {
  expect(fingerprint(position)).not.toBe(fingerprint({ money: 3, wines: [0, 2] }));
});

test('what is left out makes no other', () => {
  const without = new Set(['wines']);
  expect(fingerprint({ money: 3, wines: [0, 2] }, without)).toBe(fingerprint({ money: 3 }));
  expect(fingerprint({ money: 3, wines: [0, 2] }, without, old)).toBe(fingerprint({ money: 3 }, new Set(), old));
});

test('a position has the name that an older version has kept of it', () => {
  expect(fingerprint({ wines: [0, 2], money: 3, debt: 0 }, new Set(), old)).toBe(old);
  expect(fingerprint({ wines: [0, 2], money: 4 }, new Set(), old)).not.toBe(old);
});

test('neither whole numbers nor others, words nor nothing are taken for each other', () => {
  const values = [1, -1, 0.5, 2 ** 40, '1', 'a', 'b', true, null, [], {}, [1], [[1]], [1, 1], { a: 1 }, { b: 1 }, [{ a: 1 }]];
  const names = new Set(values.map(value => fingerprint({ value })));
  expect(names.size).toBe(values.length);
  expect(fingerprint({ a: 1, b: 2 })).not.toBe(fingerprint({ a: 2, b: 1 }));
});
