// The components of Vinhos that the page draws, and how a position is read. All of it comes through the shelf.

import { vinhos } from '@adega/shelf';
import type { Position } from '@adega/wire';

export type State = vinhos.State;
export type Player = vinhos.Player;
export type Estate = vinhos.Estate;
export type Move = vinhos.Move;

export const {
  NONE,
  UNTURNED,
  HIDDEN,
  PLACES,
  SLOTS,
  MULTIPLIERS,
  REGIONS,
  COLOURS,
  FEATURES,
  ABILITIES,
  SPACE_ACTIONS,
  TILE_ACTIONS,
  EXTRA_ACTIONS,
  SUBJECTS,
  BONUSES,
  HOUSES,
} = vinhos;
export const {
  EXPORT_AT,
  MULTIPLIER_AT,
  MULTIPLIERS_FROM,
  PLACES_OF_ROWS,
  ROW_AT,
  colourOf,
  digits,
  qualityOf,
  regionOf,
  spotOf,
  tilesOf,
} = vinhos;

/** What a game comes with: its edition and its pack. */
interface Box {
  readonly edition: vinhos.Edition;
  readonly pack: vinhos.PackJson;
}

const BOXES: { readonly [game: string]: () => Box } = {
  'vinhos/2016': () => ({ edition: vinhos.edition2016, pack: vinhos.PACK_2016 }),
  'vinhos/solo': () => ({ edition: vinhos.editionSolo, pack: vinhos.PACK_2016 }),
  'vinhos/reserve': () => ({ edition: vinhos.editionReserve, pack: vinhos.PACK_RESERVE }),
  'vinhos/first': () => ({ edition: vinhos.editionFirst, pack: vinhos.PACK_FIRST }),
};

/** A box laid out: the rules with its components. */
interface Table extends Box {
  readonly game: vinhos.Vinhos;
  readonly look: vinhos.Look;
  readonly insight: vinhos.Insight;
}

const laidOut = new Map<string, Table>();

function tableOf(id: string): Table {
  const known = laidOut.get(id);
  if (known !== undefined) return known;
  const box = BOXES[id]?.();
  if (box === undefined) throw new Error(`no box for ${id}`);
  const { edition, pack } = box;
  const table = {
    ...box,
    game: vinhos.vinhos(edition, pack),
    look: vinhos.lookWith(edition, pack),
    insight: vinhos.insightWith(edition, pack),
  };
  laidOut.set(id, table);
  return table;
}

// A page shows one game at a time, and whoever draws or words something of it begins with stateOf: from then on these are the things of
// that game. Nothing may be kept of them outside a function.
let on = 'vinhos/2016';
export let { edition, pack, game, look, insight } = tableOf(on);
export let tables = look.tables;

export function layOut(id: string): void {
  if (id === on) return;
  on = id;
  ({ edition, pack, game, look, insight } = tableOf(id));
  tables = look.tables;
}

/** The view that a position holds. */
export function stateOf(position: Position): State {
  layOut(position.game);
  return position.view as unknown as State;
}

export const playerOf = (s: State, seat: number): Player => s.players[seat] as Player;
export const has = (set: number, i: number): boolean => ((set >>> i) & 1) === 1;
export const membersOf = (set: number, n: number): number[] => Array.from({ length: n }, (_, i) => i).filter(i => has(set, i));
export const colourWord = (colour: number): string => COLOURS[colour] ?? 'none';
