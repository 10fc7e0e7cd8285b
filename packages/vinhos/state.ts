// A position of Vinhos: types only. Everything is a number, an array of numbers or a small record, so that the copy is quick.
// Seats, regions, experts, tiles and spaces are indices into the tables of the pack; no reference leads out of the state.

import type { Seat } from '@adega/kernel';
import type { RuleId } from './rulebook.ts';

/** Nothing there. */
export const NONE = -1;
/** A tile lies there whose front nobody has seen yet (`flow.reveal`). */
export const UNTURNED = -2;

/** Something is there that this viewer does not know. */
export const HIDDEN = -2;

/** Somebody who only watches. */
export const WATCHER = -2;

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

export type FrameKind =
  | 'game'
  | 'setup'
  | 'shuffle-order'
  | 'draw-regions'
  | 'turn-vintage'
  | 'zero-vintage'
  | 'turn-vineyard'
  | 'turn-expert'
  | 'turn-tile'
  | 'turn-up'
  | 'fill-display'
  | 'start-vineyards'
  | 'start-vineyard'
  | 'start-port'
  | 'region-order'
  | 'magnate-picks'
  | 'magnate-pick'
  | 'year'
  | 'year-start'
  | 'round'
  | 'turn'
  | 'move'
  | 'vineyards'
  | 'arrange'
  | 'wineries'
  | 'staff'
  | 'cellars'
  | 'sales'
  | 'export'
  | 'experts'
  | 'bank'
  | 'pair-cubes'
  | 'free-experts'
  | 'surplus'
  | 'order'
  | 'centre'
  | 'press'
  | 'stand'
  | 'send-expert'
  | 'collect-barrels'
  | 'entrust-barrels'
  | 'after'
  | 'maintenance'
  | 'pairs-round'
  | 'pairs-due'
  | 'interest'
  | 'lose-piece'
  | 'salaries'
  | 'dismiss'
  | 'retrieve'
  | 'production'
  | 'place-enologists'
  | 'place-farmers'
  | 'port'
  | 'fair'
  | 'fair-window'
  | 'late-press'
  | 'buy-tiles'
  | 'buy-tile'
  | 'pay-wine'
  | 'choose-experts'
  | 'reveal-experts'
  | 'spend-wine'
  | 'pour-wine'
  | 'benefit-rounds'
  | 'benefit-round'
  // solo
  | 'both-turns'
  | 'draw-card'
  | 'draw-number'
  | 'lacerda-area'
  | 'lacerda-vineyard'
  | 'lacerda-pick'
  | 'lacerda-turn'
  | 'lacerda-vineyards'
  | 'lacerda-cellars'
  | 'lacerda-wineries'
  | 'lacerda-cubes'
  | 'lacerda-export'
  | 'lacerda-sales'
  | 'lacerda-press'
  | 'lacerda-retrieve'
  | 'lacerda-buy';

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

/** A place in the rules. All frames have the same fields, so that they are quick to copy; each kind says in its file what it uses. */
export interface Frame {
  kind: FrameKind;
  seat: Seat;
  /** How far a sequence has come. */
  step: number;
  /** Units done. */
  count: number;
  /** Units allowed. */
  most: number;
  /** What it is about: a region, a wine place, a pile, a set of regions. */
  item: number;
  /** The magnate tile that it comes from, or NONE. */
  tile: number;
  /** The value of the wine presented. */
  value: number;
}

export interface State {
  version: number;
  /** Whose view this is: a seat, WATCHER, or NONE for the true state. */
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
  /** The lower row: the seat on each number, or NONE. */
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
  /** Whose barrel stands on each space, or NONE. */
  sales: number[];
  exports: number[];
  /** The magnates' display: action tiles, then multipliers (see magnates.ts), or NONE. */
  display: number[];
  /** Action tiles in the stack, per kind; multiplier tiles below them, a bit each. */
  actionsLeft: number[];
  multipliersLeft: number;
  /** The markers of the feature tracks; empty in an edition without. */
  features: number[];
  /** Whose barrel is on each multiplier slot of the magnate rows, or NONE: (row * MULTIPLIERS + which) * SLOTS + slot; empty without rows. */
  rowSlots: number[];
  /** Vineyards that left the game (maintenance.interest). */
  vineyardsLost: number;
  /** The seat at each stand, or NONE. */
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

export type MoveKind =
  // chance
  | 'order-is'
  | 'regions-out'
  | 'vintage'
  | 'vineyard-up'
  | 'expert-up'
  | 'tile-up'
  | 'card'
  | 'number'
  // setup
  | 'found'
  | 'port'
  | 'take'
  // a turn
  | 'enter'
  | 'stay'
  | 'slot'
  | 'buy'
  | 'winery'
  | 'enologist'
  | 'farmer'
  | 'cellar'
  | 'sell'
  | 'export'
  | 'hire'
  | 'discard'
  | 'use'
  | 'arrange'
  | 'tile'
  | 'done'
  | 'end'
  | 'pass'
  // press release and fair
  | 'present'
  | 'stand'
  | 'send'
  | 'collect'
  | 'pay'
  | 'entrust'
  | 'bring'
  | 'brought'
  // the bank, pairs of barrels and benefits
  | 'deposit'
  | 'withdraw'
  | 'invest'
  | 'disinvest'
  | 'pair'
  | 'cubes'
  | 'benefit'
  | 'pour'
  // maintenance and production
  | 'lose-winery'
  | 'lose-vineyard'
  | 'dismiss'
  | 'retrieve'
  | 'enologists'
  | 'farmers';

/** A choice. All moves have the same fields (NONE where one says nothing) and are shared values from the tables of moves.ts. */
export interface Move {
  readonly kind: MoveKind;
  /** A region, expert, pile, tile or set. */
  readonly item: number;
  readonly estate: number;
  readonly place: number;
  /** Where to: a space, a slot, a stand, a number of cubes. */
  readonly to: number;
}

/** What happened, for people: a fact with its rule. `seat` NONE: nobody's doing. */
export interface Event {
  readonly rule: RuleId;
  readonly kind: string;
  readonly seat: Seat;
  readonly [detail: string]: string | number | readonly number[];
}
