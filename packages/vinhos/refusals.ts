// The numbers of a refusal: what it would need by part, what there is, what is missing. Which rule is in the way is not decided here.

import type { Amount, Refusal, Seat } from '@adega/kernel';
import { sizeOf } from '@adega/kit';
import { type Need as AnyNeed, isShort, oneOf, refusalBy } from '@adega/kit/needs.ts';
import { ABILITIES, SPACE_ACTIONS } from './data/words.ts';
import type { Frame } from './frames.ts';
import { spotOf } from './moves.ts';
import type { RuleId } from './rulebook.ts';
import { canRise, investPrice } from './rules/bank.ts';
import { barrelsAt } from './rules/barrels.ts';
import { estateOf, freeSlots } from './rules/estates.ts';
import { isMultiplier, ownsIcon } from './rules/magnates.ts';
import { isOpenSlot } from './rules/press.ts';
import { costsOf } from './rules/quadrel.ts';
import { playerOf, type Setting, tileOf } from './rules/setting.ts';
import { actionAt, cheapestUnit } from './rules/spaces.ts';
import { staffPrice } from './rules/staff.ts';
import { priceOf } from './rules/unit.ts';
import { forbidsPlanting, vineyardCost } from './rules/vineyards.ts';
import { bestValue, cubesUsable, regionOf, wineAt, winesOf } from './rules/wine.ts';
import { type Move, type MoveKind, type MoveOf, NOBODY, NONE, type Player, type State } from './state.ts';

type Need = AnyNeed<RuleId>;

export const explain = (g: Setting, s: State, f: Frame, seat: Seat, m: Move, rule: string): Refusal =>
  refusalBy(rule, needsOf(g, s, f, seat, m));

const one = oneOf<RuleId>;
const price = (rule: RuleId, p: Player, part: string, amount: number): Need => ({
  rule,
  of: 'money',
  parts: [{ part, amount }],
  has: p.money,
});

/** Everything countable that this move needs, in the order in which it would be missed. */
export function needsOf(g: Setting, s: State, f: Frame, seat: Seat, m: Move): readonly Need[] {
  const needs: Needs<MoveKind> | undefined = NEEDS[m.kind];
  return needs?.(g, s, f, playerOf(s, seat), m, seat) ?? [];
}

type Needs<K extends MoveKind> = { of(g: Setting, s: State, f: Frame, p: Player, m: MoveOf<K>, seat: Seat): readonly Need[] }['of'];

const NEEDS: { readonly [K in MoveKind]?: Needs<K> } = {
  enter: (g, s, _f, p, m, seat) => [
    { rule: 'move.able', of: 'money', parts: enterParts(g, s, seat, m), has: p.money },
    ...actionNeeds(g, s, p, m.to),
    ...abilities(g, s),
  ],
  buy(g, s, f, p, m) {
    if ((s.tops[m.item] as number) < 0) return [one('vineyard.place', 'vineyard', 0)];
    const slot = one('vineyard.place', 'slot', freeSlots(g, estateOf(p, m.estate)));
    // Nothing is short where region or colour do not fit.
    if (!isShort(slot) && forbidsPlanting(g, s, p, m.item, m.estate) !== undefined) return [];
    return [slot, price('vineyard.place', p, 'vineyard', vineyardCost(g, s, tileOf(f), m.item))];
  },
  winery: (g, s, f, p, m) => [
    one('winery.build', 'winery', s.wineries),
    one('winery.build', 'slot', Math.min(freeSlots(g, estateOf(p, m.estate)), g.pack.mostWineries - estateOf(p, m.estate).wineries)),
    price('winery.build', p, 'winery', priceOf(g, tileOf(f), g.pack.price.winery)),
  ],
  cellar: (g, s, f, p, m) => [
    one('cellar.build', 'cellar', s.cellars),
    one('cellar.build', 'warehouse', 1 - estateOf(p, m.estate).cellar),
    price('cellar.build', p, 'cellar', priceOf(g, tileOf(f), g.pack.price.cellar)),
  ],
  enologist: (g, s, f, p, m) => [
    one('enologist.hire', 'enologist', s.enologists),
    one('enologist.hire', 'empty-winery', estateOf(p, m.estate).wineries - estateOf(p, m.estate).enologists),
    price('enologist.hire', p, 'enologist', staffPrice(g, tileOf(f), m)),
  ],
  farmer: (g, s, f, p, m) => [
    one('enologist.hire', 'farmer', s.farmers),
    one('enologist.hire', 'empty-vineyard', estateOf(p, m.estate).vineyards - estateOf(p, m.estate).farmers),
    price('enologist.hire', p, 'farmer', staffPrice(g, tileOf(f), m)),
  ],
  hire: (g, s, _f, p, m) => [
    one('expert.hire', 'expert', s.piles[m.item] === NONE ? 0 : 1),
    price('expert.hire', p, 'expert', g.pack.price.expert),
    ...(m.to === NONE && g.edition.limit?.swaps(g, p) === true ? [seventh(g, p)] : []),
  ],
  invest(g, _s, _f, p) {
    if (!canRise(g, p)) return [one('bank.action', 'investment', 0)];
    return [{ rule: 'bank.action', of: 'account', parts: [{ part: 'investment', amount: investPrice(g, p) }], has: p.account }];
  },
  disinvest: (g, s, _f, p) => [one('bank.disinvest', 'investment', p.investment), ...actionNeeds(g, s, p, p.at)],
  found: (g, s, _f, p, m) => {
    if ((s.tops[m.item] as number) < 0) return [one('setup.start-vineyard', 'vineyard', 0)];
    return [price('setup.start-vineyard', p, 'vineyard', g.edition.startPrice(g, s, m.item))];
  },
  entrust: (_g, _s, _f, p) => [one('press.magnates', 'barrel', p.barrels)],
  benefit: (_g, s, _f, p) => [used('magnate.benefit-2010', 'benefit', s.turn.tiles), one('magnate.benefit-2010', 'wine', winesOf(p))],
  sell: (g, s, _f, p, m) => [
    one('sales.sell', 'free-space', s.sales[m.to] === NOBODY ? 1 : 0),
    one('sales.sell', 'barrel', p.barrels),
    value('sales.sell', g.pack.saleValue[m.to] as number, bestValue(g, s, p, spotOf(m))),
  ],
  export: (g, s, _f, p, m) => [
    one('export.send', 'free-space', s.exports[m.to] === NOBODY ? 1 : 0),
    one('export.send', 'barrel', p.barrels),
    value('export.send', g.pack.exportNumber[m.to] as number, bestValue(g, s, p, spotOf(m))),
  ],
  present: (g, s, _f, p, m) => [
    { rule: 'press.wine', of: 'cube', parts: [{ part: 'cube', amount: m.to }], has: cubesUsable(g, s, p, regionOf(wineAt(p, spotOf(m)))) },
  ],
  slot: (_g, s, _f, _p, m, seat) => [one('order.choose', 'free-space', isOpenSlot(s, seat, m.to) ? 1 : 0)],
  stand: (g, s, _f, _p, m) => [one(g.edition.press.rule, 'free-space', s.stands[m.to] === NOBODY ? 1 : 0)],
  collect: (_g, _s, _f, p, m) => [one('press.magnates', 'barrel', barrelsAt(p, m.item))],
  take(g, _s, _f, p, m) {
    const wine = one('fair.buy-2016', 'wine', winesOf(p));
    return isMultiplier(m.item) && !ownsIcon(g, p, m.item) ? [wine, one('fair.buy-2016', 'barrel', p.barrels)] : [wine];
  },
  tile: (_g, s) => [used('magnate.tiles-2016', 'tile', s.turn.tiles)],
  use: (g, s) => [...abilities(g, s), one('expert.renown', 'cube', s.cubeSupply)],
};

