// What can be counted in a game of Vinhos: every printed thing that somebody may use or leave, with the place of its number in the pack.

import { pointerOf } from '@adega/kernel';
import type * as vinhos from '@adega/vinhos';

/** A thing to be counted, and the number that says what it is worth. */
export interface Thing {
  readonly group: Group;
  readonly name: string;
  /** Where the number stands in the pack, where it is one. */
  readonly path: string | undefined;
}

export const GROUPS = [
  'points',
  'awards',
  'actions',
  'start region',
  'regions',
  'buildings',
  'sales',
  'exports',
  'majorities',
  'experts hired',
  'experts used',
  'experts at fairs',
  'stands',
  'fairs',
  'magnates',
  'action tiles',
  'multiplier tiles',
  'extra actions',
  'multipliers',
  'bank',
  'investments',
] as const;
export type Group = (typeof GROUPS)[number];

export const keyOf = (group: Group, name: string): string => `${group}: ${name}`;

/** Of the solo game, in the order of its sheet. */
const AWARDS = ['points', 'money', 'trophies', 'estates', 'export', 'magnates'];
export const MAGNATES = ['barrels, A', 'barrels, B', 'barrels, C'];
export const SIDES = ['left', 'right'];
export const ARROWS = ['without arrow', 'with arrow'];
export const BUILDINGS = { winery: 'wineries', cellar: 'cellars', enologist: 'enologists', farmer: 'farmers' } as const;

/** A space of the quadrel: two may have the same action. */
export function spaceName({ quadrel }: vinhos.PackJson, space: number): string {
  const action = quadrel.actions[space] as string;
  return quadrel.actions.indexOf(action as never) === space ? action : `${action} again`;
}

export const saleName = ({ house, value }: vinhos.PackJson['sales'][number]): string => `${value} in ${house}`;
const exportName = (column: number, row: number, number: number): string => `${number} in column ${column + 1}, row ${row + 1}`;
/** By space. */
export const exportNames = ({ export: { columns } }: vinhos.PackJson): readonly string[] =>
  columns.flatMap(({ spaces }, c) => spaces.map((n, row) => exportName(c, row, n)));
export const standName = ({ fair }: vinhos.PackJson, i: number): string => {
  const stand = fair.stands[i] as { readonly bonus: string; readonly features?: readonly string[] };
  return stand.features === undefined ? `${i + 1}: ${stand.bonus}` : `${stand.features.join('+')}: ${stand.bonus}`;
};
export const slotName = (subject: string, slot: number): string => `${subject}, ${SIDES[slot]}`;
export const majorityName = (column: number, majority: number): string => `column ${column + 1} for ${majority}`;
export const placeName = (rank: number): string => `place ${rank + 1}`;
/** A step of the investment track, by the space below it. */
export const upName = (from: number): string => `up from ${signed(from)}`;
export const downName = (to: number): string => `down to ${signed(to)}`;
const signed = (n: number): string => (n > 0 ? `+${n}` : String(n));

