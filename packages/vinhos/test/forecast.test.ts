// The account in the years to come, against years small enough to work out by hand.
import { describe, expect, test } from 'vitest';
import { PACK_2016, PACK_RESERVE } from '../data/packs.ts';
import { edition2016 } from '../editions/2016.ts';
import { editionReserve } from '../editions/reserve.ts';
import { insightWith } from '../insight.ts';
import { bare } from './rules/position.ts';
import { bare2010, invested } from './rules/position-2010.ts';

const insight = insightWith(editionReserve, PACK_RESERVE);

/** A year 4 with so much on the account, at this interest, and so many enologists. */
const ahead = (account: number, interest: number, staff: number) => {
  const p = bare2010({ year: 4 })
    .estate(1, { region: 'dao', vineyards: 1, wineries: 2 })
    .estate(2, { wineries: 2 })
    .own(player => {
      Object.assign(player, { account, investment: invested(interest) });
      for (const [e, estate] of player.estates.entries()) estate.enologists = Math.max(0, Math.min(estate.wineries, staff - 2 * e));
    });
  return insight.account(p.s, 0);
};

const after = (account: number, interest: number, staff: number) => ahead(account, interest, staff)?.years.map(year => year.after);

describe('accountAhead', () => {
  test('interest is added, then salaries are paid, from this year to the last', () => {
    expect(ahead(5, 2, 1)?.years.map(({ year, interest, salaries, after }) => [year, interest, salaries, after])).toEqual([
      [4, 2, 1, 6],
      [5, 2, 1, 7],
      [6, 2, 1, 8],
    ]);
  });

  test('the account never goes beyond its end', () => expect(after(23, 3, 1)).toEqual([23, 23, 23]));

  test('arriving at 0 is told in the year in which it happens, and only then', () => {
    expect(ahead(2, -1, 0)?.years.map(({ zeros, unpaid }) => [zeros, unpaid])).toEqual([
      [0, false],
      [1, false],
      [0, true],
    ]);
  });

  test('who cannot be paid leaves and is not paid later', () => {
    expect(ahead(1, 1, 3)?.years.map(({ after, leaving, zeros }) => [after, leaving, zeros])).toEqual([
      [0, 1, 1],
      [0, 1, 1],
      [0, 0, 1],
    ]);
  });

  test('with other amounts than one has', () => {
    const p = bare2010({ year: 6 }).own(player => Object.assign(player, { account: 9, investment: invested(1) }));
    expect(insight.account(p.s, 0, { account: 3, investment: invested(-2) })?.years.map(year => year.after)).toEqual([1]);
  });

  test('what all investments would bring in cash', () => expect(ahead(5, 3, 0)?.worth).toBe(12));

  test('nothing where there is no bank', () => {
    expect(insightWith(edition2016, PACK_2016).account(bare().s, 0)).toBeUndefined();
  });
});
