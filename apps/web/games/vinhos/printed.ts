// Which numbers are printed on what lies on the table, each as a pointer into the pack: one list for the card that tells where they come
// from, for the signs at reconstructed ones, and for the test that holds them to the pack.
//
// Besides the things that can be chosen (paths.ts) there are places that only show something: see `shown`.

import type { Position } from '@adega/wire';
import { isOurs, valueIn } from '../../table/pack-value.ts';
import { type Box, boxOf } from './box.ts';
import { isReconstructed } from './reconstructed.ts';
import {
  ABILITIES,
  BONUSES,
  COLOURS,
  FEATURES,
  MULTIPLIERS,
  MULTIPLIERS_FROM,
  NONE,
  PLACES,
  playerOf,
  REGIONS,
  SLOTS,
  SPACE_ACTIONS,
  type State,
  stateOf,
  TILE_ACTIONS,
} from './set.ts';
import type { PrintedWord } from './text/en/printed.ts';

/** Numbers that are told in one line and come from the same source. */
export interface Printed {
  readonly word: PrintedWord;
  readonly paths: readonly string[];
}

/** Ids of places that cannot be chosen but have something printed on them. */
export const shown = {
  weather: 'weather',
  symbols: (feature: number) => `symbols:${feature}`,
  majority: (column: number) => `majority:${column}`,
  prizes: 'prizes',
  supply: (what: string) => `supply:${what}`,
  money: 'money',
  barrels: 'barrels',
  atMagnates: 'at-magnates',
  ports: 'ports',
  coming: 'coming',
  track: (feature: number) => `track:${feature}`,
  account: 'accounts',
  mayBring: 'may-bring',
  staff: (kind: string) => `staff:${kind}`,
  /** An empty place of a cellar or a warehouse. */
  place: (seat: number, spot: number) => `place:${seat}:${spot}`,
} as const;

const one = (word: PrintedWord, path: string): Printed => ({ word, paths: [path] });
const some = (word: PrintedWord, count: number, path: (i: number) => string): Printed => ({
  word,
  paths: Array.from({ length: count }, (_, i) => path(i)),
});

/** What is bought with the action of a space. */
const BOUGHT: { readonly [action: string]: readonly ('winery' | 'enologist' | 'farmer' | 'cellar' | 'expert')[] } = {
  wineries: ['winery'],
  staff: ['enologist', 'farmer'],
  cellars: ['cellar'],
  experts: ['expert'],
};

/** Whether the pack has a number of this name there. */
const hasIn = (numbers: object, name: string): boolean => Object.hasOwn(numbers, name);

const price = (what: 'winery' | 'enologist' | 'farmer' | 'cellar' | 'expert'): Printed => one(`printed.price.${what}`, `/prices/${what}`);
const quality = (what: 'vineyard' | 'farmer' | 'winery' | 'enologist' | 'port'): Printed =>
  one(`printed.quality.${what}`, `/quality/${what}`);

function onSpace({ pack, tables }: Box, s: State, space: number): Printed[] {
  const action = SPACE_ACTIONS[tables.spaceAction[space] ?? 0] ?? 'centre';
  // Coming to the centre costs nothing.
  if (action === 'centre') return [];
  return [
    one('printed.distance', '/prices/distance'),
    ...(s.tax === space ? [one('printed.tax', '/prices/tax')] : []),
    one('printed.player', '/prices/player'),
    ...(hasIn(pack.limits, action) ? [one('printed.limit', `/limits/${action}`)] : []),
    ...(BOUGHT[action] ?? []).filter(what => hasIn(pack.prices, what)).map(price),
  ];
}

const BENEFITS: { readonly [region: string]: Printed } = {
  'tras-os-montes': one('printed.benefit.points', '/trasOsMontes'),
  douro: one('printed.benefit.ports', '/portTiles'),
  setubal: one('printed.benefit.experts', '/setubalExperts'),
  alentejo: one('printed.benefit.cube', '/cubeWorth/alentejo'),
  algarve: one('printed.benefit.value', '/algarve'),
};

function onRegion({ pack, tables }: Box, s: State, region: number): Printed[] {
  const at = pack.regions.findIndex(({ id }) => id === REGIONS[region]);
  const kind = s.tops[region] ?? NONE;
  const top = (pack.regions[at]?.tiles ?? []).findIndex(
    ({ colour, cost }) => colour === COLOURS[tables.kindColour[region]?.[kind] ?? NONE] && cost === tables.kindCost[region]?.[kind],
  );
  const benefit = BENEFITS[REGIONS[region] ?? ''];
  return [
    one('printed.region', `/regions/${at}/number`),
    ...(top < 0 ? [] : [one('printed.cost', `/regions/${at}/tiles/${top}/cost`)]),
    one('printed.cube-spaces', `/regions/${at}/cubeSpaces`),
    ...(benefit === undefined ? [] : [benefit]),
  ];
}

