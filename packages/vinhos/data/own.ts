// The tables of which each edition has its own: where one has no such thing, they are empty or without an end.

import type { Pack2010, Pack2016 } from './schema.ts';
import { type BankTables, type Scale, NO_CAP, type Numbers, type Tables } from './tables.ts';
import { EXTRA_ACTIONS, FEATURES, SUBJECTS, TILE_ACTIONS } from './words.ts';

interface Slot {
  readonly row: number;
  readonly subject: number;
  readonly per: number;
  readonly each: number;
  readonly cap: number;
}

type Same =
  | 'magnateBarrels'
  | 'money'
  | 'extraMoney'
  | 'mostEstates'
  | 'price'
  | 'limit'
  | 'mostExperts'
  | 'bank'
  | 'moneyTable'
  | 'moneyTile'
  | 'standFeatures'
  | 'beyond'
  | 'expertsFor'
  | 'track'
  | 'display'
  | 'tileCount'
  | 'tilePrice'
  | 'tileDiscount'
  | 'tilePoints'
  | 'extraRow'
  | 'extraAction';

export interface Own extends Pick<Tables, Same> {
  readonly zero: Pack2010['zero'] | undefined;
  /** Points by row of the export area; empty where the number of the space counts. */
  readonly rows: Numbers;
  readonly slots: readonly Slot[];
  readonly multipliers: Pack2016['magnates']['multipliers'];
}

const PLAYERS = [2, 3, 4];
const NO_TILES = TILE_ACTIONS.map(() => 0);

export function own2016(pack: Pack2016): Own {
  const { magnates, supplies, fair } = pack;
  const actions = TILE_ACTIONS.map(id => found(magnates.actions, action => action.id === id));
  return {
    magnateBarrels: supplies.magnateBarrels,
    money: PLAYERS.map(players => supplies.money.slice(0, players)),
    extraMoney: PLAYERS.map(players => supplies.money.slice(0, players).map(() => 0)),
    mostEstates: pack.estates,
    price: pack.prices,
    limit: pack.limits,
    mostExperts: NO_CAP,
    zero: undefined,
    rows: [],
    bank: undefined,
    moneyTable: pack.money.table,
    moneyTile: pack.money.tile,
    standFeatures: fair.stands.map(() => 0),
    beyond: 0,
    expertsFor: [],
    track: [],
    display: magnates.display,
    tileCount: actions.map(action => action.tiles),
    tilePrice: actions.map(action => ('price' in action ? action.price : 0)),
    tileDiscount: actions.map(action => ('discount' in action ? action.discount : 0)),
    tilePoints: actions.map(action => ('points' in action ? action.points : 0)),
    extraRow: [],
    extraAction: [],
    slots: [],
    multipliers: magnates.multipliers,
  };
}

export function own2010(pack: Pack2010): Own {
  const { magnates, supplies, fair, bank } = pack;
  const extra = magnates.rows.flatMap(row => row.actions);
  const byTile = (number: (action: ExtraJson) => number): Numbers =>
    TILE_ACTIONS.map(id => number(extra.find(action => action.id === id) ?? { id: 'sales' }));
  return {
    magnateBarrels: 0,
    money: supplies.money,
    extraMoney: supplies.extra ?? supplies.money.map(places => places.map(() => 0)),
    mostEstates: pack.moreEstates ?? pack.estates,
    price: { ...pack.prices, farmer: 0 },
    limit: { ...pack.limits, vineyards: NO_CAP, sales: NO_CAP, export: NO_CAP },
    mostExperts: pack.mostExperts,
    zero: pack.zero,
    rows: pack.export.rows,
    bank: bankOf(bank),
    moneyTable: bank.table,
    moneyTile: [] as Scale,
    standFeatures: fair.stands.map(({ features }) => features.reduce((set, feature) => set | (1 << FEATURES.indexOf(feature)), 0)),
    beyond: fair.beyond,
    expertsFor: fair.experts,
    track: fair.track,
    display: PLAYERS.map(() => 0),
    tileCount: TILE_ACTIONS.map(() => PLAYERS.map(() => 0)),
    tilePrice: byTile(action => ('price' in action ? action.price : 0)),
    tileDiscount: byTile(action => ('discount' in action ? action.discount : 0)),
    tilePoints: NO_TILES,
    extraRow: magnates.rows.flatMap((row, i) => row.actions.map(() => i)),
    extraAction: extra.map(action => EXTRA_ACTIONS.indexOf(action.id)),
    slots: magnates.rows.flatMap((row, i) => row.multipliers.flatMap(multiplier => slotsOf(multiplier, i))),
    multipliers: [],
  };
}

type ExtraJson = Pack2010['magnates']['rows'][number]['actions'][number];
type MultiplierJson = Pack2010['magnates']['rows'][number]['multipliers'][number];

/** The left slot and the right one. What is scored at once is the same in both. */
function slotsOf(json: MultiplierJson, row: number): Slot[] {
  return [0, 1].map(i => ({
    row,
    subject: SUBJECTS.indexOf(json.subject),
    per: perOf(json, i),
    each: 'each' in json ? (json.each[i] as number) : 1,
    cap: 'cap' in json ? (json.cap ?? NO_CAP) : NO_CAP,
  }));
}

function perOf(json: MultiplierJson, slot: number): number {
  if ('points' in json) return json.points;
  if (!('per' in json)) return 1;
  return typeof json.per === 'number' ? json.per : (json.per[slot] as number);
}

function bankOf({ start, most, loss, salary, investments }: Pack2010['bank']): BankTables {
  return {
    start,
    most,
    loss,
    salary,
    interest: Array.from({ length: investments.invest.length + 1 }, (_, i) => investments.least + i),
    investment: investments.start - investments.least,
    invest: investments.invest,
    disinvest: investments.disinvest,
  };
}

/** The schema has counted them: it is there. */
export function found<T>(items: readonly T[], is: (item: T) => boolean): T {
  const item = items.find(is);
  if (item === undefined) throw new Error('not a checked pack');
  return item;
}
