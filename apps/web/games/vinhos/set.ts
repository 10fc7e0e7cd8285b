// The components of Vinhos that the page draws, and how a position is read. All of it comes through the shelf.

import type * as vinhos from '@adega/vinhos';
import { COLOURS } from '@adega/vinhos';
import type { Position } from '@adega/wire';

export type State = vinhos.State;
export type Player = vinhos.Player;
export type Estate = vinhos.Estate;
export type Move = vinhos.Move;
export type Ingredient = vinhos.Ingredient;
export type MoveKind = vinhos.MoveKind;
export type MoveOf<K extends MoveKind> = vinhos.MoveOf<K>;
export type FrameOf<K extends vinhos.FrameKind> = vinhos.FrameOf<K>;

// One by one: taken out of the whole package they would bring all of it along.
export {
  ABILITIES,
  BONUSES,
  COLOURS,
  colourOf,
  digits,
  EXPORT_AT,
  EXTRA_ACTIONS,
  FEATURES,
  HIDDEN,
  HOUSES,
  INGREDIENTS,
  MULTIPLIER_AT,
  MULTIPLIERS,
  MULTIPLIERS_FROM,
  NONE,
  PLACES,
  PLACES_OF_ROWS,
  qualityOf,
  REGIONS,
  ROW_AT,
  regionOf,
  SLOTS,
  SPACE_ACTIONS,
  SUBJECTS,
  spotOf,
  TILE_ACTIONS,
  tileOf,
  tilesOf,
  UNTURNED,
} from '@adega/vinhos';

/** The view that a position holds. */
export const stateOf = (position: Position): State => position.view as unknown as State;

export const playerOf = (s: State, seat: number): Player => s.players[seat] as Player;
export const has = (set: number, i: number): boolean => ((set >>> i) & 1) === 1;
export const membersOf = (set: number, n: number): number[] => Array.from({ length: n }, (_, i) => i).filter(i => has(set, i));
export const colourWord = (colour: number): string => COLOURS[colour] ?? 'none';
