// Where the parts of Vino lie: Italy and beside it round, market and desk; below them the players, side by side along the edge of the table.

import { type Composition, type PhoneTop, place, type Tabletop } from '../../table/composition.ts';

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

/** In a room that is a little higher (a window of 1440×900) the same parts have all of it. */
const HIGH: Composition = {
  name: 'high',
  width: 1480,
  height: 1142,
  places: [
    place('italy', 24, 24, 725, 906),
    place('round', 763, 30, 689, 80),
    place('market', 763, 116, 689, 246),
    place('desk', 763, 370, 689, 558),
    place('players', 24, 932, 1432, 186),
  ],
};

/** In a large window letters can be smaller beside the drawings: the table of prices stands there, too. */
const AMPLE: Composition = {
  name: 'ample',
  width: 1600,
  height: 1150,
  least: 0.75,
  places: [
    place('italy', 24, 24, 744, 924),
    place('round', 782, 30, 790, 80),
    place('market', 782, 116, 790, 210),
    place('desk', 782, 332, 790, 508),
    place('prices', 782, 844, 790, 100),
    place('players', 24, 952, 1552, 174),
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
  board: [size('round', 520, 96), size('italy', 560, 728), size('roads', 452, 1420), size('market', 452, 236), size('desk', 452, 560)],
  seat: size('players', 452, 440),
  glance: size('round', 520, 66),
  instead: { desk: 'market' },
};

export const TOP: Tabletop = { compositions: [WIDE, HIGH, AMPLE, UPRIGHT], phone: PHONE };
