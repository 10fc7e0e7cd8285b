// The first page in the words and pictures of Vinhos.

import type { Welcome } from '../../table/drawn.ts';
import { Hero } from './art/hero.tsx';
import { Age, Plant, Sell, Show } from './art/steps.tsx';
import type { outside } from './text/en/outside.ts';

export const welcome: Welcome<keyof typeof outside> = {
  promise: 'vinhos.welcome.promise',
  lead: 'vinhos.welcome.lead',
  alone: 'vinhos.welcome.alone',
  art: 'vinhos.welcome.art',
  Art: Hero,
  steps: [
    { title: 'vinhos.welcome.plant', lead: 'vinhos.welcome.plant-lead', Art: Plant },
    { title: 'vinhos.welcome.age', lead: 'vinhos.welcome.age-lead', Art: Age },
    { title: 'vinhos.welcome.sell', lead: 'vinhos.welcome.sell-lead', Art: Sell },
    { title: 'vinhos.welcome.show', lead: 'vinhos.welcome.show-lead', Art: Show },
  ],
};
