// What those at a table on line are called, in the words of this page.

import { LEVELS } from '@adega/wire/level.ts';
import type { Say } from '../text/words.ts';
import { type Callings, calledBy, type Held } from './called.ts';

const SEATS = [1, 2, 3, 4, 5, 6, 7, 8];

export const callingsIn = (say: Say): Callings => ({
  free: SEATS.map(n => say('start.default-name', { n })),
  bots: Object.fromEntries(
    LEVELS.map(of => {
      const level = say(`bot.${of}`);
      return [of, { only: level, at: SEATS.map(n => say('bot.name', { level, n })) }];
    }),
  ),
});

/** Before the game a seat without anybody is free, or kept for somebody; after it, it was somebody's who has had himself forgotten. */
export const calledAtTable = (
  say: Say,
  seats: readonly Held[],
  kept: readonly (string | null)[] = [],
  ended = false,
): readonly string[] => {
  const freeAt = (name: string | null | undefined): string =>
    ended ? say('table.somebody') : name ? say('table.kept', { name }) : say('table.free');
  return calledBy({ ...callingsIn(say), free: seats.map((_, seat) => freeAt(kept[seat])) }, seats);
};
