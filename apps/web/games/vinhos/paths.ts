// The things on the board that a move goes through: pressing them one after the other plays the move.
// Moves that are about no single thing (going on, arrangements of people or tiles, ports) are a choice of their own.

import type { Position } from '@adega/wire';
import { type Box, boxOf } from './box.ts';
import {
  ABILITIES,
  EXPORT_AT,
  type MoveKind,
  type MoveOf,
  MULTIPLIER_AT,
  MULTIPLIERS_FROM,
  membersOf,
  NONE,
  PLACES_OF_ROWS,
  playerOf,
  REGIONS,
  ROW_AT,
  type State,
  spotOf,
  stateOf,
} from './set.ts';

type Ids<K extends MoveKind> = { of(box: Box, seat: number, m: MoveOf<K>, s: State): readonly string[] }['of'];

/** Ids of things, in one place, so that a drawing and a path never differ. */
export const thing = {
  space: (space: number) => `space:${space}`,
  region: (region: number) => `region:${region}`,
  /** The slots of an estate, where vineyards and wineries go. */
  plot: (seat: number, e: number) => `plot:${seat}:${e}`,
  enologist: (seat: number, e: number) => `enologist:${seat}:${e}`,
  farmer: (seat: number, e: number) => `farmer:${seat}:${e}`,
  cellar: (seat: number, e: number) => `cellar:${seat}:${e}`,
  /** Cubes that wait in an estate for its region. */
  waiting: (seat: number, e: number) => `waiting:${seat}:${e}`,
  wine: (seat: number, spot: number) => `wine:${seat}:${spot}`,
  sale: (space: number) => `sale:${space}`,
  export: (space: number) => `export:${space}`,
  expert: (seat: number, expert: number) => `expert:${seat}:${expert}`,
  pile: (pile: number) => `pile:${pile}`,
  /** An action tile before a player. */
  tile: (seat: number, tile: number) => `tile:${seat}:${tile}`,
  /** A multiplier before a player, numbered among the multipliers. */
  multiplier: (seat: number, tile: number) => `multiplier:${seat}:${tile}`,
  /** A tile on the magnates' display, numbered among all tiles. */
  display: (tile: number) => `display:${tile}`,
  stand: (stand: number) => `stand:${stand}`,
  /** A place in the order of the next round. */
  slot: (slot: number) => `slot:${slot}`,
  magnate: (magnate: number) => `magnate:${magnate}`,
  /** So many cubes for the wine that is presented. */
  cubes: (n: number) => `cubes:${n}`,
  /** A space of the account. */
  account: (space: number) => `account:${space}`,
  /** A space of the investment track. */
  investment: (space: number) => `investment:${space}`,
  /** An extra action of a magnate's row. */
  extra: (extra: number) => `extra:${extra}`,
  /** A multiplier slot of a magnate's row. */
  rowSlot: (slot: number) => `rowslot:${slot}`,
  /** Own barrels with a magnate or on an extra action. */
  rowBarrel: (seat: number, place: number) => `rowbarrel:${seat}:${place}`,
  /** What makes a choice of experts final. */
  seal: 'seal:0',
  choice: (key: string) => `choice:${key}`,
} as const;

const wine: (seat: number, m: MoveOf<'sell' | 'export' | 'present' | 'pour' | 'pay'>) => string = (seat, m) => thing.wine(seat, spotOf(m));

/** Where a used expert works: on a region or on a barrel. */
function target({ edition, tables }: Box, seat: number, m: MoveOf<'use'>): string {
  if (ABILITIES[tables.expertAbility[m.item] as number] !== 'retrieve-barrel') return thing.region(m.to);
  if (m.to >= ROW_AT) return thing.rowBarrel(seat, m.to - ROW_AT);
  if (m.to >= MULTIPLIER_AT && edition.rows !== undefined) return thing.rowSlot(m.to - MULTIPLIER_AT);
  if (m.to >= MULTIPLIER_AT) return thing.multiplier(seat, m.to - MULTIPLIER_AT);
  return m.to >= EXPORT_AT ? thing.export(m.to - EXPORT_AT) : thing.sale(m.to);
}

/** Where a benefit moves a barrel to. */
const benefitTo = (to: number): string => (to < PLACES_OF_ROWS ? thing.extra(to - MAGNATES) : thing.rowSlot(to - PLACES_OF_ROWS));
const MAGNATES = 3;

