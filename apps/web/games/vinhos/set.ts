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

const BOXES: { readonly [game: string]: readonly [vinhos.Edition, keyof typeof vinhos.SHIPPED] } = {
  'vinhos/2016': [vinhos.edition2016, '2016'],
  'vinhos/solo': [vinhos.editionSolo, '2016'],
  'vinhos/reserve': [vinhos.editionReserve, 'reserve'],
  'vinhos/first': [vinhos.editionFirst, 'first'],
};

/** The box of a game with the pack that comes with it, or with the earlier one of this name. */
function boxOf(id: string, name: string | undefined): Box {
  const [edition, packs] = BOXES[id] ?? [];
  const pack = packs && (name === undefined ? vinhos.SHIPPED[packs].now : vinhos.SHIPPED[packs].named(name));
  if (edition === undefined || pack === undefined) throw new Error(`no box for ${id} with ${name ?? 'the pack of now'}`);
  return { edition, pack };
}

/** A box laid out: the rules with its components. */
interface Table extends Box {
  readonly game: vinhos.Vinhos;
  readonly look: vinhos.Look;
  readonly insight: vinhos.Insight;
}

const laidOut = new Map<string, Table>();

function tableOf(id: string, name?: string): Table {
  const key = `${id} ${name ?? ''}`;
  const known = laidOut.get(key);
  if (known !== undefined) return known;
  const { edition, pack } = boxOf(id, name);
  const table = {
    edition,
    pack,
    game: vinhos.vinhos(edition, pack),
    look: vinhos.lookWith(edition, pack),
    insight: vinhos.insightWith(edition, pack),
  };
  laidOut.set(key, table);
  return table;
}

// A page shows one game at a time, and whoever draws or words something of it begins with stateOf: from then on these are the things of
// that game, with the pack it is played with. Nothing may be kept of them outside a function.
let on: Table = tableOf('vinhos/2016');
export let { edition, pack, game, look, insight } = on;
export let tables = look.tables;

function layOut(table: Table): void {
  if (table === on) return;
  on = table;
  ({ edition, pack, game, look, insight } = table);
  tables = look.tables;
}

/** The view that a position holds. */
export function stateOf(position: Position): State {
  layOut(tableOf(position.game, position.pack));
  return position.view as unknown as State;
}

export const playerOf = (s: State, seat: number): Player => s.players[seat] as Player;
export const has = (set: number, i: number): boolean => ((set >>> i) & 1) === 1;
export const membersOf = (set: number, n: number): number[] => Array.from({ length: n }, (_, i) => i).filter(i => has(set, i));
export const colourWord = (colour: number): string => COLOURS[colour] ?? 'none';
