// The places in the rules: what each kind of frame keeps in mind, and what may be answered where somebody is asked. Types only.

import type { ByKind, Seat } from '@adega/kernel';

/** All frames have the same memory, so that they are quick to copy; each kind uses a part of it. */
export interface Memory {
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
  /** The value of the wine presented, or the last number drawn. */
  value: number;
}
type Keeps<K extends keyof Memory> = Pick<Memory, K>;

/** The count is the units done, the most those allowed; the tile is the magnate tile, NONE for the action of the space. */
type Units = Keeps<'seat' | 'count' | 'most' | 'tile'>;
/** The count is the barrels, the step the next magnate, the item the wine, the value its value. */
type Carrying = Keeps<'seat' | 'step' | 'count' | 'most' | 'item' | 'value'>;

export interface Frames {
  /** Step 0 is the setup, 1 to 6 the years, then what the edition does at the end. */
  game: Keeps<'step'>;
  setup: Keeps<'step'>;
  'shuffle-order': Keeps<never>;
  'seat-order': Keeps<never>;
  'draw-regions': Keeps<never>;
  'turn-vintage': Keeps<never>;
  'zero-vintage': Keeps<never>;
  /** The item is the region. */
  'turn-vineyard': Keeps<'item'>;
  /** The item is the pile. */
  'turn-expert': Keeps<'item'>;
  /** The item is the place of the display. */
  'turn-tile': Keeps<'item'>;
  'turn-up': Keeps<never>;
  'fill-display': Keeps<never>;
  /** The step is whose turn it is, here and in every such round. */
  'start-vineyards': Keeps<'step'>;
  'start-vineyard': Keeps<'seat'>;
  'start-port': Keeps<'seat'>;
  'region-order': Keeps<never>;
  'magnate-picks': Keeps<'step'>;
  'magnate-pick': Keeps<'seat'>;
  /** The step is the next phase. */
  year: Keeps<'step'>;
  'year-start': Keeps<never>;
  round: Keeps<'step'>;
  /** The step is how far it has come. */
  turn: Keeps<'seat' | 'step'>;
  move: Keeps<'seat'>;
  /** The item is the set of regions bought from, NONE before the first. */
  vineyards: Units & Keeps<'item'>;
  /** The item is the region, the count the vineyards bought in the action before. */
  arrange: Keeps<'seat' | 'item' | 'count'>;
  wineries: Units;
  /** A magnate tile hires one kind only. */
  staff: Units;
  cellars: Units;
  sales: Units;
  export: Units;
  experts: Units;
  /** The item is what was moved last, the step what may no longer be done (see bank.ts). */
  bank: Units & Keeps<'item' | 'step'>;
  'pair-cubes': Keeps<'seat'>;
  /** The item is which gift, the step 1 if it may be declined. */
  'free-experts': Units & Keeps<'item' | 'step'>;
  surplus: Keeps<'seat'>;
  order: Keeps<'seat'>;
  centre: Keeps<'seat' | 'most'>;
  /** The step is how far the release has come, the item the wine, the value its value. */
  press: Keeps<'seat' | 'step' | 'item' | 'value'>;
  stand: Keeps<'seat'>;
  /** The item is the feature. */
  'send-expert': Keeps<'seat' | 'most' | 'item'>;
  'collect-barrels': Carrying;
  'entrust-barrels': Carrying;
  after: Keeps<'seat'>;
  maintenance: Keeps<never>;
  'pairs-round': Keeps<'step'>;
  /** The count is the pairs taken. */
  'pairs-due': Keeps<'seat' | 'count'>;
  interest: Keeps<never>;
  'lose-piece': Keeps<'seat'>;
  salaries: Keeps<'seat'>;
  /** The count is those who have left. */
  dismiss: Keeps<'seat' | 'count' | 'most'>;
  retrieve: Keeps<'seat'>;
  /** Step 0 ages and asks, step 1 makes the wines. */
  production: Keeps<'step'>;
  'place-enologists': Keeps<'seat'>;
  'place-farmers': Keeps<'seat'>;
  port: Keeps<'seat'>;
  /** The step is which part, the count how far in it. */
  fair: Keeps<'step' | 'count'>;
  'fair-window': Keeps<'seat'>;
  'late-press': Keeps<'seat'>;
  /** The item is the set of those who have passed, NONE for nobody. */
  'buy-tiles': Keeps<'step' | 'item'>;
  'buy-tile': Keeps<'seat'>;
  'pay-wine': Keeps<'seat'>;
  /** The item is the set to choose from. */
  'choose-experts': Keeps<'seat' | 'most' | 'item'>;
  'reveal-experts': Keeps<'seat'>;
  /** The item is from where, the most whereto. */
  'spend-wine': Keeps<'seat' | 'item' | 'most'>;
  'pour-wine': Keeps<'seat'>;
  /** The item is the set of those who have passed for good. */
  'benefit-rounds': Keeps<'step' | 'item'>;
  'benefit-round': Keeps<'seat'>;
  // solo; the value is always the last number drawn
  /** The step is the actions begun. */
  'both-turns': Keeps<'step'>;
  'draw-card': Keeps<never>;
  'draw-number': Keeps<never>;
  'lacerda-area': Keeps<never>;
  'lacerda-vineyard': Keeps<'seat' | 'value'>;
  'lacerda-pick': Keeps<'seat' | 'value'>;
  'lacerda-turn': Keeps<'seat' | 'step'>;
  /** The count is the numbers drawn. */
  'lacerda-vineyards': Keeps<'seat' | 'count' | 'item' | 'value'>;
  'lacerda-cellars': Keeps<'seat' | 'count' | 'item' | 'value'>;
  'lacerda-wineries': Keeps<'seat' | 'count' | 'item' | 'value'>;
  'lacerda-cubes': Keeps<'value'>;
  /** The count is the barrels tried, the item the cubes taken for the next, NONE before. */
  'lacerda-export': Keeps<'seat' | 'count' | 'item'>;
  /** Likewise. */
  'lacerda-sales': Keeps<'seat' | 'count' | 'item' | 'value'>;
  /** The item is the cubes taken. */
  'lacerda-press': Keeps<'seat' | 'item'>;
  'lacerda-retrieve': Keeps<'seat'>;
  'lacerda-buy': Keeps<'seat' | 'value'>;
}

