// Special Vintage 2016, for 2 to 4 players.

import { byExports, byMoney, byPoints, exported, majorities, money, multipliers, prizes, wines } from '../rules/scoring.ts';
import type { Edition } from './edition.ts';

export const edition2016: Edition = {
  id: '2016',
  setup: ['shuffle-order', 'draw-regions', 'turn-vintage', 'turn-up', 'fill-display', 'start-vineyards', 'magnate-picks', 'fill-display'],
  // The wine of the year may be presented at its fair (A62).
  year: ['year-start', 'round', 'round', 'maintenance', 'production', 'fair'],
  // The extra turn is a turn like any other (A142).
  finish: ['round'],
  receiveSale(p, value) {
    p.money += value;
  },
  exportVp: (pack, space) => pack.exportNumber[space] as number,
  abilitiesPerTurn: 1,
  expertLimit: undefined,
  wineFairPoints: value => value,
  bank: undefined,
  features: undefined,
  magnateRows: undefined,
  sources: [exported, prizes, money, wines, majorities, multipliers],
  criteria: [byPoints, byExports, byMoney],
};
