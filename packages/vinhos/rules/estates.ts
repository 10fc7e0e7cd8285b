// The estates on a player's board: slots, which have no order (A19), and which estates are alike.

import type { Estate, Player, State } from '../state.ts';
import { PLACES } from '../state.ts';
import type { Setting } from './setting.ts';
import { hasRoom, placeCube } from './supply.ts';

export const estateOf = (p: Player, e: number): Estate => p.estates[e] as Estate;

export const freeSlots = (g: Setting, e: Estate): number => g.pack.slots - e.vineyards - e.wineries;

export const isFull = (g: Setting, e: Estate): boolean => freeSlots(g, e) === 0;

/** Nothing has been placed there, so it does not matter which of several such estates is chosen. */
export function isBlank(p: Player, e: number): boolean {
  const estate = estateOf(p, e);
  return (
    estate.vineyards === 0 && estate.wineries === 0 && estate.cellar === 0 && p.wines[e * PLACES] === 0 && p.wines[e * PLACES + 1] === 0
  );
}

/** A blank estate behind another blank one: the same choice again, so it is not a candidate. */
export function isTwin(p: Player, e: number): boolean {
  if (!isBlank(p, e)) return false;
  for (let i = 0; i < e; i++) if (isBlank(p, i)) return true;
  return false;
}

/** A cube for a new winery or cellar: into the region, or onto the piece until there is one (A30, A38). */
export function cubeFor(g: Setting, s: State, seat: number, estate: Estate, rule: 'winery.build' | 'cellar.build'): void {
  if (estate.region >= 0) placeCube(g, s, seat, estate.region, rule);
  else if (s.cubeSupply > 0) {
    s.cubeSupply--;
    estate.waiting++;
    if (rule === 'cellar.build') estate.onCellar = 1;
    g.emit?.({ rule, kind: 'cube-waits', seat });
  }
}

/** vineyard.waiting-cubes: what finds no space returns to the supply (A36); they come from no supply, so none is needed (A37). */
export function moveWaiting(g: Setting, s: State, seat: number, estate: Estate): void {
  estate.onCellar = 0;
  for (; estate.waiting > 0; estate.waiting--) {
    const room = hasRoom(g, s, estate.region);
    if (room) s.cubes[estate.region] = (s.cubes[estate.region] as number) + 1;
    else s.cubeSupply++;
    g.emit?.({ rule: 'vineyard.waiting-cubes', kind: room ? 'cube-placed' : 'cube-returned', seat, region: estate.region });
  }
}
