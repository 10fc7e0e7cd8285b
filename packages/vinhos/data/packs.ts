// The packs that we ship. Pure, so that a page is not sent those of editions it does not draw.

import json2016 from './2016.json' with { type: 'json' };
import jsonFirst from './first.json' with { type: 'json' };
import jsonReserve from './reserve.json' with { type: 'json' };
import { type Pack2010, type Pack2016, type Parsed, parsePack } from './schema.ts';

export const PACK_2016: Pack2016 = /* @__PURE__ */ sound(/* @__PURE__ */ parsePack(json2016));
export const PACK_RESERVE = /* @__PURE__ */ sound(/* @__PURE__ */ parsePack(jsonReserve, 'reserve')) as Pack2010;
export const PACK_FIRST = /* @__PURE__ */ sound(/* @__PURE__ */ parsePack(jsonFirst, 'first')) as Pack2010;

function sound<P>(parsed: Parsed<P>): P {
  if ('pack' in parsed) return parsed.pack;
  throw new Error(parsed.problems.map(p => `${p.path}: ${p.expected}, ${p.got}`).join('\n'));
}
