// Where the parts of Vino lie: Italy as high as the board, the rest beside it.

import type { Composition, PhoneTop, Tabletop } from '../../table/composition.ts';

const place = (part: string, x: number, y: number, width: number, height: number) => ({ part, x, y, width, height });

/** What the players need, one below the other: more of them are drawn closer. */
const WIDE_SEATS: { readonly [seats: number]: number } = { 3: 318, 4: 300, 5: 322 };
const UPRIGHT_SEATS: { readonly [seats: number]: number } = { 3: 378, 4: 306, 5: 378 };

function wide(seats: number): Composition {
  const players = WIDE_SEATS[seats] ?? 322;
  return {
    name: 'wide',
    width: 1480,
    height: 1060,
    places: [
      place('italy', 24, 24, 790, 1012),
      place('round', 830, 32, 618, 80),
      place('market', 830, 120, 618, 258),
      place('desk', 830, 388, 618, 636 - players),
      place('players', 830, 1032 - players, 618, players),
    ],
  };
}

function upright(seats: number): Composition {
  const players = UPRIGHT_SEATS[seats] ?? 378;
  return {
    name: 'upright',
    width: 1100,
    height: 1080,
    places: [
      place('italy', 24, 24, 690, 1032),
      place('round', 726, 30, 346, 116),
      place('market', 726, 154, 346, 226),
      place('desk', 726, 388, 346, 660 - players),
      place('players', 726, 1054 - players, 346, players),
    ],
  };
}

const size = (part: string, width: number, height: number) => ({ part, width, height });

const PHONE: PhoneTop = {
  board: [size('round', 520, 96), size('italy', 560, 745), size('roads', 452, 1180), size('market', 452, 260), size('desk', 452, 360)],
  seat: size('players', 452, 440),
  glance: size('round', 520, 96),
  instead: { desk: 'market' },
};

const TOPS: ReadonlyMap<number, Tabletop> = new Map(
  [3, 4, 5].map(seats => [seats, { compositions: [wide(seats), upright(seats)], phone: PHONE }] as const),
);

/** The same value for all tables with as many players. */
export const topFor = (seats: number): Tabletop => TOPS.get(seats) as Tabletop;
