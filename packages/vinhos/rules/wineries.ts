// Building wineries.

import { lacksMoney, lacksOne } from '@adega/kit/needs.ts';
import type { FrameOf } from '../frames.ts';
import { winery } from '../moves.ts';
import type { Estate, MoveOf, Player, State } from '../state.ts';
import { cubeFor, estateOf, freeSlots, isTwin } from './estates.ts';
import { type Forbidden, playerOf, type Setting, type Tally } from './setting.ts';
import { priceOf, type Unit } from './unit.ts';

export const wineries: Unit<'wineries'> = {
  moves(g, s, f, out, all) {
    const p = playerOf(s, f.seat);
    for (let e = 0; e < p.estates.length; e++) {
      if ((all || forbidsWinery(g, s, f, winery(e)) === undefined) && !isTwin(p, e)) out.push(winery(e));
    }
  },
  forbids: forbidsWinery,
  play(g, s, f, m) {
    const p = playerOf(s, f.seat);
    const cost = priceOf(g, f.tile, g.pack.price.winery);
    p.money -= cost;
    buildWinery(g, s, f, m.estate, cost);
  },
};

function buildWinery(g: Setting, s: State, f: FrameOf<'wineries'>, e: number, cost: number): void {
  const estate = estateOf(playerOf(s, f.seat), e);
  s.wineries--;
  estate.wineries++;
  g.emit?.({ rule: 'winery.build', kind: 'winery-built', seat: f.seat, estate: e, cost });
  cubeFor(g, s, f.seat, estate, 'winery.build');
}

/** A piece, a slot for it, the price. */
function forbidsWinery(g: Setting, s: State, f: FrameOf<'wineries'>, m: MoveOf<'winery'>, tally?: Tally): Forbidden {
  const p = playerOf(s, f.seat);
  return (
    lacksOne('winery.build', 'winery', s.wineries, tally) ??
    lacksOne('winery.build', 'slot', winerySlots(g, estateOf(p, m.estate)), tally) ??
    lacksMoney('winery.build', 'winery', priceOf(g, f.tile, g.pack.price.winery), p.money, tally)
  );
}

const winerySlots = (g: Setting, estate: Estate): number => Math.min(freeSlots(g, estate), g.pack.mostWineries - estate.wineries);

/** Whether any winery could be built, money aside. */
export function hasWinerySite(g: Setting, s: State, p: Player): boolean {
  if (s.wineries === 0) return false;
  for (const estate of p.estates) if (winerySlots(g, estate) > 0) return true;
  return false;
}
