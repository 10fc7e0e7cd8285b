// The components that all editions have, and those of which each has its own. Some upper bounds are those of a position: 5 estates of
// 3 slots and 4 wine places, 4 tiles a region, 3 cubes a wine, 32 sales and 32 export spaces, 30 vintages and 30 multipliers (a bit each).

import { fields, list, whole, word } from '@adega/kit/schema.ts';
import * as v from 'valibot';
import {
  ABILITIES,
  ACTIONS,
  BONUSES,
  COLOURS,
  EXTRA_ACTIONS,
  FEATURES,
  HOUSES,
  REGIONS,
  SPACE_ACTIONS,
  SUBJECTS,
  TILE_ACTIONS,
  TILE_SUBJECTS,
} from './words.ts';

const flag = v.boolean('boolean');
const ID = 'text 1..30 of A-Z|a-z|0-9, joined by -';
const id = v.pipe(v.string(ID), v.regex(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/, ID), v.maxLength(30, ID));
const price = whole(0, 20);
/** A number each for 2, 3 and 4 players. */
const byPlayers = (min: number, max: number) => list(whole(min, max), 3);
/** Rows [needed, given]. */
const rows = (needed: number, given: number) => list(v.strictTuple([whole(0, needed), whole(0, given)], 'list 2'), 0, 12);

const region = fields({
  id: word(REGIONS),
  number: whole(1, 9),
  cubeSpaces: whole(0, 8),
  tiles: list(fields({ colour: word(COLOURS), cost: price }), 1, 4),
});

const points = whole(0, 5);
const placeBonus = whole(0, 10);
const expert = fields({ feature: word(FEATURES), ability: word(ABILITIES), arrow: flag });
const sale = fields({ house: word(HOUSES), colour: word(COLOURS), value: whole(1, 30) });

/** Alike in all editions, but for the number of regions. */
export const shared = (regions: number) => ({
  regions: list(region, regions),
  cubes: whole(0, 60),
  ports: whole(0, 20),
  cubeWorth: fields({ plain: whole(1, 5), alentejo: whole(1, 5) }),
  mostCubes: whole(0, 3),
  algarve: whole(0, 10),
  trasOsMontes: whole(0, 10),
  portTiles: whole(0, 6),
  setubalExperts: whole(0, 6),
  estates: whole(1, 5),
  slots: whole(1, 3),
  mostWineries: whole(0, 2),
  abilities: fields({ cash: price, discount: price }),
  quality: fields({ vineyard: whole(1, 5), farmer: points, winery: points, enologist: points, port: whole(0, 9) }),
  storage: fields({ warehouse: list(placeBonus, 1, 4), cellar: list(placeBonus, 1, 4) }),
  experts: list(expert, 24),
  sales: list(sale, 1, 32),
  refresh: list(whole(2, 6), 0, 5),
});

const years = list(whole(0, 8), 6);
const column = fields({ majority: whole(0, 50), spaces: list(whole(1, 30), 1, 6) });
const two = list(whole(1, 8), 2, 8);
const limit = whole(1, 4);

const supplies = (regions: number) => ({
  regions: byPlayers(4, regions),
  out: list(list(word(REGIONS), 0, 5), 3),
  wineries: byPlayers(0, 40),
  cellars: byPlayers(0, 40),
  enologists: byPlayers(0, 40),
  farmers: byPlayers(0, 40),
  barrels: whole(0, 20),
});

const prices = { distance: price, tax: price, player: price, winery: price, enologist: price, cellar: price, expert: price };
const limits = { wineries: limit, staff: limit, cellars: limit, experts: limit };

const symbols = v.exactOptional(whole(1, 6));
const features = fields({ taste: symbols, aroma: symbols, look: symbols, alcohol: symbols });
const weather = whole(-5, 5);
const wishes = { colour: word(COLOURS), value: whole(0, 30), regions: list(whole(1, 9), 0, 9) };
const vintages = list(fields({ id, weather, features, ...wishes }), 6, 30);

const fair = {
  years: list(whole(1, 6), 3),
  prizes: list(list(whole(0, 50), 3), 3),
  two: list(whole(1, 3), 2),
};
const bonus = { bonus: word(BONUSES), amount: whole(0, 10) };

