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
  () => import('./weights/5.json', { with: { type: 'json' } }),
];

/** Those that stay as they are: players are measured against them. */
const YARDSTICK: readonly Load[] = [
  () => import('./yardstick/3.json', { with: { type: 'json' } }),
  () => import('./yardstick/4.json', { with: { type: 'json' } }),
  () => import('./yardstick/5.json', { with: { type: 'json' } }),
];

/** Nothing is drawn after the start, and what others will choose is guessed in one way: a plan that was played on once is known, and more
 *  plans tell more than more playouts. Playing on is most of what there is to strength: only the strongest does. Errors of half a grain
 *  hardly show. */
const BENTS: Judge['bents'] = {
  level3: { error: 1.5 },
  level5: { width: 24, search: { plans: 24, playouts: 24, rounds: 1, width: 4 } },
};

export const judgeOf = (pack?: unknown): Promise<Judge> => judgeWith(LEARNED, pack);
/** Somebody who learns nothing more. */
export const oldJudgeOf = (pack?: unknown): Promise<Judge> => judgeWith(YARDSTICK, pack);

async function judgeWith(loads: readonly Load[], pack: unknown): Promise<Judge> {
  const weights = await Promise.all(loads.map(load => load()));
  return {
    judgement: judgementOf(packFrom(pack)),
    weights: weights.map(module => module.default as Weights),
    seatsOf: s => (s as State).seats,
    bents: BENTS,
  };
}

function packFrom(pack: unknown): PackJson {
  if (pack === undefined) return PACK;
  const parsed = parsePack(pack);
  if ('pack' in parsed) return parsed.pack;
  throw new Error('the pack is not sound');
}
