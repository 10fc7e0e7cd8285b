// Buying vineyards: in the action, with a magnate tile, and the first one at the start.

import type { Seat } from '@adega/kernel';
import { has } from '@adega/kit';
import { lacksMoney, lacksOne } from '@adega/kit/needs.ts';
import type { FrameOf } from '../frames.ts';
import { buy } from '../moves.ts';
import { type MoveOf, NONE, type Player, type State } from '../state.ts';
import { estateOf, isFull, isTwin, moveWaiting } from './estates.ts';
import { giveBenefit, refusesCellar } from './regions.ts';
import { type Forbidden, playerOf, type Setting, type Tally } from './setting.ts';
import { isInPlay, placeCube, takeVineyard } from './supply.ts';
import type { Unit } from './unit.ts';

export const vineyards: Unit<'vineyards'> = {
  moves(g, s, f, out, all) {
    const p = playerOf(s, f.seat);
    for (let region = 0; region < s.tops.length; region++) {
      if (!isInPlay(s, region) || !(all || isForSale(g, s, f, region))) continue;
      for (let e = 0; e < p.estates.length; e++)
        if ((all || forbidsPlanting(g, s, p, region, e) === undefined) && !isTwin(p, e)) out.push(buy(region, e));
    }
  },
  forbids: forbidsBuy,
  play(g, s, f, m) {
    const p = playerOf(s, f.seat);
    const cost = vineyardCost(g, s, f.tile, m.item);
    p.money -= cost;
    g.emit?.({ rule: 'vineyard.place', kind: 'vineyard-bought', seat: f.seat, region: m.item, estate: m.estate, cost });
    f.item = boughtFrom(f) | (1 << m.item);
    plant(g, s, f.seat, m.item, m.estate);
  },
};

/** Whether the top tile of a region could be bought, room aside. */
const isForSale = (g: Setting, s: State, f: FrameOf<'vineyards'>, region: number): boolean =>
  (s.tops[region] as number) >= 0 && !has(boughtFrom(f), region) && vineyardCost(g, s, f.tile, region) <= playerOf(s, f.seat).money;

/** Of this action or tile alone (A23). */
const boughtFrom = (f: FrameOf<'vineyards'>): number => (f.item === NONE ? 0 : f.item);

/** Another region than before, room for its tile, the price. */
function forbidsBuy(g: Setting, s: State, f: FrameOf<'vineyards'>, m: MoveOf<'buy'>, tally?: Tally): Forbidden {
  const p = playerOf(s, f.seat);
  if (has(boughtFrom(f), m.item)) return 'vineyard.count';
  return (
    forbidsPlanting(g, s, p, m.item, m.estate, tally) ??
    lacksMoney('vineyard.place', 'vineyard', vineyardCost(g, s, f.tile, m.item), p.money, tally)
  );
}

/** Whether the region has a top tile (A24) that fits into the estate, whatever it costs; which estate is free choice (A17). */
export function forbidsPlanting(g: Setting, s: State, p: Player, region: number, e: number, tally?: Tally): Forbidden {
  const kind = s.tops[region] as number;
  const estate = estateOf(p, e);
  if (kind < 0) return lacksOne('vineyard.place', 'vineyard', 0, tally);
  if (isFull(g, estate)) return lacksOne('vineyard.place', 'slot', 0, tally);
  if (estate.vineyards === 0) return estate.cellar === 1 && refusesCellar(region) ? 'region.minho' : undefined;
  const colour = (g.pack.kindColour[region] as number[])[kind];
  return estate.region !== region || estate.colour !== colour ? 'vineyard.place' : undefined;
}

/** What the top vineyard of a region costs now: less by the expert's discount and the tile's, never below 0 (A49). */
export function vineyardCost(g: Setting, s: State, tile: number, region: number): number {
  const less = tile === NONE ? s.turn.discount : (g.pack.tileDiscount[tile] as number);
  return Math.max(0, ((g.pack.kindCost[region] as number[])[s.tops[region] as number] as number) - less);
}

/** Whether a vineyard could be bought and placed with this money. `less`: what it would cost less. */
export function canBuyVineyard(g: Setting, s: State, p: Player, money: number, less: number): boolean {
  if (money < 0) return false;
  const anywhere = hasOpenEstate(p);
  for (let region = 0; region < s.tops.length; region++) {
    const kind = s.tops[region] as number;
    if (kind < 0 || ((g.pack.kindCost[region] as number[])[kind] as number) > money + less) continue;
    if (anywhere || fitsSomewhere(g, s, p, region)) return true;
  }
  return false;
}

/** The cheapest vineyard that could be bought and placed, or Infinity. */
export function cheapestVineyard(g: Setting, s: State, p: Player): number {
  const anywhere = hasOpenEstate(p);
  let best = Number.POSITIVE_INFINITY;
  for (let region = 0; region < s.tops.length; region++) {
    const kind = s.tops[region] as number;
    if (kind < 0) continue;
    const cost = (g.pack.kindCost[region] as number[])[kind] as number;
    if (cost < best && (anywhere || fitsSomewhere(g, s, p, region))) best = cost;
  }
  return best;
}

/** An estate that takes a vineyard of any region: wineries never fill all of its slots. */
function hasOpenEstate(p: Player): boolean {
  for (const e of p.estates) if (e.vineyards === 0 && e.cellar === 0) return true;
  return false;
}

function fitsSomewhere(g: Setting, s: State, p: Player, region: number): boolean {
  for (let e = 0; e < p.estates.length; e++) if (forbidsPlanting(g, s, p, region, e) === undefined) return true;
  return false;
}

/** The tile goes into the estate; cube, marker and benefit follow (vineyard.cube, vineyard.first, vineyard.waiting-cubes). */
export function plant(g: Setting, s: State, seat: Seat, region: number, e: number): void {
  const estate = estateOf(playerOf(s, seat), e);
  const kind = takeVineyard(g, s, region);
  const first = estate.vineyards === 0;
  estate.vineyards++;
  if (first) {
    estate.region = region;
    estate.colour = (g.pack.kindColour[region] as number[])[kind] as number;
    g.emit?.({ rule: 'vineyard.first', kind: 'estate-founded', seat, region, estate: e, colour: estate.colour });
  }
  placeCube(g, s, seat, region, 'vineyard.cube');
  if (first) {
    moveWaiting(g, s, seat, estate);
    giveBenefit(g, s, seat, estate);
  }
}
