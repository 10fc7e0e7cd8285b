// The first steps of Vinhos: the game of 2016 for two, then alone against Lacerda.

import type { Course } from '../../../table/course.ts';
import { figuresOf } from '../figures.ts';

export const course: Course = {
  game: 'vinhos/2016',
  figures: figuresOf('vinhos/2016'),
  parts: [
    {
      id: 'game',
      chapters: [
        { id: 'aim' },
        { id: 'turn', lesson: async () => (await import('./turn.json')).default },
        { id: 'grow', lesson: async () => (await import('./grow.json')).default },
      ],
    },
  ],
};
