// The components of Vino that the page draws, and how a position is read. All of it comes through the shelf.

import * as vino from '@adega/vino';
import type { Position } from '@adega/wire';
import type { Box } from './box.ts';

export type State = vino.State;
export type Player = vino.Player;
export type Move = vino.Move;
export type MoveKind = vino.MoveKind;
export type MoveOf<K extends MoveKind> = vino.MoveOf<K>;
export type Sale = vino.Sale;
export type Line = vino.Line;

export const { NONE, HIDDEN, REGIONS, VARIETIES, stepsOf, linesOf, severalOf, chosenLine } = vino;

/** The view that a position holds. */
export const stateOf = (position: Position): State => position.view as unknown as State;

export const playerOf = (s: State, seat: number): Player => s.players[seat] as Player;
export const has = (set: number, i: number): boolean => ((set >>> i) & 1) === 1;
export const membersOf = (set: number, n: number): number[] => Array.from({ length: n }, (_, i) => i).filter(i => has(set, i));
export const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** Every space of the market, in steps. */
export const spacesOf = ({ tables }: Box): readonly number[] => upTo(tables.highest - tables.lowest + 1).map(i => tables.lowest + i);

export const priceOf = ({ tables }: Box, vineyard: number): number => tables.price[vineyard] as number;
export const regionOf = ({ tables }: Box, vineyard: number): number => tables.region[vineyard] as number;
export const isGovernment = ({ tables }: Box, vineyard: number): boolean => tables.government[vineyard] === 1;

/** The vineyards of a region along its road, the cheapest first. */
export const roadOf = ({ tables }: Box, region: number): number[] => {
  const [from, to] = [tables.first[region] as number, tables.first[region + 1] as number];
  return upTo(to - from).map(i => from + i);
};

/** Vineyards of a seat, in the order of their numbers. */
export const ownedBy = (s: State, seat: number): number[] => s.owners.flatMap((owner, v) => (owner === seat ? [v] : []));
export const ownedIn = (box: Box, s: State, seat: number, region: number): number =>
  roadOf(box, region).filter(v => s.owners[v] === seat).length;
export const freeIn = (box: Box, s: State, region: number): number[] => roadOf(box, region).filter(v => s.owners[v] === NONE);

/** The demand for a variety in money. */
export const demandOf = ({ tables }: Box, s: State, variety: number): number => (s.market[variety] as number) * tables.step;

/** Whether the page keeps from the one who looks what this seat has in money (vino.info). */
export const isMoneyHidden = (position: Position, seat: number): boolean =>
  stateOf(position).hideMoney === 1 && seat !== position.viewer && position.waiting.for !== 'nobody';
