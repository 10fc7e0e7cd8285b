// The first steps of Vino.

import type { Course } from '../../../table/course.ts';
import { figuresIn } from '../../../table/figures.ts';
import { boxOf } from '../box.ts';

export const course: Course = {
  game: 'vino',
  figures: figuresIn(boxOf({ game: 'vino' }).pack),
  parts: [
    {
      id: 'game',
      chapters: [
        { id: 'aim' },
        { id: 'buy', lesson: async () => (await import('./buy.json')).default },
        { id: 'sell', lesson: async () => (await import('./sell.json')).default },
        { id: 'bottles', lesson: async () => (await import('./bottles.json')).default },
      ],
    },
  ],
};
