import { describe, expect, test, vi } from 'vitest';
import { isZone, ranBetween, ranOutAt, restsUntil } from '../index.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const night = { from: 22 * 60, to: 8 * 60 };
const lisbon = { zone: 'Europe/Lisbon', quiet: night, away: [] };
const at = (text: string): number => Date.parse(text);

describe('nights', () => {
  test('a clock rests every night, and a day has fourteen hours', () => {
    const from = at('2026-01-05T08:00:00Z');
    expect(ranBetween(lisbon, from, from + DAY)).toBe(14 * HOUR);
    expect(ranBetween(lisbon, from, from + 7 * DAY)).toBe(7 * 14 * HOUR);
    expect(ranOutAt(lisbon, from, 15 * HOUR)).toBe(at('2026-01-06T09:00:00Z'));
  });

  test('whoever is asked at night begins in the morning', () => {
    const from = at('2026-01-05T02:00:00Z');
    expect(ranBetween(lisbon, from, from + 5 * HOUR)).toBe(0);
    expect(ranOutAt(lisbon, from, HOUR)).toBe(at('2026-01-05T09:00:00Z'));
  });

  test('the night is that of the zone', () => {
    const tokyo = { ...lisbon, zone: 'Asia/Tokyo' };
    expect(ranOutAt(tokyo, at('2026-01-05T12:00:00Z'), 2 * HOUR)).toBe(at('2026-01-06T00:00:00Z'));
  });

  test('a night within a day', () => {
    const siesta = { ...lisbon, quiet: { from: 13 * 60, to: 15 * 60 } };
    expect(ranBetween(siesta, at('2026-01-05T12:00:00Z'), at('2026-01-05T16:00:00Z'))).toBe(2 * HOUR);
  });

  test('summer time takes an hour of one night and gives it to another', () => {
    // In Lisbon clocks go forward on 29 March 2026 and back on 25 October.
    expect(ranBetween(lisbon, at('2026-03-28T12:00:00Z'), at('2026-03-29T12:00:00Z'))).toBe((10 + 5) * HOUR);
    expect(ranBetween(lisbon, at('2026-10-24T12:00:00Z'), at('2026-10-25T12:00:00Z'))).toBe((9 + 4) * HOUR);
    expect(ranOutAt(lisbon, at('2026-03-28T20:00:00Z'), 3 * HOUR)).toBe(at('2026-03-29T08:00:00Z'));
  });

  test('a night that ends in the hour that there is not', () => {
    const late = { zone: 'Europe/Lisbon', quiet: { from: 22 * 60, to: 90 }, away: [] };
    expect(ranBetween(late, at('2026-03-28T21:00:00Z'), at('2026-03-29T03:00:00Z'))).toBeGreaterThanOrEqual(2 * HOUR);
  });

  test('a leap day is a day', () => {
    const from = at('2028-02-28T08:00:00Z');
    expect(ranOutAt(lisbon, from, 2 * 14 * HOUR + HOUR)).toBe(at('2028-03-01T09:00:00Z'));
  });

  test('what is left and when it is over agree at every minute of a year', () => {
    for (let day = 0; day < 366; day += 3) {
      const from = at('2028-01-01T00:00:00Z') + day * DAY + day * 7_777_777;
      for (const left of [HOUR, 9 * HOUR, 3 * DAY]) expect(ranBetween(lisbon, from, ranOutAt(lisbon, from, left))).toBe(left);
    }
  });
});

describe('holidays', () => {
  test('a clock rests as long as somebody is away, nights in it or not', () => {
    const from = at('2026-07-01T08:00:00Z');
    const away = [{ from: from + 2 * HOUR, to: from + 10 * DAY }];
    expect(ranOutAt({ zone: 'Europe/Lisbon', away }, from, 3 * HOUR)).toBe(from + 10 * DAY + HOUR);
    expect(ranBetween({ ...lisbon, away }, from, from + 9 * DAY)).toBe(2 * HOUR);
  });
});

test('a clock that rests says until when', () => {
  const away = [{ from: at('2026-01-06T07:00:00Z'), to: at('2026-01-08T12:00:00Z') }];
  const until = (when: string, hours = lisbon) => restsUntil(hours, at(when));
  expect(until('2026-01-05T23:00:00Z')).toBe(at('2026-01-06T08:00:00Z'));
  expect(until('2026-01-05T21:59:59Z')).toBeUndefined();
  expect(until('2026-01-06T08:00:00Z')).toBeUndefined();
  // The night leads into a holiday.
  expect(until('2026-01-05T23:00:00Z', { ...lisbon, away } as typeof lisbon)).toBe(at('2026-01-08T12:00:00Z'));
  expect(restsUntil(undefined, 5)).toBeUndefined();
});

test('without hours it always runs', () => {
  expect([ranBetween(undefined, 5, 105), ranOutAt(undefined, 5, 100)]).toEqual([100, 105]);
});

test('zones that there are, and one that there is not', () => {
  expect(['Europe/Lisbon', 'UTC', 'Asia/Kolkata', 'Mars/Olympus', ''].map(isZone)).toEqual([true, true, true, false, false]);
});

test('zones that are written in ever other ways take no more and more room', () => {
  const name = 'america/argentina/buenos_aires';
  /** The same zone in the n-th way to write it. */
  const way = (n: number): string => [...name].map((letter, i) => ((n >> i) & 1 ? letter.toUpperCase() : letter)).join('');
  for (let n = 0; n < 1000; n++) expect(isZone(way(n))).toBe(true);
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  expect([isZone(way(999)), isZone(way(998))]).toEqual([true, true]);
  expect(made).toHaveBeenCalledTimes(0);
  // The first ones are not kept any more.
  expect([isZone(way(0)), isZone(way(1))]).toEqual([true, true]);
  expect(made).toHaveBeenCalledTimes(2);
  made.mockRestore();
});
