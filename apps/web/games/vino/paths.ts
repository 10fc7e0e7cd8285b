// The things on the board that a move goes through: pressing them one after the other plays the move.

import type { Position } from '@adega/wire';
import { type Box, boxOf } from './box.ts';
import { type MoveKind, type MoveOf, membersOf, NONE, REGIONS, regionOf, stateOf, stepsOf, VARIETIES } from './set.ts';

/** Ids of things, in one place, so that a drawing and a path never differ. */
export const thing = {
  region: (region: number) => `region:${region}`,
  vineyard: (vineyard: number) => `vineyard:${vineyard}`,
  /** A variety of a region: its marker on the board, or its place where somebody has it. */
  marker: (region: number, variety: number) => `marker:${region}:${variety}`,
  /** A space of the market in the row of a variety, counted from the lowest. */
  space: (variety: number, space: number) => `space:${variety}:${space}`,
  /** So much wine of a variety at the selling desk. */
  sale: (variety: number, n: number) => `sale:${variety}:${n}`,
  choice: (key: string) => `choice:${key}`,
} as const;

type Ids<K extends MoveKind> = { of(box: Box, market: readonly number[], m: MoveOf<K>): readonly string[] }['of'];

/** Where the markers that rise come to stand. No two sets of as many steps hold each other, so that no path begins another. */
function raised({ tables }: Box, market: readonly number[], m: MoveOf<'raise'>): string[] {
  return stepsOf(m.item, VARIETIES.length).flatMap((n, variety) =>
    n === 0 ? [] : [thing.space(variety, (market[variety] as number) + n - tables.lowest)],
  );
}

const PATHS: { readonly [K in MoveKind]?: Ids<K> } = {
  choose: (_box, _market, m) => (m.item < 0 ? [] : membersOf(m.item, REGIONS.length).map(thing.region)),
  buy: (box, _market, m) =>
    m.variety === NONE ? [thing.vineyard(m.item)] : [thing.vineyard(m.item), thing.marker(regionOf(box, m.item), m.variety)],
  take: (_box, _market, m) => [thing.vineyard(m.item)],
  give: (_box, _market, m) => [thing.vineyard(m.item)],
  sell: (_box, _market, m) => [thing.sale(m.variety, m.n)],
  raise: raised,
};

export function pathOf(position: Position, key: string): readonly string[] {
  const box = boxOf(position);
  const s = stateOf(position);
  const move = box.game.parse(s, key);
  const ids: Ids<MoveKind> | undefined = 'problem' in move ? undefined : PATHS[move.kind];
  const path = 'problem' in move ? undefined : ids?.(box, s.market, move);
  return path === undefined || path.length === 0 ? [thing.choice(key)] : path;
}
