// Special Vintage 2016 for one person, against Lacerda.

import { exportArea, salesArea, tileArea } from '../rules/barrels.ts';
import { buy, late, orderByStands, rank, refill, tidy } from '../rules/fair.ts';
import { readsTops, tileHelper } from '../rules/magnates.ts';
import { anyMoment } from '../rules/moments.ts';
import { askBarrels, askExperts, askStand, forbidsCubes, pointsOfValue } from '../rules/press.ts';
import { receiveMoney } from '../rules/sales.ts';
import { exported, majorities, prizes, wines } from '../rules/scoring.ts';
import { nothingToPay } from '../rules/setup.ts';
import { lacerda } from '../solo/automa.ts';
import { awardTrophy, tidyCards } from '../solo/fair.ts';
import { moneyOfBoth, multipliersOfBoth } from '../solo/scoring.ts';
import type { Edition } from './edition.ts';
import { ALONE_OPTION, REGIONS_OPTION } from './options.ts';

export const editionSolo: Edition = {
  id: 'solo',
  options: [ALONE_OPTION, REGIONS_OPTION],
  standing: ['keep-staff', 'lowest-barrel', 'no-tile'],
  setup: [
    ...(['shuffle-order', 'draw-regions', 'turn-vintage', 'turn-up', 'lacerda-area', 'fill-display'] as const),
    ...(['start-vineyards', 'magnate-picks', 'fill-display'] as const),
  ],
  year: ['year-start', 'both-turns', 'maintenance', 'production', 'fair'],
  // Lacerda passes his (SO32).
  finish: ['round'],
  startPrice: nothingToPay,
  helpers: [tileHelper],
  readsTops,
  extras: undefined,
  areas: [salesArea, exportArea, tileArea],
  abilitiesPerTurn: 1,
  limit: undefined,
  moments: anyMoment,
  staff: ['enologist', 'farmer'],
  receiveSale: receiveMoney,
  press: {
    rule: 'press.points-2016',
    forbids: forbidsCubes,
    wineFairPoints: pointsOfValue,
    steps: [askStand, askExperts, askBarrels],
  },
  fair: [late, rank, awardTrophy, orderByStands, buy, refill, tidy, tidyCards],
  bank: undefined,
  features: undefined,
  rows: undefined,
  automa: lacerda,
  sources: [exported, prizes, moneyOfBoth, wines, majorities, multipliersOfBoth],
  // Nobody is ranked: awards are counted.
  criteria: [],
};