export type FrameKind = keyof Frames;
export type FrameOf<K extends FrameKind> = ByKind<Frames, K>;
/** A place in the rules. */
export type Frame = FrameOf<FrameKind>;
/** A frame with all its memory, for whoever copies it. */
export type Whole = Memory & { readonly kind: FrameKind };

/** What may be answered, where somebody is asked. */
export interface Answers {
  'shuffle-order': 'order-is';
  'seat-order': 'order-is';
  'draw-regions': 'regions-out';
  'turn-vintage': 'vintage';
  'turn-vineyard': 'vineyard-up';
  'turn-expert': 'expert-up';
  'turn-tile': 'tile-up';
  'start-vineyard': 'found';
  'start-port': 'port';
  'magnate-pick': 'take';
  move: 'enter' | 'stay';
  vineyards: 'buy' | 'done';
  arrange: 'arrange';
  wineries: 'winery' | 'done';
  staff: 'enologist' | 'farmer' | 'done';
  cellars: 'cellar' | 'done';
  sales: 'sell' | 'done';
  export: 'export' | 'done';
  experts: 'hire' | 'done';
  bank: 'deposit' | 'withdraw' | 'invest' | 'done';
  'pair-cubes': 'cubes';
  'free-experts': 'hire' | 'done';
  surplus: 'discard';
  order: 'slot';
  centre: 'present' | 'pass';
  stand: 'stand';
  'send-expert': 'send' | 'done';
  'collect-barrels': 'collect' | 'done';
  'entrust-barrels': 'entrust' | 'done';
  after: 'end';
  'pairs-due': 'pair' | 'done';
  'lose-piece': 'lose-winery' | 'lose-vineyard';
  dismiss: 'dismiss';
  retrieve: 'retrieve';
  'place-enologists': 'enologists';
  'place-farmers': 'farmers';
  port: 'port';
  'fair-window': 'done';
  'late-press': 'present';
  'buy-tile': 'take' | 'pass';
  'pay-wine': 'pay';
  'choose-experts': 'bring';
  'reveal-experts': 'brought';
  'spend-wine': 'pay';
  'pour-wine': 'pour';
  'benefit-round': 'pass';
  'draw-card': 'card';
  'draw-number': 'number';
}

export type AskingKind = keyof Answers;
