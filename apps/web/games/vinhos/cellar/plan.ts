// Where things lie on the players' boards, in units. Nothing here measures anything: who knows how wide and high a board is knows where
// everything on it is, and that it does not overlap.

import { type Area, area } from './area.ts';
import { LOW_ROW } from './estate-plan.ts';

const BESIDE = 16;
const BELOW = 8;
/** What the large board has of the whole, in a wide area and in a narrower one. */
const LARGE = [0.43, 0.5] as const;
const WIDE = 1300;

const ABREAST = 2;

/** Three strips one below the other in a narrow area would be too low for a bottle. */
export const isOneLarge = (width: number, seats: number): boolean => seats > ABREAST && (seats <= 3 || width >= WIDE);

/** The boards by seat: two side by side, in a narrow area four; else one is large, and the others lie beside it one below the other, in the
 *  order of seats. */
export function boardsIn(width: number, height: number, seats: number, large: number): readonly Area[] {
  if (!isOneLarge(width, seats)) {
    const rows = Math.ceil(seats / ABREAST);
    const wide = (width - BESIDE * (Math.min(seats, ABREAST) - 1)) / Math.min(seats, ABREAST);
    const high = (height - BELOW * (rows - 1)) / rows;
    return Array.from({ length: seats }, (_, seat) =>
      area((seat % ABREAST) * (wide + BESIDE), Math.floor(seat / ABREAST) * (high + BELOW), wide, high),
    );
  }
  const first = Math.round(width * (width < WIDE ? LARGE[1] : LARGE[0]));
  const strip = (height - BELOW * (seats - 2)) / (seats - 1);
  return Array.from({ length: seats }, (_, seat) => {
    if (seat === large) return area(0, 0, first, height);
    const row = seat < large ? seat : seat - 1;
    return area(first + BESIDE, row * (strip + BELOW), width - first - BESIDE, strip);
  });
}

/** From this width on the boards lie one below the other, each as wide as the area, so that what they have in common is compared down a column. */
const ROWS = 1520;

export const isInRows = (width: number): boolean => width >= ROWS;

export const rowsIn = (width: number, height: number, seats: number): readonly Area[] => {
  const high = (height - BELOW * (seats - 1)) / seats;
  return Array.from({ length: seats }, (_, seat) => area(0, seat * (high + BELOW), width, high));
};

export interface BoardPlan {
  /** A board of its own height, or a strip among others. */
  readonly tall: boolean;
  /** A strip without room for everything in one line. */
  readonly narrow: boolean;
  /** A strip with everything in hand in a line above the estates. */
  readonly lined?: boolean;
  /** A strip as wide as the table: everything has the same place in each of them. */
  readonly row?: 'low' | 'middle' | 'high';
  /** Tiles are no higher than this, so that they are alike on all boards. */
  readonly highest?: number;
  /** The wines lie beside the vines, not below them. */
  readonly beside?: boolean;
  readonly head: Area;
  /** The oak that the things in hand lie on. */
  readonly counters: readonly Area[];
  readonly hand: Area;
  readonly estates: readonly Area[];
  readonly tiles: Area;
}

const STRIP = 260;
/** An estate that is narrower than this cannot be pressed with a finger: then they stand in two rows, if there is height for it. */
const FINGER = 120;
const TWO_ROWS = 600;
const IN_A_ROW = 3;

/** What the edge of a board takes away on both sides. */
const EDGE = 4;
/** The plaster around everything on a board. */
const MARGIN = [6, 4] as const;

/** `shares`: how wide each estate is beside the others. `tiles`: whether there are any; a strip has no place for none. */
export function boardPlan(width: number, height: number, shares: readonly number[], tiles = true): BoardPlan {
  const isStrip = height < STRIP;
  const margin = MARGIN[isStrip ? 1 : 0];
  const plan = (isStrip ? stripPlan : tallPlan)(width - 2 * margin - EDGE, height - 2 * margin - EDGE, shares, tiles);
  const shifted = (one: Area): Area => ({ ...one, x: one.x + margin, y: one.y + margin });
  return {
    ...plan,
    head: shifted(plan.head),
    counters: plan.counters.map(shifted),
    hand: shifted(plan.hand),
    estates: plan.estates.map(shifted),
    tiles: shifted(plan.tiles),
  };
}

