// What the values of a pack must have in common. A pack that passes can be played to the end with 2, 3 and 4 players: everybody
// finds a first vineyard, a first tile and a stand, every year has its vintage, every fair its display.
// No price can stop a game: the first vineyard is free, the centre is free, and on the centre one may stay (move.stay-centre).

import { type Problem, pointerOf, shown } from './problem.ts';
import type { PackJson } from './schema.ts';
import { ACTIONS, FEATURES, REGIONS } from './words.ts';

/** What one check finds; undefined entries are checks that hold. */
type Found = readonly (Problem | undefined)[];

type Keys = readonly (string | number)[];

const CENTRE = 4;
const PLAYERS = [2, 3, 4] as const;

export function countProblems(pack: PackJson): Problem[] {
  return CHECKS.flatMap(check => check(pack)).filter(problem => problem !== undefined);
}

const CHECKS: readonly ((pack: PackJson) => Found)[] = [
  quadrelActions,
  yearSpaces,
  regions,
  regionsOut,
  wineriesAndSlots,
  storage,
  vintages,
  experts,
  sales,
  exportSpaces,
  exportTwo,
  moneyTables,
  fairYears,
  prizes,
  stands,
  refresh,
  tileActions,
  display,
  multipliers,
];

const problem = (keys: Keys, expected: string, got: unknown): Problem => ({
  path: pointerOf(keys),
  expected,
  got: shown(got),
});

/** One problem for each item that stands a second time. */
function distinct(keys: Keys, items: readonly unknown[]): Found {
  return items.map((item, i) => (items.indexOf(item) < i ? problem([...keys, i], 'distinct', item) : undefined));
}

/** One problem for each item whose `field` is that of an earlier one. */
function distinctBy<T, F extends keyof T & string>(keys: Keys, items: readonly T[], field: F): Found {
  const values = items.map(item => item[field]);
  return values.map((value, i) => (values.indexOf(value) < i ? problem([...keys, i, field], 'distinct', value) : undefined));
}

/** One problem for each number that is not above the one before it. */
function rising(keys: Keys, numbers: readonly number[]): Found {
  return numbers.map((n, i) => (i > 0 && n <= (numbers[i - 1] as number) ? problem([...keys, i], 'rising', n) : undefined));
}

/** One problem for each number below the one before it. */
function notFalling(keys: Keys, numbers: readonly number[]): Found {
  return numbers.map((n, i) => (i > 0 && n < (numbers[i - 1] as number) ? problem([...keys, i], 'not falling', n) : undefined));
}

const atLeast = (keys: Keys, least: number, got: number): Problem | undefined =>
  got < least ? problem(keys, `at least ${least}`, got) : undefined;

const atMost = (keys: Keys, most: number, got: number): Problem | undefined =>
  got > most ? problem(keys, `at most ${most}`, got) : undefined;

/** The centre in the middle, next to every space; every other action somewhere. */
function quadrelActions({ quadrel }: PackJson): Found {
  const keys = ['quadrel', 'actions'];
  const misplaced = quadrel.actions.map((action, i) =>
    (action === 'centre') !== (i === CENTRE) ? problem([...keys, i], i === CENTRE ? 'centre' : 'not centre', action) : undefined,
  );
  const missing = ACTIONS.filter(action => !quadrel.actions.includes(action));
  return [...misplaced, ...missing.map(action => problem(keys, `contains ${action}`, quadrel.actions))];
}

/** The year marker never stands on the centre, which is always free (A10). */
function yearSpaces({ quadrel }: PackJson): Found {
  return quadrel.years.map((space, i) => (space === CENTRE ? problem(['quadrel', 'years', i], 'not centre', space) : undefined));
}

function regions(pack: PackJson): Found {
  return [...distinctBy(['regions'], pack.regions, 'id'), ...distinctBy(['regions'], pack.regions, 'number')];
}

/** The recommended regions are as many as the rule leaves out. */
function regionsOut({ supplies }: PackJson): Found {
  return supplies.out.flatMap((out, i) => {
    const keys = ['supplies', 'out', i];
    const wanted = REGIONS.length - (supplies.regions[i] as number);
    return [out.length === wanted ? undefined : problem(keys, `list ${wanted}`, out), ...distinct(keys, out)];
  });
}

/** One slot is left for a vineyard (A20). */
function wineriesAndSlots(pack: PackJson): Found {
  return [atMost(['mostWineries'], pack.slots - 1, pack.mostWineries)];
}

