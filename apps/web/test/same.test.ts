// What is equal stays the same object; what is not is as it was told.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { same } from '../table/same.ts';

test('equal parts stay the same objects', () => {
  const before = { names: ['Ana', 'Bea'], view: { year: 1, players: [{ coins: 3 }, { coins: 4 }] } };
  const now = same(before, { names: ['Ana', 'Bea'], view: { year: 1, players: [{ coins: 3 }, { coins: 5 }] } });
  expect(now).toEqual({ names: ['Ana', 'Bea'], view: { year: 1, players: [{ coins: 3 }, { coins: 5 }] } });
  expect(now.names).toBe(before.names);
  expect(now.view.players[0]).toBe(before.view.players[0]);
  expect(now.view).not.toBe(before.view);
  expect(same(before, structuredClone(before))).toBe(before);
});

test('whatever was there before, the new value comes out', () => {
  fc.assert(fc.property(fc.jsonValue(), fc.jsonValue(), (before, now) => void expect(same(before, now)).toEqual(now)));
  expect(same({ a: 1, b: undefined }, { a: 1 })).toStrictEqual({ a: 1 });
  expect(same({ a: 1 }, { a: 1, b: undefined })).toStrictEqual({ a: 1, b: undefined });
  expect(same([1, 2, 3], [1, 2])).toEqual([1, 2]);
});
