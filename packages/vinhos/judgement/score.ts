// The score as it stands, part by part.

import { lowest } from '@adega/kit';
import { readOff } from '../data/pack.ts';
import { SUBJECTS } from '../data/words.ts';
import { slotPoints, tilePoints } from '../rules/scoring.ts';
import type { Setting } from '../rules/setting.ts';
import { qualityOf } from '../rules/wine.ts';
import type { Player, State } from '../state.ts';
import type { Chapter } from './chapter.ts';

const MONEY = SUBJECTS.indexOf('money');

const hasMoneyTile = (g: Setting, p: Player): boolean => {
  for (let rest = p.manned; rest !== 0; rest &= rest - 1) if (g.pack.multiplierSubject[lowest(rest)] === MONEY) return true;
  return false;
};

function winePoints(p: Player): number {
  let sum = 0;
  for (const wine of p.wines) sum += qualityOf(wine) >> 1;
  return sum;
}

function multiplierPoints(g: Setting, s: State, seat: number, p: Player): number {
  let sum = 0;
  for (let rest = p.manned; rest !== 0; rest &= rest - 1) sum += tilePoints(g, s, seat, lowest(rest));
  return sum;
}

export const score2016: Chapter = {
  names: ['points of exports', 'points of fairs', 'points of money', 'points of wines', 'points of multipliers'],
  about: 'multipliers',
  but: { 'points of exports': 'exports', 'points of fairs': 'fair', 'points of money': 'money', 'points of wines': 'wines' },
  read(g, s, seat, p, out, at) {
    out[at] = p.exportVp / 40;
    out[at + 1] = p.fairVp / 40;
    out[at + 2] = readOff(hasMoneyTile(g, p) ? g.pack.moneyTile : g.pack.moneyTable, p.money) / 10;
    out[at + 3] = winePoints(p) / 10;
    out[at + 4] = multiplierPoints(g, s, seat, p) / 20;
  },
};

function rowPoints(g: Setting, s: State, seat: number): number {
  let sum = 0;
  for (let slot = 0; slot < s.rowSlots.length; slot++) if (s.rowSlots[slot] === seat) sum += slotPoints(g, s, seat, slot);
  return sum;
}

export const score2010: Chapter = {
  names: ['points of exports', 'points of fairs', 'points of benefits', 'points lost', 'points of the account', 'points of multipliers'],
  about: 'multipliers',
  but: {
    'points of exports': 'exports',
    'points of fairs': 'fair',
    'points of benefits': 'magnates',
    'points lost': 'bank',
    'points of the account': 'bank',
  },
  read(g, s, seat, p, out, at) {
    out[at] = p.exportVp / 40;
    out[at + 1] = p.fairVp / 40;
    out[at + 2] = p.magnateVp / 20;
    out[at + 3] = p.bankVp / 4;
    out[at + 4] = readOff(g.pack.moneyTable, p.account) / 10;
    out[at + 5] = rowPoints(g, s, seat) / 20;
  },
};
