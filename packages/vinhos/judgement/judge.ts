// The judge of an edition, with what was learned of it.

import type { Judge, Weights } from '@adega/kernel';
import { SHIPPED } from '../data/packs.ts';
import { type PackJson, parsePack } from '../data/schema.ts';
import type { Edition } from '../editions/edition.ts';
import type { State } from '../state.ts';
import { judgementOf } from './judgement.ts';
import { learnedOf, yardstickOf } from './learned.ts';

export const judgeOf = async (edition: Edition, box: PackJson['edition'], pack?: unknown): Promise<Judge> =>
  judgeWith(edition, await learnedOf(edition), packFrom(edition, box, pack));

/** Somebody who learns nothing more. */
export const oldJudgeOf = async (edition: Edition, box: PackJson['edition'], pack?: unknown): Promise<Judge> =>
  judgeWith(edition, await yardstickOf(edition), packFrom(edition, box, pack));

const judgeWith = (edition: Edition, weights: readonly Weights[], pack: PackJson): Judge => ({
  judgement: judgementOf(edition, pack),
  weights,
  seatsOf: s => (s as State).seats - (edition.automa === undefined ? 0 : 1),
});

function packFrom(edition: Edition, box: PackJson['edition'], pack: unknown): PackJson {
  if (pack === undefined) return SHIPPED[box].now;
  const parsed = parsePack(pack, edition.id);
  if ('pack' in parsed) return parsed.pack;
  throw new Error('the pack is not sound');
}
