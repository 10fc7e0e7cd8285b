// The components of Vinhos that the page draws, and how a position is read. All of it comes through the shelf.

import { vinhos } from '@adega/shelf';
import type { Position } from '@adega/wire';

export type State = vinhos.State;
export type Player = vinhos.Player;
export type Estate = vinhos.Estate;
export type Move = vinhos.Move;

export const { NONE, UNTURNED, PLACES, REGIONS, COLOURS, FEATURES, ABILITIES, ACTIONS, TILE_ACTIONS, TILE_SUBJECTS, BONUSES, HOUSES } =
  vinhos;

export const edition = vinhos.edition2016;
export const game = vinhos.vinhos(edition, vinhos.PACK_2016);
export const look = vinhos.lookWith(edition, vinhos.PACK_2016);
export const tables = look.tables;
export const { EXPORT_AT, MULTIPLIER_AT, MULTIPLIERS_FROM, colourOf, digits, qualityOf, regionOf, spotOf, tilesOf } = vinhos;

/** The view that a position holds. */
export const stateOf = (position: Position): State => position.view as unknown as State;

export const playerOf = (s: State, seat: number): Player => s.players[seat] as Player;
export const has = (set: number, i: number): boolean => ((set >>> i) & 1) === 1;
export const membersOf = (set: number, n: number): number[] => Array.from({ length: n }, (_, i) => i).filter(i => has(set, i));
export const colourWord = (colour: number): string => COLOURS[colour] ?? 'none';

/** The seat whose turn it is to decide or to confirm, if there is one only. */
export function actingSeat(position: Position): number | undefined {
  const { waiting } = position;
  if (waiting.for === 'confirm') return waiting.seat;
  return waiting.for === 'seats' && waiting.seats.length === 1 ? waiting.seats[0] : undefined;
}
