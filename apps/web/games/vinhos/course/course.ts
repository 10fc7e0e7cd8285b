// The first steps of Vinhos: the game of 2016 for two, then alone against Lacerda.

import type { Course } from '../../../table/course.ts';
import { figuresOf } from '../figures.ts';
import { portrait, scene } from './art.tsx';
import { Gifts } from './gifts.tsx';
import { FairPrizes } from './prizes.tsx';
import { Tiles } from './tiles.tsx';

export const course: Course = {
  game: 'vinhos/2016',
  figures: figuresOf({ game: 'vinhos/2016' }),
  asides: { gifts: Gifts, prizes: FairPrizes, tiles: Tiles },
  parts: [
    {
      id: 'game',
      chapters: [
        { id: 'aim', Art: scene('centre') },
        { id: 'board', Art: scene('vineyards'), lesson: async () => (await import('./board.json')).default },
        { id: 'start', Art: scene('cellars'), lesson: async () => (await import('./start.json')).default },
        { id: 'turn', Art: scene('wineries'), lesson: async () => (await import('./turn.json')).default },
        { id: 'grow', Art: scene('vineyards'), lesson: async () => (await import('./grow.json')).default },
        { id: 'wine', Art: scene('staff'), lesson: async () => (await import('./wine.json')).default },
        { id: 'sell', Art: scene('sales'), lesson: async () => (await import('./sell.json')).default },
        { id: 'cellar', Art: scene('cellars'), lesson: async () => (await import('./cellar.json')).default },
        { id: 'export', Art: scene('export'), lesson: async () => (await import('./export.json')).default },
        { id: 'experts', Art: scene('experts'), lesson: async () => (await import('./experts.json')).default },
        { id: 'fair', Art: portrait('bruno'), lesson: async () => (await import('./fair.json')).default },
        { id: 'magnates', Art: portrait('anabela'), lesson: async () => (await import('./magnates.json')).default },
        { id: 'end', Art: portrait('carolina'), lesson: async () => (await import('./end.json')).default },
      ],
    },
    {
      id: 'alone',
      chapters: [
        { id: 'lacerda', Art: portrait('lacerda'), lesson: async () => (await import('./lacerda.json')).default },
        { id: 'awards', Art: portrait('look'), lesson: async () => (await import('./awards.json')).default },
      ],
    },
  ],
};
