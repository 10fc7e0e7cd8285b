// What Vinhos is about: the sections of its page.

import type { About } from '../../table/drawn.ts';

export const about: About = {
  game: 'vinhos/2016',
  sections: [
    ['aim.year', 'aim.year.moves', 'aim.year.maintenance', 'aim.year.production', 'aim.year.fair'],
    ['aim.wine', 'aim.wine.estate', 'aim.wine.age'],
    ['aim.use', 'aim.use.sell', 'aim.use.export', 'aim.use.present', 'aim.use.pay'],
    ['aim.points', 'aim.points.now', 'aim.points.end'],
    ['aim.scarce', 'aim.scarce.moves', 'aim.scarce.barrels'],
    ['aim.alone', 'aim.alone.lead'],
  ],
};
