// Where the parts of Vino lie.

import type { Composition, PhoneTop, Tabletop } from '../../table/composition.ts';

const place = (part: string, x: number, y: number, width: number, height: number) => ({ part, x, y, width, height });

const WIDE: Composition = {
  name: 'wide',
  width: 1480,
  height: 1060,
  places: [
    place('round', 0, 0, 1480, 76),
    place('italy', 0, 84, 860, 700),
    place('market', 868, 84, 612, 330),
    place('desk', 868, 422, 612, 362),
    place('players', 0, 792, 1480, 268),
  ],
};

const UPRIGHT: Composition = {
  name: 'upright',
  width: 1100,
  height: 1080,
  places: [
    place('round', 0, 0, 1100, 76),
    place('italy', 0, 84, 640, 640),
    place('market', 648, 84, 452, 300),
    place('desk', 648, 392, 452, 332),
    place('players', 0, 732, 1100, 348),
  ],
};

const size = (part: string, width: number, height: number) => ({ part, width, height });

const PHONE: PhoneTop = {
  board: [size('round', 560, 110), size('italy', 800, 760), size('market', 452, 300), size('desk', 452, 400)],
  seat: size('players', 452, 300),
};

export const TOP: Tabletop = { compositions: [WIDE, UPRIGHT], phone: PHONE };