const tiles = byPlayers(0, 6);
const tileAction = v.variant(
  'id',
  [
    fields({ id: word(['expert', 'winery', 'cellar', 'enologist', 'farmer']), tiles, price }),
    fields({ id: word(['vineyard']), tiles, discount: price }),
    fields({ id: word(['points']), tiles, points: whole(0, 20) }),
    fields({ id: word(['sales', 'export']), tiles }),
  ],
  issue => (issue.expected === 'Object' ? 'object' : `one of ${TILE_ACTIONS.join('|')}`),
);

/** Money has a table instead of points for each. */
const counted = TILE_SUBJECTS.filter(subject => subject !== 'money');
const tileMultiplier = v.variant(
  'subject',
  [
    fields({ id, subject: word(['money']), two: flag }),
    fields({ id, subject: word(counted), per: whole(0, 20), cap: v.exactOptional(whole(0, 200)), two: flag }),
  ],
  issue => (issue.expected === 'Object' ? 'object' : `one of ${TILE_SUBJECTS.join('|')}`),
);

const moneyRows = rows(200, 100);

/** The magnates have tiles; money is money. */
export const components2016 = {
  quadrel: fields({ actions: list(word(ACTIONS), 9), years }),
  supplies: fields({ ...supplies(9), magnateBarrels: whole(0, 6), money: list(whole(0, 100), 4) }),
  prices: fields({ ...prices, farmer: price }),
  limits: fields({ ...limits, vineyards: limit, sales: limit, export: limit }),
  vintages,
  export: fields({ columns: list(column, 2, 8), two }),
  money: fields({ table: moneyRows, tile: moneyRows }),
  fair: fields({ ...fair, stands: list(fields(bonus), 4, 6) }),
  magnates: fields({
    display: byPlayers(2, 18),
    most: whole(0, 3),
    actions: list(tileAction, 9),
    multipliers: list(tileMultiplier, 1, 30),
  }),
};

const extraAction = v.variant(
  'id',
  [
    fields({ id: word(['expert', 'winery']), price }),
    fields({ id: word(['vineyard']), discount: price }),
    fields({ id: word(['sales', 'export', 'investment']) }),
  ],
  issue => (issue.expected === 'Object' ? 'object' : `one of ${EXTRA_ACTIONS.join('|')}`),
);

/** A number each for the left and the right slot. */
const bySlot = (min: number, max: number) => list(whole(min, max), 2);
const rowMultiplier = v.variant(
  'subject',
  [
    fields({ subject: word(['cellars', 'vineyards', 'enologists', 'estates', 'wineries']), per: bySlot(0, 20) }),
    fields({ subject: word(['cash']), each: bySlot(1, 10), cap: v.exactOptional(whole(0, 200)) }),
    fields({ subject: word(['wine']) }),
    fields({ subject: word(['features']), points: whole(0, 50) }),
    fields({ subject: word(['renown']), per: whole(0, 10) }),
  ],
  issue => (issue.expected === 'Object' ? 'object' : `one of ${SUBJECTS.join('|')}`),
);

const bank = fields({
  start: whole(0, 99),
  most: whole(1, 99),
  loss: whole(0, 20),
  salary: whole(0, 10),
  table: rows(99, 100),
  investments: fields({ start: whole(-9, 9), least: whole(-9, 0), invest: list(price, 1, 12), disinvest: list(price, 1, 12) }),
});

const money = list(list(whole(0, 100), 2, 4), 3);

/** The magnates have rows on the board; cash and an account; tracks of features. */
export const components2010 = (regions: number) => ({
  quadrel: fields({ actions: list(word(SPACE_ACTIONS), 9), years }),
  supplies: fields({ ...supplies(regions), money, extra: v.exactOptional(money) }),
  moreEstates: v.exactOptional(whole(1, 5)),
  mostExperts: whole(1, 24),
  prices: fields(prices),
  limits: fields(limits),
  zero: fields({ id, weather }),
  vintages,
  export: fields({ columns: list(column, 2, 8), rows: list(whole(0, 50), 1, 6), two }),
  bank,
  fair: fields({
    ...fair,
    beyond: whole(0, 30),
    experts: rows(30, 6),
    track: list(whole(0, 20), 1, 30),
    stands: list(fields({ features: list(word(FEATURES), 1, 4), ...bonus }), 4, 6),
  }),
  magnates: fields({
    most: whole(0, 3),
    rows: list(fields({ actions: list(extraAction, 2), multipliers: list(rowMultiplier, 3) }), 3),
  }),
});
