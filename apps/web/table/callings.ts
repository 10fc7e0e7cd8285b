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

/** Before the game a seat without anybody is free. */
export const calledAtTable = (say: Say, seats: readonly Held[]): readonly string[] =>
  calledBy({ ...callingsIn(say), free: seats.map(() => say('table.free')) }, seats);
