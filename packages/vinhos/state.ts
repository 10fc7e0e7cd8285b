// A position of Vinhos: types only. Everything is a number, an array of numbers or a small record, so that the copy is quick.
// Seats, regions, experts, tiles and spaces are indices into the tables of the pack; no reference leads out of the state.

import type { ByKind, Seat } from '@adega/kernel';
import type { Frame } from './frames.ts';

/** Nothing there. */
export const NONE = -1;
/** No seat: nobody stands there, nobody did it; of a view: it is none. */
export const NOBODY = -1;
/** A tile lies there whose front nobody has seen yet (`flow.reveal`). */
export const UNTURNED = -2;

/** Something is there that this viewer does not know. */
export const HIDDEN = -3;

/** Of a view: that of somebody who only watches. */
export const WATCHER = -4;

/** Places of a cellar; a warehouse uses the first of them. Wine places of a player are numbered estate * PLACES + place. */
export const PLACES = 4;

export const RED = 0;
export const WHITE = 1;

/** A magnate row: so many extra actions, then so many multipliers with so many slots each. */
export const ROWS = 3;
export const EXTRAS = 2;
export const MULTIPLIERS = 3;
export const SLOTS = 2;

export const CENTRE = 4;
export const SPACES = 9;

export interface Estate {
  /** The region whose marker this estate has put on the map, or NONE. */
  region: number;
  /** Of its vineyards; NONE without. */
  colour: number;
  vineyards: number;
  wineries: number;
  farmers: number;
  enologists: number;
  cellar: number;
  /** Renown cubes waiting on its wineries and cellar for a region. */
  waiting: number;
  /** 1 when one of them lies on the cellar: it stays when a winery is lost. */
  onCellar: number;
}

export interface Player {
  money: number;
  /** In the own supply. */
  barrels: number;
  /** Still with each magnate, as three counts. */
  atA: number;
  atB: number;
  atC: number;
  /** The space of the action marker. */
  at: number;
  fairPoints: number;
  /** 1 when a wine was presented for the coming fair. */
  presented: number;
  exportVp: number;
  fairVp: number;
  /** Lost at the end of the account, so never above 0 (maintenance.minus-two). */
  bankVp: number;
  /** Scored at once by multipliers of the magnate rows. */
  magnateVp: number;
  /** The account, and the space of the investment marker as an index into the track; 0 in an edition without a bank. */
  account: number;
  investment: number;
  /** Barrels on the extra actions of the magnate rows: row * EXTRAS + which; empty in an edition without rows. */
  extras: number[];
  /** Experts that the fair tile allows; 0 without one. */
  mayBring: number;
  /** Experts chosen in secret for the fair, a bit each; NONE before choosing, HIDDEN from others until `brought` shows them. */
  sealed: number;
  /** The same once they are revealed; NONE before. */
  brought: number;
  ports: number;
  /** Estates whose wine of this production is a port, a bit each; 0 outside production. */
  porting: number;
  /** Experts before the player: a bit per tile of the pack. */
  expertsUp: number;
  expertsDown: number;
  /** Magnate action tiles: a bit per kind. */
  tilesUp: number;
  tilesDown: number;
  /** Multiplier tiles, and those with a barrel on them: a bit per tile of the pack. */
  multipliers: number;
  manned: number;
  estates: Estate[];
  /** A wine per place, 0 for none; see rules/wine.ts for how region, colour and quality are packed. */
  wines: number[];
}

/** A stack of vineyards put in order by somebody: the tiles below the top, from above; `null` in the view of anybody else
 *  (null, not undefined: a position must survive JSON). */
export interface Arranged {
  by: Seat;
  tiles: number[] | null;
}

/** Where in a turn we are: before the move, between move and action, in the action, after it; or in the window before a fair, which is no turn. */
export type Stage = 'none' | 'before' | 'between' | 'acting' | 'after' | 'fair';

export interface Turn {
  seat: Seat;
  stage: Stage;
  /** Abilities of experts used in this turn. */
  experts: number;
  /** Magnate tiles or benefits used in this turn. */
  tiles: number;
  /** What each vineyard of this action costs less. */
  discount: number;
  /** 1 when something was done after the action that only helps an extra action: one must follow (2010). */
  owes: number;
  /** 1 when its action was stopped with experts in view, and nothing was done since: they do not keep the turn open. */
  declined: number;
}

/** The cards of the automa of the solo game, and what he leaves behind. */
export interface Lacerda {
  /** Action cards in the deck, a bit per space of the quadrel. */
  cards: number;
  /** Number cards in the deck: number n is bit n - 1. */
  numbers: number;
  /** Spaces with a bribe on them, a bit each. */
  bribes: number;
  /** Fairs won, by seat. */
  trophies: number[];
  /** What he has put out of the game: vineyards by region and kind, other pieces, magnate tiles. */
  vineyards: number[];
  wineries: number;
  cellars: number;
  enologists: number;
  farmers: number;
  tiles: number;
}

