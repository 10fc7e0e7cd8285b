// Where the parts of Vinhos lie: with display tiles, and with a bank and the magnates' rows.

import { type Composition, type PhoneTop, place, type Tabletop } from '../../table/composition.ts';

const WIDE: Composition = {
  name: 'wide',
  width: 1480,
  height: 1060,
  places: [
    place('year', 0, 0, 1480, 84),
    place('quadrel', 0, 92, 372, 372),
    place('experts', 0, 472, 372, 168),
    place('regions', 380, 92, 440, 548),
    place('sales', 828, 92, 652, 124),
    place('export', 828, 224, 652, 184),
    place('fair', 828, 416, 652, 124),
    place('magnates', 828, 548, 652, 92),
    place('players', 0, 650, 1480, 410),
  ],
};

/** In a room that is a little higher (a window of 1440×900) the same parts have all of it. */
const HIGH: Composition = {
  name: 'high',
  width: 1480,
  height: 1128,
  places: [
    place('year', 0, 0, 1480, 84),
    place('quadrel', 0, 92, 372, 404),
    place('experts', 0, 504, 372, 172),
    place('regions', 380, 92, 440, 584),
    place('sales', 828, 92, 652, 130),
    place('export', 828, 230, 652, 202),
    place('fair', 828, 440, 652, 132),
    place('magnates', 828, 580, 652, 96),
    place('players', 0, 686, 1480, 442),
  ],
};

/** In a large window letters can be smaller beside the drawings: the boards of the players lie one below the other, so that everything is
 *  compared down a column, and the ships are high enough for crates in one column. */
const AMPLE: Composition = {
  name: 'ample',
  width: 1560,
  height: 1102,
  least: 0.75,
  places: [
    place('year', 0, 0, 1560, 84),
    place('quadrel', 0, 92, 372, 392),
    place('experts', 0, 492, 372, 168),
    place('regions', 380, 92, 440, 568),
    place('sales', 828, 92, 732, 128),
    place('export', 828, 228, 732, 204),
    place('fair', 828, 440, 732, 124),
    place('magnates', 828, 572, 732, 88),
    place('players', 0, 670, 1560, 432),
  ],
};

const UPRIGHT: Composition = {
  name: 'upright',
  width: 1140,
  height: 1124,
  places: [
    place('year', 0, 0, 1140, 104),
    place('quadrel', 0, 112, 306, 306),
    place('experts', 0, 426, 306, 214),
    place('regions', 314, 112, 380, 528),
    place('sales', 702, 112, 438, 120),
    place('export', 702, 240, 438, 166),
    place('fair', 702, 414, 438, 130),
    place('magnates', 702, 552, 438, 88),
    place('players', 0, 648, 1140, 476),
  ],
};

interface Heights {
  readonly [part: string]: number;
}

/** How far the board reaches beyond its parts: a frame of tiles, and a little plaster. The boards of the players lie below it on the table. */
export const FRAME = 16;

const framed = ({ width, height, places, ...rest }: Composition): Composition => ({
  ...rest,
  width: width + 2 * FRAME,
  height: height + 2 * FRAME + BELOW,
  places: places.map(at => ({ ...at, x: at.x + FRAME, y: at.y + (at.part === 'players' ? 2 * FRAME : FRAME) })),
});

const GAP = 8;
/** Below the boards of the players. */
const BELOW = 6;

/** In a wide room the bank stands at the side of the map, and what is left of it is as in an upright one. */
const wideWithBank = (composition: Composition, heights: Heights): Composition => ({
  ...composition,
  places: restacked(composition.places, heights).flatMap(at => {
    if (at.part === 'quadrel') return [{ ...at, width: 300, height: 300 }];
    if (at.part === 'experts') return [{ ...at, y: 400, width: 300, height: at.y + at.height - 400 }];
    return at.part === 'regions' ? [place('regions', 308, at.y, 372, at.height), place('bank', 688, at.y, 132, at.height)] : [at];
  }),
});

/** In an upright room it is a counter under the whole board, and the boards of the players are as much lower. */
const uprightWithBank = (composition: Composition, heights: Heights): Composition => ({
  ...composition,
  places: restacked(composition.places, heights).flatMap(at =>
    at.part === 'players'
      ? [place('bank', 0, at.y - 2, at.width, COUNTER), { ...at, y: at.y + COUNTER + BELOW, height: at.height - COUNTER - BELOW }]
      : [at],
  ),
});

const COUNTER = 50;

/** The parts that have a height here, from the top one down. */
function restacked(places: Composition['places'], heights: Heights): Composition['places'] {
  let y = places.find(({ part }) => part in heights)?.y ?? 0;
  return places.map(at => {
    const height = heights[at.part];
    if (height === undefined) return at;
    const put = { ...at, y, height };
    y += height + GAP;
    return put;
  });
}

const WIDE_MARKETS: Heights = { sales: 106, export: 148, fair: 142, magnates: 128 };
const AMPLE_MARKETS: Heights = { sales: 108, export: 160, fair: 148, magnates: 128 };
const HIGH_MARKETS: Heights = { sales: 114, export: 158, fair: 152, magnates: 136 };
const UPRIGHT_MARKETS: Heights = { sales: 98, export: 138, fair: 162, magnates: 110 };

const size = (part: string, width: number, height: number) => ({ part, width, height });

const PHONE: PhoneTop = {
  board: [
    size('year', 560, 254),
    size('quadrel', 372, 372),
    size('regions', 440, 548),
    size('sales', 412, 120),
    size('export', 412, 170),
    size('fair', 412, 130),
    size('magnates', 412, 98),
    size('experts', 372, 168),
  ],
  seat: size('players', 560, 700),
  glance: size('year', 600, 104),
};

const PHONE_MARKETS: Heights = { fair: 190, magnates: 150 };

const PHONE_2010: PhoneTop = {
  ...PHONE,
  board: PHONE.board.flatMap(one => {
    if (one.part === 'regions') return [one, size('bank', 560, 164)];
    return [{ ...one, height: PHONE_MARKETS[one.part] ?? one.height }];
  }),
};

export const TOP: Tabletop = { compositions: [framed(WIDE), framed(HIGH), framed(AMPLE), framed(UPRIGHT)], phone: PHONE };
export const TOP_2010: Tabletop = {
  compositions: [
    framed(wideWithBank(WIDE, WIDE_MARKETS)),
    framed(wideWithBank(HIGH, HIGH_MARKETS)),
    framed(wideWithBank(AMPLE, AMPLE_MARKETS)),
    framed(uprightWithBank(UPRIGHT, UPRIGHT_MARKETS)),
  ],
  phone: PHONE_2010,
};
