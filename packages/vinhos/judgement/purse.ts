// Money and barrels.

import type { Seat } from '@adega/kernel';
import { bankOf } from '../rules/bank.ts';
import type { State } from '../state.ts';
import { type Chapter, most } from './chapter.ts';

function barrelsIn(spaces: readonly number[], seat: Seat): number {
  let n = 0;
  for (const owner of spaces) if (owner === seat) n++;
  return n;
}

export const purse: Chapter = {
  names: [
    'money',
    'money up to 5',
    'money up to 10',
    'money up to 20',
    'barrels',
    'a barrel',
    'two barrels',
    'barrels in sales',
    'barrels abroad',
    'barrels with magnates',
    'all barrels of the magnates',
    'two magnates without barrels',
  ],
  about: 'money',
  but: {
    barrels: 'barrels',
    'a barrel': 'barrels',
    'two barrels': 'barrels',
    'barrels in sales': 'barrels',
    'barrels abroad': 'exports',
    'barrels with magnates': 'magnates',
    'all barrels of the magnates': 'magnates',
    'two magnates without barrels': 'magnates',
  },
  read(_g, s, seat, p, out, at) {
    out[at] = p.money / 20;
    out[at + 1] = most(p.money, 5) / 5;
    out[at + 2] = most(p.money, 10) / 10;
    out[at + 3] = most(p.money, 20) / 20;
    out[at + 4] = p.barrels / 4;
    out[at + 5] = p.barrels > 0 ? 1 : 0;
    out[at + 6] = p.barrels > 1 ? 1 : 0;
    out[at + 7] = barrelsIn(s.sales, seat) / 4;
    out[at + 8] = barrelsIn(s.exports, seat) / 6;
    const left = p.atA + p.atB + p.atC;
    out[at + 9] = left / 6;
    out[at + 10] = left === 0 ? 1 : 0;
    out[at + 11] = (p.atA === 0 ? 1 : 0) + (p.atB === 0 ? 1 : 0) + (p.atC === 0 ? 1 : 0) >= 2 ? 1 : 0;
  },
};

/** Account and investments, and what maintenance will do to them. */
export const bank: Chapter = {
  names: [
    'account',
    'account up to 5',
    'account up to 10',
    'investments',
    'interest',
    'account after maintenance',
    'account runs out',
    'money and account',
  ],
  about: 'bank',
  but: { 'money and account': 'money' },
  read(g, s: State, _seat, p, out, at) {
    const tables = bankOf(g);
    const interest = tables.interest[p.investment] as number;
    let enologists = 0;
    for (const e of p.estates) enologists += e.enologists;
    const after = p.account + interest - tables.salary * enologists;
    out[at] = p.account / 20;
    out[at + 1] = most(p.account, 5) / 5;
    out[at + 2] = most(p.account, 10) / 10;
    out[at + 3] = p.investment / tables.invest.length;
    out[at + 4] = interest / 5;
    out[at + 5] = (after < 0 ? 0 : after) / 20;
    out[at + 6] = s.year <= g.pack.years && after < 0 ? -after / 4 : 0;
    out[at + 7] = (p.money + p.account) / 30;
  },
};
