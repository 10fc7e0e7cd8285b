// The pack that we ship.

import { type PackJson, parsePack } from './schema.ts';
import json from './vino.json' with { type: 'json' };

export const PACK: PackJson = sound(json);

function sound(data: unknown): PackJson {
  const parsed = parsePack(data);
  if ('pack' in parsed) return parsed.pack;
  throw new Error(parsed.problems.map(p => `${p.path}: ${p.expected}, ${p.got}`).join('\n'));
}
