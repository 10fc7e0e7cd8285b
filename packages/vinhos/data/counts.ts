// What the values of a pack must have in common. A pack that passes can be played to the end with 2, 3 and 4 players: everybody
// finds a first vineyard, a first tile and a stand, every year has its vintage, every fair its display.
// No price can stop a game: the first vineyard is free or within everybody's means, the centre is free, and on the centre one may stay
// (move.stay-centre).

import type { Problem } from '@adega/kernel';
import { atLeast, atMost, distinct, distinctBy, type Found, findingsOf, type Keys, notFalling, problem, rising } from '@adega/kit/counts.ts';
import type { Pack2010, Pack2016, PackJson } from './schema.ts';
import { ACTIONS, FEATURES } from './words.ts';

const CENTRE = 4;
const PLAYERS = [2, 3, 4] as const;

export function countProblems(pack: PackJson): Problem[] {
  const own = 'bank' in pack ? findingsOf(CHECKS_2010, pack) : findingsOf(CHECKS_2016, pack);
  return [...findingsOf(CHECKS, pack), ...own];
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
  fairYears,
  prizes,
  stands,
  refresh,
];

const CHECKS_2016: readonly ((pack: Pack2016) => Found)[] = [moneyTables, tileActions, display, multipliers];

const CHECKS_2010: readonly ((pack: Pack2010) => Found)[] = [
  startingMoney,
  firstVineyard,
  moreEstates,
  zeroVintage,
  exportRows,
  account,
  investments,
  expertRows,
  standFeatures,
  extraActions,
  rowMultipliers,
];

/** The centre in the middle, next to every space; every other action somewhere. */
function quadrelActions({ quadrel }: PackJson): Found {
  const keys = ['quadrel', 'actions'];
  const misplaced = quadrel.actions.map((action, i) =>
    (action === 'centre') !== (i === CENTRE) ? problem([...keys, i], i === CENTRE ? 'centre' : 'not centre', action) : undefined,
  );
  const actions: readonly string[] = quadrel.actions;
  const missing = ACTIONS.filter(action => !actions.includes(action));
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
function regionsOut({ supplies, regions }: PackJson): Found {
  const known = regions.map(region => region.id);
  const isComplete = new Set(known).size === known.length;
  return supplies.out.flatMap((out, i) => {
    const keys = ['supplies', 'out', i];
    const wanted = regions.length - (supplies.regions[i] as number);
    return [
      out.length === wanted ? undefined : problem(keys, `list ${wanted}`, out),
      ...distinct(keys, out),
      ...out.map((id, j) => (isComplete && !known.includes(id) ? problem([...keys, j], `one of ${known.join('|')}`, id) : undefined)),
    ];
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

function moneyTables({ money }: Pack2016): Found {
  return (['table', 'tile'] as const).flatMap(name => tableProblems(['money', name], money[name]));
}

/** Rows [needed, given]: more is needed for each, and it gives no less. */
function tableProblems(keys: Keys, table: readonly (readonly number[])[]): Found {
  return [0, 1].flatMap(column => {
    const numbers = table.map(row => row[column] as number);
    const found = column === 0 ? rising(keys, numbers) : notFalling(keys, numbers);
    return found.map(p => p && { ...p, path: `${p.path}/${column}` });
  });
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
function tileActions({ magnates }: Pack2016): Found {
  const each = magnates.actions.flatMap(({ tiles }, i) => notFalling(['magnates', 'actions', i, 'tiles'], tiles));
  return [...each, ...distinctBy(['magnates', 'actions'], magnates.actions, 'id')];
}

/** Everybody takes a first tile, action tiles fill the display again (setup.magnate-pick), and each fair finds it full (A93). */
function display({ magnates, fair }: Pack2016): Found {
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

function multipliers({ magnates }: Pack2016): Found {
  return distinctBy(['magnates', 'multipliers'], magnates.multipliers, 'id');
}

/** By place, as many as there are players. */
function startingMoney({ supplies }: Pack2010): Found {
  return (['money', 'extra'] as const).flatMap(name =>
    (supplies[name] ?? []).map((places, i) =>
      places.length === PLAYERS[i] ? undefined : problem(['supplies', name, i], `list ${PLAYERS[i]}`, places),
    ),
  );
}

/** Whatever is left, everybody can pay for his first vineyard. */
function firstVineyard({ supplies, regions }: Pack2010): Found {
  const dearest = Math.max(...regions.flatMap(region => region.tiles.map(tile => tile.cost)));
  return supplies.money.flatMap((places, i) => places.map((money, place) => atLeast(['supplies', 'money', i, place], dearest, money)));
}

function moreEstates({ estates, moreEstates: more }: Pack2010): Found {
  return more === undefined ? [] : [atLeast(['moreEstates'], estates, more)];
}

function zeroVintage({ zero, vintages }: Pack2010): Found {
  return [vintages.some(({ id }) => id === zero.id) ? problem(['zero', 'id'], 'distinct', zero.id) : undefined];
}

/** Every space of a column lies in a row. */
function exportRows(pack: Pack2010): Found {
  const { columns, rows } = pack.export;
  return columns.map(({ spaces }, i) =>
    spaces.length > rows.length ? problem(['export', 'columns', i, 'spaces'], `list 1..${rows.length}`, spaces) : undefined,
  );
}

function account({ bank }: Pack2010): Found {
  return [atMost(['bank', 'start'], bank.most, bank.start), ...tableProblems(['bank', 'table'], bank.table)];
}

/** A price each way for every step; the marker starts on the track. */
function investments({ bank }: Pack2010): Found {
  const { start, least, invest, disinvest } = bank.investments;
  const keys = ['bank', 'investments'];
  const steps = invest.length;
  return [
    disinvest.length === steps ? undefined : problem([...keys, 'disinvest'], `list ${steps}`, disinvest),
    atLeast([...keys, 'start'], least, start),
    atMost([...keys, 'start'], least + steps, start),
  ];
}

function expertRows({ fair }: Pack2010): Found {
  return [...tableProblems(['fair', 'experts'], fair.experts), ...notFalling(['fair', 'track'], fair.track)];
}

function standFeatures({ fair }: Pack2010): Found {
  return fair.stands.flatMap(({ features }, i) => distinct(['fair', 'stands', i, 'features'], features));
}

/** Each extra action once, in whatever row. */
function extraActions({ magnates }: Pack2010): Found {
  return onceInRows(magnates.rows, 'actions', row => row.actions.map(({ id }) => id));
}

/** One multiplier of each subject: nobody takes both of its slots (A107). */
function rowMultipliers({ magnates }: Pack2010): Found {
  return onceInRows(magnates.rows, 'multipliers', row => row.multipliers.map(({ subject }) => subject));
}

type Row = Pack2010['magnates']['rows'][number];

function onceInRows(rows: readonly Row[], field: keyof Row, words: (row: Row) => readonly string[]): Found {
  const before: string[] = [];
  return rows.flatMap((row, r) =>
    words(row).map((word, i) => {
      const again = before.includes(word);
      before.push(word);
      return again ? problem(['magnates', 'rows', r, field, i], 'distinct', word) : undefined;
    }),
  );
}