const HEAD = 46;
const COUNTER = 118;
const COUNTER_GAP = 8;
/** What the tiles have of the height of a tall board. */
const TILES = 0.24;
/** From this width on name and hand are one line, in less the hand has a plank for itself. */
const ONE_LINE = 600;
const BROAD_LINE = 46;
/** A line as long as this has room for longer names. */
const LONG_LINE = 680;
const LONG_NAME = 244;
const WIDEST_HAND = 560;
/** Between estates, in a tall board and in a strip. */
const HEDGE = [6, 4] as const;

/** Estates beside each other, each by its share. */
function estatesIn({ x, y, width, height }: Area, shares: readonly number[], hedge: number): Area[] {
  const each = width / shares.reduce((all, share) => all + share, 0);
  let left = x;
  return shares.map(share => {
    const estate = area(left + hedge / 2, y, each * share - hedge, height);
    left += each * share;
    return estate;
  });
}

/** As a strip, only higher, and with the tiles at its foot. In less width the name has a line of its own. */
function tallPlan(width: number, height: number, shares: readonly number[], tiles: boolean): BoardPlan {
  if (width / shares.length < FINGER && height > TWO_ROWS) return twoRows(width, height, shares.length);
  const inOne = width >= ONE_LINE;
  const counter = inOne ? area(0, 0, width, LINE) : area(0, HEAD, width, BROAD_LINE);
  const top = counter.y + counter.height + 4;
  const foot = tiles ? Math.round(height * TILES) : 0;
  const left = inOne ? (width >= LONG_LINE ? LONG_NAME : NAME) : 0;
  return {
    tall: !inOne,
    narrow: false,
    lined: true,
    head: inOne ? nameInLine(left) : area(0, 0, width, HEAD),
    estates: estatesIn(area(0, top, width, height - top - foot), shares, HEDGE[0]),
    counters: [counter],
    hand: area(left + 8, counter.y, Math.min(WIDEST_HAND, width - left - 16), counter.height - 4),
    tiles: area(4, height - foot + 6, width - 8, Math.max(0, foot - 8)),
  };
}

/** For a phone: what is in hand stands where the second row of estates ends. */
function twoRows(width: number, height: number, estates: number): BoardPlan {
  const [wide, high] = [width / IN_A_ROW, (height - HEAD - COUNTER - COUNTER_GAP) / 2];
  const cell = (i: number): Area =>
    area((i % IN_A_ROW) * wide + HEDGE[0] / 2, HEAD + Math.floor(i / IN_A_ROW) * high, wide - HEDGE[0], high - HEDGE[0]);
  const rest = cell(estates);
  const hand = area(rest.x, rest.y + high * 0.2, width - rest.x - HEDGE[0] / 2, rest.height - high * 0.2);
  const counter = area(0, height - COUNTER, width, COUNTER);
  return {
    tall: true,
    narrow: true,
    head: area(0, 0, width, HEAD),
    estates: Array.from({ length: estates }, (_, e) => cell(e)),
    counters: [hand, counter],
    hand: area(hand.x + 6, hand.y + 4, hand.width - 12, hand.height - 12),
    tiles: area(8, counter.y + 6, width - 16, COUNTER - 18),
  };
}

/** Name, hand: one line over the estates, so that these are wide. */
const LINE = 38;
const NAME = 214;
const nameInLine = (width: number): Area => area(4, 0, width - 8, LINE - 3);
/** A strip that is lower than this has no room for the line. */
const LINED = 150;

