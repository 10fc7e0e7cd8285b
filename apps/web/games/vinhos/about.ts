// What Vinhos is about: the sections of its page.

import { lazy } from 'react';
import type { About } from '../../table/drawn.ts';
import type { WordId } from './words.ts';

export const about: About<WordId> = {
  game: 'vinhos/2016',
  sections: [
    ['aim.year', 'aim.year.moves', 'aim.year.maintenance', 'aim.year.production', 'aim.year.fair'],
    ['aim.wine', 'aim.wine.estate', 'aim.wine.age'],
    ['aim.use', 'aim.use.sell', 'aim.use.export', 'aim.use.present', 'aim.use.pay'],
    ['aim.points', 'aim.points.now', 'aim.points.end'],
    ['aim.scarce', 'aim.scarce.moves', 'aim.scarce.barrels'],
    ['aim.alone', 'aim.alone.lead'],
  ],
  Art: lazy(() => import('./aim-art.tsx')),
};