/** What a column gives at the end, and with two players the frame that says whether it is in use. */
const onColumn = ({ pack, tables }: Box, s: State, column: number): Printed[] => [
  one('printed.majority', `/export/columns/${column}/majority`),
  ...(s.seats === 2 && tables.columnTwo.includes(0) ? [some('printed.export.two', pack.export.two.length, i => `/export/two/${i}`)] : []),
];

function onExport(box: Box, s: State, space: number): Printed[] {
  const column = box.tables.exportColumn[space] ?? 0;
  const row = space - box.tables.exportColumn.indexOf(column);
  const needs = `/export/columns/${column}/spaces/${row}`;
  if (!('rows' in box.pack.export)) return [one('printed.export', needs), ...onColumn(box, s, column)];
  return [one('printed.export.needs', needs), one('printed.export.points', `/export/rows/${row}`), ...onColumn(box, s, column)];
}

function onExpert({ pack, tables }: Box, expert: number): Printed[] {
  const feature = FEATURES[tables.expertFeature[expert] ?? NONE];
  const ability = ABILITIES[tables.expertAbility[expert] ?? NONE];
  const at = pack.experts.findIndex(tile => tile.feature === feature && tile.ability === ability);
  return [
    ...(ability === 'cash' ? [one('printed.ability.cash', '/abilities/cash')] : []),
    ...(ability === 'vineyard-discount' ? [one('printed.ability.discount', '/abilities/discount')] : []),
    ...(at < 0 ? [] : [one('printed.arrow', `/experts/${at}/arrow`)]),
  ];
}

function onPile(box: Box, s: State, pile: number): Printed[] {
  const top = s.piles[pile] ?? NONE;
  const most = 'mostExperts' in box.pack ? [one('printed.most-experts', '/mostExperts')] : [];
  return [price('expert'), ...most, ...(top < 0 ? [] : onExpert(box, top))];
}

function onTile(box: Box, s: State, tile: number): Printed[] {
  if (tile >= MULTIPLIERS_FROM) return onMultiplier(box, tile - MULTIPLIERS_FROM);
  if (!('actions' in box.pack.magnates)) return [];
  const at = box.pack.magnates.actions.findIndex(({ id }) => id === TILE_ACTIONS[tile]);
  const action: object = box.pack.magnates.actions[at] ?? {};
  const figures = (['price', 'discount', 'points'] as const).filter(figure => figure in action);
  return [
    ...figures.map(figure => one(`printed.tile.${figure}`, `/magnates/actions/${at}/${figure}`)),
    one('printed.tile.count', `/magnates/actions/${at}/tiles/${s.seats - 2}`),
  ];
}

function onMultiplier(box: Box, tile: number): Printed[] {
  const multiplier = 'multipliers' in box.pack.magnates ? box.pack.magnates.multipliers[tile] : undefined;
  if (multiplier === undefined) return [];
  const at = `/magnates/multipliers/${tile}`;
  return [
    ...('per' in multiplier ? [one('printed.multiplier.per', `${at}/per`)] : []),
    ...('cap' in multiplier ? [one('printed.multiplier.cap', `${at}/cap`)] : []),
    ...(multiplier.subject === 'money' ? [moneyPoints(box, 'tile')] : []),
  ];
}

const moneyPoints = ({ pack }: Box, table: 'table' | 'tile'): Printed =>
  some(`printed.money.${table}`, 'money' in pack ? pack.money[table].length : 0, row => `/money/${table}/${row}/1`);

/** What the sections of the account score; at 0, what arriving there costs. */
function onAccount({ pack }: Box, space: number): Printed[] {
  if (!('bank' in pack)) return [];
  if (space === 0) return [one('printed.account.loss', '/bank/loss')];
  const points = some('printed.account.points', pack.bank.table.length, row => `/bank/table/${row}/1`);
  return space === pack.bank.most ? [points, one('printed.account.most', '/bank/most')] : [points];
}