const expertsIn = ({ tables }: Box, seat: number, set: number): string[] =>
  membersOf(set, tables.experts).map(expert => thing.expert(seat, expert));

const PATHS: { readonly [K in MoveKind]?: Ids<K> } = {
  found: (_box, _seat, m) => [thing.region(m.item)],
  take: (_box, _seat, m) => [thing.display(m.item)],
  enter: (_box, seat, m) => (m.item === NONE ? [thing.space(m.to)] : [thing.expert(seat, m.item), thing.space(m.to)]),
  stay: ({ tables }) => [thing.space(tables.centre)],
  slot: (_box, _seat, m) => [thing.slot(m.to)],
  buy: (_box, seat, m) => [thing.region(m.item), thing.plot(seat, m.estate)],
  winery: (_box, seat, m) => [thing.plot(seat, m.estate)],
  enologist: (_box, seat, m) => [thing.enologist(seat, m.estate)],
  farmer: (_box, seat, m) => [thing.farmer(seat, m.estate)],
  cellar: (_box, seat, m) => [thing.cellar(seat, m.estate)],
  sell: (_box, seat, m) => [wine(seat, m), thing.sale(m.to)],
  export: (_box, seat, m) => [wine(seat, m), thing.export(m.to)],
  hire: (_box, seat, m) => (m.to === NONE ? [thing.pile(m.item)] : [thing.pile(m.item), thing.expert(seat, m.to)]),
  discard: (_box, seat, m) => [thing.expert(seat, m.item)],
  use: (box, seat, m) => (m.to === NONE ? [thing.expert(seat, m.item)] : [thing.expert(seat, m.item), target(box, seat, m)]),
  tile: (_box, seat, m) => [m.item < MULTIPLIERS_FROM ? thing.tile(seat, m.item) : thing.multiplier(seat, m.item - MULTIPLIERS_FROM)],
  present: (_box, seat, m) => [wine(seat, m), thing.cubes(m.to)],
  stand: (_box, _seat, m) => [thing.stand(m.to)],
  send: (_box, seat, m) => [thing.expert(seat, m.item)],
  collect: (_box, _seat, m) => [thing.magnate(m.item)],
  pay: (_box, seat, m) => [wine(seat, m)],
  retrieve: (_box, _seat, m) => [thing.sale(m.to)],
  deposit: (_box, seat, m, s) => [thing.account(playerOf(s, seat).account + m.to)],
  withdraw: (_box, seat, m, s) => [thing.account(playerOf(s, seat).account - m.to)],
  invest: (_box, seat, _m, s) => [thing.investment(playerOf(s, seat).investment + 1)],
  disinvest: (_box, seat, _m, s) => [thing.investment(playerOf(s, seat).investment - 1)],
  pair: (_box, _seat, m) => [thing.sale(m.item), thing.sale(m.to)],
  cubes: (_box, _seat, m) => membersOf(m.item, REGIONS.length).map(thing.region),
  benefit: (_box, seat, m) => [thing.rowBarrel(seat, m.item), benefitTo(m.to)],
  pour: (_box, seat, m) => [wine(seat, m), thing.cubes(m.to)],
  entrust: (_box, _seat, m) => [thing.magnate(m.item)],
  bring: (box, seat, m) => [...expertsIn(box, seat, m.item), thing.seal],
  'lose-winery': (_box, seat, m) => [m.to === NONE ? thing.plot(seat, m.estate) : thing.waiting(seat, m.estate)],
  'lose-vineyard': (_box, seat, m) => [thing.plot(seat, m.estate)],
  dismiss: (_box, seat, m) => [thing.plot(seat, m.estate)],
};

/** Questions about the experts themselves: pressing one answers. What one can do for his owner is chosen in the list. */
const ABOUT_EXPERTS: readonly string[] = ['send-expert', 'surplus'];

export function pathOf(position: Position, key: string): readonly string[] {
  const box = boxOf(position);
  const s = stateOf(position);
  const { asks = '', seat = 0 } = position.question ?? {};
  const move = box.game.parse(s, key);
  const isListed = 'problem' in move || (move.kind === 'use' && ABOUT_EXPERTS.includes(asks));
  const ids: Ids<MoveKind> | undefined = isListed ? undefined : PATHS[move.kind];
  const path = isListed ? [] : (ids?.(box, seat, move, s) ?? []);
  return path.length === 0 ? [thing.choice(key)] : path;
}
