// Vino on the shelf.

import type { Title } from '@adega/kernel';
import { fingerprintOf, measuresOf, stageOf } from './course.ts';
import { compile } from './data/pack.ts';
import { PACK, SHIPPED } from './data/packs.ts';
import { parsePack } from './data/schema.ts';
import { vino } from './game.ts';
import type { State } from './state.ts';

export const titles: readonly Title[] = [
  {
    id: 'vino',
    packs: SHIPPED,
    firstBegins: true,
    make(pack) {
      if (pack === undefined) return { game: vino(PACK) };
      const parsed = parsePack(pack);
      return 'pack' in parsed ? { game: vino(parsed.pack) } : parsed;
    },
    stretchOf: state => stageOf(state as State),
    measuresOf: state => measuresOf(state as State),
    fingerprintOf: (state, like) => fingerprintOf(state as State, like),
    book: async () => (await import('./book.ts')).book,
    scenarios: async () => (await import('./scenario.ts')).playhouse(PACK),
    judge: async pack => (await import('./judgement/judge.ts')).judgeOf(pack),
    yardstick: async pack => (await import('./judgement/judge.ts')).oldJudgeOf(pack),
    trials: async () => (await import('./trials.ts')).trials,
    bots: async () => (await import('./judgement/greedy.ts')).vinoBots(compile(PACK)),
  },
];