export interface State {
  version: number;
  /** Whose view this is: a seat, WATCHER, or NOBODY for the true state. */
  seenBy: number;
  seats: number;
  /** 1: regions out of play are drawn; 0: the recommended ones. */
  randomRegions: number;
  /** 1: everybody retrieves a pair of barrels in maintenance (maintenance.variant-pairs). */
  pairsDue: number;
  /** 0 during setup, 1 to 6, 7 for the extra turn. */
  year: number;
  round: number;
  /** Seats in playing order: the upper row. */
  order: number[];
  /** The lower row: the seat on each number, or NOBODY. */
  slots: number[];
  /** The space of the year marker, NONE off the grid. */
  tax: number;
  vintage: number;
  /** Vintage tiles not yet turned up, a bit each. */
  vintagesLeft: number;
  /** Regions in play, a bit each. */
  regions: number;
  /** The kind of the top vineyard of each region, NONE or UNTURNED. */
  tops: number[];
  /** Vineyards below the top: for each region and kind how many. */
  below: number[];
  /** By region; null for a stack that nobody has arranged. */
  arranged: (Arranged | null)[];
  /** Renown cubes in each region, and in the supply. */
  cubes: number[];
  cubeSupply: number;
  /** Port tiles at Douro. */
  ports: number;
  wineries: number;
  cellars: number;
  enologists: number;
  farmers: number;
  /** The top expert of each pile, NONE or UNTURNED. */
  piles: number[];
  /** Experts of each pile whose front nobody has seen, a bit per tile of the pack. */
  unseen: number[];
  /** Experts put back under each pile, the next one to come first: everybody saw them. */
  returned: number[][];
  /** Whose barrel stands on each space, or NOBODY. */
  sales: number[];
  exports: number[];
  /** The magnates' display: action tiles, then multipliers (see magnates.ts), or NONE. */
  display: number[];
  /** Action tiles in the stack, per kind; multiplier tiles below them, a bit each. */
  actionsLeft: number[];
  multipliersLeft: number;
  /** The markers of the feature tracks; empty in an edition without. */
  features: number[];
  /** Whose barrel is on each multiplier slot of the magnate rows, or NOBODY: (row * MULTIPLIERS + which) * SLOTS + slot; empty without rows. */
  rowSlots: number[];
  /** Vineyards that left the game (maintenance.interest). */
  vineyardsLost: number;
  /** The seat at each stand, or NOBODY. */
  stands: number[];
  /** Fairs held. */
  fairs: number;
  players: Player[];
  /** The automa, who is the last of the players; null in a game without one. */
  lacerda: Lacerda | null;
  turn: Turn;
  stack: Frame[];
  lanes: Frame[][];
}

/** What each kind of move says. */
export interface Moves {
  // chance
  /** Seats as a number in base 4, the first first. */
  'order-is': Says<'item'>;
  'regions-out': Says<'item'>;
  vintage: Says<'item'>;
  /** A region, and the kind of the tile. */
  'vineyard-up': Says<'item' | 'to'>;
  'expert-up': Says<'item'>;
  'tile-up': Says<'item'>;
  /** The space on the card. */
  card: Says<'to'>;
  /** The number less one. */
  number: Says<'item'>;
  // setup
  found: Says<'item'>;
  /** A set of estates. */
  port: Says<'item'>;
  take: Says<'item'>;
  // a turn
  /** A space, and the expert flipped with the move, NONE for none. */
  enter: Says<'item' | 'to'>;
  stay: Says<never>;
  slot: Says<'to'>;
  buy: Says<'item' | 'estate'>;
  winery: Says<'estate'>;
  enologist: Says<'estate'>;
  farmer: Says<'estate'>;
  cellar: Says<'estate'>;
  sell: Says<'estate' | 'place' | 'to'>;
  export: Says<'estate' | 'place' | 'to'>;
  /** A pile, and the expert discarded before, NONE for none. */
  hire: Says<'item' | 'to'>;
  discard: Says<'item'>;
  /** An expert, and the region or the barrel, NONE where the ability needs none. */
  use: Says<'item' | 'to'>;
  /** A region, and its tiles as one number. */
  arrange: Says<'item' | 'to'>;
  tile: Says<'item'>;
  done: Says<never>;
  end: Says<never>;
  pass: Says<never>;
  // press release and fair
  /** A wine, and so many cubes. */
  present: Says<'estate' | 'place' | 'to'>;
  stand: Says<'to'>;
  send: Says<'item'>;
  collect: Says<'item'>;
  pay: Says<'estate' | 'place'>;
  entrust: Says<'item'>;
  /** A set of experts, HIDDEN in what others hear. */
  bring: Says<'item'>;
  /** The set of experts of a seat. */
  brought: Says<'item' | 'to'>;
  // the bank, pairs of barrels and benefits
  deposit: Says<'to'>;
  withdraw: Says<'to'>;
  invest: Says<never>;
  disinvest: Says<never>;
  /** Two sales spaces. */
  pair: Says<'item' | 'to'>;
  cubes: Says<'item'>;
  /** From a place of a row to another. */
  benefit: Says<'item' | 'to'>;
  pour: Says<'estate' | 'place' | 'to'>;
  // maintenance and production
  /** An estate, and WITH_CUBE or NONE. */
  'lose-winery': Says<'estate' | 'to'>;
  'lose-vineyard': Says<'estate'>;
  dismiss: Says<'estate'>;
  retrieve: Says<'to'>;
  /** Staff per estate as one number. */
  enologists: Says<'item'>;
  farmers: Says<'item'>;
}

/** All moves have the same fields, NONE where one says nothing. They are shared values from the tables of moves.ts. */
export interface Sayable {
  /** A region, expert, pile, tile or set. */
  readonly item: number;
  readonly estate: number;
  readonly place: number;
  /** Where to: a space, a slot, a stand, a number of cubes. */
  readonly to: number;
}
type Says<K extends keyof Sayable> = Pick<Sayable, K>;

export type MoveKind = keyof Moves;
export type MoveOf<K extends MoveKind> = ByKind<Moves, K>;
/** A choice. */
export type Move = MoveOf<MoveKind>;