function onInvestment({ pack }: Box, space: number): Printed[] {
  if (!('bank' in pack)) return [];
  const at = '/bank/investments';
  return [
    ...(space > 0 ? [one('printed.invest', `${at}/invest/${space - 1}`)] : []),
    ...(space < pack.bank.investments.disinvest.length ? [one('printed.disinvest', `${at}/disinvest/${space}`)] : []),
  ];
}

/** An extra action of a magnate's row; most of them have no number. */
function onExtra({ pack, tables }: Box, extra: number): Printed[] {
  if (!('rows' in pack.magnates)) return [];
  const row = tables.extraRow[extra] ?? 0;
  const which = extra - tables.extraRow.indexOf(row);
  const action: object = pack.magnates.rows[row]?.actions[which] ?? {};
  const figures = (['price', 'discount'] as const).filter(figure => figure in action);
  return figures.map(figure => one(`printed.tile.${figure}`, `/magnates/rows/${row}/actions/${which}/${figure}`));
}

function onRowSlot({ pack, tables }: Box, slot: number): Printed[] {
  if (!('rows' in pack.magnates)) return [];
  const row = tables.slotRow[slot] ?? 0;
  const which = Math.floor(slot / SLOTS) % MULTIPLIERS;
  const json: object = pack.magnates.rows[row]?.multipliers[which] ?? {};
  const at = `/magnates/rows/${row}/multipliers/${which}`;
  const per = 'per' in json && Array.isArray(json.per) ? `${at}/per/${slot % SLOTS}` : `${at}/per`;
  return [
    ...('per' in json ? [one('printed.multiplier.per', per)] : []),
    ...('points' in json ? [one('printed.slot.points', `${at}/points`)] : []),
    ...('each' in json ? [one('printed.slot.each', `${at}/each/${slot % SLOTS}`)] : []),
    ...('cap' in json ? [one('printed.multiplier.cap', `${at}/cap`)] : []),
  ];
}

function onTracks({ pack }: Box): Printed[] {
  return 'track' in pack.fair ? [some('printed.track', pack.fair.track.length, i => `/fair/track/${i}`)] : [];
}

function onFairTile({ pack }: Box): Printed[] {
  if (!('experts' in pack.fair)) return [];
  return [some('printed.experts-for', pack.fair.experts.length, row => `/fair/experts/${row}/1`), one('printed.beyond', '/fair/beyond')];
}

const weatherOf = ({ tables }: Box, s: State): string => (s.vintage === tables.zero ? '/zero/weather' : `/vintages/${s.vintage}/weather`);

const storageOf = (s: State, seat: number, e: number): 'cellar' | 'warehouse' =>
  playerOf(s, seat).estates[e]?.cellar === 1 ? 'cellar' : 'warehouse';

function onPlace(_box: Box, s: State, seat: number, spot: number): Printed[] {
  return [one('printed.place', `/storage/${storageOf(s, seat, Math.floor(spot / PLACES))}/${spot % PLACES}`)];
}

function onStorage({ pack }: Box, s: State, seat: number, e: number): Printed[] {
  const kind = storageOf(s, seat, e);
  return [
    ...(kind === 'warehouse' ? [price('cellar')] : []),
    some(`printed.storage.${kind}`, pack.storage[kind].length, place => `/storage/${kind}/${place}`),
  ];
}

function onMagnate({ pack }: Box, s: State, magnate: number): Printed[] {
  const vintage = pack.vintages[s.vintage];
  if (vintage === undefined) return [];
  const at = `/vintages/${s.vintage}`;
  const wishes = [
    one('printed.wish.colour', `${at}/colour`),
    one('printed.wish.value', `${at}/value`),
    some('printed.wish.regions', vintage.regions.length, i => `${at}/regions/${i}`),
  ];
  return wishes.slice(magnate, magnate + 1);
}

function onVintage({ pack }: Box, s: State, feature: number): Printed[] {
  const word = FEATURES[feature];
  const symbols: object = pack.vintages[s.vintage]?.features ?? {};
  return word !== undefined && word in symbols ? [one('printed.symbols', `/vintages/${s.vintage}/features/${word}`)] : [];
}

function onPrizes({ insight, pack }: Box, s: State): Printed[] {
  const fair = (insight.fair(s)?.fair ?? 0) - 1;
  const prizes = pack.fair.prizes[fair];
  return prizes === undefined ? [] : [some('printed.prizes', prizes.length, rank => `/fair/prizes/${fair}/${rank}`)];
}

function onSupply(s: State, what: string): Printed[] {
  if (what === 'cubes' || what === 'ports') return [one('printed.supply.all', `/${what}`)];
  return [one('printed.supply.players', `/supplies/${what}/${s.seats - 2}`)];
}

