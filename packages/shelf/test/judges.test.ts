// The judges of all games on the shelf: what they have learned fits what they look at, and is small enough to be fetched.

import { gzipSync } from 'node:zlib';
import type { Judge, Title } from '@adega/kernel';
import { describe, expect, test } from 'vitest';
import { TITLES } from '../index.ts';

const MOST_BYTES = 60_000;

const judged = await Promise.all(TITLES.map(async title => ({ id: title.id, title, judge: await title.judge?.() })));
const judges = judged.filter((one): one is { id: string; title: Title; judge: Judge } => one.judge !== undefined);

test('there are judges', () => {
  expect(judges.map(({ id }) => id)).toContain('vinhos/2016');
});

describe.each(judges)('$id', ({ id, title, judge: { judgement, weights } }) => {
  test('the judgement is of this game', () => {
    expect(judgement.game).toBe(id);
  });

  test('weights are for features, phases and aims that there are, and for numbers of players that can play', () => {
    const made = title.make();
    const seats = made.problems === undefined ? made.game.options[0]?.values : [];
    for (const learned of weights) {
      expect(learned.game).toBe(id);
      expect(learned.features).toEqual(judgement.features);
      expect(learned.phases).toEqual(judgement.phases);
      expect(learned.aims.map(({ name }) => name)).toEqual(judgement.aims.map(({ name }) => name));
      expect(seats).toContain(learned.seats);
      for (const { weights: rows } of learned.aims) {
        expect(rows).toHaveLength(judgement.phases.length);
        for (const row of rows) expect(row).toHaveLength(judgement.features.length);
      }
    }
    expect(new Set(weights.map(({ seats: n }) => n)).size).toBe(weights.length);
  });

  test('weights say where they come from', () => {
    for (const { from } of weights)
      expect(Object.keys(from)).toEqual(expect.arrayContaining(['command', 'games', 'minutes', 'rules', 'pack']));
  });

  test('all weights together are small when they are compressed', () => {
    expect(gzipSync(JSON.stringify(weights)).length).toBeLessThan(MOST_BYTES);
  });
});
