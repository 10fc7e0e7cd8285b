// How the bottles of a cellar stand on the shelves of the selling desk: as many beside each other as leaves room for the numbers, and the rest
// of a variety on another shelf below. Bottles that are sold with as many others stand below each other.

import type { Deal } from './deals.ts';

export interface Layout {
  readonly width: number;
  /** Of a shelf, with what is written over and on it. */
  readonly height: number;
  /** What stands at the beginning of a shelf. */
  readonly left: number;
  readonly pitch: number;
  readonly across: number;
  /** Of how many bottles one tells what it brings; 1: all. */
  readonly every: number;
  /** Whether varieties that are not in stock have a shelf, too. */
  readonly all: boolean;
}

export interface ShelfOf {
  readonly variety: number;
  /** Of the variety. */
  readonly deals: readonly Deal[];
  /** The first of them on this shelf, from 0. */
  readonly from: number;
  readonly to: number;
  /** How many bottles of the variety stand on no shelf or on those before: the next one is the first of this shelf. */
  readonly before: number;
}

/** Wide enough for the name of a variety. */
const NAMED = 480;
const LEFT = { named: 168, plain: 48 };
export const isNamed = ({ left }: Layout): boolean => left === LEFT.named;
const DIGIT = 10.2;
const WIDEST = 62;
const HIGHEST = 150;
/** For what is written over a bottle, on its label and twice below it. */
const LOWEST = 77;
/** Prices of so many bottles are shown, whatever the stock. */
const FORESEEN = 9;
/** Else a shelf has room for so many. */
const LEAST = 6;

type Rows = readonly (readonly Deal[])[];

/** Who has none of a variety sees what some would bring, where there is room. */
const shelvesFor = (rows: Rows, across: number, least: number): number =>
  rows.reduce((sum, deals) => sum + Math.max(least, Math.ceil(deals.length / across)), 0);

/** `foresee`: whether those that are not in stock have a shelf, where there is room. */
export function layOut(rows: Rows, width: number, height: number, foresee = true): Layout {
  const left = width < NAMED ? LEFT.plain : LEFT.named;
  const room = width - left - 4;
  // What cannot be sold has no price to be read.
  const digits = Math.max(3, ...rows.flat().map(({ income, isAllowed }) => (isAllowed ? String(income).length : 0)));
  const most = Math.max(1, ...rows.map(deals => deals.length));
  const wished = Math.max(1, Math.floor(room / (digits * DIGIT)));
  let across = wished;
  while (across < most && shelvesFor(rows, across, 0) * LOWEST > height) across++;
  const all = foresee && shelvesFor(rows, across, 1) * LOWEST <= height;
  across = Math.min(across, Math.max(most, foresee ? FORESEEN : LEAST));
  const pitch = Math.min(WIDEST, room / across);
  const shelves = Math.max(1, shelvesFor(rows, across, all ? 1 : 0));
  return {
    width,
    left,
    pitch,
    across,
    all,
    every: Math.ceil((digits * DIGIT) / pitch - 0.01),
    height: Math.min(HIGHEST, height / shelves),
  };
}

export const shelvesOf = (rows: Rows, { across, all }: Layout): ShelfOf[] =>
  rows.flatMap((deals, variety) =>
    Array.from({ length: Math.max(all ? 1 : 0, Math.ceil(deals.length / across)) }, (_, i) => ({
      variety,
      deals,
      from: i * across,
      before: (deals[0]?.n ?? 1) - 1 + i * across,
      to: Math.min(deals.length, (i + 1) * across),
    })),
  );
