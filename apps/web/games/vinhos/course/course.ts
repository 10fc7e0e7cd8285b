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
        { id: 'wine', lesson: async () => (await import('./wine.json')).default },
        { id: 'sell', lesson: async () => (await import('./sell.json')).default },
        { id: 'cellar', lesson: async () => (await import('./cellar.json')).default },
        { id: 'export', lesson: async () => (await import('./export.json')).default },
        { id: 'experts', lesson: async () => (await import('./experts.json')).default },
        { id: 'fair', lesson: async () => (await import('./fair.json')).default },
        { id: 'magnates', lesson: async () => (await import('./magnates.json')).default },
        { id: 'end', lesson: async () => (await import('./end.json')).default },
      ],
    },
    {
      id: 'alone',
      chapters: [
        { id: 'lacerda', lesson: async () => (await import('./lacerda.json')).default },
        { id: 'awards', lesson: async () => (await import('./awards.json')).default },
      ],
    },
  ],
};
