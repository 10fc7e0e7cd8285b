// The judge of an edition, with what was learned of it.

import type { Judge, Weights } from '@adega/kernel';
import { SHIPPED } from '../data/packs.ts';
import { type PackJson, parsePack } from '../data/schema.ts';
import type { Edition } from '../editions/edition.ts';
import type { State } from '../state.ts';
import { judgementOf } from './judgement.ts';
import { LEARNED } from './learned.ts';

export async function judgeOf(edition: Edition, box: PackJson['edition'], pack?: unknown): Promise<Judge> {
  const weights = await Promise.all((LEARNED[edition.id] ?? []).map(load => load()));
  return {
    judgement: judgementOf(edition, packFrom(edition, box, pack)),
    weights: weights.map(module => module.default as Weights),
    seatsOf: s => (s as State).seats - (edition.automa === undefined ? 0 : 1),
  };
}

function packFrom(edition: Edition, box: PackJson['edition'], pack: unknown): PackJson {
  if (pack === undefined) return SHIPPED[box].now;
  const parsed = parsePack(pack, edition.id);
  if ('pack' in parsed) return parsed.pack;
  throw new Error('the pack is not sound');
}
