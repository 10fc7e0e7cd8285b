// Names of components as phrases.

import type { Box } from './box.ts';
import {
  ABILITIES,
  BONUSES,
  colourOf,
  colourWord,
  digits,
  EXPORT_AT,
  EXTRA_ACTIONS,
  FEATURES,
  HOUSES,
  MULTIPLIER_AT,
  MULTIPLIERS_FROM,
  membersOf,
  PLACES,
  PLACES_OF_ROWS,
  playerOf,
  qualityOf,
  REGIONS,
  ROW_AT,
  regionOf,
  SLOTS,
  SPACE_ACTIONS,
  type State,
  SUBJECTS,
  TILE_ACTIONS,
} from './set.ts';
import type { Say } from './words.ts';

type Word<List extends readonly string[]> = List[number];
export const wordAt = <List extends readonly string[]>(list: List, i: number): Word<List> => list[i] as Word<List>;

export const regionName = (say: Say, region: number): string => say(`region.${wordAt(REGIONS, region)}`);
export const featureName = (say: Say, feature: number): string => say(`feature.${wordAt(FEATURES, feature)}`);
export const actionName = (say: Say, box: Box, action: number): string =>
  say(`action.${wordAt(SPACE_ACTIONS, action)}`, { farmers: farmersHired(box) });
/** Whether farmers can be hired, as a word that messages select by. */
export const farmersHired = ({ edition }: Box): string => (edition.staff.includes('farmer') ? 'yes' : 'no');
/** Whether there is a bank, likewise. */
export const banked = ({ tables }: Box): string => (tables.bank === undefined ? 'no' : 'yes');
export const houseName = (say: Say, house: number): string => say(`house.${wordAt(HOUSES, house)}`);
/** The magnates of some editions have names of their own. */
export const magnateName = (say: Say, { pack }: Box, magnate: number): string =>
  say.known(`magnate.${pack.edition}.${magnate}`, undefined, () => say(`magnate.${magnate as 0 | 1 | 2}`));

export const benefitOf = (say: Say, box: Box, region: number): string =>
  say(`benefit.${wordAt(REGIONS, region)}`, benefitNumbers(box, region));

export const benefitNumbers = ({ tables, pack }: Box, region: number) => ({
  points: tables.regionPoints[region] ?? 0,
  ports: tables.portTiles,
  port: pack.quality.port,
  experts: tables.setubalExperts,
  worth: tables.cubeWorth[region] ?? 1,
  value: tables.regionValue[region] ?? 0,
});

/** A space of the grid; of two with the same action each says which it is. */
export function spaceName(say: Say, box: Box, space: number): string {
  const { spaceAction } = box.tables;
  const action = spaceAction[space] as number;
  const first = spaceAction.indexOf(action);
  const twice = spaceAction.lastIndexOf(action) !== first;
  const which = !twice ? 'only' : first === space ? 'upper' : 'lower';
  return say('space.name', { action: actionName(say, box, action), which });
}

export function abilityName(say: Say, { tables }: Box, expert: number): string {
  const ability = wordAt(ABILITIES, tables.expertAbility[expert] as number);
  return say(`ability.${ability}`, { cash: tables.expertCash, discount: tables.expertDiscount });
}

/** As on a tile: feature, ability, arrow. */
export function expertName(say: Say, box: Box, expert: number): string {
  return say('expert.full', { ...expertParts(say, box, expert), arrow: box.tables.expertArrow[expert] === 1 ? 'yes' : 'no' });
}

/** As in a sentence. */
export const expertPhrase = (say: Say, box: Box, expert: number): string => say('expert.named', expertParts(say, box, expert));

const expertParts = (say: Say, box: Box, expert: number) => ({
  feature: featureName(say, box.tables.expertFeature[expert] as number),
  ability: abilityName(say, box, expert),
});

/** Of a magnate tile: the actions first, then the multipliers. */
export const tileName = (say: Say, box: Box, tile: number): string =>
  tile < MULTIPLIERS_FROM ? actionTileName(say, box, tile) : multiplierName(say, box, tile - MULTIPLIERS_FROM);

function actionTileName(say: Say, { tables }: Box, tile: number): string {
  return say(`tile.${wordAt(TILE_ACTIONS, tile)}`, {
    discount: tables.tileDiscount[tile] ?? 0,
    points: tables.tilePoints[tile] ?? 0,
    price: tables.tilePrice[tile] ?? 0,
  });
}

const NO_CAP = 1000;
const capOf = (cap: number): number => (cap > NO_CAP ? 0 : cap);

/** The most that one action does; 0 for as many as one likes. */
export const limitOf = ({ tables }: Box, action: string): number =>
  capOf((tables.limit as { readonly [action: string]: number | undefined })[action] ?? NO_CAP + 1);

/** What one does on an extra action of a magnate's row. */
export function extraName(say: Say, box: Box, extra: number): string {
  const word = wordAt(EXTRA_ACTIONS, box.tables.extraAction[extra] as number);
  return word === 'investment' ? say('extra.investment') : actionTileName(say, box, box.tables.extraAction[extra] as number);
}

/** What a multiplier of a magnate's row counts. */
export function slotSubject(say: Say, { tables }: Box, slot: number): string {
  const subject = wordAt(SUBJECTS, tables.slotSubject[slot] as number);
  const values = { per: tables.slotPer[slot] as number, each: tables.slotEach[slot] as number, cap: capOf(tables.slotCap[slot] as number) };
  return say(`multiplier.${subject}`, values);
}

/** Both slots of some multipliers give the same: they are told apart by their side. */
export const slotName = (say: Say, box: Box, slot: number): string =>
  say('slot.named', { name: slotSubject(say, box, slot), high: slot % SLOTS === 0 ? 'yes' : 'no' });

