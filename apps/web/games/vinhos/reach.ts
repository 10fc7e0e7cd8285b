// How far the wines of whoever is in front reach: all of them, or the one that is chosen or pointed at.

import type { Position } from '@adega/wire';
import { useEffect, useMemo, useState } from 'react';
import { frontSeat } from '../../table/acting-seat.ts';
import { useChoosing } from '../../table/choosing.tsx';
import { boxOf } from './box.ts';
import { thing } from './paths.ts';
import { COLOURS, colourOf, playerOf, stateOf } from './set.ts';

/** By colour what the best wine could be worth, with all the cubes that its owner could take. */
export type Reach = readonly number[];

export function useReach(position: Position): Reach {
  const { chosen } = useChoosing();
  const pointed = usePointedWine();
  const seat = frontSeat(position);
  const mine = (id: string | undefined): boolean => id?.startsWith(`wine:${seat}:`) === true;
  const one = chosen.find(mine) ?? (mine(pointed) ? pointed : undefined);
  return useMemo(() => reachOf(position, seat, one), [position, seat, one]);
}

export function reachOf(position: Position, seat: number, one?: string): Reach {
  const { look } = boxOf(position);
  const s = stateOf(position);
  const wines = playerOf(s, seat).wines.flatMap((wine, spot) => {
    if (wine === 0 || (one !== undefined && one !== thing.wine(seat, spot))) return [];
    return [{ colour: colourOf(wine), best: look.value(s, seat, spot).best }];
  });
  return COLOURS.map((_, colour) => Math.max(0, ...wines.filter(wine => wine.colour === colour).map(({ best }) => best)));
}

/** How a space that asks for so much looks to somebody with such wines, of a colour or of any; to somebody without wine it is as it is. */
export function nearness(reach: Reach, asks: number, colour?: number): 'near' | 'beyond' | 'neither' {
  const most = Math.max(...reach);
  if (most === 0) return 'neither';
  return (colour === undefined ? most : (reach[colour] ?? 0)) >= asks ? 'near' : 'beyond';
}

/** The wine under the pointer or with the focus, wherever it is drawn. */
function usePointedWine(): string | undefined {
  const [wine, setWine] = useState<string | undefined>();
  useEffect(() => {
    const look = ({ target }: Event): void =>
      setWine((target as Element | null)?.closest?.<HTMLElement>('[data-thing^="wine:"]')?.dataset['thing']);
    document.addEventListener('pointerover', look);
    document.addEventListener('focusin', look);
    return () => {
      document.removeEventListener('pointerover', look);
      document.removeEventListener('focusin', look);
    };
  }, []);
  return wine;
}
