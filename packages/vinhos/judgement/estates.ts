// Estates, what stands in them, and what they will yield.

import { REGIONS } from '../data/words.ts';
import { freeSlots } from '../rules/estates.ts';
import type { Setting } from '../rules/setting.ts';
import { estateQuality } from '../rules/wine.ts';
import { RED, type State, WHITE } from '../state.ts';
import { type Chapter, each } from './chapter.ts';
import { bestOf3 } from './ranking.ts';

export const estates: Chapter = {
  names: [
    'estates',
    'vineyards',
    'full estates',
    'wineries',
    'cellars',
    'farmers',
    'enologists',
    'free slots of estates',
    'room for enologists',
    'room for farmers',
    'cellars of estates with vineyards',
    'renown cubes waiting',
    'ports',
    'red estates',
    'white estates',
    'both colours',
  ],
  about: 'estates',
  but: { 'renown cubes waiting': 'renown', ports: 'wines' },
  read(g, _s, _seat, p, out, at) {
    let founded = 0;
    let vineyards = 0;
    let full = 0;
    let wineries = 0;
    let cellars = 0;
    let farmers = 0;
    let enologists = 0;
    let free = 0;
    let cellared = 0;
    let waiting = 0;
    let red = 0;
    let white = 0;
    for (const e of p.estates) {
      vineyards += e.vineyards;
      wineries += e.wineries;
      cellars += e.cellar;
      farmers += e.farmers;
      enologists += e.enologists;
      waiting += e.waiting;
      const slots = freeSlots(g, e);
      if (slots === 0) full++;
      if (e.vineyards === 0) continue;
      founded++;
      free += slots;
      cellared += e.cellar;
      if (e.colour === RED) red++;
      if (e.colour === WHITE) white++;
    }
    out[at] = founded / 4;
    out[at + 1] = vineyards / 6;
    out[at + 2] = full / 4;
    out[at + 3] = wineries / 6;
    out[at + 4] = cellars / 4;
    out[at + 5] = farmers / 4;
    out[at + 6] = enologists / 4;
    out[at + 7] = free / 6;
    out[at + 8] = (wineries - enologists) / 4;
    out[at + 9] = (vineyards - farmers) / 5;
    out[at + 10] = cellared / 4;
    out[at + 11] = waiting / 2;
    out[at + 12] = p.ports / 2;
    out[at + 13] = red / 3;
    out[at + 14] = white / 3;
    out[at + 15] = red > 0 && white > 0 ? 1 : 0;
  },
};

export const regions: Chapter = {
  names: each('an estate in', REGIONS),
  about: 'estates',
  read(_g, _s, _seat, p, out, at) {
    for (let i = 0; i < REGIONS.length; i++) out[at + i] = 0;
    for (const e of p.estates) if (e.region >= 0) out[at + e.region] = 1;
  },
};

/** Whether this year's wine is made: then the weather of the next is not known yet. */
export function isHarvested(g: Setting, s: State): boolean {
  const year = s.stack[1];
  return year !== undefined && year.kind === 'year' && year.step > g.edition.year.indexOf('production') + 1;
}

const qualities = [0, 0, 0];

export const harvest: Chapter = {
  names: [
    'quality of the next harvest',
    'best wine of the next harvest',
    'second wine of the next harvest',
    'third wine of the next harvest',
    'wines of the next harvest',
    'quality of the next harvest in cellars',
    'harvests of 8 and more',
  ],
  about: 'harvest',
  read(g, s, _seat, p, out, at) {
    const weather = s.vintage < 0 || isHarvested(g, s) ? 0 : (g.pack.weather[s.vintage] as number);
    let sum = 0;
    let n = 0;
    let inCellars = 0;
    let high = 0;
    qualities.fill(0);
    for (const e of p.estates) {
      if (e.vineyards === 0) continue;
      const quality = estateQuality(g, e) + weather;
      if (quality <= 0) continue;
      sum += quality;
      n++;
      if (e.cellar === 1) inCellars += quality;
      if (quality >= 8) high++;
      bestOf3(qualities, quality);
    }
    out[at] = sum / 20;
    out[at + 1] = (qualities[0] as number) / 10;
    out[at + 2] = (qualities[1] as number) / 10;
    out[at + 3] = (qualities[2] as number) / 10;
    out[at + 4] = n / 4;
    out[at + 5] = inCellars / 20;
    out[at + 6] = high / 3;
  },
};
