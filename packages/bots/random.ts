// Any offered move, all alike.

import { type Bot, pick } from '@adega/kernel';

export const random: Bot = {
  name: 'random',
  plan: ({ decision, rng }) => [pick(decision, rng)],
};
