// The names that this browser keeps for the next table.
import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Barrel } from '../games/vinhos/pieces.tsx';
import { offers } from '../shell/offers.ts';
import { keepColours, keepNames, knownColours, knownNames, MOST } from '../store/people.ts';
import { Coloured } from '../table/colours.tsx';
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

test('colours are kept like names', () => {
  browser();
  expect(knownColours()).toEqual([]);
  keepColours([3, 1, 2]);
  keepColours([5, 6]);
  expect(knownColours()).toEqual([5, 6, 2]);
});

test('at a table each seat has the colour and the shape that were chosen for it, also on the board’s pieces', () => {
  const drawn = (seat: number, colours?: readonly number[]) =>
    renderToStaticMarkup(
      <Coloured colours={colours} className="table">
        <Mark seat={seat} shows={1} />
        <Barrel seat={seat} label="" />
      </Coloured>,
    );
  const shapes = (html: string): string => html.replace(/^<div[^>]*>/, '').replace(/seat-fill-\d/g, '');
  expect(drawn(0, [3, 1])).toContain('--seat-1:var(--colour-3)');
  expect(drawn(0, [3, 1])).toContain('--seat-shape-1:var(--shape-3)');
  expect(shapes(drawn(0, [3, 1]))).toBe(shapes(drawn(2)));
  expect(shapes(drawn(1, [3, 1]))).toBe(shapes(drawn(0)));
  // A place that nobody plays keeps apart from whoever has chosen its colour.
  expect(shapes(drawn(1, [2]))).toBe(shapes(drawn(0)));
});

test('as many as can sit at a table have each a colour and a shape', () => {
  const seats = Array.from({ length: MOST }, (_, seat) => seat);
  const styles = readFileSync(new URL('../seats.css', import.meta.url), 'utf8');
  for (const seat of seats) expect(styles).toMatch(new RegExp(`--colour-${seat + 1}: light-dark`));
  const shapes = seats.map(seat => renderToStaticMarkup(<Mark seat={seat} shows={1} />).replace(/seat-fill-\d/, ''));
  expect(new Set(shapes).size).toBe(MOST);
});
