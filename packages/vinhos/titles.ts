// Vinhos on the shelf: every edition is a title of its own.

import type { Title } from '@adega/kernel';
import { fingerprintOf, measuresOf, stageOf } from './course.ts';
import { SHIPPED } from './data/packs.ts';
import { type PackJson, parsePack } from './data/schema.ts';
import { edition2016 } from './editions/2016.ts';
import type { Edition } from './editions/edition.ts';
import { editionFirst } from './editions/first.ts';
import { editionReserve } from './editions/reserve.ts';
import { editionSolo } from './editions/solo.ts';
import { vinhos } from './game.ts';
import type { State } from './state.ts';

export const titles: readonly Title[] = [
  titleOf(edition2016, '2016'),
  titleOf(editionReserve, 'reserve'),
  titleOf(editionFirst, 'first'),
  titleOf(editionSolo, '2016'),
];

function titleOf(edition: Edition, box: PackJson['edition']): Title {
  const packs = SHIPPED[box];
  return {
    id: `vinhos/${edition.id}`,
    packs,
    make(pack) {
      if (pack === undefined) return { game: vinhos(edition, packs.now) };
      const parsed = parsePack(pack, edition.id);
      return 'pack' in parsed ? { game: vinhos(edition, parsed.pack) } : parsed;
    },
    stretchOf: state => stageOf(state as State, packs.now.quadrel.years.length),
    measuresOf: state => measuresOf(state as State, edition.bank !== undefined),
    fingerprintOf: (state, like) => fingerprintOf(state as State, like),
    book: async () => (await import('./book.ts')).bookOf(edition.id),
    scenarios: async () => (await import('./scenario.ts')).playhouse(edition, packs.now),
    judge: async pack => (await import('./judgement/judge.ts')).judgeOf(edition, box, pack),
    yardstick: async pack => (await import('./judgement/judge.ts')).oldJudgeOf(edition, box, pack),
    trials: async () => (await import('./trials.ts')).trialsOf(edition, packs.now),
  };
}
