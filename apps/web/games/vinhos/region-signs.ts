// The sign of what a region gives, on the map and wherever it is explained.

import type { IconName } from './art/icon.tsx';
import type { REGIONS } from './set.ts';

export const SIGNS: { readonly [K in (typeof REGIONS)[number]]: IconName } = {
  'tras-os-montes': 'star',
  minho: 'no-cellar',
  douro: 'port',
  dao: 'cellar',
  ribatejo: 'farmer',
  lisboa: 'winery',
  setubal: 'expert',
  alentejo: 'renown',
  algarve: 'plus',
};
