// The things on the board that a move goes through: pressing them one after the other plays the move.

import type { Position } from '@adega/wire';
import { game, type Move, membersOf, NONE, REGIONS, regionOf, stateOf, stepsOf, tables, VARIETIES } from './set.ts';

/** Ids of things, in one place, so that a drawing and a path never differ. */
export const thing = {
  region: (region: number) => `region:${region}`,
  vineyard: (vineyard: number) => `vineyard:${vineyard}`,
  /** A variety of a region: its marker on the board, or its place where somebody has it. */
  marker: (region: number, variety: number) => `marker:${region}:${variety}`,
  /** A space of the market in the row of a variety, counted from the lowest. */
  space: (variety: number, steps: number) => `space:${variety}:${steps - tables.lowest}`,
  /** So much wine of a variety at the selling desk. */
  sale: (variety: number, n: number) => `sale:${variety}:${n}`,
  choice: (key: string) => `choice:${key}`,
} as const;

type Ids = (market: readonly number[], m: Move) => readonly string[];

/** Where the markers that rise come to stand. No two sets of as many steps hold each other, so that no path begins another. */
function raised(market: readonly number[], m: Move): string[] {
  return stepsOf(m.item, VARIETIES.length).flatMap((n, variety) =>
    n === 0 ? [] : [thing.space(variety, (market[variety] as number) + n)],
  );
}

const PATHS: { readonly [K in Move['kind']]?: Ids } = {
  choose: (_market, m) => (m.item < 0 ? [] : membersOf(m.item, REGIONS.length).map(thing.region)),
  buy: (_market, m) =>
    m.variety === NONE ? [thing.vineyard(m.item)] : [thing.vineyard(m.item), thing.marker(regionOf(m.item), m.variety)],
  take: (_market, m) => [thing.vineyard(m.item)],
  give: (_market, m) => [thing.vineyard(m.item)],
  sell: (_market, m) => [thing.sale(m.variety, m.n)],
  raise: raised,
};

export function pathOf(position: Position, key: string): readonly string[] {
  const s = stateOf(position);
  const move = game.parse(s, key);
  const path = 'problem' in move ? undefined : PATHS[move.kind]?.(s.market, move);
  return path === undefined || path.length === 0 ? [thing.choice(key)] : path;
}
