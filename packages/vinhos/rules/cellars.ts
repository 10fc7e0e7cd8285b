// Building cellars over warehouses.

import { lacksMoney, lacksOne } from '@adega/kit/needs.ts';
import type { FrameOf } from '../frames.ts';
import { cellar } from '../moves.ts';
import type { MoveOf, Player, State } from '../state.ts';
import { cubeFor, estateOf, isTwin } from './estates.ts';
import { refusesCellar } from './regions.ts';
import { type Forbidden, playerOf, type Setting, type Tally } from './setting.ts';
import { priceOf, type Unit } from './unit.ts';

export const cellars: Unit<'cellars'> = {
  moves(g, s, f, out, all) {
    const p = playerOf(s, f.seat);
    for (let e = 0; e < p.estates.length; e++) {
      if ((all || forbidsCellar(g, s, f, cellar(e)) === undefined) && !isTwin(p, e)) out.push(cellar(e));
    }
  },
  forbids: forbidsCellar,
  play(g, s, f, m) {
    const cost = priceOf(g, f.tile, g.pack.price.cellar);
    playerOf(s, f.seat).money -= cost;
    buildCellar(g, s, f, m.estate, cost);
  },
};

/** The wines keep their places (C20), so there is nothing to move. */
function buildCellar(g: Setting, s: State, f: FrameOf<'cellars'>, e: number, cost: number): void {
  const estate = estateOf(playerOf(s, f.seat), e);
  s.cellars--;
  estate.cellar = 1;
  g.emit?.({ rule: 'cellar.build', kind: 'cellar-built', seat: f.seat, estate: e, cost });
  cubeFor(g, s, f.seat, estate, 'cellar.build');
}

/** A region that takes it, a piece, a warehouse to build over, the price. */
function forbidsCellar(g: Setting, s: State, f: FrameOf<'cellars'>, m: MoveOf<'cellar'>, tally?: Tally): Forbidden {
  const p = playerOf(s, f.seat);
  const estate = estateOf(p, m.estate);
  if (refusesCellar(estate.region)) return 'region.minho';
  return (
    lacksOne('cellar.build', 'cellar', s.cellars, tally) ??
    lacksOne('cellar.build', 'warehouse', 1 - estate.cellar, tally) ??
    lacksMoney('cellar.build', 'cellar', priceOf(g, f.tile, g.pack.price.cellar), p.money, tally)
  );
}

/** Whether any cellar could be built, money aside. */
export function hasCellarSite(s: State, p: Player): boolean {
  if (s.cellars === 0) return false;
  for (const estate of p.estates) if (estate.cellar === 0 && !refusesCellar(estate.region)) return true;
  return false;
}
