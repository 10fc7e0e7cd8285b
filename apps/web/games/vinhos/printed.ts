// Which numbers are printed on what lies on the table, each as a pointer into the pack: one list for the card that tells where they come
// from, for the signs at reconstructed ones, and for the test that holds them to the pack.
//
// Besides the things that can be chosen (paths.ts) there are places that only show something: see `shown`.

import { vinhos } from '@adega/shelf';
import type { Position } from '@adega/wire';
import type { PrintedWord } from '../../text/en/printed.ts';
import { isReconstructed } from './reconstructed.ts';
import {
  ABILITIES,
  ACTIONS,
  BONUSES,
  COLOURS,
  FEATURES,
  MULTIPLIERS_FROM,
  NONE,
  PLACES,
  playerOf,
  REGIONS,
  type State,
  stateOf,
  TILE_ACTIONS,
  tables,
} from './set.ts';

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
  staff: (kind: string) => `staff:${kind}`,
  /** An empty place of a cellar or a warehouse. */
  place: (seat: number, spot: number) => `place:${seat}:${spot}`,
} as const;

const pack = vinhos.PACK_2016;
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

const price = (what: 'winery' | 'enologist' | 'farmer' | 'cellar' | 'expert'): Printed => one(`printed.price.${what}`, `/prices/${what}`);
const quality = (what: 'vineyard' | 'farmer' | 'winery' | 'enologist' | 'port'): Printed =>
  one(`printed.quality.${what}`, `/quality/${what}`);

function onSpace(s: State, space: number): Printed[] {
  const action = ACTIONS[tables.spaceAction[space] ?? 0] ?? 'centre';
  // Coming to the centre costs nothing.
  if (action === 'centre') return [];
  return [
    one('printed.distance', '/prices/distance'),
    ...(s.tax === space ? [one('printed.tax', '/prices/tax')] : []),
    one('printed.player', '/prices/player'),
    one('printed.limit', `/limits/${action}`),
    ...(BOUGHT[action] ?? []).map(price),
  ];
}

const BENEFITS: { readonly [region: string]: Printed } = {
  'tras-os-montes': one('printed.benefit.points', '/trasOsMontes'),
  douro: one('printed.benefit.ports', '/portTiles'),
  setubal: one('printed.benefit.experts', '/setubalExperts'),
  alentejo: one('printed.benefit.cube', '/cubeWorth/alentejo'),
  algarve: one('printed.benefit.value', '/algarve'),
};

