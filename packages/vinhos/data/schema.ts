// The shape of a pack. Every number has bounds: tight enough that a slip of the hand is seen and that the rules can play any pack
// that passes, wide enough for whoever corrects the numbers from his box. What several values must have in common is in counts.ts.
// Some upper bounds are those of a position: 5 estates of 3 slots and 4 wine places, 4 tiles a region, 3 cubes a wine, 32 sales and
// 32 export spaces, 30 vintages and 30 multipliers (a bit each).

import * as v from 'valibot';
import { countProblems } from './counts.ts';
import { type Problem, pointerOf, shown } from './problem.ts';
import { ABILITIES, ACTIONS, BONUSES, COLOURS, FEATURES, HOUSES, REGIONS, SUBJECTS, TILE_ACTIONS } from './words.ts';

const whole = (min: number, max: number) => {
  const code = `integer ${min}..${max}`;
  return v.pipe(
    v.number(code),
    v.check(n => Number.isInteger(n) && n >= min && n <= max, code),
  );
};

const list = <T extends v.GenericSchema>(item: T, min: number, max = min) => {
  const code = min === max ? `list ${min}` : `list ${min}..${max}`;
  return v.pipe(
    v.array(item, code),
    v.check(items => items.length >= min && items.length <= max, code),
  );
};

const word = <const T extends readonly string[]>(words: T) => v.picklist(words, `one of ${words.join('|')}`);
const flag = v.boolean('boolean');
const id = v.pipe(v.string('id'), v.regex(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/, 'id'), v.maxLength(30, 'id'));

const fields = <const T extends v.ObjectEntries>(entries: T) =>
  v.strictObject(entries, issue => (issue.expected === 'never' ? 'absent' : issue.expected === 'Object' ? 'object' : 'present'));

/** A number each for 2, 3 and 4 players. */
const byPlayers = (min: number, max: number) => list(whole(min, max), 3);
const price = whole(0, 20);
const moneyRows = list(v.strictTuple([whole(0, 200), whole(0, 100)], 'list 2'), 0, 12);

const quadrel = fields({
  actions: list(word(ACTIONS), 9),
  years: list(whole(0, 8), 6),
});

const region = fields({
  id: word(REGIONS),
  number: whole(1, 9),
  cubeSpaces: whole(0, 8),
  tiles: list(fields({ colour: word(COLOURS), cost: price }), 1, 4),
});

const supplies = fields({
  regions: byPlayers(4, 9),
  out: list(list(word(REGIONS), 0, 5), 3),
  wineries: byPlayers(0, 40),
  cellars: byPlayers(0, 40),
  enologists: byPlayers(0, 40),
  farmers: byPlayers(0, 40),
  barrels: whole(0, 20),
  magnateBarrels: whole(0, 6),
  money: list(whole(0, 100), 4),
});

const prices = fields({
  distance: price,
  tax: price,
  player: price,
  winery: price,
  enologist: price,
  farmer: price,
  cellar: price,
  expert: price,
});

const limit = whole(1, 4);
const limits = fields({ vineyards: limit, wineries: limit, staff: limit, cellars: limit, sales: limit, export: limit, experts: limit });

const points = whole(0, 5);
const quality = fields({ vineyard: whole(1, 5), farmer: points, winery: points, enologist: points, port: whole(0, 9) });

const placeBonus = whole(0, 10);
const storage = fields({ warehouse: list(placeBonus, 1, 4), cellar: list(placeBonus, 1, 4) });

const symbols = v.exactOptional(whole(1, 6));
const vintage = fields({
  id,
  weather: whole(-5, 5),
  features: fields({ taste: symbols, aroma: symbols, look: symbols, alcohol: symbols }),
  colour: word(COLOURS),
  value: whole(0, 30),
  regions: list(whole(1, 9), 0, 9),
});

const expert = fields({ feature: word(FEATURES), ability: word(ABILITIES), arrow: flag });
const sale = fields({ house: word(HOUSES), colour: word(COLOURS), value: whole(1, 30) });

const exports = fields({
  columns: list(fields({ majority: whole(0, 50), spaces: list(whole(1, 30), 1, 6) }), 2, 8),
  two: list(whole(1, 8), 2, 8),
});

const fair = fields({
  years: list(whole(1, 6), 3),
  prizes: list(list(whole(0, 50), 3), 3),
  two: list(whole(1, 3), 2),
  stands: list(fields({ bonus: word(BONUSES), amount: whole(0, 10) }), 4, 6),
});

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
const counted = SUBJECTS.filter(subject => subject !== 'money');
const multiplier = v.variant(
  'subject',
  [
    fields({ id, subject: word(['money']), two: flag }),
    fields({ id, subject: word(counted), per: whole(0, 20), cap: v.exactOptional(whole(0, 200)), two: flag }),
  ],
  issue => (issue.expected === 'Object' ? 'object' : `one of ${SUBJECTS.join('|')}`),
);

const magnates = fields({
  display: byPlayers(2, 18),
  most: whole(0, 3),
  actions: list(tileAction, 9),
  multipliers: list(multiplier, 1, 30),
});

const pack = fields({
  format: v.literal(1, 'one of 1'),
  edition: v.literal('2016', 'one of 2016'),
  quadrel,
  regions: list(region, 9),
  cubes: whole(0, 60),
  ports: whole(0, 20),
  cubeWorth: fields({ plain: whole(1, 5), alentejo: whole(1, 5) }),
  mostCubes: whole(0, 3),
  algarve: whole(0, 10),
  trasOsMontes: whole(0, 10),
  portTiles: whole(0, 6),
  setubalExperts: whole(0, 6),
  supplies,
  estates: whole(1, 5),
  slots: whole(1, 3),
  mostWineries: whole(0, 2),
  prices,
  limits,
  abilities: fields({ cash: price, discount: price }),
  quality,
  storage,
  vintages: list(vintage, 6, 30),
  experts: list(expert, 24),
  sales: list(sale, 1, 32),
  export: exports,
  money: fields({ table: moneyRows, tile: moneyRows }),
  fair,
  refresh: list(whole(2, 6), 0, 5),
  magnates,
});

export type PackJson = v.InferOutput<typeof pack>;

export type Parsed = { readonly pack: PackJson } | { readonly problems: readonly Problem[] };

/** Nobody reads more than this at once. */
const MOST_PROBLEMS = 50;

/** The pack in this JSON, or everything that is wrong with it: first the shape, then the counts. */
export function parsePack(json: unknown): Parsed {
  const result = v.safeParse(pack, json);
  const problems = result.success ? countProblems(result.output) : result.issues.map(problemOf);
  return result.success && problems.length === 0 ? { pack: result.output } : { problems: problems.slice(0, MOST_PROBLEMS) };
}

function problemOf(issue: v.InferIssue<typeof pack>): Problem {
  return { path: pointerOf((issue.path ?? []).map(item => item.key)), expected: issue.message, got: shown(issue.input) };
}
