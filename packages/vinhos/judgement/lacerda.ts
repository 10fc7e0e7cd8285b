// What the awards of the solo game hang on: where you stand against Lacerda.

import { USUAL } from '@adega/kernel';
import { majorities, scoreOf } from '../rules/scoring.ts';
import { him, hisOf, LACERDA, YOU } from '../solo/lacerda.ts';
import { type Chapter, within } from './chapter.ts';

export const lacerda: Chapter = {
  names: [
    'one',
    'his points',
    'his money',
    'money ahead of him',
    'points ahead of him',
    'points ahead of him up to 20',
    'majorities ahead of his',
    'trophies',
    'his trophies',
    'his fair points',
    'his barrels',
    'his barrels abroad',
    'bribes',
  ],
  about: 'lacerda',
  but: { one: USUAL, 'majorities ahead of his': 'exports', 'money ahead of him': 'money', trophies: 'fair' },
  read(g, s, seat, p, out, at) {
    const his = him(s);
    const { trophies, bribes } = hisOf(s);
    const points = scoreOf(g, s, LACERDA).total;
    const ahead = scoreOf(g, s, YOU).total - points;
    let abroad = 0;
    for (const owner of s.exports) if (owner === LACERDA) abroad++;
    let marks = 0;
    for (let rest = bribes; rest !== 0; rest &= rest - 1) marks++;
    out[at] = 1;
    out[at + 1] = points / 60;
    out[at + 2] = his.money / 20;
    out[at + 3] = within(p.money - his.money, 20) / 10;
    out[at + 4] = ahead / 40;
    out[at + 5] = within(ahead, 20) / 20;
    out[at + 6] = (majorities.of(g, s, seat) - majorities.of(g, s, LACERDA)) / 10;
    out[at + 7] = (trophies[YOU] as number) / 2;
    out[at + 8] = (trophies[LACERDA] as number) / 2;
    out[at + 9] = his.fairPoints / 20;
    out[at + 10] = his.barrels / 6;
    out[at + 11] = abroad / 6;
    out[at + 12] = marks / 4;
  },
};
