import { expect, test } from 'vitest';
import { fingerprint } from '../fingerprint.ts';

test('equal positions have one name, whatever the order of their fields', () => {
  expect(fingerprint({ money: 3, wines: [0, 2] })).toBe(fingerprint({ wines: [0, 2], money: 3 }));
  expect(fingerprint({ money: 3, wines: [0, 2] })).toMatch(/^[0-9a-f]{64}$/);
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