/** Wines keep their places when a cellar is built (C20), and lose nothing by it: what could be sold before can be sold after (move.able). */
function storage(pack: PackJson): Found {
  const { warehouse, cellar } = pack.storage;
  if (warehouse.length > cellar.length) return [problem(['storage', 'warehouse'], `list 1..${cellar.length}`, warehouse)];
  return warehouse.map((bonus, i) => atLeast(['storage', 'cellar', i], bonus, cellar[i] as number));
}

function vintages(pack: PackJson): Found {
  const each = pack.vintages.flatMap(({ features, regions }, i) => [
    FEATURES.some(feature => feature in features) ? undefined : problem(['vintages', i, 'features'], 'not empty', features),
    ...distinct(['vintages', i, 'regions'], regions),
  ]);
  return [...distinctBy(['vintages'], pack.vintages, 'id'), ...each];
}

/** 24 in all and no two alike: each feature once with each ability. */
function experts(pack: PackJson): Found {
  return distinct(
    ['experts'],
    pack.experts.map(({ feature, ability }) => `${feature} ${ability}`),
  );
}

function sales(pack: PackJson): Found {
  return distinct(
    ['sales'],
    pack.sales.map(({ house, colour, value }) => `${house} ${colour} ${value}`),
  );
}

/** At most as many spaces as a position numbers. */
function exportSpaces(pack: PackJson): Found {
  const { columns } = pack.export;
  const spaces = columns.reduce((sum, column) => sum + column.spaces.length, 0);
  return [
    ...columns.flatMap((column, i) => distinct(['export', 'columns', i, 'spaces'], column.spaces)),
    atMost(['export', 'columns'], 32, spaces),
  ];
}

function exportTwo(pack: PackJson): Found {
  const { columns, two } = pack.export;
  const keys = ['export', 'two'];
  return [...two.map((column, i) => atMost([...keys, i], columns.length, column)), ...rising(keys, two)];
}

function moneyTables({ money }: PackJson): Found {
  return (['table', 'tile'] as const).flatMap(name =>
    [0, 1].flatMap(column => {
      const numbers = money[name].map(row => row[column] as number);
      const found = column === 0 ? rising(['money', name], numbers) : notFalling(['money', name], numbers);
      return found.map(p => p && { ...p, path: `${p.path}/${column}` });
    }),
  );
}

/** The last fair ends the last year. */
function fairYears({ quadrel, fair }: PackJson): Found {
  const last = quadrel.years.length;
  const keys = ['fair', 'years'];
  return [
    ...rising(keys, fair.years),
    fair.years.at(-1) === last ? undefined : problem([...keys, 2], `integer ${last}..${last}`, fair.years[2]),
  ];
}

function prizes({ fair }: PackJson): Found {
  const falling = fair.prizes.flatMap((places, i) =>
    places.map((n, place) => atMost(['fair', 'prizes', i, place], places[place - 1] ?? n, n)),
  );
  return [...falling, ...rising(['fair', 'two'], fair.two)];
}

function stands({ fair }: PackJson): Found {
  return fair.stands.map(({ bonus, amount }, i) => (bonus === 'none' ? atMost(['fair', 'stands', i, 'amount'], 0, amount) : undefined));
}

function refresh(pack: PackJson): Found {
  return rising(['refresh'], pack.refresh);
}

/** A tile with the icon of 3 players is in play with 4 too. */
function tileActions({ magnates }: PackJson): Found {
  const each = magnates.actions.flatMap(({ tiles }, i) => notFalling(['magnates', 'actions', i, 'tiles'], tiles));
  return [...each, ...distinctBy(['magnates', 'actions'], magnates.actions, 'id')];
}

/** Everybody takes a first tile, action tiles fill the display again (setup.magnate-pick), and each fair finds it full (A93). */
function display({ magnates, fair }: PackJson): Found {
  return PLAYERS.flatMap((players, i) => {
    const shown = magnates.display[i] as number;
    const actions = magnates.actions.reduce((sum, action) => sum + (action.tiles[i] as number), 0);
    const multipliers = magnates.multipliers.filter(tile => tile.two || players > 2).length;
    return [
      atLeast(['magnates', 'display', i], players, shown),
      atLeast(['magnates', 'actions'], shown + players, actions),
      atLeast(['magnates', 'multipliers'], fair.years.length * shown + players - actions, multipliers),
    ];
  });
}

function multipliers({ magnates }: PackJson): Found {
  return distinctBy(['magnates', 'multipliers'], magnates.multipliers, 'id');
}
