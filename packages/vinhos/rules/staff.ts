// Hiring enologists and farmers.

import { lacksMoney, lacksOne } from '@adega/kit/needs.ts';
import { TILE_ACTIONS } from '../data/words.ts';
import type { FrameOf } from '../frames.ts';
import { enologist, farmer } from '../moves.ts';
import { type MoveOf, NONE, type Player, type State } from '../state.ts';
import { estateOf } from './estates.ts';
import { type Forbidden, playerOf, type Setting, type Tally } from './setting.ts';
import { priceOf, type Unit } from './unit.ts';

const ENOLOGIST_TILE = TILE_ACTIONS.indexOf('enologist');
const FARMER_TILE = TILE_ACTIONS.indexOf('farmer');

export const staff: Unit<'staff'> = {
  moves(g, s, f, out, all) {
    const { estates } = playerOf(s, f.seat);
    const farmers = hiresFarmers(g);
    for (let e = 0; e < estates.length; e++) {
      if (f.tile !== FARMER_TILE && (all || forbidsHiring(g, s, f, enologist(e)) === undefined)) out.push(enologist(e));
      if (farmers && f.tile !== ENOLOGIST_TILE && (all || forbidsHiring(g, s, f, farmer(e)) === undefined)) out.push(farmer(e));
    }
  },
  forbids: forbidsHiring,
  play(g, s, f, m) {
    const p = playerOf(s, f.seat);
    const cost = staffPrice(g, f.tile, m);
    p.money -= cost;
    place(s, p, m);
    g.emit?.({ rule: 'enologist.hire', kind: `${m.kind}-hired`, seat: f.seat, estate: m.estate, cost });
  },
};

export const hiresFarmers = (g: Setting): boolean => g.edition.staff.includes('farmer');

function place(s: State, p: Player, m: MoveOf<'enologist' | 'farmer'>): void {
  const estate = estateOf(p, m.estate);
  if (m.kind === 'enologist') {
    s.enologists--;
    estate.enologists++;
  } else {
    s.farmers--;
    estate.farmers++;
  }
}

const staffPrice = (g: Setting, tile: number, m: MoveOf<'enologist' | 'farmer'>): number =>
  priceOf(g, tile, m.kind === 'enologist' ? g.pack.price.enologist : g.pack.price.farmer);

/** Somebody to hire, a place for him, the price. An enologist needs an empty winery (C50), a farmer an empty vineyard; a region the estate
 *  need not have (A31). */
function forbidsHiring(g: Setting, s: State, f: FrameOf<'staff'>, m: MoveOf<'enologist' | 'farmer'>, tally?: Tally): Forbidden {
  const p = playerOf(s, f.seat);
  const estate = estateOf(p, m.estate);
  const unplaced =
    m.kind === 'enologist'
      ? (lacksOne('enologist.hire', 'enologist', s.enologists, tally) ??
        lacksOne('enologist.hire', 'empty-winery', estate.wineries - estate.enologists, tally))
      : (lacksOne('enologist.hire', 'farmer', s.farmers, tally) ??
        lacksOne('enologist.hire', 'empty-vineyard', estate.vineyards - estate.farmers, tally));
  return unplaced ?? lacksMoney('enologist.hire', m.kind, staffPrice(g, f.tile, m), p.money, tally);
}

/** The cheapest that could be hired and placed, or Infinity; with a magnate tile only its kind at its price. */
export function cheapestStaff(g: Setting, s: State, p: Player, tile = NONE): number {
  let best = Number.POSITIVE_INFINITY;
  if (tile !== FARMER_TILE && s.enologists > 0 && p.estates.some(e => e.enologists < e.wineries))
    best = priceOf(g, tile, g.pack.price.enologist);
  if (tile !== ENOLOGIST_TILE && s.farmers > 0 && hiresFarmers(g) && p.estates.some(e => e.farmers < e.vineyards)) {
    best = Math.min(best, priceOf(g, tile, g.pack.price.farmer));
  }
  return best;
}
