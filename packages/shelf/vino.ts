// Vino on the shelf.

import { fingerprintOf, measuresOf, PACK, parsePack, RULEBOOK, SHIPPED, type State, stageOf, vino as vinoWith } from '@adega/vino';
import type { Title } from './title.ts';

export const vino: Title = {
  id: 'vino',
  drawn: true,
  packs: SHIPPED,
  make(pack) {
    if (pack === undefined) return { game: vinoWith(PACK) };
    const parsed = parsePack(pack);
    return 'pack' in parsed ? { game: vinoWith(parsed.pack) } : parsed;
  },
  stageOf: state => stageOf(state as State),
  measuresOf: state => measuresOf(state as State),
  fingerprintOf: state => fingerprintOf(state as State),
  rules: Object.keys(RULEBOOK),
};
