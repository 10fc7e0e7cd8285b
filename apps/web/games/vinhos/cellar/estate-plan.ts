// Where things lie in an estate, in units: vines and houses above the ground, the places for wine below it or beside them.

import { type Area, area } from './area.ts';

/** A row of a board that is lower than this has smaller signs. */
export const LOW_ROW = 110;

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
