// The names that this browser keeps for the next table.
import { afterEach, expect, test, vi } from 'vitest';
import { offers } from '../shell/offers.ts';
import { keepNames, knownNames, MOST } from '../store/people.ts';

const FIVE = ['Ana', 'Bea', 'Carlos', 'Dora', 'Emil'];

afterEach(() => vi.unstubAllGlobals());

function browser(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
}

test('names are kept for everybody who can sit at a table', () => {
  browser();
  expect(MOST).toBe(Math.max(...offers().flatMap(({ seats }) => seats)));
  keepNames(FIVE);
  expect(knownNames()).toEqual(FIVE);
});

test('a smaller table keeps the names of those who are not at it', () => {
  browser();
  keepNames(FIVE);
  keepNames(['Ute', 'Vera']);
  expect(knownNames()).toEqual(['Ute', 'Vera', 'Carlos', 'Dora', 'Emil']);
});