/** All things of an edition, in the order of the board. */
export const thingsOf = ({ sources, automa }: vinhos.Edition, pack: vinhos.PackJson): readonly Thing[] =>
  unique([
    ...sources.map(({ part }) => thing('points', part)),
    ...(automa === undefined ? [] : AWARDS).map(part => thing('awards', part)),
    ...pack.quadrel.actions.map((_, i) => thing('actions', spaceName(pack, i), 'quadrel', 'actions', i)),
    ...regionsOf('start region', pack),
    ...regionsOf('regions', pack),
    ...Object.entries(BUILDINGS).flatMap(([kind, name]) => (kind in pack.prices ? [thing('buildings', name, 'prices', kind)] : [])),
    thing('buildings', 'ports', 'ports'),
    thing('buildings', 'renown cubes', 'cubes'),
    ...pack.sales.map((sale, i) => thing('sales', saleName(sale), 'sales', i, 'value')),
    ...pack.export.columns.flatMap(({ spaces }, c) =>
      spaces.map((n, row) => thing('exports', exportName(c, row, n), 'export', 'columns', c, 'spaces', row)),
    ),
    ...pack.export.columns.map(({ majority }, c) => thing('majorities', majorityName(c, majority), 'export', 'columns', c, 'majority')),
    ...pack.experts.map(({ ability }, i) => thing('experts hired', ability, 'experts', i, 'ability')),
    ...pack.experts.map(({ ability }, i) => thing('experts used', ability, 'experts', i, 'ability')),
    ...pack.experts.map(({ feature }, i) => thing('experts at fairs', feature, 'experts', i, 'feature')),
    ...pack.experts.map(({ arrow }, i) => thing('experts at fairs', ARROWS[Number(arrow)] as string, 'experts', i, 'arrow')),
    ...pack.fair.stands.map((_, i) => thing('stands', standName(pack, i), 'fair', 'stands', i, 'bonus')),
    ...[0, 1, 2].map(i => thing('fairs', placeName(i), 'fair', 'prizes', 0, i)),
    thing('fairs', 'absent'),
    ...MAGNATES.map(name => thing('magnates', name)),
    ...tilesOf(pack),
    ...rowsOf(pack),
    ...bankOf(pack),
  ]);

const thing = (group: Group, name: string, ...path: readonly (string | number)[]): Thing => ({
  group,
  name,
  path: path.length === 0 ? undefined : pointerOf(path.map(String)),
});

/** Of several that are called alike the first. */
const unique = (things: readonly Thing[]): readonly Thing[] =>
  things.filter(({ group, name }, i) => things.findIndex(other => other.group === group && other.name === name) === i);

const regionsOf = (group: Group, { regions }: vinhos.PackJson): Thing[] =>
  regions.map(({ id }, i) => thing(group, id, 'regions', i, 'tiles', 0, 'cost'));

/** What makes an action tile worth more or less. */
const ACTION_NUMBERS = ['price', 'discount', 'points'];

function tilesOf({ magnates }: vinhos.PackJson): Thing[] {
  if (!('multipliers' in magnates)) return [];
  return [
    ...magnates.actions.map((tile, i) =>
      thing('action tiles', tile.id, 'magnates', 'actions', i, ACTION_NUMBERS.find(key => key in tile) ?? 'id'),
    ),
    ...magnates.multipliers.map((tile, i) => thing('multiplier tiles', tile.id, ...multiplierPath(tile, i))),
  ];
}

/** Of a tile with a limit the limit, otherwise what it gives for each. */
const multiplierPath = (tile: object, i: number): readonly (string | number)[] =>
  'cap' in tile ? ['magnates', 'multipliers', i, 'cap'] : 'per' in tile ? ['magnates', 'multipliers', i, 'per'] : ['money', 'tile', 0, 1];

function rowsOf({ magnates }: vinhos.PackJson): Thing[] {
  if (!('rows' in magnates)) return [];
  return magnates.rows.flatMap(({ actions, multipliers }, row) => [
    ...actions.map(({ id }, i) => thing('extra actions', id, 'magnates', 'rows', row, 'actions', i, 'id')),
    ...multipliers.flatMap(({ subject }, i) =>
      SIDES.map((_, slot) => thing('multipliers', slotName(subject, slot), 'magnates', 'rows', row, 'multipliers', i, 'subject')),
    ),
  ]);
}

function bankOf(pack: vinhos.PackJson): Thing[] {
  if (!('bank' in pack)) return [];
  const { least, invest, disinvest } = pack.bank.investments;
  return [
    ...['deposits', 'withdrawals', 'losses'].map(name => thing('bank', name)),
    ...invest.map((_, i) => thing('investments', upName(least + i), 'bank', 'investments', 'invest', i)),
    ...disinvest.map((_, i) => thing('investments', downName(least + i), 'bank', 'investments', 'disinvest', i)),
  ];
}
