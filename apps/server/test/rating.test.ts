// From places to ratings, without anybody.

import { type Random, stream } from '@adega/kernel';
import { TITLES } from '@adega/shelf';
import { LEVELS } from '@adega/wire';
import { describe, expect, test } from 'vitest';
import priors from '../bot-priors.json' with { type: 'json' };
import { type Rating, ratedBy, ratingAt, START, shownOf } from '../rating.ts';

const FOUR: readonly Rating[] = [START, { mu: 31, sigma: 2 }, { mu: 22, sigma: 6 }, { mu: 28, sigma: 4 }];
const [NEW, OLD, MIDDLE] = FOUR as [Rating, Rating, Rating];

describe('one game', () => {
  // What openskill 5.0.1 makes of them with gamma 1, and with deviations and beta scaled so that its c is that of a pair.
  test.each([
    [
      [NEW, NEW],
      [1, 2],
      [
        [27.635389, 7.906081],
        [22.364611, 7.906081],
      ],
    ],
    [
      [NEW, NEW],
      [1, 1],
      [
        [25, 7.906081],
        [25, 7.906081],
      ],
    ],
    [
      [OLD, MIDDLE],
      [2, 1],
      [
        [30.657449, 1.99136],
        [25.078207, 5.715015],
      ],
    ],
    [
      [OLD, MIDDLE],
      [1, 1],
      [
        [30.889198, 1.99136],
        [22.995679, 5.715015],
      ],
    ],
    [
      FOUR,
      [1, 2, 3, 4],
      [
        [30.607943, 7.838869],
        [31.064998, 1.981773],
        [23.130418, 5.408123],
        [25.945315, 3.780051],
      ],
    ],
    [
      FOUR,
      [2, 1, 2, 4],
      [
        [24.815898, 7.114765],
        [31.254682, 1.992093],
        [22.407469, 5.647736],
        [26.843886, 3.851714],
      ],
    ],
    [
      [NEW, OLD, MIDDLE],
      [3, 1, 1],
      [
        [23.10508, 7.769218],
        [30.998153, 1.992405],
        [22.999018, 5.830561],
      ],
    ],
  ] as const)('%j in the places %j', (before, places, after) => {
    // biome-ignore format: a table
    const rated = ratedBy(before, places);
    expect(rated.map(({ mu, sigma }) => [mu, sigma].map(n => Number(n.toFixed(6))))).toEqual(after);
  });

  test('nothing changes for whom nothing was to be learned, and nobody alone has won', () => {
    const [alone] = ratedBy([START], [1]);
    expect(alone?.mu).toBe(START.mu);
    expect(ratedBy([], [])).toEqual([]);
  });
});

/** Players of known strength, who meet in games of two to four. */
function seasonOf(games: number, rng: Random): { readonly strength: number; readonly rating: Rating }[] {
  const players = Array.from({ length: 12 }, (_, i) => ({ strength: START.mu + 2 * (i - 5.5), rating: START }));
  // As long as a game of two, whose scatter is beta times the root of two.
  const shown = (strength: number): number => strength / ((Math.SQRT2 * 25) / 6) - Math.log(-Math.log((rng.below(1e6) + 0.5) / 1e6));
  for (let n = 0; n < (games * players.length) / 3; n++) {
    const met = players
      .map(player => ({ player, by: rng.below(1e6) }))
      .sort((a, b) => a.by - b.by)
      .slice(0, 2 + rng.below(3))
      .map(({ player }) => ({ player, points: shown(player.strength) }))
      .sort((a, b) => b.points - a.points)
      .map(({ player }) => player);
    const rated = ratedBy(met.map(({ rating }) => rating), met.map((_, i) => i + 1)); // biome-ignore format: one thing
    for (const [i, player] of met.entries()) player.rating = rated[i] as Rating;
  }
  return players;
}

test('ratings come to where the players are, and say how sure they are, however many sit at a table', () => {
  const seasons = Array.from({ length: 20 }, (_, n) => seasonOf(40, stream(`season ${n}`, 'rating'))).flat();
  const off = seasons.map(({ strength, rating: { mu, sigma } }) => Math.abs(mu - strength) / sigma);
  const within = (many: number): number => off.filter(one => one <= many).length / off.length;
  // As often as it says: two of three within one deviation, 19 of 20 within two.
  expect(within(1)).toBeGreaterThan(0.6);
  expect(within(2)).toBeGreaterThan(0.9);
  expect(within(0.5)).toBeLessThan(0.6);
});

test('what people read: a number, give or take another; provisional until that is small', () => {
  expect(shownOf(START)).toEqual({ rating: 1500, spread: 500, provisional: true });
  expect(shownOf(ratingAt(724, 250))).toEqual({ rating: 2224, spread: 250, provisional: false });
  const enough = seasonOf(12, stream('provisional', 'rating'));
  expect(enough.filter(({ rating }) => shownOf(rating).provisional).length).toBeLessThan(3);
});

test('what is believed of bots before they play: a better level more', () => {
  const known: { readonly [game: string]: { readonly [level: string]: number } } = priors;
  const shelf = TITLES.map(({ id }) => id);
  for (const [game, levels] of Object.entries(known)) {
    expect(shelf).toContain(game);
    expect(Object.keys(levels)).toEqual([...LEVELS]);
    expect(Object.values(levels)).toEqual(Object.values(levels).toSorted((a, b) => a - b));
  }
  expect(Object.keys(known).length).toBeGreaterThan(3);
});
