// What happens, as it is told to people. Types only.

import type { ByKind, Seat } from '@adega/kernel';
import type { RuleId } from './rulebook.ts';

/** What each kind of event tells. */
export interface Events {
  /** The regions of the start markers, as a set. */
  drawn: { readonly regions: number };
  /** Who owns something there and is about to buy, in their order; who does not. */
  region: { readonly region: number; readonly owners: readonly Seat[]; readonly newcomers: readonly Seat[] };
  bought: { readonly vineyard: number; readonly region: number; readonly cost: number };
  /** Nothing was bought in a region by somebody who could have. */
  passed: { readonly region: number };
  marker: { readonly region: number; readonly variety: number };
  'marker-back': { readonly region: number; readonly variety: number };
  stock: { readonly variety: number; readonly stock: number };
  chosen: object;
  /** A set of regions. */
  revealed: { readonly regions: number };
  given: { readonly vineyard: number; readonly region: number };
  'bottle-gone': { readonly region: number };
  'last-bottle': object;
  sold: { readonly variety: number; readonly n: number; readonly income: number };
  'sold-nothing': object;
  'given-back': { readonly vineyard: number; readonly region: number };
  /** The steps that a variety fell, and those that each rose. */
  shifted: { readonly variety: number; readonly fell: number; readonly rose: readonly number[] };
  round: { readonly round: number };
  order: { readonly order: readonly Seat[] };
  'game-over': { readonly rounds: number };
}

export type EventKind = keyof Events;
/** The names of everything that is told besides who did it. */
export type Detail = { [K in EventKind]: keyof Events[K] }[EventKind];
export type EventOf<K extends EventKind> = ByKind<Events, K> & { readonly rule: RuleId; readonly seat: Seat };
/** What happened, for people: a fact with its rule. `seat` NOBODY: nobody's doing. */
export type Event = EventOf<EventKind>;