/** One in a turn. */
const used = (rule: RuleId, of: string, amount: number): Need => ({
  rule,
  of,
  parts: [
    { part: 'used', amount },
    { part: of, amount: 1 },
  ],
  has: 1,
});

/** One expert more than may lie before a player. */
const seventh = (g: Setting, p: Player): Need => ({
  rule: 'expert.limit',
  of: 'place',
  parts: [
    { part: 'used', amount: sizeOf(p.expertsUp | p.expertsDown) },
    { part: 'expert', amount: 1 },
  ],
  has: g.pack.mostExperts,
});

const value = (rule: RuleId, amount: number, has: number): Need => ({ rule, of: 'value', parts: [{ part: 'space', amount }], has });

const abilities = (g: Setting, s: State): Need[] => [
  {
    rule: 'expert.use',
    of: 'ability',
    parts: [
      { part: 'used', amount: s.turn.experts },
      { part: 'ability', amount: 1 },
    ],
    has: g.edition.abilitiesPerTurn,
  },
];

/** What an action lacks that no money can buy. */
function actionNeeds(g: Setting, s: State, p: Player, space: number): Need[] {
  const rule = 'move.able';
  switch (SPACE_ACTIONS[actionAt(g, space)]) {
    case 'wineries':
      return [one(rule, 'winery', s.wineries)];
    case 'cellars':
      return [one(rule, 'cellar', s.cellars)];
    case 'staff':
      return [one(rule, 'staff', s.enologists + (g.edition.staff.includes('farmer') ? s.farmers : 0))];
    case 'experts':
      return [one(rule, 'expert', s.piles.filter(top => top !== NONE).length)];
    case 'sales':
    case 'export':
      return [one(rule, 'wine', winesOf(p)), one(rule, 'barrel', p.barrels)];
    case 'bank':
      return [one(rule, 'account', p.account + p.money)];
    default:
      return [];
  }
}

/** The parts of a move's price: distance, tax, players, and the cheapest unit of the action there. An expert flipped with it takes his share off. */
function enterParts(g: Setting, s: State, seat: Seat, m: MoveOf<'enter'>): Amount[] {
  const ability = m.item === NONE ? undefined : ABILITIES[g.pack.expertAbility[m.item] as number];
  const unit = cheapestUnit(g, s, playerOf(s, seat), actionAt(g, m.to));
  const less = ability === 'vineyard-discount' ? g.pack.expertDiscount : 0;
  const way = wayParts(g, s, seat, m.to).filter(({ part }) => ability !== 'free-move' || part === 'bribe');
  return [...way, ...(Number.isFinite(unit) && unit > less ? [{ part: 'action', amount: unit - less }] : [])];
}

/** The parts that entering the space itself costs. */
export function wayParts(g: Setting, s: State, seat: Seat, space: number): Amount[] {
  const { distance, tax, players, bribe } = costsOf(g, s, seat, space);
  const parts: Amount[] = [
    { part: 'distance', amount: distance },
    { part: 'tax', amount: tax },
    { part: 'players', amount: players },
    { part: 'bribe', amount: bribe },
  ];
  return parts.filter(part => part.amount > 0);
}
