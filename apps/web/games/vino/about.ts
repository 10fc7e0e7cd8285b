// What Vino is about: the sections of its page.

import { lazy } from 'react';
import type { About } from '../../table/drawn.ts';
import type { WordId } from './words.ts';

export const about: About<WordId> = {
  game: 'vino',
  sections: [
    ['vino.aim.round', 'vino.aim.round.choose', 'vino.aim.round.buy', 'vino.aim.round.sell', 'vino.aim.round.order'],
    ['vino.aim.sell', 'vino.aim.sell.income', 'vino.aim.sell.lost', 'vino.aim.sell.market'],
    ['vino.aim.end', 'vino.aim.end.gift', 'vino.aim.end.last'],
    ['vino.aim.grow', 'vino.aim.grow.variety', 'vino.aim.grow.cellar'],
    ['vino.aim.counts', 'vino.aim.counts.vineyards', 'vino.aim.counts.money'],
    ['vino.aim.advice', 'vino.aim.advice.variety', 'vino.aim.advice.owner', 'vino.aim.advice.bottles'],
  ],
  Art: lazy(() => import('./aim-art.tsx')),
  // The book that has it opens there.
  rule: 'vino.round',
};
