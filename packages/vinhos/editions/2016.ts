// Special Vintage 2016, for 2 to 4 players.

import { exportArea, salesArea, tileArea } from '../rules/barrels.ts';
import { buy, consoleLast, late, orderByStands, rank, refill, tidy } from '../rules/fair.ts';
import { readsTops, tileHelper } from '../rules/magnates.ts';
import { anyMoment } from '../rules/moments.ts';
import { askBarrels, askExperts, askStand, forbidsCubes, pointsOfValue } from '../rules/press.ts';
import { receiveMoney } from '../rules/sales.ts';
import { byExports, byMoney, byPoints, exported, majorities, money, multipliers, prizes, wines } from '../rules/scoring.ts';
import { nothingToPay } from '../rules/setup.ts';
import type { Edition } from './edition.ts';
import { ORDER_OPTION, REGIONS_OPTION, SEATS_OPTION } from './options.ts';

export const edition2016: Edition = {
  id: '2016',
  options: [SEATS_OPTION, REGIONS_OPTION, ORDER_OPTION],
  standing: ['keep-staff', 'lowest-barrel', 'no-tile'],
  setup: ['shuffle-order', 'draw-regions', 'turn-vintage', 'turn-up', 'fill-display', 'start-vineyards', 'magnate-picks', 'fill-display'],
  // The wine of the year may be presented at its fair (A62).
  year: ['year-start', 'round', 'round', 'maintenance', 'production', 'fair'],
  // The extra turn is a turn like any other (A142).
  finish: ['round'],
  startPrice: nothingToPay,
  helpers: [tileHelper],
  readsTops,
  extras: undefined,
  rows: undefined,
  // Not those with the magnates (A51).
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
    // C6
    steps: [askStand, askExperts, askBarrels],
  },
  fair: [late, rank, consoleLast, orderByStands, buy, refill, tidy],
  bank: undefined,
  features: undefined,
  automa: undefined,
  sources: [exported, prizes, money, wines, majorities, multipliers],
  criteria: [byPoints, byExports, byMoney],
};
