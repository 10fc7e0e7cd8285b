// Where the parts of Vino lie: Italy as high as the board, the rest beside it.

import type { Composition, PhoneTop, Tabletop } from '../../table/composition.ts';

const place = (part: string, x: number, y: number, width: number, height: number) => ({ part, x, y, width, height });

const WIDE: Composition = {
  name: 'wide',
  width: 1480,
  height: 1060,
  places: [
    place('italy', 24, 24, 790, 1012),
    place('round', 830, 32, 618, 80),
    place('market', 830, 120, 618, 258),
    place('desk', 830, 388, 618, 312),
    place('players', 830, 710, 618, 322),
  ],
};

const UPRIGHT: Composition = {
  name: 'upright',
  width: 1100,
  height: 1080,
  places: [
    place('italy', 24, 24, 690, 1032),
    place('round', 726, 30, 346, 116),
    place('market', 726, 154, 346, 226),
    place('desk', 726, 390, 346, 284),
    place('players', 726, 684, 346, 370),
  ],
};

const size = (part: string, width: number, height: number) => ({ part, width, height });

const PHONE: PhoneTop = {
  board: [size('round', 520, 96), size('italy', 560, 745), size('roads', 452, 1180), size('market', 452, 260), size('desk', 452, 360)],
  seat: size('players', 600, 150),
};

export const TOP: Tabletop = { compositions: [WIDE, UPRIGHT], phone: PHONE };