function linedPlan(width: number, height: number, shares: readonly number[], tiles: boolean): BoardPlan {
  const right = tiles ? Math.max(150, Math.round(width * 0.24)) : 0;
  const left = width - (tiles ? right + 8 : 0);
  return {
    tall: false,
    narrow: false,
    lined: true,
    head: nameInLine(NAME),
    hand: area(NAME + 8, 0, left - NAME - 16, LINE - 4),
    estates: estatesIn(area(0, LINE + 4, left, height - LINE - 4), shares, HEDGE[1]),
    counters: [area(0, 0, left, LINE)],
    tiles: area(width - right, 0, right, height - 3),
  };
}

/** What tiles have of the height where they lie between line and estates. */
const TILES_BETWEEN = 0.25;

/** The same in less width: the tiles lie above the estates, which have all of it. */
function narrowLinedPlan(width: number, height: number, shares: readonly number[], tiles: boolean): BoardPlan {
  const between = tiles ? Math.round(height * TILES_BETWEEN) : 0;
  const top = LINE + 4 + between;
  return {
    tall: false,
    narrow: true,
    lined: true,
    head: nameInLine(NAME),
    hand: area(NAME, 0, width - NAME - 4, LINE - 4),
    estates: estatesIn(area(0, top, width, height - top), shares, HEDGE[1]),
    counters: [area(0, 0, width, LINE)],
    tiles: area(0, LINE + 3, width, Math.max(0, between - 3)),
  };
}

/** What stands at the left of a row, and the tiles at its right. */
const ROW_HAND = 242;
const ROW_TILES = 270;
const ROW_TILE = 64;
/** In a higher one the wines lie below the vines. */
const HIGH_ROW = 160;

/** Estates of the same width, and room for tiles whether there are any or not: rows of several players are columns, too. */
function rowPlan(width: number, height: number, estates: number): BoardPlan {
  const name = height < LOW_ROW ? 33 : 42;
  const fields = area(ROW_HAND + 6, 0, width - ROW_HAND - ROW_TILES - 14, height);
  return {
    tall: false,
    narrow: false,
    row: height < LOW_ROW ? 'low' : height < HIGH_ROW ? 'middle' : 'high',
    beside: height < HIGH_ROW,
    highest: Math.min(ROW_TILE, (height - 7) / 2),
    head: area(8, 0, ROW_HAND - 16, name),
    hand: area(8, name, ROW_HAND - 16, height - name - 6),
    estates: estatesIn(fields, Array<number>(estates).fill(1), HEDGE[1]),
    counters: [area(0, 0, ROW_HAND, height)],
    tiles: area(width - ROW_TILES, 0, ROW_TILES, height - 3),
  };
}

/** Head and hand in a line above; in a low strip at the left, with the tiles at the right, or above the estates where there is no room for that. */
function stripPlan(width: number, height: number, shares: readonly number[], tiles: boolean): BoardPlan {
  const narrow = width < 640;
  if (width >= ROWS - 2 * EDGE - 2 * MARGIN[0]) return rowPlan(width, height, shares.length);
  if (height >= LINED) return (narrow ? narrowLinedPlan : linedPlan)(width, height, shares, tiles);
  const left = narrow ? 172 : 182;
  const name = 36;
  const right = narrow || !tiles ? 0 : Math.max(150, Math.round(width * 0.24));
  const above = narrow && tiles ? (height < 130 ? 46 : 54) : 0;
  const fields = area(left + 6, above, width - left - 6 - (right === 0 ? 0 : right + 8), height - above);
  return {
    tall: false,
    narrow,
    head: area(4, 0, left - 8, name),
    hand: area(6, name, left - 12, height - name - 6),
    estates: estatesIn(fields, shares, HEDGE[1]),
    counters: [area(0, 0, left, height)],
    tiles: narrow ? area(fields.x, 0, fields.width, Math.max(0, above - 5)) : area(width - right, 0, right, height - 3),
  };
}
