// Vinhos on the shelf.

import {
  type Edition,
  edition2016,
  editionFirst,
  editionReserve,
  editionSolo,
  fingerprintOf,
  measuresOf,
  type PackJson,
  parsePack,
  RULES,
  SHIPPED,
  type State,
  stageOf,
  vinhos,
} from '@adega/vinhos';
import type { Title } from './title.ts';

export const vinhos2016: Title = titleOf(edition2016, '2016');
export const vinhosReserve: Title = titleOf(editionReserve, 'reserve');
export const vinhosFirst: Title = titleOf(editionFirst, 'first');
export const vinhosSolo: Title = titleOf(editionSolo, '2016');

function titleOf(edition: Edition, box: PackJson['edition']): Title {
  const packs = SHIPPED[box];
  return {
    id: `vinhos/${edition.id}`,
    drawn: true,
    packs,
    make(pack) {
      if (pack === undefined) return { game: vinhos(edition, packs.now) };
      const parsed = parsePack(pack, edition.id);
      return 'pack' in parsed ? { game: vinhos(edition, parsed.pack) } : parsed;
    },
    stageOf: state => stageOf(state as State, packs.now.quadrel.years.length),
    measuresOf: state => measuresOf(state as State, edition.bank !== undefined),
    fingerprintOf: state => fingerprintOf(state as State),
    rules: rulesOf(edition),
  };
}

function rulesOf(edition: Edition): readonly string[] {
  const rules: { readonly [id: string]: readonly string[] } = RULES;
  return Object.keys(rules).filter(id => rules[id]?.includes(edition.id));
}
