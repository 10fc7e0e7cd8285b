// Things of given proportions in rows.

import { type Area, area } from './area.ts';

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
