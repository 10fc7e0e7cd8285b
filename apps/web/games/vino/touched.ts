// The things on the board that an event is about.

import type { Position, Told } from '@adega/wire';
import { boxOf } from './box.ts';
import { thing } from './paths.ts';
import { membersOf, REGIONS, stateOf } from './set.ts';

/** Where the markers of varieties stand that have moved. */
function spaces(position: Position, varieties: readonly number[]): string[] {
  const { lowest } = boxOf(position).tables;
  return varieties.map(variety => thing.space(variety, (stateOf(position).market[variety] as number) - lowest));
}

type Touched = (event: { readonly [detail: string]: number }, position: Position, told: Told) => readonly string[];

const vineyard: Touched = event => [thing.vineyard(event['vineyard'] ?? -1)];
const marker: Touched = event => [thing.marker(event['region'] ?? -1, event['variety'] ?? -1)];

const TOUCHED: { readonly [kind: string]: Touched } = {
  bought: vineyard,
  given: vineyard,
  'given-back': vineyard,
  marker,
  'marker-back': marker,
  'bottle-gone': event => [thing.region(event['region'] ?? -1)],
  revealed: event => membersOf(event['regions'] ?? 0, REGIONS.length).map(thing.region),
  shifted: (event, position, told) => {
    const rose = told['rose'] as readonly number[];
    return spaces(position, [event['variety'] ?? 0, ...rose.flatMap((steps, variety) => (steps > 0 ? [variety] : []))]);
  },
};

export const touchedBy = (position: Position, event: Told): readonly string[] =>
  TOUCHED[event.kind]?.(event as unknown as { readonly [detail: string]: number }, position, event) ?? [];
