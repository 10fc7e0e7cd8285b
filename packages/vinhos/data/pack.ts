// From a pack to the tables of the rules.

import { found, own2010, own2016 } from './own.ts';
import type { PackJson } from './schema.ts';
import { NO_CAP, type Numbers, type Tables } from './tables.ts';
import { ABILITIES, BONUSES, COLOURS, type Colour, FEATURES, HOUSES, REGIONS, type Region, SPACE_ACTIONS, SUBJECTS } from './words.ts';

export { type BankTables, NO_CAP, readOff, type Tables } from './tables.ts';

/** A region that the edition lacks. */
const ABSENT: PackJson['regions'][number] = { id: 'ribatejo', number: 0, cubeSpaces: 0, tiles: [] };

type Vintage = Omit<PackJson['vintages'][number], 'colour'> & { readonly colour: Colour | undefined };

/** No features and no wishes that a wine could satisfy. */
const SHOWS_NOTHING = { features: {}, colour: undefined, value: NO_CAP, regions: [] };
const CENTRE = 4;

/** The tables do not depend on the number of players. They are one object literal: that keeps its fields quick to read. */
export function compile(pack: PackJson): Tables {
  const own = 'bank' in pack ? own2010(pack) : own2016(pack);
  const regions = REGIONS.map(id => pack.regions.find(region => region.id === id) ?? ABSENT);
  const kinds = regions.map(region => kindsOf(region.tiles));
  const mostKinds = Math.max(...kinds.map(list => list.length));
  const experts = expertsOf(pack);
  const spaces = pack.export.columns.flatMap((column, i) => column.spaces.map((number, row) => ({ column: i, row, number })));
  const { supplies, fair } = pack;
  const years = pack.quadrel.years.map((_, i) => i + 1);
  const vintages: readonly Vintage[] = own.zero === undefined ? pack.vintages : [...pack.vintages, { ...own.zero, ...SHOWS_NOTHING }];
  return {
    spaceAction: pack.quadrel.actions.map(action => SPACE_ACTIONS.indexOf(action)),
    centre: CENTRE,
    yearSpace: pack.quadrel.years,

    years: years.length,
    fairOfYear: years.map(year => fair.years.indexOf(year)),
    refreshes: years.map(year => bit(pack.refresh.includes(year))),

    regions: bits(regions.map(region => region.number > 0)),
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
    magnateBarrels: own.magnateBarrels,
    money: own.money,
    extraMoney: own.extraMoney,

    estates: pack.estates,
    mostEstates: own.mostEstates,
    slots: pack.slots,
    mostWineries: pack.mostWineries,
    warehouse: pack.storage.warehouse,
    cellar: pack.storage.cellar,

    price: own.price,
    limit: own.limit,
    mostExperts: own.mostExperts,
    expertCash: pack.abilities.cash,
    expertDiscount: pack.abilities.discount,
    quality: pack.quality,

    vintages: vintages.length,
    zero: own.zero === undefined ? -1 : vintages.length - 1,
    vintageId: vintages.map(vintage => vintage.id),
    weather: vintages.map(vintage => vintage.weather),
    symbols: vintages.map(vintage => FEATURES.map(feature => vintage.features[feature] ?? 0)),
    wantsColour: vintages.map(({ colour }) => (colour === undefined ? -1 : COLOURS.indexOf(colour))),
    wantsValue: vintages.map(vintage => vintage.value),
    wantsRegion: vintages.map(vintage => bits(regions.map(region => vintage.regions.includes(region.number)))),

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
    exportPoints: spaces.map(space => own.rows[space.row] ?? space.number),
    columns: pack.export.columns.length,
    majority: pack.export.columns.map(column => column.majority),
    columnTwo: pack.export.columns.map((_, i) => bit(pack.export.two.includes(i + 1))),

    bank: own.bank,
    moneyTable: own.moneyTable,
    moneyTile: own.moneyTile,

    fairs: fair.years.length,
    prize: fair.prizes.map(places => [fair.two.map(place => places[place - 1] ?? 0), places, [...places, 0]]),
    stands: fair.stands.length,
    standBonus: fair.stands.map(stand => BONUSES.indexOf(stand.bonus)),
    standAmount: fair.stands.map(stand => stand.amount),
    standFeatures: own.standFeatures,
    beyond: own.beyond,
    expertsFor: own.expertsFor,
    track: own.track,

    display: own.display,
    mostMagnates: pack.magnates.most,
    tileCount: own.tileCount,
    tilePrice: own.tilePrice,
    tileDiscount: own.tileDiscount,
    tilePoints: own.tilePoints,
    extraRow: own.extraRow,
    extraAction: own.extraAction,

    slotRow: own.slots.map(slot => slot.row),
    slotSubject: own.slots.map(slot => slot.subject),
    slotPer: own.slots.map(slot => slot.per),
    slotEach: own.slots.map(slot => slot.each),
    slotCap: own.slots.map(slot => slot.cap),

    multipliers: own.multipliers.length,
    multiplierId: own.multipliers.map(tile => tile.id),
    multiplierSubject: own.multipliers.map(tile => SUBJECTS.indexOf(tile.subject)),
    multiplierPer: own.multipliers.map(tile => ('per' in tile ? tile.per : 0)),
    multiplierCap: own.multipliers.map(tile => ('cap' in tile ? (tile.cap ?? NO_CAP) : NO_CAP)),
    multiplierTwo: own.multipliers.map(tile => bit(tile.two)),
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

const padded = <T>(length: number, items: readonly T[], number: (item: T) => number): Numbers =>
  Array.from({ length }, (_, i) => (i < items.length ? number(items[i] as T) : 0));

const perRegion = (special: Region, value: number, plain: number): Numbers => REGIONS.map(id => (id === special ? value : plain));

const bit = (yes: boolean): number => (yes ? 1 : 0);

const bits = (yes: readonly boolean[]): number => yes.reduce((sum, one, i) => (one ? sum | (1 << i) : sum), 0);
