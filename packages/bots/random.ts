// Any offered move, all alike.

import { pick } from '@adega/kernel';
import type { Bot } from './bot.ts';

export const random: Bot = {
  name: 'random',
  choose: ({ decision, rng }) => pick(decision, rng),
};
