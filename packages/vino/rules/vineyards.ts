// Vineyards: whose they are, what is in the way of buying one, and what happens when one changes hands.

import type { Seat } from '@adega/kernel';
import { has } from '@adega/kit';
import { VARIETIES } from '../data/words.ts';
import { buy } from '../moves.ts';
import { type Move, type MoveOf, NOBODY, NONE, type State } from '../state.ts';
import { type Forbidden, playerOf, type Setting } from './setting.ts';

export const regionOf = (g: Setting, vineyard: number): number => g.pack.region[vineyard] as number;
export const priceOf = (g: Setting, vineyard: number): number => g.pack.price[vineyard] as number;
export const isGovernment = (g: Setting, vineyard: number): boolean => g.pack.government[vineyard] === 1;
export const isFree = (s: State, vineyard: number): boolean => s.owners[vineyard] === NOBODY;
export const firstOf = (g: Setting, region: number): number => g.pack.first[region] as number;

/** The number of a seat's vineyards in a region. */
export function ownedIn(g: Setting, s: State, seat: Seat, region: number): number {
  let n = 0;
  for (let v = firstOf(g, region); v < firstOf(g, region + 1); v++) if (s.owners[v] === seat) n++;
  return n;
}

/** The vineyard of an owner that lies farthest along the road (C58, V38). */
const farthestOf = (g: Setting, s: State, seat: Seat, region: number): number => s.owners.lastIndexOf(seat, firstOf(g, region + 1) - 1);

/** Those of these seats who own something in a region, most first; of equals who owns the farthest (vino.buy-order, V16). */
export function ranked(g: Setting, s: State, region: number, seats: readonly Seat[]): Seat[] {
  const mark = (seat: Seat): number => ownedIn(g, s, seat, region) * g.pack.vineyards + farthestOf(g, s, seat, region);
  return seats.filter(seat => ownedIn(g, s, seat, region) > 0).sort((a, b) => mark(b) - mark(a));
}

/** Adds a candidate for buying this vineyard: one, or one for each variety of a region that is new to the seat (V28). Where not `all` are
 *  wanted, only what nothing forbids. */
export function buyMoves(g: Setting, s: State, seat: Seat, vineyard: number, out: Move[], all: boolean): void {
  const p = playerOf(s, seat);
  const region = regionOf(g, vineyard);
  if (!all && (!isFree(s, vineyard) || p.pawns === 0 || p.money < priceOf(g, vineyard))) return;
  if (p.grows[region] !== NONE) out.push(buy(vineyard, NONE));
  else {
    const set = all ? (g.pack.varieties[region] as number) : (s.markers[region] as number);
    for (let variety = 0; variety < VARIETIES.length; variety++) if (has(set, variety)) out.push(buy(vineyard, variety));
  }
}

/** vino.variety, vino.buy: a marker to take, whichever vineyard it is about; free, a pawn to set (C59, V33), the price in cash (V29). */
export function forbidsBuying(g: Setting, s: State, seat: Seat, m: MoveOf<'buy'>): Forbidden {
  const p = playerOf(s, seat);
  if (m.variety !== NONE && !has(s.markers[regionOf(g, m.item)] as number, m.variety)) return 'vino.variety';
  if (!isFree(s, m.item)) return 'vino.buy';
  return p.pawns === 0 || p.money < priceOf(g, m.item) ? 'vino.buy' : undefined;
}

/** The cheapest vineyard that a seat could buy in a region, those in `gone` aside; NONE where there is none. Money is not asked for. */
export function cheapestIn(g: Setting, s: State, seat: Seat, region: number, gone: readonly number[]): number {
  if (playerOf(s, seat).grows[region] === NONE && s.markers[region] === 0) return NONE;
  for (let v = firstOf(g, region); v < firstOf(g, region + 1); v++) if (isFree(s, v) && !gone.includes(v)) return v;
  return NONE;
}

/** The same in all regions. */
export function cheapestAnywhere(g: Setting, s: State, seat: Seat, gone: readonly number[]): number {
  let best = NONE;
  for (let region = 0; region < g.pack.number.length; region++) {
    const v = cheapestIn(g, s, seat, region, gone);
    if (v !== NONE && (best === NONE || priceOf(g, v) < priceOf(g, best))) best = v;
  }
  return best;
}

/** vino.variety: the marker comes to the player and is nobody else's there. */
export function takeMarker(g: Setting, s: State, seat: Seat, region: number, variety: number): void {
  playerOf(s, seat).grows[region] = variety;
  s.markers[region] = (s.markers[region] as number) & ~(1 << variety);
  g.emit?.({ rule: 'vino.variety', kind: 'marker', seat, region, variety });
}

/** vino.cellar: a pawn on the vineyard, one more in stock (C54, V1). */
export function occupy(g: Setting, s: State, seat: Seat, vineyard: number): void {
  s.owners[vineyard] = seat;
  playerOf(s, seat).pawns--;
  stockUp(g, s, seat, vineyard, 1);
}

/** The vineyard is for sale again, private or government as before (V10); with the last of a region its marker goes back (V9). */
export function vacate(g: Setting, s: State, seat: Seat, vineyard: number): void {
  const p = playerOf(s, seat);
  const region = regionOf(g, vineyard);
  stockUp(g, s, seat, vineyard, -1);
  s.owners[vineyard] = NOBODY;
  p.pawns++;
  if (ownedIn(g, s, seat, region) > 0) return;
  const variety = p.grows[region] as number;
  s.markers[region] = (s.markers[region] as number) | (1 << variety);
  p.grows[region] = NONE;
  g.emit?.({ rule: 'vino.variety', kind: 'marker-back', seat, region, variety });
}

function stockUp(g: Setting, s: State, seat: Seat, vineyard: number, n: number): void {
  const p = playerOf(s, seat);
  const variety = p.grows[regionOf(g, vineyard)] as number;
  const stock = (p.cellar[variety] as number) + n;
  p.cellar[variety] = stock;
  g.emit?.({ rule: 'vino.cellar', kind: 'stock', seat, variety, stock });
}
