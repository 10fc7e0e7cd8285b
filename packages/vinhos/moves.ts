// The moves as shared values: each exists once. All have the same fields in the same order.

import { pairs, sparse, table } from '@adega/kit';
import { type MoveKind, type MoveOf, NONE, PLACES } from './state.ts';

const ESTATES = 5;

const make = <K extends MoveKind>(
  kind: K,
  item: number = NONE,
  estate: number = NONE,
  place: number = NONE,
  to: number = NONE,
): MoveOf<K> => Object.freeze({ kind, item, estate, place, to }) as unknown as MoveOf<K>;

const plain = <K extends MoveKind>(kind: K): MoveOf<K> => make(kind);

export const STAY = plain('stay');
export const DONE = plain('done');
export const END = plain('end');
export const INVEST = plain('invest');
export const DISINVEST = plain('disinvest');
export const PASS = plain('pass');

export const orderIs = (code: number): MoveOf<'order-is'> => ORDERS(code);
const ORDERS = table(i => make('order-is', i));
export const regionsOut = table(i => make('regions-out', i));
export const vintage = table(i => make('vintage', i));
export const vineyardUp = pairs(4, (region, kind) => make('vineyard-up', region, NONE, NONE, kind));
export const expertUp = table(i => make('expert-up', i));
export const tileUp = table(i => make('tile-up', i));
export const card = table(i => make('card', NONE, NONE, NONE, i));
/** A number card; the number less one. */
export const number = table(i => make('number', i));

export const found = table(i => make('found', i));
export const port = table(i => make('port', i));
export const take = table(i => make('take', i));

/** Entering a space; `expert` is flipped with the move, NONE for none. */
export const enter = (space: number, expert: number): MoveOf<'enter'> => ENTERS(space, expert + 1);
const ENTERS = pairs(32, (space, expert) => make('enter', expert - 1, NONE, NONE, space));
export const slot = table(i => make('slot', NONE, NONE, NONE, i));
export const buy = pairs(ESTATES, (region, estate) => make('buy', region, estate));
export const winery = table(i => make('winery', NONE, i));
export const enologist = table(i => make('enologist', NONE, i));
export const farmer = table(i => make('farmer', NONE, i));
export const cellar = table(i => make('cellar', NONE, i));
const atPlace = <K extends MoveKind>(kind: K, width: number) =>
  pairs(width, (spot, to) => make(kind, NONE, Math.floor(spot / PLACES), spot % PLACES, to));
/** Wine places are numbered estate * PLACES + place. */
export const sell = atPlace('sell', 32);
export const send = table(i => make('send', i));
export const exportTo = atPlace('export', 32);
/** Taking an expert of a pile; `less` is the one discarded before, NONE for none (expert.limit). */
export const hire = (pile: number, less = NONE): MoveOf<'hire'> => HIRES(pile, less + 1);
const HIRES = pairs(32, (pile, less) => make('hire', pile, NONE, NONE, less - 1));
/** Discarding one beyond the limit (expert.limit). */
export const discard = table(i => make('discard', i));
/** Using an expert; `to` is the region or the barrel, NONE where the ability needs none. */
export const use = (expert: number, to: number): MoveOf<'use'> => USES(expert, to + 1);
const USES = pairs(128, (expert, to) => make('use', expert, NONE, NONE, to - 1));
/** Arranging a stack; `code` lists the kinds from the top, see codeOf. */
export const arrange = pairs(4096, (region, code) => make('arrange', region, NONE, NONE, code));
export const tile = table(i => make('tile', i));

export const present = atPlace('present', 4);
export const stand = table(i => make('stand', NONE, NONE, NONE, i));
export const collect = table(i => make('collect', i));
export const pay = table(spot => make('pay', NONE, Math.floor(spot / PLACES), spot % PLACES));
/** A barrel for a magnate (2010). */
export const entrust = table(i => make('entrust', i));
/** Experts for the fair as a set, HIDDEN for one that is not known. */
export const bring = sparse(set => make('bring', set));
/** What a seat has brought, when it is revealed. */
export const brought = (seat: number, set: number): MoveOf<'brought'> => BROUGHT[seat]?.(set) as MoveOf<'brought'>;
const BROUGHT = [0, 1, 2, 3].map(seat => sparse(set => make('brought', set, NONE, NONE, seat)));

export const deposit = table(i => make('deposit', NONE, NONE, NONE, i));
export const withdraw = table(i => make('withdraw', NONE, NONE, NONE, i));
/** Two barrels of one establishment, by their spaces. */
export const pair = pairs(32, (a, b) => make('pair', a, NONE, NONE, b));
/** Cubes into a set of regions. */
export const cubes = table(i => make('cubes', i));
/** A barrel from a place of a magnate row to another: see rules/barrels.ts for the numbers of both. */
export const benefit = pairs(64, (from, to) => make('benefit', from, NONE, NONE, to));
/** The wine that the wine multiplier scores, and the cubes for it. */
export const pour = atPlace('pour', 4);

/** Of two wineries the one on which a cube waits is meant. */
export const WITH_CUBE = 0;
/** Losing a winery of an estate: `to` is WITH_CUBE or NONE. */
export const loseWinery = (estate: number, to = NONE): MoveOf<'lose-winery'> => LOST(estate, to + 1);
const LOST = pairs(2, (estate, to) => make('lose-winery', NONE, estate, NONE, to - 1));
export const loseVineyard = table(i => make('lose-vineyard', NONE, i));
export const dismiss = table(i => make('dismiss', NONE, i));
export const retrieve = table(i => make('retrieve', NONE, NONE, NONE, i));
/** Staff per estate as a number in base 4, estate 1 first; see digits. */
export const enologists = table(i => make('enologists', i));
export const farmers = table(i => make('farmers', i));

export const spotOf = (m: { readonly estate: number; readonly place: number }): number => m.estate * PLACES + m.place;

/** The tiles of an arranged stack as one number, base 8 from the top, each kind plus one. A code with one digit says only what lies on top. */
export function codeOf(tiles: readonly number[]): number {
  let code = 0;
  for (let i = tiles.length - 1; i >= 0; i--) code = code * 8 + (tiles[i] as number) + 1;
  return code;
}

export function tilesOf(code: number): number[] {
  const tiles: number[] = [];
  for (let rest = code; rest > 0; rest = Math.floor(rest / 8)) tiles.push((rest % 8) - 1);
  return tiles;
}

/** The n numbers below `base` that were packed into one. */
export function digits(code: number, base: number, n: number): number[] {
  const out: number[] = [];
  for (let i = 0, rest = code; i < n; i++, rest = Math.floor(rest / base)) out.push(rest % base);
  return out;
}