/** Only where there are farmers at all. */
const farming = ({ tables }: Box): Printed[] => (tables.farmers.some(count => count > 0) ? [quality('farmer')] : []);

type On = (box: Box, s: State, a: number, b: number) => readonly Printed[];

const ON: { readonly [kind: string]: On } = {
  space: onSpace,
  region: onRegion,
  plot: () => [
    price('winery'),
    quality('vineyard'),
    quality('winery'),
    one('printed.slots', '/slots'),
    one('printed.wineries', '/mostWineries'),
  ],
  enologist: () => [price('enologist'), quality('enologist')],
  farmer: ({ pack }) => [...(hasIn(pack.prices, 'farmer') ? [price('farmer')] : []), quality('farmer')],
  cellar: onStorage,
  wine: onPlace,
  place: onPlace,
  sale: (_box, _s, space) => [one('printed.sale', `/sales/${space}/value`)],
  export: onExport,
  majority: onColumn,
  expert: (box, _s, _seat, expert) => onExpert(box, expert),
  pile: onPile,
  tile: (box, s, _seat, tile) => onTile(box, s, tile),
  display: onTile,
  multiplier: (box, _s, _seat, tile) => onMultiplier(box, tile),
  stand: ({ tables }, _s, stand) =>
    BONUSES[tables.standBonus[stand] ?? 0] === 'none' ? [] : [one('printed.stand', `/fair/stands/${stand}/amount`)],
  magnate: onMagnate,
  cubes: () => [one('printed.cubes.most', '/mostCubes'), one('printed.cubes.worth', '/cubeWorth/plain')],
  weather: (box, s) => (s.vintage < 0 ? [] : [one('printed.weather', weatherOf(box, s))]),
  symbols: onVintage,
  prizes: onPrizes,
  money: box => ('money' in box.pack ? [moneyPoints(box, 'table')] : []),
  barrels: () => [one('printed.barrels', '/supplies/barrels')],
  'at-magnates': ({ pack }) => ('magnateBarrels' in pack.supplies ? [one('printed.at-magnates', '/supplies/magnateBarrels')] : []),
  account: (box, _s, space) => onAccount(box, space),
  accounts: box => [...onAccount(box, 1), one('printed.account.start', '/bank/start'), one('printed.salary', '/bank/salary')],
  investment: (box, _s, space) => onInvestment(box, space),
  extra: (box, _s, extra) => onExtra(box, extra),
  rowslot: (box, _s, slot) => onRowSlot(box, slot),
  track: onTracks,
  'may-bring': onFairTile,
  ports: () => [quality('port')],
  coming: box => [quality('vineyard'), ...farming(box), quality('winery'), quality('enologist'), quality('port')],
};

/** The numbers printed on a thing or a place; none for an id that has none. */
export const printedOn = (position: Position, id: string): readonly Printed[] => {
  const box = boxOf(position);
  return printedIn(box, stateOf(position), id);
};

function printedIn(box: Box, s: State, id: string): readonly Printed[] {
  const [kind = '', a = '', b = ''] = id.split(':');
  if (kind === 'supply') return onSupply(s, a);
  if (kind === 'staff') return ON[a]?.(box, s, 0, 0) ?? [];
  return ON[kind]?.(box, s, Number(a), Number(b)) ?? [];
}

const isDoubtful = (box: Box, printed: readonly Printed[]): boolean =>
  printed.some(({ paths }) => paths.some(path => isReconstructed(box.pack.edition, path) && isOurs(box, path)));

export function markOf(position: Position, id: string): 'none' | 'known' | 'reconstructed' {
  const box = boxOf(position);
  const printed = printedOn(position, id);
  if (printed.length === 0) return 'none';
  return isDoubtful(box, printed) ? 'reconstructed' : 'known';
}

/** For a place that is no thing: by what its numbers are found, and the sign where one of them is reconstructed. */
export const placeOf = (box: Box, s: State, id: string) => ({
  'data-printed': id,
  'data-doubt': isDoubtful(box, printedIn(box, s, id)) ? '' : undefined,
});

/** Whether the price on the top tile of a region is reconstructed: other numbers of the region may be, too. */
export const isCostDoubtful = (box: Box, s: State, region: number): boolean =>
  isDoubtful(
    box,
    onRegion(box, s, region).filter(({ word }) => word === 'printed.cost'),
  );

/** The value at a pointer of the pack. */
export const valueAt = ({ pack }: Box, path: string): unknown => valueIn(pack, path);
