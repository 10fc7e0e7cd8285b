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
const LARGE = [0.475, 0.525] as const;
const WIDE = 1300;

/** The boards by seat: two side by side; of more one is large, and the others lie beside it one below the other, in the order of seats. */
export function boardsIn(width: number, height: number, seats: number, large: number): readonly Area[] {
  if (seats <= 2) {
    const each = (width - BESIDE * (seats - 1)) / seats;
    return Array.from({ length: seats }, (_, seat) => area(seat * (each + BESIDE), 0, each, height));
  }
  const first = Math.round(width * (width < WIDE ? LARGE[1] : LARGE[0]));
  const strip = (height - BELOW * (seats - 2)) / (seats - 1);
  return Array.from({ length: seats }, (_, seat) => {
    if (seat === large) return area(0, 0, first, height);
    const row = seat < large ? seat : seat - 1;
    return area(first + BESIDE, row * (strip + BELOW), width - first - BESIDE, strip);
  });
}

export interface BoardPlan {
  /** A board of its own height, or a strip among others. */
  readonly tall: boolean;
  /** A strip without room for everything in one line. */
  readonly narrow: boolean;
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

export function boardPlan(width: number, height: number, estates: number): BoardPlan {
  const isStrip = height < STRIP;
  const margin = MARGIN[isStrip ? 1 : 0];
  const plan = (isStrip ? stripPlan : tallPlan)(width - 2 * margin - EDGE, height - 2 * margin - EDGE, estates);
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
const COUNTER = 114;
const COUNTER_GAP = 8;
const HAND = 228;
/** Between estates, in a tall board and in a strip. */
const HEDGE = [6, 4] as const;

function tallPlan(width: number, height: number, estates: number): BoardPlan {
  if (width / estates < FINGER && height > TWO_ROWS) return twoRows(width, height, estates);
  const wide = width / estates;
  const counter = height - COUNTER;
  return {
    tall: true,
    narrow: false,
    head: area(0, 0, width, HEAD),
    estates: Array.from({ length: estates }, (_, e) =>
      area(e * wide + HEDGE[0] / 2, HEAD, wide - HEDGE[0], height - HEAD - COUNTER - COUNTER_GAP),
    ),
    counters: [area(0, counter, width, COUNTER)],
    hand: area(6, counter + 4, HAND, COUNTER - 12),
    tiles: area(HAND + 14, counter + 6, width - HAND - 22, COUNTER - 18),
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

/** Head and hand at the left. Tiles stand at the right, or above the estates where there is no room for that. */
function stripPlan(width: number, height: number, estates: number): BoardPlan {
  const narrow = width < 640;
  const left = narrow ? 96 : 142;
  const name = height < 160 ? 32 : 40;
  const right = narrow ? 0 : Math.max(150, Math.round(width * 0.215));
  const above = narrow ? (height < 160 ? 30 : 58) : 0;
  const fields = area(left + 6, above, width - left - 6 - (right === 0 ? 0 : right + 8), height - above);
  const wide = fields.width / estates;
  return {
    tall: false,
    narrow,
    head: area(4, 0, left - 6, name),
    hand: area(4, name, left - 6, height - name - 4),
    estates: Array.from({ length: estates }, (_, e) => area(fields.x + e * wide + HEDGE[1] / 2, fields.y, wide - HEDGE[1], fields.height)),
    counters: [area(0, 0, left, height)],
    tiles: narrow ? area(fields.x, 0, fields.width, above - 2) : area(width - right, 0, right, height),
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

/** As many columns as a cellar has places: above the first of them stands the wine to come, above the others what is built. */
export function estatePlan(width: number, height: number, slots: number, places: number): EstatePlan {
  const column = width / Math.max(places, slots + 1);
  const sign = height < 150 ? LOW_SIGN : SIGN;
  const room = height - sign;
  const ground = Math.round(Math.min(room * 0.4, column * 2.3));
  const cellar = room - ground;
  const step = Math.min(20, Math.max(2, (cellar - column * 2.4 - 6) / Math.max(1, places - 1)));
  const high = Math.min(cellar - step * (places - 1) - 4, column * 3.1);
  const top = ground + sign;
  const slot = Math.min(ground - 2, column * 1.9);
  return {
    ground,
    column,
    coming: area(0, ground - Math.min(ground - 2, column * 2.2), column, Math.min(ground - 2, column * 2.2)),
    plot: area(column, ground - slot, column * slots, slot),
    slots: Array.from({ length: slots }, (_, i) => area(column * (i + 1), ground - slot, column, slot)),
    sign: area(0, ground, width, sign),
    storage: area(0, top, width, cellar),
    places: Array.from({ length: places }, (_, i) => area(column * i, top + step * i, column, high)),
  };
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
