// The names that this browser keeps for the next table.
import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { offers } from '../shell/offers.ts';
import { keepNames, knownNames, MOST } from '../store/people.ts';
import { Mark } from '../table/pieces.tsx';

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
  expect(MOST).toBeGreaterThanOrEqual(Math.max(...offers().flatMap(({ seats }) => seats)));
  keepNames(FIVE);
  expect(knownNames()).toEqual(FIVE);
});

test('a smaller table keeps the names of those who are not at it', () => {
  browser();
  keepNames(FIVE);
  keepNames(['Ute', 'Vera']);
  expect(knownNames()).toEqual(['Ute', 'Vera', 'Carlos', 'Dora', 'Emil']);
});

test('as many as can sit at a table have each a colour and a shape', () => {
  const seats = Array.from({ length: MOST }, (_, seat) => seat);
  const styles = readFileSync(new URL('../seats.css', import.meta.url), 'utf8');
  for (const seat of seats) expect(styles).toMatch(new RegExp(`--seat-${seat + 1}: light-dark`));
  const shapes = seats.map(seat => renderToStaticMarkup(<Mark seat={seat} shows={1} />).replace(/seat-fill-\d/, ''));
  expect(new Set(shapes).size).toBe(MOST);
});
