// Which numbers are printed on what lies on the table, each as a pointer into the pack: one list for the card that tells where they come
// from, for the signs at reconstructed ones, and for the test that holds them to the pack.

import type { Position } from '@adega/wire';
import { isOurs, valueIn } from '../../table/pack-value.ts';
import { type Box, boxOf } from './box.ts';
import { isReconstructed } from './reconstructed.ts';
import { isGovernment, priceOf, REGIONS, regionOf, roadOf, VARIETIES } from './set.ts';
import type { WordId } from './words.ts';

/** Numbers of one kind, from one source. */
export interface Printed {
  readonly word: WordId;
  readonly paths: readonly string[];
}

/** Places that are no things: by what the numbers on them are found. */
export const shown = { money: 'money', pawns: 'pawns', row: (n: number) => `row:${n}` } as const;

const one = (word: WordId, ...paths: string[]): Printed => ({ word, paths });

/** Where a region stands in the pack. */
const packIndex = ({ pack }: Box, region: number): number => pack.regions.findIndex(({ id }) => id === REGIONS[region]);

/** Vineyards with the same price are told apart by their place among those of their kind. */
function onVineyard(box: Box, vineyard: number): Printed[] {
  const kind = isGovernment(box, vineyard) ? 'government' : 'private';
  const region = regionOf(box, vineyard);
  const at = packIndex(box, region);
  const same = roadOf(box, region).filter(
    v => isGovernment(box, v) === isGovernment(box, vineyard) && priceOf(box, v) === priceOf(box, vineyard),
  );
  const prices = (box.pack.regions[at]?.[kind] ?? []).flatMap((price, i) => (price === priceOf(box, vineyard) ? [i] : []));
  return [one(`vino.printed.${kind}`, `/regions/${at}/${kind}/${prices[same.indexOf(vineyard)] ?? 0}`)];
}

function onMarker(box: Box, region: number, variety: number): Printed[] {
  const at = packIndex(box, region);
  const { varieties = [], start } = box.pack.regions[at] ?? {};
  const i = (varieties as readonly string[]).indexOf(VARIETIES[variety] ?? '');
  const first = start === VARIETIES[variety] ? [one('vino.printed.start', `/regions/${at}/start`)] : [];
  return [one('vino.printed.variety', `/regions/${at}/varieties/${i}`), ...first];
}

const onSale = (n: number): Printed[] => [
  one('vino.printed.revenue', `/sale/revenue/${n - 1}`),
  one('vino.printed.lost', `/sale/lost/${n - 1}`),
  one('vino.printed.fall', `/sale/fall/${n - 1}`),
];

const ON: { readonly [kind: string]: (box: Box, a: number, b: number) => readonly Printed[] } = {
  region: (box, region) => [
    one('vino.printed.number', `/regions/${packIndex(box, region)}/number`),
    one('vino.printed.gifts', '/gifts/0', '/gifts/1'),
  ],
  vineyard: onVineyard,
  marker: onMarker,
  space: () => [one('vino.printed.step', '/market/step'), one('vino.printed.range', '/market/lowest', '/market/highest')],
  sale: (_box, _variety, n) => onSale(n),
  /** A column of the price table. */
  row: (_box, n) => onSale(n),
  money: () => [one('vino.printed.money', '/money')],
  pawns: () => [one('vino.printed.pawns', '/pawns')],
};

/** The numbers printed on a thing or a place; none for an id that has none. */
export function printedOn(box: Box, id: string): readonly Printed[] {
  const [kind = '', a = '', b = ''] = id.split(':');
  return ON[kind]?.(box, Number(a), Number(b)) ?? [];
}

const isDoubtful = (box: Box, printed: readonly Printed[]): boolean =>
  printed.some(({ paths }) => paths.some(path => isReconstructed(path) && isOurs(box, path)));

type Marked = 'none' | 'known' | 'reconstructed';

const marks = new WeakMap<object, Map<string, Marked>>();

/** Asked anew with every drawing, so it is worked out once. */
export function markOf(position: Position, id: string): Marked {
  const box = boxOf(position);
  const of = marks.get(box.pack) ?? new Map<string, Marked>();
  marks.set(box.pack, of);
  const known = of.get(id) ?? worked(box, id);
  of.set(id, known);
  return known;
}

function worked(box: Box, id: string): Marked {
  const printed = printedOn(box, id);
  if (printed.length === 0) return 'none';
  return isDoubtful(box, printed) ? 'reconstructed' : 'known';
}

/** For a place that is no thing: by what its numbers are found, and the sign where one of them is reconstructed. */
export const placeOf = (box: Box, id: string) => ({
  'data-printed': id,
  'data-doubt': isDoubtful(box, printedOn(box, id)) ? '' : undefined,
});

/** The value at a pointer of the pack. */
export const valueAt = ({ pack }: Box, path: string): unknown => valueIn(pack, path);
