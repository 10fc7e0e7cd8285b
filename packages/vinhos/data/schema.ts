// The shape of a pack. Every number has bounds: tight enough that a slip of the hand is seen and that the rules can play any pack
// that passes, wide enough for whoever corrects the numbers from his box. What several values must have in common is in counts.ts.

import { fields, type Parsed, parsedBy } from '@adega/kit/schema.ts';
import * as v from 'valibot';
import type { EditionId } from '../rulebook.ts';
import { components2010, components2016, shared } from './components.ts';
import { countProblems } from './counts.ts';

const format = v.literal(1, 'one of 1');
const edition = <const E extends EditionId>(id: E) => v.literal(id, `one of ${id}`);

const pack2016 = fields({ format, edition: edition('2016'), ...shared(9), ...components2016 });
const packReserve = fields({ format, edition: edition('reserve'), ...shared(9), ...components2010(9) });
/** Without Ribatejo. */
const packFirst = fields({ format, edition: edition('first'), ...shared(8), ...components2010(8) });

export type Pack2016 = v.InferOutput<typeof pack2016>;
export type Pack2010 = v.InferOutput<typeof packReserve> | v.InferOutput<typeof packFirst>;
export type PackJson = Pack2016 | Pack2010;

const parse2016 = (json: unknown): Parsed<Pack2016> => parsedBy(pack2016, json, countProblems);

const PARSERS: { readonly [E in EditionId]: (json: unknown) => Parsed<PackJson> } = {
  2016: parse2016,
  reserve: json => parsedBy(packReserve, json, countProblems),
  first: json => parsedBy(packFirst, json, countProblems),
  // Played with the box of 2016.
  solo: parse2016,
};

/** The pack of this edition in this JSON, or everything that is wrong with it. */
export function parsePack(json: unknown): Parsed<Pack2016>;
export function parsePack(json: unknown, edition: EditionId): Parsed<PackJson>;
export function parsePack(json: unknown, edition: EditionId = '2016'): Parsed<PackJson> {
  return PARSERS[edition](json);
}
