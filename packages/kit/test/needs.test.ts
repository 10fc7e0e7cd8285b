import { describe, expect, test } from 'vitest';
import { lacks, lacksMoney, lacksOne, lacksUse, refusalFor, type Tally } from '../needs.ts';

describe('a guard that lacks something', () => {
  test.each([
    [1, 0, 'rule'],
    [1, 1, undefined],
    [0, 0, undefined],
    [3, 2, 'rule'],
  ])('of %i with %i: %s', (amount, has, rule) => {
    expect(lacks('rule', 'wine', 'space', amount, has)).toBe(rule);
    expect(lacksMoney('rule', 'winery', amount, has)).toBe(rule);
  });

  test('gives its numbers to whoever asks for them', () => {
    const tally: Tally = {};
    expect(lacksOne('a', 'winery', 1, tally) ?? lacksOne('b', 'slot', 0, tally)).toBe('b');
    expect(refusalFor('b', tally)).toEqual({ rule: 'b', of: 'slot', needs: [{ part: 'slot', amount: 1 }], has: 0, missing: 1 });
    expect(refusalFor('c', tally)).toEqual({ rule: 'c' });
  });

  test('of something used up', () => {
    const tally: Tally = {};
    expect(lacksUse('rule', 'place', 'expert', 5, 6, tally)).toBe(undefined);
    expect(lacksUse('rule', 'place', 'expert', 6, 6, tally)).toBe('rule');
    const needs = [
      { part: 'used', amount: 6 },
      { part: 'expert', amount: 1 },
    ];
    expect(refusalFor('rule', tally)).toEqual({ rule: 'rule', of: 'place', needs, has: 6, missing: 1 });
  });

  test('of a price that is part of a larger sum notes it and is not in the way', () => {
    const tally: Tally = { isPart: true };
    expect(lacksMoney('rule', 'winery', 3, 2, tally) ?? lacksOne('later', 'slot', 0, tally)).toBe('later');
    expect(tally.price).toEqual({ rule: 'rule', of: 'money', parts: [{ part: 'winery', amount: 3 }], has: 2 });
  });
});
