// Arranging a stack: everybody knows which tiles are in it, so looking through it tells nothing new; the order chosen is a secret
// below the top tile (A50).

import type { Seat } from '@adega/kernel';
import type { FrameOf } from '../frames.ts';
import { arrange, codeOf, tilesOf } from '../moves.ts';
import { NOBODY, type State } from '../state.ts';
import { type Asking, end, playerOf, type Setting, seatOf } from './setting.ts';
import { belowOf } from './supply.ts';
import { canBuyVineyard } from './vineyards.ts';

/** The tiles of a stack, top included, as counts by kind. */
export function stackCounts(g: Setting, s: State, region: number): number[] {
  const counts: number[] = [];
  for (let kind = 0; kind < g.pack.kinds; kind++) counts.push(belowOf(g, s, region, kind) + (s.tops[region] === kind ? 1 : 0));
  return counts;
}

/** Whether there are two orders to choose from. */
export function hasOrders(g: Setting, s: State, region: number): boolean {
  let kinds = 0;
  for (let kind = 0; kind < g.pack.kinds; kind++) if (s.tops[region] === kind || belowOf(g, s, region, kind) > 0) kinds++;
  return kinds > 1;
}

export const arranging: Asking<'arrange'> = {
  by: seatOf,
  moves(g, s, f, out) {
    orders(stackCounts(g, s, f.item), [], tiles => out.push(arrange(f.item, codeOf(tiles))));
  },
  forbids: (g, s, f, m) => (f.count > 0 || leavesVineyard(g, s, f, tilesOf(m.to)[0] as number) ? undefined : 'move.able'),
  heard: (g, s, f, m) =>
    isOthersView(s, f.seat) && m.kind === 'arrange' && m.item === f.item && tilesOf(m.to).length === 1 && isInStack(g, s, f.item, m.to - 1),
  play(g, s, f, m) {
    end(g);
    const counts = stackCounts(g, s, f.item);
    const tiles = tilesOf(m.to);
    const top = tiles[0] as number;
    s.tops[f.item] = top;
    for (let kind = 0; kind < counts.length; kind++)
      s.below[f.item * g.pack.kinds + kind] = (counts[kind] as number) - (kind === top ? 1 : 0);
    s.arranged[f.item] = { by: f.seat, tiles: isOthersView(s, f.seat) ? null : tiles.slice(1) };
    g.emit?.({ rule: 'expert.reorder-vineyards', kind: 'stack-arranged', seat: f.seat, region: f.item, tile: top });
  },
};

/** Somebody else follows from what he hears. Also where there was no choice he notes only who arranged the stack (info.open). */
export const isOthersView = (s: State, seat: Seat): boolean => s.seenBy !== NOBODY && s.seenBy !== seat;

/** move.able: with this tile on top there is still a vineyard to buy, where none has been bought yet. */
function leavesVineyard(g: Setting, s: State, f: FrameOf<'arrange'>, top: number): boolean {
  if (top === s.tops[f.item]) return true;
  const p = playerOf(s, f.seat);
  return canBuyVineyard(g, { ...s, tops: s.tops.with(f.item, top) }, p, p.money, s.turn.discount);
}

const isInStack = (g: Setting, s: State, region: number, kind: number): boolean => (stackCounts(g, s, region)[kind] ?? 0) > 0;

function orders(counts: number[], tiles: number[], each: (tiles: readonly number[]) => void): void {
  let more = false;
  for (let kind = 0; kind < counts.length; kind++) {
    if ((counts[kind] as number) === 0) continue;
    more = true;
    counts[kind] = (counts[kind] as number) - 1;
    orders(counts, [...tiles, kind], each);
    counts[kind] = (counts[kind] as number) + 1;
  }
  if (!more) each(tiles);
}
