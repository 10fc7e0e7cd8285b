// The shape of a pack. Every number has bounds: tight enough that a slip of the hand is seen and that the rules can play any pack
// that passes, wide enough for whoever corrects the numbers from his box. What several values must have in common is in counts.ts.

import type { Problem } from '@adega/kernel';
import { fields, problemsIn } from '@adega/kit/schema.ts';
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

export type Parsed<P = PackJson> = { readonly pack: P } | { readonly problems: readonly Problem[] };

/** Nobody reads more than this at once. */
const MOST_PROBLEMS = 50;

/** The pack of this edition in this JSON, or everything that is wrong with it: first the shape, then the counts. */
export function parsePack(json: unknown): Parsed<Pack2016>;
export function parsePack(json: unknown, edition: EditionId): Parsed;
export function parsePack(json: unknown, edition: EditionId = '2016'): Parsed {
  if (edition === 'reserve') return parsed(packReserve, json);
  return edition === 'first' ? parsed(packFirst, json) : parsed(pack2016, json);
}

function parsed<P extends PackJson>(schema: v.GenericSchema<unknown, P>, json: unknown): Parsed<P> {
  const result = v.safeParse(schema, json);
  const problems = result.success ? countProblems(result.output) : problemsIn(result.issues);
  return result.success && problems.length === 0 ? { pack: result.output } : { problems: problems.slice(0, MOST_PROBLEMS) };
}
