// Random packs of the editions of 2010, drawn as those of 2016 are.

import type { Random } from '@adega/kernel';
import { type Draw, drawing } from '@adega/kit/drawing.ts';
import { PACK_FIRST, PACK_RESERVE } from '../data/packs.ts';
import type { Pack2010 } from '../data/schema.ts';
import { BONUSES, FEATURES, REGIONS } from '../data/words.ts';
import type { EditionId } from '../rulebook.ts';
import { randomExport, randomFair, randomParts, randomRegions, randomRows, randomSupplies, randomYears } from './random-pack.ts';

/** Nobody is too poor for his first vineyard. */
const LEAST_MONEY = 12;

export function randomPack2010(rng: Random, edition: Exclude<EditionId, '2016' | 'solo'>): Pack2010 {
  const draw = drawing(rng);
  const ours = edition === 'first' ? PACK_FIRST : PACK_RESERVE;
  const ids = REGIONS.filter(id => ours.regions.some(region => region.id === id));
  const estates = draw.whole(1, 5);
  return {
    format: 1,
    edition,
    ...randomParts(draw, ours),
    quadrel: { actions: randomActions(draw), years: randomYears(draw) },
    regions: randomRegions(draw, ids, LEAST_MONEY),
    supplies: { ...randomSupplies(draw, ids), ...randomMoney(draw) },
    estates,
    ...('moreEstates' in ours ? { moreEstates: draw.whole(estates, 5) } : {}),
    mostExperts: draw.few(1, 24),
    zero: { id: 'none', weather: draw.whole(-5, 5) },
    export: { ...randomExport(draw), rows: draw.times(6, () => draw.few(0, 50)) },
    bank: randomBank(draw),
    fair: randomContest(draw),
    magnates: { most: draw.whole(0, 3), rows: randomRowsOfMagnates(draw, ours) },
  } as Pack2010;
}

/** The centre in the middle, the bank somewhere around it. */
function randomActions(draw: Draw): Pack2010['quadrel']['actions'] {
  const around = draw.shuffled(['vineyards', 'cellars', 'wineries', 'experts', 'staff', 'export', 'sales', 'bank'] as const);
  return [...around.slice(0, 4), 'centre', ...around.slice(4)];
}

/** By players and place in the order. */
function randomMoney(draw: Draw): Pick<Pack2010['supplies'], 'money' | 'extra'> {
  const byPlace = (amount: () => number) => [2, 3, 4].map(players => draw.times(players, amount));
  const money = byPlace(() => draw.few(LEAST_MONEY, 60));
  return draw.yes() ? { money, extra: byPlace(() => draw.few(0, 20)) } : { money };
}

function randomBank(draw: Draw): Pack2010['bank'] {
  const most = draw.few(1, 99);
  const least = draw.whole(-4, 0);
  const steps = draw.whole(1, 8);
  const prices = () => draw.times(steps, () => draw.few(0, 20));
  return {
    start: draw.whole(0, most),
    most,
    loss: draw.few(0, 20),
    salary: draw.whole(0, 3),
    table: randomRows(draw),
    investments: { start: least + draw.whole(0, steps), least, invest: prices(), disinvest: prices() },
  };
}

function randomContest(draw: Draw): Pack2010['fair'] {
  const bonus = () => ({ bonus: draw.one(BONUSES), amount: draw.few(0, 10) });
  const stand = () => ({ features: draw.some(FEATURES, 1), ...bonus() });
  return {
    ...randomFair(draw),
    beyond: draw.whole(0, 15),
    experts: climb(draw, draw.whole(0, 5), 6).map((experts, i) => [1 + 4 * i + draw.whole(0, 3), experts]),
    track: climb(draw, draw.whole(1, 15), 20),
    stands: draw.list(4, 6, stand).map(one => (one.bonus === 'none' ? { ...one, amount: 0 } : one)),
  };
}

/** So many numbers, none below the one before. */
function climb(draw: Draw, n: number, top: number): number[] {
  let at = 0;
  return draw.times(n, () => {
    at = Math.min(top, at + draw.whole(0, 2));
    return at;
  });
}

/** The same extra actions and multipliers, lying elsewhere, with other numbers. */
function randomRowsOfMagnates(draw: Draw, ours: Pack2010): Pack2010['magnates']['rows'] {
  const actions = draw.shuffled(ours.magnates.rows.flatMap(row => row.actions)).map(action => {
    if ('price' in action) return { ...action, price: draw.few(0, 20) };
    return 'discount' in action ? { ...action, discount: draw.few(0, 20) } : action;
  });
  const multipliers = draw.shuffled(ours.magnates.rows.flatMap(row => row.multipliers)).map(multiplier => {
    if ('each' in multiplier) return { ...multiplier, each: draw.times(2, () => draw.whole(1, 10)) };
    return 'points' in multiplier ? { ...multiplier, points: draw.few(0, 50) } : multiplier;
  });
  return [0, 1, 2].map(row => ({ actions: actions.slice(row * 2, row * 2 + 2), multipliers: multipliers.slice(row * 3, row * 3 + 3) }));
}
