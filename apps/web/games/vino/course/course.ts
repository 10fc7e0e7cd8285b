// The first steps of Vino.

import type { Course } from '../../../table/course.ts';
import { figuresIn } from '../../../table/figures.ts';
import { boxOf } from '../box.ts';
import { art } from './art.tsx';

export const course: Course = {
  game: 'vino',
  figures: figuresIn(boxOf({ game: 'vino' }).pack),
  parts: [
    {
      id: 'game',
      chapters: [
        { id: 'aim', Art: art('vino.aim.counts') },
        { id: 'buy', Art: art('vino.aim.round'), lesson: async () => (await import('./buy.json')).default },
        { id: 'sell', Art: art('vino.aim.sell'), lesson: async () => (await import('./sell.json')).default },
        { id: 'bottles', Art: art('vino.aim.end'), lesson: async () => (await import('./bottles.json')).default },
      ],
    },
  ],
};
