// From a pack to the tables of the rules.

import type { PackJson } from './schema.ts';
import { NO_CAP, type Numbers, type Tables } from './tables.ts';
import { ABILITIES, ACTIONS, BONUSES, COLOURS, FEATURES, HOUSES, REGIONS, type Region, SUBJECTS, TILE_ACTIONS } from './words.ts';

export { type MoneyTable, moneyVp, NO_CAP, type Numbers, type Tables } from './tables.ts';

/** The tables do not depend on the number of players. They are one object literal: that keeps its fields quick to read. */
export function compile(pack: PackJson): Tables {
  const regions = REGIONS.map(id => found(pack.regions, region => region.id === id));
  const kinds = regions.map(region => kindsOf(region.tiles));
  const mostKinds = Math.max(...kinds.map(list => list.length));
  const experts = expertsOf(pack);
  const spaces = pack.export.columns.flatMap((column, i) => column.spaces.map(number => ({ column: i, number })));
  const actions = TILE_ACTIONS.map(id => found(pack.magnates.actions, action => action.id === id));
  const { magnates, supplies, fair } = pack;
  const years = pack.quadrel.years.map((_, i) => i + 1);
  return {
    spaceAction: pack.quadrel.actions.map(action => ACTIONS.indexOf(action)),
    centre: pack.quadrel.actions.indexOf('centre'),
    yearSpace: pack.quadrel.years,

    years: years.length,
    fairOfYear: years.map(year => fair.years.indexOf(year)),
    refreshes: years.map(year => bit(pack.refresh.includes(year))),

    regionNumber: regions.map(region => region.number),
    regionOfNumber: [0, ...regions.map((_, i) => i + 1)].map(number => regions.findIndex(region => region.number === number)),
    cubeSpaces: regions.map(region => region.cubeSpaces),
    cubeWorth: perRegion('alentejo', pack.cubeWorth.alentejo, pack.cubeWorth.plain),
    regionValue: perRegion('algarve', pack.algarve, 0),
    regionPoints: perRegion('tras-os-montes', pack.trasOsMontes, 0),

    kinds: mostKinds,
    kindColour: kinds.map(list => padded(mostKinds, list, kind => kind.colour)),
    kindCost: kinds.map(list => padded(mostKinds, list, kind => kind.cost)),
    kindCount: kinds.map(list => padded(mostKinds, list, kind => kind.count)),
    vineyards: regions.map(region => region.tiles.length),

    cubes: pack.cubes,
    ports: pack.ports,
    mostCubes: pack.mostCubes,
    portTiles: pack.portTiles,
    setubalExperts: pack.setubalExperts,

    regionsInPlay: supplies.regions,
    regionsOut: supplies.out.map(ids => ids.map(id => REGIONS.indexOf(id))),
    wineries: supplies.wineries,
    cellars: supplies.cellars,
    enologists: supplies.enologists,
    farmers: supplies.farmers,

    barrels: supplies.barrels,
    magnateBarrels: supplies.magnateBarrels,
    money: supplies.money,

    estates: pack.estates,
    slots: pack.slots,
    mostWineries: pack.mostWineries,
    warehouse: pack.storage.warehouse,
    cellar: pack.storage.cellar,

    price: pack.prices,
    limit: pack.limits,
    expertCash: pack.abilities.cash,
    expertDiscount: pack.abilities.discount,
    quality: pack.quality,

    vintages: pack.vintages.length,
    vintageId: pack.vintages.map(vintage => vintage.id),
    weather: pack.vintages.map(vintage => vintage.weather),
    symbols: pack.vintages.map(vintage => FEATURES.map(feature => vintage.features[feature] ?? 0)),
    wantsColour: pack.vintages.map(vintage => COLOURS.indexOf(vintage.colour)),
    wantsValue: pack.vintages.map(vintage => vintage.value),
    wantsRegion: pack.vintages.map(vintage => bits(regions.map(region => vintage.regions.includes(region.number)))),

    experts: experts.length,
    expertFeature: experts.map(expert => FEATURES.indexOf(expert.feature)),
    expertAbility: experts.map(expert => ABILITIES.indexOf(expert.ability)),
    expertArrow: experts.map(expert => bit(expert.arrow)),

    sales: pack.sales.length,
    saleHouse: pack.sales.map(sale => HOUSES.indexOf(sale.house)),
    saleColour: pack.sales.map(sale => COLOURS.indexOf(sale.colour)),
    saleValue: pack.sales.map(sale => sale.value),

    exports: spaces.length,
    exportColumn: spaces.map(space => space.column),
    exportNumber: spaces.map(space => space.number),
    columns: pack.export.columns.length,
    majority: pack.export.columns.map(column => column.majority),
    columnTwo: pack.export.columns.map((_, i) => bit(pack.export.two.includes(i + 1))),

    moneyTable: pack.money.table,
    moneyTile: pack.money.tile,

    fairs: fair.years.length,
    prize: fair.prizes.map(places => [fair.two.map(place => places[place - 1] ?? 0), places, [...places, 0]]),
    stands: fair.stands.length,
    standBonus: fair.stands.map(stand => BONUSES.indexOf(stand.bonus)),
    standAmount: fair.stands.map(stand => stand.amount),

    display: magnates.display,
    mostMagnates: magnates.most,
    tileCount: actions.map(action => action.tiles),
    tilePrice: actions.map(action => ('price' in action ? action.price : 0)),
    tileDiscount: actions.map(action => ('discount' in action ? action.discount : 0)),
    tilePoints: actions.map(action => ('points' in action ? action.points : 0)),

    multipliers: magnates.multipliers.length,
    multiplierId: magnates.multipliers.map(tile => tile.id),
    multiplierSubject: magnates.multipliers.map(tile => SUBJECTS.indexOf(tile.subject)),
    multiplierPer: magnates.multipliers.map(tile => ('per' in tile ? tile.per : 0)),
    multiplierCap: magnates.multipliers.map(tile => ('cap' in tile ? (tile.cap ?? NO_CAP) : NO_CAP)),
    multiplierTwo: magnates.multipliers.map(tile => bit(tile.two)),
  };
}

