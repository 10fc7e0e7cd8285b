// The things on the board that an event is about.

import type { Told } from '@adega/wire';
import type { Box } from './box.ts';
import { thing } from './paths.ts';

type Touched = { of(box: Box, event: Told, n: number): string }['of'];

const SPACES: { readonly [kind: string]: (n: number) => string } = {
  'barrel-exported': thing.export,
  'wine-exported': thing.export,
  'barrel-sold': thing.sale,
  'wine-sold': thing.sale,
};

const ESTATES: { readonly [kind: string]: (seat: number, e: number) => string } = {
  'cellar-built': thing.cellar,
  'enologist-hired': thing.enologist,
  'farmer-hired': thing.farmer,
};

const DETAILS: { readonly [detail: string]: Touched } = {
  space: (_box, event, n) => (SPACES[event.kind] ?? thing.space)(n),
  region: (_box, _event, n) => thing.region(n),
  from: (_box, _event, n) => thing.sale(n),
  stand: (_box, _event, n) => thing.stand(n),
  slot: (_box, _event, n) => thing.slot(n),
  expert: ({ tables }, _event, n) => thing.pile(tables.expertFeature[n] ?? 0),
};

/** Of a player's own board. */
const OWN: { readonly [detail: string]: (kind: string, seat: number, n: number) => string } = {
  estate: (kind, seat, n) => (ESTATES[kind] ?? thing.plot)(seat, n),
  spot: (_kind, seat, n) => thing.wine(seat, n),
  expert: (_kind, seat, n) => thing.expert(seat, n),
};

/** Where staff or money came from is a number of another kind. */
const hasPlaces = ({ kind }: Told, detail: string): boolean => detail !== 'from' || kind === 'barrel-back' || kind === 'pair-back';

const details = (event: Told): (readonly [string, number])[] =>
  Object.entries(event).filter((entry): entry is [string, number] => typeof entry[1] === 'number' && hasPlaces(event, entry[0]));

/** On the common board. */
export const thingsOf = (box: Box, event: Told): string[] =>
  details(event).flatMap(([detail, n]) => DETAILS[detail]?.(box, event, n) ?? []);

/** There and on the boards of players. */
export function touchedBy(box: Box, event: Told): string[] {
  const seat = Number(event['seat'] ?? -1);
  const own = seat < 0 ? [] : details(event).flatMap(([detail, n]) => OWN[detail]?.(event.kind, seat, n) ?? []);
  return [...thingsOf(box, event), ...own];
}
