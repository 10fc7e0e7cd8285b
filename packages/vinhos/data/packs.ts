// The packs that we ship.

import json2016 from './2016.json' with { type: 'json' };
import { type PackJson, parsePack } from './schema.ts';

export const PACK_2016: PackJson = sound(json2016);

function sound(json: unknown): PackJson {
  const parsed = parsePack(json);
  if ('pack' in parsed) return parsed.pack;
  throw new Error(parsed.problems.map(p => `${p.path}: ${p.expected}, ${p.got}`).join('\n'));
}
