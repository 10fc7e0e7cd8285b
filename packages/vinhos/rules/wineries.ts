// Building wineries.

import type { FrameOf } from '../frames.ts';
import { winery } from '../moves.ts';
import type { Player, State } from '../state.ts';
import { cubeFor, estateOf, freeSlots, isTwin } from './estates.ts';
import { type Forbidden, playerOf, type Setting } from './setting.ts';
import { priceOf, type Unit } from './unit.ts';

export const wineries: Unit<'wineries'> = {
  moves(_g, s, f, out, _all) {
    const p = playerOf(s, f.seat);
    for (let e = 0; e < p.estates.length; e++) if (!isTwin(p, e)) out.push(winery(e));
  },
  forbids(g, s, f, m) {
    return forbidsWinery(g, s, f, m.estate);
  },
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

function forbidsWinery(g: Setting, s: State, f: FrameOf<'wineries'>, e: number): Forbidden {
  const p = playerOf(s, f.seat);
  if (!takesWinery(g, p, e) || s.wineries === 0 || priceOf(g, f.tile, g.pack.price.winery) > p.money) return 'winery.build';
  return undefined;
}

const takesWinery = (g: Setting, p: Player, e: number): boolean => {
  const estate = estateOf(p, e);
  return freeSlots(g, estate) > 0 && estate.wineries < g.pack.mostWineries;
};

/** Whether any winery could be built, money aside. */
export function hasWinerySite(g: Setting, s: State, p: Player): boolean {
  if (s.wineries === 0) return false;
  for (let e = 0; e < p.estates.length; e++) if (takesWinery(g, p, e)) return true;
  return false;
}