interface Kind {
  readonly colour: number;
  readonly cost: number;
  count: number;
}

/** Tiles that look alike, red before white and cheap before dear, whatever their order in the file. */
function kindsOf(tiles: PackJson['regions'][number]['tiles']): Kind[] {
  const kinds: Kind[] = [];
  for (const tile of tiles) {
    const colour = COLOURS.indexOf(tile.colour);
    const same = kinds.find(kind => kind.colour === colour && kind.cost === tile.cost);
    if (same) same.count++;
    else kinds.push({ colour, cost: tile.cost, count: 1 });
  }
  return kinds.sort((a, b) => a.colour - b.colour || a.cost - b.cost);
}

/** By feature, then ability: expert = feature * 6 + ability, whatever their order in the file. */
function expertsOf(pack: PackJson): PackJson['experts'] {
  return FEATURES.flatMap(feature =>
    ABILITIES.map(ability => found(pack.experts, expert => expert.feature === feature && expert.ability === ability)),
  );
}

/** The schema has counted them: it is there. */
function found<T>(items: readonly T[], is: (item: T) => boolean): T {
  const item = items.find(is);
  if (item === undefined) throw new Error('not a checked pack');
  return item;
}

const padded = <T>(length: number, items: readonly T[], number: (item: T) => number): Numbers =>
  Array.from({ length }, (_, i) => (i < items.length ? number(items[i] as T) : 0));

const perRegion = (special: Region, value: number, plain: number): Numbers => REGIONS.map(id => (id === special ? value : plain));

const bit = (yes: boolean): number => (yes ? 1 : 0);

const bits = (yes: readonly boolean[]): number => yes.reduce((sum, one, i) => (one ? sum | (1 << i) : sum), 0);