function onRegion(s: State, region: number): Printed[] {
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

const ofColumn = (column: number): Printed => one('printed.majority', `/export/columns/${column}/majority`);

function onExport(space: number): Printed[] {
  const column = tables.exportColumn[space] ?? 0;
  return [one('printed.export', `/export/columns/${column}/spaces/${space - tables.exportColumn.indexOf(column)}`), ofColumn(column)];
}

function onExpert(expert: number): Printed[] {
  const feature = FEATURES[tables.expertFeature[expert] ?? NONE];
  const ability = ABILITIES[tables.expertAbility[expert] ?? NONE];
  const at = pack.experts.findIndex(tile => tile.feature === feature && tile.ability === ability);
  return [
    ...(ability === 'cash' ? [one('printed.ability.cash', '/abilities/cash')] : []),
    ...(ability === 'vineyard-discount' ? [one('printed.ability.discount', '/abilities/discount')] : []),
    ...(at < 0 ? [] : [one('printed.arrow', `/experts/${at}/arrow`)]),
  ];
}

function onPile(s: State, pile: number): Printed[] {
  const top = s.piles[pile] ?? NONE;
  return [price('expert'), ...(top < 0 ? [] : onExpert(top))];
}

function onTile(s: State, tile: number): Printed[] {
  if (tile >= MULTIPLIERS_FROM) return onMultiplier(tile - MULTIPLIERS_FROM);
  const at = pack.magnates.actions.findIndex(({ id }) => id === TILE_ACTIONS[tile]);
  const action: object = pack.magnates.actions[at] ?? {};
  const figures = (['price', 'discount', 'points'] as const).filter(figure => figure in action);
  return [
    ...figures.map(figure => one(`printed.tile.${figure}`, `/magnates/actions/${at}/${figure}`)),
    one('printed.tile.count', `/magnates/actions/${at}/tiles/${s.seats - 2}`),
  ];
}

function onMultiplier(tile: number): Printed[] {
  const multiplier = pack.magnates.multipliers[tile];
  if (multiplier === undefined) return [];
  const at = `/magnates/multipliers/${tile}`;
  return [
    ...('per' in multiplier ? [one('printed.multiplier.per', `${at}/per`)] : []),
    ...('cap' in multiplier ? [one('printed.multiplier.cap', `${at}/cap`)] : []),
    ...(multiplier.subject === 'money' ? [moneyPoints('tile')] : []),
  ];
}

const moneyPoints = (table: 'table' | 'tile'): Printed =>
  some(`printed.money.${table}`, pack.money[table].length, row => `/money/${table}/${row}/1`);

const storageOf = (s: State, seat: number, e: number): 'cellar' | 'warehouse' =>
  playerOf(s, seat).estates[e]?.cellar === 1 ? 'cellar' : 'warehouse';

function onPlace(s: State, seat: number, spot: number): Printed[] {
  return [one('printed.place', `/storage/${storageOf(s, seat, Math.floor(spot / PLACES))}/${spot % PLACES}`)];
}

function onStorage(s: State, seat: number, e: number): Printed[] {
  const kind = storageOf(s, seat, e);
  return [
    ...(kind === 'warehouse' ? [price('cellar')] : []),
    some(`printed.storage.${kind}`, pack.storage[kind].length, place => `/storage/${kind}/${place}`),
  ];
}

function onMagnate(s: State, magnate: number): Printed[] {
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

function onVintage(s: State, feature: number): Printed[] {
  const word = FEATURES[feature];
  const symbols: object = pack.vintages[s.vintage]?.features ?? {};
  return word !== undefined && word in symbols ? [one('printed.symbols', `/vintages/${s.vintage}/features/${word}`)] : [];
}

function onPrizes(s: State): Printed[] {
  const prizes = pack.fair.prizes[s.fairs];
  return prizes === undefined ? [] : [some('printed.prizes', prizes.length, rank => `/fair/prizes/${s.fairs}/${rank}`)];
}

function onSupply(s: State, what: string): Printed[] {
  if (what === 'cubes' || what === 'ports') return [one('printed.supply.all', `/${what}`)];
  return [one('printed.supply.players', `/supplies/${what}/${s.seats - 2}`)];
}

type On = (s: State, a: number, b: number) => readonly Printed[];

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
  farmer: () => [price('farmer'), quality('farmer')],
  cellar: onStorage,
  wine: onPlace,
  place: onPlace,
  sale: (_s, space) => [one('printed.sale', `/sales/${space}/value`)],
  export: (_s, space) => onExport(space),
  majority: (_s, column) => [ofColumn(column)],
  expert: (_s, _seat, expert) => onExpert(expert),
  pile: onPile,
  tile: (s, _seat, tile) => onTile(s, tile),
  display: onTile,
  multiplier: (_s, _seat, tile) => onMultiplier(tile),
  stand: (_s, stand) => (BONUSES[tables.standBonus[stand] ?? 0] === 'none' ? [] : [one('printed.stand', `/fair/stands/${stand}/amount`)]),
  magnate: onMagnate,
  cubes: () => [one('printed.cubes.most', '/mostCubes'), one('printed.cubes.worth', '/cubeWorth/plain')],
  weather: s => (s.vintage < 0 ? [] : [one('printed.weather', `/vintages/${s.vintage}/weather`)]),
  symbols: onVintage,
  prizes: onPrizes,
  money: () => [moneyPoints('table')],
  barrels: () => [one('printed.barrels', '/supplies/barrels')],
  'at-magnates': () => [one('printed.at-magnates', '/supplies/magnateBarrels')],
  ports: () => [quality('port')],
  coming: () => [quality('vineyard'), quality('farmer'), quality('winery'), quality('enologist'), quality('port')],
};

/** The numbers printed on a thing or a place; none for an id that has none. */
export const printedOn = (position: Position, id: string): readonly Printed[] => printedIn(stateOf(position), id);

function printedIn(s: State, id: string): readonly Printed[] {
  const [kind = '', a = '', b = ''] = id.split(':');
  if (kind === 'supply') return onSupply(s, a);
  if (kind === 'staff') return ON[a]?.(s, 0, 0) ?? [];
  return ON[kind]?.(s, Number(a), Number(b)) ?? [];
}

const isDoubtful = (printed: readonly Printed[]): boolean => printed.some(({ paths }) => paths.some(isReconstructed));

export function markOf(position: Position, id: string): 'none' | 'known' | 'reconstructed' {
  const printed = printedOn(position, id);
  if (printed.length === 0) return 'none';
  return isDoubtful(printed) ? 'reconstructed' : 'known';
}

/** For a place that is no thing: by what its numbers are found, and the sign where one of them is reconstructed. */
export const placeOf = (s: State, id: string) => ({
  'data-printed': id,
  'data-doubt': isDoubtful(printedIn(s, id)) ? '' : undefined,
});

/** Whether the price on the top tile of a region is reconstructed: other numbers of the region may be, too. */
export const isCostDoubtful = (s: State, region: number): boolean =>
  isDoubtful(onRegion(s, region).filter(({ word }) => word === 'printed.cost'));

/** The value at a pointer of the pack. */
export function valueAt(path: string): unknown {
  let value: unknown = pack;
  for (const key of path.split('/').slice(1)) value = (value as { readonly [key: string]: unknown } | undefined)?.[key];
  return value;
}
