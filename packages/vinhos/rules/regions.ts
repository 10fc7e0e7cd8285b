// What a region gives to an estate that is founded there, each time (A18), and what it refuses.

import type { Seat } from '@adega/kernel';
import { REGIONS } from '../data/words.ts';
import type { Estate, State } from '../state.ts';
import { giveExperts } from './gifts.ts';
import { playerOf, type Setting } from './setting.ts';

type Benefit = (g: Setting, s: State, seat: Seat, estate: Estate) => void;

const MINHO = REGIONS.indexOf('minho');
export const DOURO = REGIONS.indexOf('douro');

/** region.minho: no cellar with its vineyards, nor its vineyards under a cellar (A29). */
export const refusesCellar = (region: number): boolean => region === MINHO;

const benefits: { readonly [region: string]: Benefit } = {
  /** Fewer tiles if fewer are left (A115). */
  douro(g, s, seat) {
    const tiles = Math.min(g.pack.portTiles, s.ports);
    s.ports -= tiles;
    playerOf(s, seat).ports += tiles;
    g.emit?.({ rule: 'region.douro', kind: 'ports-taken', seat, tiles });
  },
  /** No cube (C2); none if the supply is empty or the estate has one (A28). */
  dao(g, s, seat, estate) {
    if (s.cellars === 0 || estate.cellar === 1) return;
    s.cellars--;
    estate.cellar = 1;
    g.emit?.({ rule: 'region.dao', kind: 'cellar-free', seat });
  },
  /** If any is left (A32). */
  ribatejo(g, s, seat, estate) {
    if (s.farmers === 0) return;
    s.farmers--;
    estate.farmers++;
    g.emit?.({ rule: 'region.ribatejo', kind: 'farmer-free', seat });
  },
  /** In this estate (C15), no cube; none with two wineries, which fill the estate, or from an empty supply (A25-A27). */
  lisboa(g, s, seat, estate) {
    if (s.wineries === 0 || estate.wineries >= g.pack.mostWineries) return;
    s.wineries--;
    estate.wineries++;
    g.emit?.({ rule: 'region.lisboa', kind: 'winery-free', seat });
  },
  setubal(g, _s, seat) {
    giveExperts(g, seat, g.pack.setubalExperts, 'region.setubal');
  },
};

const BENEFITS: readonly (Benefit | undefined)[] = REGIONS.map(region => benefits[region]);

export function giveBenefit(g: Setting, s: State, seat: Seat, estate: Estate): void {
  BENEFITS[estate.region]?.(g, s, seat, estate);
}
