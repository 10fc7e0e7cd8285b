// The judge of Vino, with what was learned of it.

import type { Judge, Weights } from '@adega/kernel';
import { PACK } from '../data/packs.ts';
import { type PackJson, parsePack } from '../data/schema.ts';
import type { State } from '../state.ts';
import { judgementOf } from './features.ts';

type Load = () => Promise<{ readonly default: unknown }>;

/** The weights that were learned, each in a file of its own: `lab train` writes them. */
const LEARNED: readonly Load[] = [
  () => import('./weights/3.json', { with: { type: 'json' } }),
  () => import('./weights/4.json', { with: { type: 'json' } }),
];

export async function judgeOf(pack?: unknown): Promise<Judge> {
  const weights = await Promise.all(LEARNED.map(load => load()));
  return {
    judgement: judgementOf(packFrom(pack)),
    weights: weights.map(module => module.default as Weights),
    seatsOf: s => (s as State).seats,
  };
}

function packFrom(pack: unknown): PackJson {
  if (pack === undefined) return PACK;
  const parsed = parsePack(pack);
  if ('pack' in parsed) return parsed.pack;
  throw new Error('the pack is not sound');
}
