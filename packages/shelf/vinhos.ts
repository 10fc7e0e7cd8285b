// Vinhos on the shelf.

import {
  type Edition,
  edition2016,
  editionFirst,
  editionReserve,
  editionSolo,
  measuresOf,
  PACK_2016,
  parsePack,
  RULES,
  type State,
  stageOf,
  vinhos,
} from '@adega/vinhos';
import first from '@adega/vinhos/data/first.json' with { type: 'json' };
import reserve from '@adega/vinhos/data/reserve.json' with { type: 'json' };
import type { Title } from './title.ts';

/** A pack as it lies in its file: it is checked when the game is made. */
interface Shipped {
  readonly quadrel: { readonly years: readonly number[] };
}

export const vinhos2016: Title = titleOf(edition2016, PACK_2016, true);
export const vinhosReserve: Title = titleOf(editionReserve, reserve, false);
export const vinhosFirst: Title = titleOf(editionFirst, first, false);
export const vinhosSolo: Title = titleOf(editionSolo, PACK_2016, false);

function titleOf(edition: Edition, shipped: Shipped, drawn: boolean): Title {
  return {
    id: `vinhos/${edition.id}`,
    drawn,
    make(pack: unknown = shipped) {
      const parsed = parsePack(pack, edition.id);
      return 'pack' in parsed ? { game: vinhos(edition, parsed.pack) } : parsed;
    },
    stageOf: state => stageOf(state as State, shipped.quadrel.years.length),
    measuresOf: state => measuresOf(state as State),
    rules: rulesOf(edition),
  };
}

function rulesOf(edition: Edition): readonly string[] {
  const rules: { readonly [id: string]: readonly string[] } = RULES;
  return Object.keys(rules).filter(id => rules[id]?.includes(edition.id));
}
