// The components of Vino that the page draws, and how a position is read. All of it comes through the shelf.

import { vino } from '@adega/shelf';
import type { Position } from '@adega/wire';
import { actingSeat } from '../../table/acting-seat.ts';

export type State = vino.State;
export type Player = vino.Player;
export type Move = vino.Move;
export type Sale = vino.Sale;

export const { NONE, HIDDEN, REGIONS, VARIETIES, stepsOf } = vino;

/** A pack laid out: the rules with its components. */
interface Table {
  readonly pack: vino.PackJson;
  readonly game: vino.Vino;
  readonly look: vino.Look;
}

const laidOut = new Map<string | undefined, Table>();

/** With the pack that comes with the game, or with the earlier one of this name. */
function tableOf(name?: string): Table {
  const known = laidOut.get(name);
  if (known !== undefined) return known;
  const pack = name === undefined ? vino.SHIPPED.now : vino.SHIPPED.named(name);
  if (pack === undefined) throw new Error(`no pack ${name}`);
  const table = { pack, game: vino.vino(pack), look: vino.lookWith(pack) };
  laidOut.set(name, table);
  return table;
}

// A page shows one game at a time, and whoever draws or words something of it begins with stateOf: from then on these are the things of
// the pack it is played with. Nothing may be kept of them outside a function.
let on: Table = tableOf();
export let { pack, game, look } = on;
export let tables = look.tables;

function layOut(table: Table): void {
  if (table === on) return;
  on = table;
  ({ pack, game, look } = table);
  tables = look.tables;
}

/** The view that a position holds. */
export function stateOf(position: Position): State {
  layOut(tableOf(position.pack));
  return position.view as unknown as State;
}

export const playerOf = (s: State, seat: number): Player => s.players[seat] as Player;
export const has = (set: number, i: number): boolean => ((set >>> i) & 1) === 1;
export const membersOf = (set: number, n: number): number[] => Array.from({ length: n }, (_, i) => i).filter(i => has(set, i));
export const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** Every space of the market, in steps. */
export const spacesOf = (): readonly number[] => upTo(tables.highest - tables.lowest + 1).map(i => tables.lowest + i);

export const priceOf = (vineyard: number): number => tables.price[vineyard] as number;
export const regionOf = (vineyard: number): number => tables.region[vineyard] as number;
export const isGovernment = (vineyard: number): boolean => tables.government[vineyard] === 1;

/** The vineyards of a region along its road, the cheapest first. */
export const roadOf = (region: number): number[] => {
  const [from, to] = [tables.first[region] as number, tables.first[region + 1] as number];
  return upTo(to - from).map(i => from + i);
};

/** Vineyards of a seat, in the order of their numbers. */
export const ownedBy = (s: State, seat: number): number[] => s.owners.flatMap((owner, v) => (owner === seat ? [v] : []));
export const ownedIn = (s: State, seat: number, region: number): number => roadOf(region).filter(v => s.owners[v] === seat).length;
export const freeIn = (s: State, region: number): number[] => roadOf(region).filter(v => s.owners[v] === NONE);

/** The demand for a variety in money. */
export const demandOf = (s: State, variety: number): number => (s.market[variety] as number) * tables.step;

/** Whose things stand in front: of whoever is asked, else of whoever looks. */
export const frontSeat = (position: Position): number =>
  position.question?.seat ?? actingSeat(position) ?? (typeof position.viewer === 'number' ? position.viewer : 0);

/** Whether the page keeps from the one who looks what this seat has in money (vino.info). */
export const isMoneyHidden = (position: Position, seat: number): boolean =>
  stateOf(position).hideMoney === 1 && seat !== position.viewer && position.waiting.for !== 'nobody';
