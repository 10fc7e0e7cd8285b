// His points and your awards.

import type { Place, Score, Seat } from '@adega/kernel';
import { sizeOf } from '@adega/kit';
import { readOff } from '../data/pack.ts';
import { isFull } from '../rules/estates.ts';
import { majorities, money, multipliers, type Source, scoreOf } from '../rules/scoring.ts';
import { playerOf, type Setting } from '../rules/setting.ts';
import type { State } from '../state.ts';
import { him, hisOf, LACERDA, MULTIPLIER_VP, YOU, you } from './lacerda.ts';
import { titleFor } from './titles.ts';

/** A source that counts in another way for him (solo.end). */
const butHis = (source: Source, his: (g: Setting, s: State) => number): Source => ({
  ...source,
  of: (g, s, seat) => (seat === LACERDA ? his(g, s) : source.of(g, s, seat)),
});

/** The printed table, also with the money tile: each of his multipliers is worth the same (SO30). */
export const moneyOfBoth = butHis(money, (g, s) => readOff(g.pack.moneyTable, him(s).money));
export const multipliersOfBoth = butHis(multipliers, (_g, s) => MULTIPLIER_VP * sizeOf(him(s).manned));

/** What awards are given for: how many there are now, and how many there could be. */
interface Award {
  readonly part: string;
  /** The number that decides it, of you and of him where both have one. */
  readonly number: (g: Setting, s: State, seat: Seat) => number;
  readonly most: (g: Setting) => number;
  readonly of: (g: Setting, s: State) => number;
}

/** More is strictly more (SO31). */
const ifMore = (part: string, amount: number, of: (g: Setting, s: State, seat: Seat) => number): Award => ({
  part,
  number: of,
  most: () => amount,
  of: (g, s) => (of(g, s, YOU) > of(g, s, LACERDA) ? amount : 0),
});

const barrelsAtMagnates = (s: State, seat = YOU): number => {
  const { atA, atB, atC } = playerOf(s, seat);
  return atA + atB + atC;
};
const fullEstates = (g: Setting, s: State): number => you(s).estates.filter(e => isFull(g, e)).length;
const trophies = (_g: Setting, s: State, seat: Seat): number => hisOf(s).trophies[seat] as number;

/** solo.awards, in the order of the sheet. The points from export at the end are those of the majorities. */
const AWARDS: readonly Award[] = [
  ifMore('points', 4, (g, s, seat) => scoreOf(g, s, seat).total),
  ifMore('money', 2, (_g, s, seat) => (seat === YOU ? you(s) : him(s)).money),
  { part: 'trophies', number: trophies, most: g => g.pack.fairs, of: (g, s) => trophies(g, s, YOU) },
  { part: 'estates', number: fullEstates, most: g => g.pack.estates, of: fullEstates },
  ifMore('export', 1, majorities.of),
  {
    part: 'magnates',
    number: (_g, s, seat) => barrelsAtMagnates(s, seat),
    most: () => 1,
    of: (_g, s) => (barrelsAtMagnates(s) === 0 ? 1 : 0),
  },
];

/** The sheet as a page shows it: also what was missed. */
export interface AwardRow {
  readonly part: string;
  readonly amount: number;
  readonly most: number;
  /** The numbers that decide it. */
  readonly yours: number;
  readonly his: number;
}

export const sheetOf = (g: Setting, s: State): AwardRow[] =>
  AWARDS.map(({ part, number, most, of }) => ({
    part,
    amount: of(g, s),
    most: most(g),
    yours: number(g, s, YOU),
    his: number(g, s, LACERDA),
  }));

/** Your score is the number of your awards. */
export function awardsOf(g: Setting, s: State): Score {
  const parts = AWARDS.map(({ part, of }) => ({ rule: 'solo.awards', part, amount: of(g, s) }));
  return { seat: YOU, total: parts.reduce((n, { amount }) => n + amount, 0), parts };
}

export const placeOf = (g: Setting, s: State): Place => ({
  seat: YOU,
  rank: 1,
  shared: false,
  by: 'awards',
  title: titleFor(awardsOf(g, s).total),
});
