// What an event says that a seat has done, in terms of the things of a study.

import * as vinhos from '@adega/vinhos';
import {
  ARROWS,
  BUILDINGS,
  downName,
  exportNames,
  type Group,
  MAGNATES,
  placeName,
  saleName,
  slotName,
  spaceName,
  standName,
  upName,
} from './things.ts';

export type Deed = readonly [group: Group, name: string, n: number];

const did = (group: Group, name: string | undefined, n = 1): readonly Deed[] => (name === undefined ? [] : [[group, name, n]]);

type Teller<K extends vinhos.EventKind> = (event: vinhos.EventOf<K>, pack: vinhos.PackJson, s: vinhos.State) => readonly Deed[];

const TELLERS: { readonly [K in vinhos.EventKind]?: Teller<K> } = {
  entered: ({ space }, pack) => did('actions', spaceName(pack, space)),
  'estate-founded': ({ region }, _pack, { year }) => [
    ...did('regions', vinhos.REGIONS[region]),
    ...(year === 0 ? did('start region', vinhos.REGIONS[region]) : []),
  ],
  'winery-built': () => did('buildings', BUILDINGS.winery),
  'cellar-built': () => did('buildings', BUILDINGS.cellar),
  'enologist-hired': () => did('buildings', BUILDINGS.enologist),
  'farmer-hired': () => did('buildings', BUILDINGS.farmer),
  'ports-spent': ({ tiles }) => did('buildings', 'ports', tiles),
  'cubes-removed': ({ cubes }) => did('buildings', 'renown cubes', cubes),
  'wine-sold': ({ space }, { sales }) => did('sales', saleName(sales[space] as (typeof sales)[number])),
  'wine-exported': ({ space }, pack) => did('exports', exportNames(pack)[space]),
  'stand-taken': ({ stand }, pack) => did('stands', standName(pack, stand)),
  'fair-prize': ({ rank }) => did('fairs', placeName(rank)),
  absent: () => did('fairs', 'absent'),
  'barrel-collected': ({ magnate }) => did('magnates', MAGNATES[magnate]),
  'barrel-entrusted': ({ magnate }) => did('magnates', MAGNATES[magnate]),
  'expert-taken': ({ expert }) => did('experts hired', abilityOf(expert)),
  'expert-flipped': ({ expert }) => did('experts used', abilityOf(expert)),
  'expert-sent': ({ expert }, pack) => sent(pack, expert),
  'experts-brought': ({ experts: set }, pack) => pack.experts.flatMap((_, i) => (((set >> i) & 1) === 1 ? sent(pack, i) : [])),
  'tile-taken': ({ tile }, { magnates }) =>
    tile < KINDS
      ? did('action tiles', vinhos.TILE_ACTIONS[tile])
      : did('multiplier tiles', 'multipliers' in magnates ? magnates.multipliers[tile - KINDS]?.id : undefined),
  benefit: ({ to }, pack) => benefitAt(pack, to - vinhos.ROWS),
  deposited: () => did('bank', 'deposits'),
  withdrawn: () => did('bank', 'withdrawals'),
  'points-lost': () => did('bank', 'losses'),
  invested: ({ interest }) => did('investments', upName(interest - 1)),
  disinvested: ({ seat }, pack, { players }) =>
    did('investments', 'bank' in pack ? downName(pack.bank.investments.least + (players[seat]?.investment ?? 0)) : undefined),
};

const KINDS = vinhos.TILE_ACTIONS.length;

export function deedsOf(event: vinhos.Event, pack: vinhos.PackJson, s: vinhos.State): readonly Deed[] {
  const tell = TELLERS[event.kind] as Teller<vinhos.EventKind> | undefined;
  return tell?.(event, pack, s) ?? [];
}

// Experts are numbered by feature, then by ability.
const featureOf = (expert: number): string => vinhos.FEATURES[Math.floor(expert / vinhos.ABILITIES.length)] as string;
const abilityOf = (expert: number): string => vinhos.ABILITIES[expert % vinhos.ABILITIES.length] as string;

function sent({ experts }: vinhos.PackJson, expert: number): readonly Deed[] {
  const arrow = experts.find(({ feature, ability }) => feature === featureOf(expert) && ability === abilityOf(expert))?.arrow;
  return [...did('experts at fairs', featureOf(expert)), ...did('experts at fairs', ARROWS[Number(arrow)])];
}

/** Places of the rows: first the extra actions of all of them, then the slots. */
function benefitAt({ magnates }: vinhos.PackJson, i: number): readonly Deed[] {
  if (!('rows' in magnates)) return [];
  const extras = magnates.rows.flatMap(({ actions }) => actions.map(({ id }) => id));
  const slots = magnates.rows.flatMap(({ multipliers }) =>
    multipliers.flatMap(({ subject }) => [slotName(subject, 0), slotName(subject, 1)]),
  );
  return i < extras.length ? did('extra actions', extras[i]) : did('multipliers', slots[i - extras.length]);
}
