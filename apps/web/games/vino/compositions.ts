// Where the parts of Vino lie: Italy and beside it round, market and desk; below them the players, side by side along the edge of the table.

import type { Composition, PhoneTop, Tabletop } from '../../table/composition.ts';

const place = (part: string, x: number, y: number, width: number, height: number) => ({ part, x, y, width, height });

const WIDE: Composition = {
  name: 'wide',
  width: 1480,
  height: 1060,
  places: [
    place('italy', 24, 24, 681, 846),
    place('round', 719, 30, 733, 80),
    place('market', 719, 116, 733, 230),
    place('desk', 719, 354, 733, 514),
    place('players', 24, 872, 1432, 164),
  ],
};

const UPRIGHT: Composition = {
  name: 'upright',
  width: 1100,
  height: 1080,
  places: [
    place('italy', 24, 24, 650, 840),
    place('round', 686, 30, 386, 96),
    place('market', 686, 130, 386, 210),
    place('desk', 686, 346, 386, 516),
    place('players', 24, 866, 1052, 190),
  ],
};

const size = (part: string, width: number, height: number) => ({ part, width, height });

const PHONE: PhoneTop = {
  board: [size('round', 520, 96), size('italy', 560, 728), size('roads', 452, 1420), size('market', 452, 260), size('desk', 452, 560)],
  seat: size('players', 452, 440),
  glance: size('round', 520, 96),
  instead: { desk: 'market' },
};

export const TOP: Tabletop = { compositions: [WIDE, UPRIGHT], phone: PHONE };
