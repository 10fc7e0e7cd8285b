// The places in the rules: what each kind of frame keeps in mind, and what may be answered where somebody is asked. Types only.

import type { ByKind, Seat } from '@adega/kernel';

/** All frames have the same memory, so that they are quick to copy; each kind uses a part of it. */
export interface Memory {
  seat: Seat;
  /** How far a sequence has come. */
  step: number;
  /** What it is about: a region or a variety. */
  item: number;
  /** Units that are still due. */
  count: number;
  /** The last one chosen of a set that is chosen one by one in a fixed order. */
  last: number;
}
type Keeps<K extends keyof Memory> = Pick<Memory, K>;

export interface Frames {
  /** Steps 0 and 1 are the preliminary round. */
  game: Keeps<'step'>;
  /** The step is whose turn it is. */
  start: Keeps<'step'>;
  draw: Keeps<'seat'>;
  /** The item is the region. */
  'start-vineyard': Keeps<'seat' | 'item'>;
  anywhere: Keeps<'seat'>;
  'free-vineyard': Keeps<'seat'>;
  /** The step is whose turn it is. */
  third: Keeps<'step'>;
  /** The step is the phase. */
  round: Keeps<'step'>;
  choosing: Keeps<never>;
  choose: Keeps<'seat'>;
  reveals: Keeps<never>;
  /** The seat whose choice it is. */
  reveal: Keeps<'seat'>;
  /** The step is how many regions are done. */
  buying: Keeps<'step'>;
  /** The item is the region; step 0 before its turn. */
  region: Keeps<'step' | 'item'>;
  /** The item is the region, the step how many are bought. */
  extend: Keeps<'seat' | 'item' | 'step'>;
  /** The item is the region, the step whose turn it is. */
  newcomers: Keeps<'step' | 'item'>;
  /** The item is the region. */
  enter: Keeps<'seat' | 'item'>;
  /** The item is the region, the step who is next. */
  gift: Keeps<'step' | 'item'>;
  /** The item is the region, the count how many more, the last the one taken before. */
  take: Keeps<'seat' | 'item' | 'count' | 'last'>;
  /** The step is whose turn it is. */
  selling: Keeps<'step'>;
  sell: Keeps<'seat'>;
  /** The item is the variety, the count how many more, the last the one before. */
  lease: Keeps<'seat' | 'item' | 'count' | 'last'>;
  /** The item is the variety, the count the steps of the table. */
  market: Keeps<'seat' | 'item' | 'count'>;
  /** The item is the variety that falls, the count its steps. */
  raise: Keeps<'seat' | 'item' | 'count'>;
  order: Keeps<never>;
}

export type FrameKind = keyof Frames;
export type FrameOf<K extends FrameKind> = ByKind<Frames, K>;
/** A place in the rules. */
export type Frame = FrameOf<FrameKind>;
/** A frame with all its memory, for whoever copies it. */
export type Whole = Memory & { readonly kind: FrameKind };

/** What may be answered, where somebody is asked. */
export interface Answers {
  draw: 'draw';
  'start-vineyard': 'buy';
  'free-vineyard': 'buy';
  choose: 'choose';
  reveal: 'reveal';
  extend: 'buy' | 'pass';
  enter: 'buy' | 'pass';
  take: 'take';
  sell: 'sell' | 'pass';
  lease: 'give';
  raise: 'raise';
}

export type AskingKind = keyof Answers;
