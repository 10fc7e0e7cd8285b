// Where things lie on the players' boards, in units. Nothing here measures anything: who knows how wide and high a board is knows where
// everything on it is, and that it does not overlap.

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const area = (x: number, y: number, width: number, height: number): Area => ({ x, y, width, height });

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
const NAME = 204;
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
/** A row that is lower than this has smaller signs. */
const LOW_ROW = 110;
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

/** Head and hand in a line above, or at the left. Tiles stand at the right, or above the estates where there is no room for that. */
function stripPlan(width: number, height: number, shares: readonly number[], tiles: boolean): BoardPlan {
  const narrow = width < 640;
  if (width >= ROWS - 2 * EDGE - 2 * MARGIN[0]) return rowPlan(width, height, shares.length);
  if (height >= LINED) return (narrow ? narrowLinedPlan : linedPlan)(width, height, shares, tiles);
  const left = narrow ? 172 : 182;
  const name = height < 160 ? 36 : 42;
  const right = narrow || !tiles ? 0 : Math.max(150, Math.round(width * 0.24));
  const above = narrow && tiles ? (height < 130 ? 46 : height < 160 ? 54 : 70) : 0;
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

export interface EstatePlan {
  /** The height of the ground. */
  readonly ground: number;
  readonly column: number;
  /** The wine to come, above the first place. */
  readonly coming: Area;
  readonly plot: Area;
  readonly slots: readonly Area[];
  readonly sign: Area;
  readonly storage: Area;
  /** Each deeper than the one before it. */
  readonly places: readonly Area[];
}

const SIGN = 24;
const LOW_SIGN = 21;
/** A narrow estate stands as high above the ground, so that it can be pressed with a finger. */
const GROUND = 58;
/** In less room than this the cellar has more of it. */
const LOW = 62;

/** What an estate has dug: how many of its places there are, and in which of them wine lies, as a set. */
export interface Dug {
  readonly open: number;
  readonly wines: number;
}

/** As many columns as a cellar has places: above the first of them stands the wine to come, above the others what is built. */
export function estatePlan(width: number, height: number, slots: number, places: number, dug: Dug): EstatePlan {
  const column = width / Math.max(places, slots + 1);
  const sign = height < 150 ? LOW_SIGN : SIGN;
  const room = height - sign;
  const ground = Math.round(Math.min(room * (room < LOW ? 0.32 : 0.4), Math.max(column * 2.3, GROUND)));
  const cellar = room - ground;
  const widths = placeWidths(width, places, dug, Math.max(FIGURE, Math.min(WIDEST, (cellar - 8) * 0.8)));
  const widest = Math.max(...widths.slice(0, dug.open));
  const step = Math.min(20, Math.max(2, (cellar - widest * 2.4 - 6) / Math.max(1, places - 1)));
  const high = Math.min(cellar - step * (places - 1) - 4, widest * 3.1);
  const top = ground + sign;
  const slot = Math.min(ground - 2, Math.max(column * 1.9, GROUND - 8));
  const coming = Math.min(ground - 2, column * 2.2);
  return {
    ground,
    column,
    coming: area(0, ground - coming, Math.min(column, Math.max(FIGURE, coming)), coming),
    plot: area(column, ground - slot, column * slots, slot),
    slots: Array.from({ length: slots }, (_, i) => area(column * (i + 1), ground - slot, column, slot)),
    sign: area(0, ground, width, sign),
    storage: area(0, top, width, cellar),
    places: widths.map((wide, i) => area(sum(widths.slice(0, i)), top + step * i, wide, high)),
  };
}

/** What of the width the vines have, where the wines lie beside them. */
const VINES = 0.44;
/** Between the ground and the foot of the board, in little room and in more, and around the places. */
const FOOT = [7, 18] as const;
const WALL = 5;
/** How high the value of the wine to come is written at most. */
const VALUE = 34;

/** The name in a line above; below it the vines at the left, over them what their wine will be worth, and at the right the places in a
 *  straight row. */
export function besidePlan(width: number, height: number, slots: number, places: number): EstatePlan {
  const vines = Math.round(width * VINES);
  const column = (vines - 4) / slots;
  const ground = height - FOOT[height < LOW_ROW ? 0 : 1];
  const slot = Math.min(ground - SIGN - LOW_SIGN, column * 1.9);
  const each = (width - vines - 2 * WALL) / places;
  const high = Math.min(height - SIGN - 2 * WALL, each * 3.1);
  return {
    ground,
    column,
    coming: area(2, SIGN + 1, vines - 4, Math.min(VALUE, ground - slot - SIGN - 1)),
    plot: area(2, ground - slot, column * slots, slot),
    slots: Array.from({ length: slots }, (_, i) => area(2 + column * i, ground - slot, column, slot)),
    sign: area(4, 1, width - 8, SIGN - 2),
    storage: area(vines, SIGN + 1, width - vines, height - SIGN - 1),
    places: Array.from({ length: places }, (_, i) => area(vines + WALL + each * i, height - WALL - high, each, high)),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** So wide is an empty place that says what it adds, and one with a wine at the most. */
const FIGURE = 23;
export const WIDEST = 48;
const UNDUG = 0.5;
const EMPTY = 0.3;

/** Places with wine have the most room, and those that are not dug the least. */
function placeWidths(width: number, places: number, { open, wines }: Dug, widest: number): number[] {
  const figure = Math.min(FIGURE, width / places);
  const least = Array.from({ length: places }, (_, i) => (i < open ? figure : figure * UNDUG));
  const more = least.map((_, i) => (i >= open ? 0 : (wines >> i) & 1 ? 1 : EMPTY));
  const spare = width - sum(least);
  const given = Math.min(spare, sum(more) * (widest - figure));
  const rest = least.map((_, i) => (i < open ? 1 : UNDUG));
  return least.map((wide, i) => wide + (given * (more[i] as number)) / sum(more) + ((spare - given) * (rest[i] as number)) / sum(rest));
}

export interface Packed {
  readonly height: number;
  readonly areas: readonly Area[];
}

export interface Packable {
  /** Width to height. */
  readonly ratio: number;
  /** So wide at least. */
  readonly least?: number;
}

const GAP = 4;
const LOWEST = 12;

/** Things of given proportions (width to height) in rows, as high as possible, in the middle of their area. */
export function packedIn(things: readonly Packable[], { x, y, width, height }: Area, highest: number): Packed {
  let high = Math.min(highest, height);
  for (; high > LOWEST; high -= 1) {
    const rows = rowsOf(things, high, width);
    if (rows.length * (high + GAP) - GAP <= height) break;
  }
  const rows = evenRows(things, high, width);
  const above = Math.max(0, (height - rows.length * (high + GAP) + GAP) / 2);
  return {
    height: high,
    areas: rows.flatMap((row, r) => row.map(({ at, wide }) => area(x + at, y + above + r * (high + GAP), wide, high))),
  };
}

/** As many rows as are needed, about equally long. */
function evenRows(things: readonly Packable[], high: number, width: number) {
  const { length } = rowsOf(things, high, width);
  let narrower = width;
  while (narrower > 0 && rowsOf(things, high, narrower - STEP).length === length) narrower -= STEP;
  return rowsOf(things, high, narrower);
}

const STEP = 8;

function rowsOf(things: readonly Packable[], high: number, width: number): { readonly at: number; readonly wide: number }[][] {
  const rows: { at: number; wide: number }[][] = [[]];
  let at = 0;
  for (const { ratio, least = 0 } of things) {
    const wide = Math.max(least, Math.round(ratio * high));
    if (at > 0 && at + wide > width) {
      rows.push([]);
      at = 0;
    }
    rows.at(-1)?.push({ at, wide });
    at += wide + GAP;
  }
  return rows;
}
