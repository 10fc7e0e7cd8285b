// Vinhos on the shelf.

import {
  type Edition,
  edition2016,
  editionFirst,
  editionReserve,
  editionSolo,
  measuresOf,
  PACK_2016,
  PACK_FIRST,
  PACK_RESERVE,
  type PackJson,
  parsePack,
  RULES,
  type State,
  stageOf,
  vinhos,
} from '@adega/vinhos';
import type { Title } from './title.ts';

export const vinhos2016: Title = titleOf(edition2016, PACK_2016);
export const vinhosReserve: Title = titleOf(editionReserve, PACK_RESERVE);
export const vinhosFirst: Title = titleOf(editionFirst, PACK_FIRST);
export const vinhosSolo: Title = titleOf(editionSolo, PACK_2016);

function titleOf(edition: Edition, shipped: PackJson): Title {
  return {
    id: `vinhos/${edition.id}`,
    drawn: true,
    make(pack) {
      if (pack === undefined) return { game: vinhos(edition, shipped) };
      const parsed = parsePack(pack, edition.id);
      return 'pack' in parsed ? { game: vinhos(edition, parsed.pack) } : parsed;
    },
    stageOf: state => stageOf(state as State, shipped.quadrel.years.length),
    measuresOf: state => measuresOf(state as State, edition.bank !== undefined),
    rules: rulesOf(edition),
  };
}

function rulesOf(edition: Edition): readonly string[] {
  const rules: { readonly [id: string]: readonly string[] } = RULES;
  return Object.keys(rules).filter(id => rules[id]?.includes(edition.id));
}
