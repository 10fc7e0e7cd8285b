// An action is one or more units of the same kind: one or two wineries, one or two wines sold. A magnate tile gives such units too.

import type { Seat } from '@adega/kernel';
import type { Answers, FrameOf } from '../frames.ts';
import { type Move, type MoveOf, NONE, type State } from '../state.ts';
import type { Forbidden, Setting, Tally } from './setting.ts';

/** The frames of actions. */
export type UnitKind = 'vineyards' | 'wineries' | 'staff' | 'cellars' | 'sales' | 'export' | 'experts' | 'bank';
export type UnitMove<K extends UnitKind> = MoveOf<Exclude<Answers[K], 'done'>>;

/** One unit: what it may be, what forbids it, what it does. */
export interface Unit<K extends UnitKind> {
  /** Adds the candidates; where `all` is false only those that nothing forbids. */
  moves(g: Setting, s: State, f: FrameOf<K>, out: Move[], all: boolean): void;
  forbids(g: Setting, s: State, f: FrameOf<K>, m: UnitMove<K>, tally?: Tally): Forbidden;
  play(g: Setting, s: State, f: FrameOf<K>, m: UnitMove<K>): void;
  /** What comes when the last unit is done. */
  over?(g: Setting, s: State, seat: Seat): void;
}

/** The price of a unit: the tile's, or the ordinary one. */
export const priceOf = (g: Setting, tile: number, ordinary: number): number => (tile === NONE ? ordinary : tilePrice(g, tile));

export const tilePrice = (g: Setting, tile: number): number => g.pack.tilePrice[tile] as number;
