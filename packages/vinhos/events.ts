// What happens, as it is told to people. Types only.

import type { ByKind, Seat } from '@adega/kernel';
import type { RuleId } from './rulebook.ts';

type Tells<K extends string> = { readonly [D in K]: number };

/** What each kind of event tells, besides its rule and who did it. */
export interface Events {
  // the course of the game
  order: { readonly order: readonly Seat[] };
  /** A set of regions. */
  'regions-out': Tells<'out'>;
  vintage: Tells<'vintage'>;
  year: Tells<'year'>;
  refreshed: object;
  'feature-raised': Tells<'feature' | 'to'>;
  'vineyard-up': Tells<'region' | 'tile'>;
  'expert-up': Tells<'expert'>;
  'tile-up': Tells<'tile' | 'at'>;
  // the move
  /** There was one space to go to, so that nobody was asked; with so much money in hand. */
  'only-way': Tells<'space' | 'money' | 'unasked'>;
  entered: Tells<'space'>;
  'free-move': Tells<'expert'>;
  /** The seat that is paid. */
  'paid-player': Tells<'to' | 'money'>;
  'paid-bank': Tells<'money'>;
  // actions
  'vineyard-bought': Tells<'region' | 'estate' | 'cost'>;
  'estate-founded': Tells<'region' | 'estate' | 'colour'>;
  'stack-arranged': Tells<'region' | 'tile'>;
  'winery-built': Tells<'estate' | 'cost'>;
  'cellar-built': Tells<'estate' | 'cost'>;
  'enologist-hired': Tells<'estate' | 'cost'>;
  'farmer-hired': Tells<'estate' | 'cost'>;
  'winery-free': object;
  'cellar-free': object;
  'farmer-free': object;
  'ports-taken': Tells<'tiles'>;
  'ports-spent': Tells<'tiles'>;
  'cube-placed': Tells<'region'>;
  'cube-returned': Tells<'region'>;
  'cube-waits': object;
  'cubes-removed': Tells<'region' | 'cubes'>;
  'wine-sold': Tells<'spot' | 'space' | 'wine' | 'money'>;
  'wine-exported': Tells<'spot' | 'space' | 'wine' | 'vp'>;
  'wine-discarded': Tells<'spot' | 'wine'>;
  // experts
  'expert-taken': Tells<'expert' | 'cost'>;
  'expert-flipped': Tells<'expert'>;
  'expert-returned': Tells<'expert'>;
  'expert-sent': Tells<'expert'>;
  surplus: Tells<'count'>;
  cash: Tells<'money'>;
  discount: Tells<'money'>;
  /** The place as one number (see barrels.ts). */
  'barrel-back': Tells<'from'>;
  // the bank
  deposited: Tells<'money'>;
  withdrawn: Tells<'money'>;
  invested: Tells<'cost' | 'interest'>;
  disinvested: Tells<'money'>;
  'points-lost': Tells<'vp'>;
  // the centre and the press release
  'slot-taken': Tells<'slot'>;
  passed: object;
  late: object;
  presented: Tells<'spot' | 'wine' | 'cubes' | 'value'>;
  'fair-points': Tells<'points'>;
  'fair-tile': Tells<'experts'>;
  'stand-taken': Tells<'stand'>;
  'stand-money': Tells<'money'>;
  'barrel-collected': Tells<'magnate'>;
  'barrel-entrusted': Tells<'magnate'>;
  // magnates
  'tile-used': Tells<'tile'>;
  'tile-taken': Tells<'tile'>;
  'passed-buying': object;
  /** Places of the rows. */
  benefit: Tells<'from' | 'to'>;
  multiplied: Tells<'vp'>;
  'passed-benefits': object;
  // maintenance and production
  /** The two sales spaces. */
  'pair-back': { readonly from: readonly number[] };
  interest: Tells<'money'>;
  salaries: Tells<'money'>;
  'winery-lost': Tells<'estate' | 'cubes'>;
  'vineyard-lost': Tells<'estate'>;
  dismissed: Tells<'estate'>;
  aged: object;
  'wine-lost': Tells<'spot' | 'wine'>;
  'wine-made': Tells<'spot' | 'wine'>;
  'no-wine': Tells<'estate'>;
  /** Staff per estate as one number (see moves.ts). */
  'enologists-placed': Tells<'from' | 'to'>;
  'farmers-placed': Tells<'from' | 'to'>;
  // the fair
  absent: object;
  'experts-sealed': object;
  /** A set of experts. */
  'experts-brought': Tells<'experts'>;
  /** So many others are equal, and share. */
  'fair-prize': Tells<'vp' | 'rank' | 'equals'>;
  'fair-over': Tells<'fair'>;
  // solo
  'round-marker': Tells<'round'>;
  'bribe-placed': Tells<'space'>;
  'bribe-lifted': Tells<'space'>;
  'card-drawn': Tells<'space'>;
  'card-void': object;
  'deck-empty': object;
  'cards-shuffled': object;
  'number-drawn': Tells<'number'>;
  'paid-by-bank': Tells<'money'>;
  'no-cubes': object;
  'no-effect': Tells<'region'>;
  'did-nothing': object;
  'barrel-exported': Tells<'space' | 'cubes' | 'vp'>;
  'barrel-sold': Tells<'space' | 'number' | 'cubes' | 'money'>;
  'vineyard-discarded': Tells<'region' | 'tile'>;
  'wineries-discarded': Tells<'pieces'>;
  'cellars-discarded': Tells<'pieces'>;
  'staff-discarded': Tells<'enologists' | 'farmers'>;
  'tile-discarded': Tells<'tile' | 'at'>;
  presents: object;
  trophy: object;
}

export type EventKind = keyof Events;
/** The names of everything that is told besides who did it. */
export type Detail = { [K in EventKind]: keyof Events[K] }[EventKind];
export type EventOf<K extends EventKind> = ByKind<Events, K> & { readonly rule: RuleId; readonly seat: Seat };
/** What happened, for people: a fact with its rule. `seat` NOBODY: nobody's doing. */
export type Event = EventOf<EventKind>;