/** A place of the magnates' rows: a magnate, an extra action, or a slot numbered on from them. */
export function rowPlaceName(say: Say, box: Box, place: number): string {
  if (place < MAGNATES) return magnateName(say, box, place);
  return place < PLACES_OF_ROWS ? extraName(say, box, place - MAGNATES) : slotName(say, box, place - PLACES_OF_ROWS);
}

export const MAGNATES = 3;

export function multiplierName(say: Say, { tables }: Box, tile: number): string {
  const cap = tables.multiplierCap[tile] as number;
  const subject = wordAt(SUBJECTS, tables.multiplierSubject[tile] as number);
  const money = { most: tables.moneyTile.at(-1)?.[1] ?? 0, plain: tables.moneyTable.at(-1)?.[1] ?? 0 };
  return say(`multiplier.${subject}`, { per: tables.multiplierPer[tile] as number, cap: capOf(cap), each: 1, ...money });
}

/** What a stand gives; before it, the features it shows, where it does. */
export function standName(say: Say, box: Box, stand: number): string {
  const bonus = say(`stand.${wordAt(BONUSES, box.tables.standBonus[stand] as number)}`, {
    amount: box.tables.standAmount[stand] as number,
  });
  return say.list([...standFeatures(box, stand).map(feature => featureName(say, feature)), bonus]);
}

export const standFeatures = ({ tables }: Box, stand: number): number[] => membersOf(tables.standFeatures[stand] ?? 0, FEATURES.length);

export const estateNumber = (say: Say, estate: number): string => say('estate.number', { n: estate + 1 });

/** An estate with what tells it from the others. */
export function estateName(say: Say, s: State, seat: number, e: number): string {
  const estate = playerOf(s, seat).estates[e];
  const n = e + 1;
  if (estate === undefined) return estateNumber(say, e);
  if (estate.region >= 0) return say('estate.of', { n, region: regionName(say, estate.region), colour: colourWord(estate.colour) });
  return say(estate.wineries + estate.cellar > 0 ? 'estate.plain' : 'estate.empty', { n });
}

/** An estate on a button, under a heading that says what is done there. */
export function estateShort(say: Say, s: State, seat: number, e: number): string {
  const estate = playerOf(s, seat).estates[e];
  const region = estate === undefined || estate.region < 0 ? '' : regionName(say, estate.region);
  const bare = estate !== undefined && estate.wineries + estate.cellar === 0;
  return say('estate.short', { n: e + 1, region, kind: region !== '' ? 'of' : bare ? 'empty' : 'plain' });
}

const wineParts = (say: Say, wine: number) => ({
  colour: colourWord(colourOf(wine)),
  region: regionName(say, regionOf(wine)),
  quality: qualityOf(wine),
});

export const wineName = (say: Say, wine: number): string => say('wine.short', wineParts(say, wine));

/** A wine on a board, with its value and where it lies. */
export function wineAt(say: Say, { look }: Box, s: State, seat: number, spot: number): string {
  const wine = playerOf(s, seat).wines[spot] as number;
  const { plain } = look.value(s, seat, spot);
  return say('wine.at', { ...wineParts(say, wine), value: plain, n: Math.floor(spot / PLACES) + 1, place: (spot % PLACES) + 1 });
}

/** The same in a heading: as much of it as tells wines apart. */
export function wineTitle(say: Say, { look }: Box, s: State, seat: number, spot: number): string {
  const wine = playerOf(s, seat).wines[spot] as number;
  return say('wine.title', { ...wineParts(say, wine), value: look.value(s, seat, spot).plain, n: Math.floor(spot / PLACES) + 1 });
}

export const saleName = (say: Say, { tables }: Box, space: number): string =>
  say('sale.space', {
    colour: colourWord(tables.saleColour[space] as number),
    value: tables.saleValue[space] as number,
    house: houseName(say, tables.saleHouse[space] as number),
  });

/** Ships are told apart by the points on their hulls. */
export const hullOf = ({ pack, tables }: Box, space: number): number => pack.export.columns[tables.exportColumn[space] ?? 0]?.majority ?? 0;

export const exportName = (say: Say, box: Box, space: number): string =>
  say('export.space', { hull: hullOf(box, space), number: box.tables.exportNumber[space] as number });

/** Where a barrel stands: a sales space, an export space, a multiplier, or another place of the magnates' rows. */
export function barrelPlace(say: Say, box: Box, at: number): string {
  if (at >= ROW_AT) return rowPlaceName(say, box, at - ROW_AT);
  if (at >= MULTIPLIER_AT && box.edition.rows !== undefined) return slotName(say, box, at - MULTIPLIER_AT);
  if (at >= MULTIPLIER_AT) return say('move.use.multiplier', { tile: multiplierName(say, box, at - MULTIPLIER_AT) });
  return at >= EXPORT_AT ? exportName(say, box, at - EXPORT_AT) : saleName(say, box, at);
}

/** A vineyard tile of a region. */
export const vineyardName = (say: Say, { tables }: Box, region: number, kind: number): string =>
  say('move.arrange.tile', {
    colour: colourWord(tables.kindColour[region]?.[kind] ?? 0),
    cost: tables.kindCost[region]?.[kind] ?? 0,
  });

/** How many people in each estate that has some, from a number in base 4. */
export function staffPlaces(say: Say, { tables }: Box, code: number): string {
  const counts = digits(code, 4, tables.mostEstates);
  const some = counts.flatMap((count, e) => (count > 0 ? [say('estate.count', { n: e + 1, count })] : []));
  return say.list(some);
}
